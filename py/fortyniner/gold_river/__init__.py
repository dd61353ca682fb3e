"""Gold River: two to five seats bid for first choice among Claims, Buildings and Actions, and strike gold."""

from fortyniner.gold_river.game import GAME

__all__ = ["GAME"]
