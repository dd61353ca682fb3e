"""Fortyniner: the rules of four gold-rush board games, and matches played by them. Standard library only."""

__version__ = "0.1.0"
