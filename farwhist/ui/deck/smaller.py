"""What is too fine to be drawn small is drawn larger and made smaller, once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage


def at_least(
    least: float,
    card: tuple[int, int],
    size: tuple[int, int],
    drawn: Callable[[tuple[int, int]], QImage],
) -> QImage:
    """Return a picture of `size` pixels, a part of a card of `card` pixels.

    Args:
        least: how many pixels wide the card must be for `drawn` to be asked for `size` itself;
            for a narrower card it is asked for the picture as it is on a card so wide.
        card: width and height of the whole card.
        size: of the picture that is wanted.
        drawn: draws the picture in the size that it is given.
    """
    if card[0] >= least:
        return drawn(size)
    factor = least / card[0]
    image = drawn((round(size[0] * factor), round(size[1] * factor)))
    return image.scaled(
        *size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
