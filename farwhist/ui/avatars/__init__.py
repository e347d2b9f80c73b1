"""Twelve people to sit at the table, drawn by the program at any size."""

from farwhist.ui.avatars.brush import Mood
from farwhist.ui.avatars.picture import COUNT, picture, sheet

__all__ = ["COUNT", "Mood", "picture", "sheet"]
