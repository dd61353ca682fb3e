"""Gold Country: two to four seats drive four mines through the forest, and trade their cards."""

from fortyniner.gold_country.game import GAME

__all__ = ["GAME"]
