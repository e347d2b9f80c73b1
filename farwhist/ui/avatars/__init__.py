"""The pictures of players, drawn at any size.

Not here: names.
"""

from farwhist.ui.avatars.brush import Mood
from farwhist.ui.avatars.picture import COUNT, picture, sheet

__all__ = ["COUNT", "Mood", "picture", "sheet"]
