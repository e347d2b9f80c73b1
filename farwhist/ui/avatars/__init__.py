"""The pictures of players, drawn at any size.

Not here: names.
"""

from farwhist.ui.avatars.picture import COUNT, picture, sheet
from farwhist.ui.avatars.portraits import Mood

__all__ = ["COUNT", "Mood", "picture", "sheet"]
