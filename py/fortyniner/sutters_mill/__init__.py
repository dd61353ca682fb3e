"""Sutter's Mill: two to four seats build up the town of Coloma, and get out of it in time."""

from fortyniner.sutters_mill.game import GAME

__all__ = ["GAME"]
