"""A court as the list of parts that it is drawn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from farwhist.ui.deck.court.heads import Face
from farwhist.ui.deck.court.inker import Inker

Part = Callable[[Inker], None]


@dataclass(frozen=True, slots=True)
class Person:
    """One court. Its parts are drawn in this order: from behind the head to the hand.

    `hair` is the colour of hair and beard, `pip` the middle of the suit sign beside the figure.
    `face` is None for a face from the side, which looks to the left. `mirrored` turns the whole
    person round, `left` only what is in the hand.
    """

    hair: str
    pip: tuple[float, float]
    face: Face | None
    behind: tuple[Part, ...]
    robe: Part
    over: tuple[Part, ...]
    head: tuple[Part, ...]
    held: tuple[Part, ...]
    left: bool = False
    mirrored: bool = False
