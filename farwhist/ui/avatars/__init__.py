"""Twelve people to sit at the table, drawn by the program at any size."""

from farwhist.ui.avatars.picture import COUNT, picture, sheet
from farwhist.ui.avatars.portraits import Mood

__all__ = ["COUNT", "Mood", "picture", "sheet"]
