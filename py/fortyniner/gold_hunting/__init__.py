"""Gold Hunting: two seats hide ten pieces in four veins each and call what lies on top of the other's."""

from fortyniner.gold_hunting.game import GAME

__all__ = ["GAME"]
