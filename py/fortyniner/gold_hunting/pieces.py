"""What is in the box of Gold Hunting (GH-1, GH-2)."""

SEATS = 2
VEINS = 4
KINDS = (1, 2, 3)
"""A piece is named by its nuggets: single, double, triple."""
PIECES = (4, 4, 2)
"""How many singles, doubles and triples each seat has: 10 pieces, 18 nuggets."""
MARKERS = (1, 2, 3)
MARKER_WORTH = 2
"""Points of a marker that lies face up at the end (GH-21)."""
