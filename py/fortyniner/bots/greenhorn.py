"""The bot that plays any legal move, each as likely as the others."""

from fortyniner.bots import Thought
from fortyniner.match import Chair


class Greenhorn:
    """Chance itself."""

    def think(self, chair: Chair) -> Thought:
        """Any legal move."""
        return chair.chance.choice(chair.moves)
        yield
