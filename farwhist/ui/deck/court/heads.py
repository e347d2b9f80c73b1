"""Faces. Calm and level: lens-shaped eyes, a closed mouth, no smile."""

from __future__ import annotations

from dataclasses import dataclass

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import disc, outline


@dataclass(frozen=True, slots=True)
class Face:
    """A face from the front. `turn` from -1 to 1 is how far it looks to the left or right.

    `brow` is the width of the eyebrows; `soft` gives fuller lips, lashes and a narrower chin.
    """

    turn: float = 0.0
    brow: float = 1.3
    soft: bool = False
    mark: bool = False
    """A beauty spot."""


def front(ink: Inker, face: Face) -> None:
    """Draw neck and face, looking at the player or a little past him."""
    d = 2.4 * face.turn
    throat = outline("M 44 56 L 56 56 L 57 67 Q 50 74 43 67 Z")
    ink.shape(throat, Stuff.SKIN)
    ink.shade(outline("M 43 57 L 57 57 L 57 62 Q 50 70 43 62 Z"), throat)
    jaw, chin = (54.8, 45.2) if face.soft else (56.2, 43.8)
    head = outline(
        f"M 50 21 C 61 21 65 31 64.2 43 C 63.4 53 {jaw + d} 63 {50 + d} 63.6 "
        f"C {chin + d} 63 36.6 53 35.8 43 C 35 31 39 21 50 21 Z"
    )
    ink.shape(head, Stuff.SKIN)
    side = (
        f"M {51.5 + d} 20 L 68 20 L 68 66 L {52 + d} 66 "
        f"C {55.5 + d} 58 {50.5 + d} 54 {51.5 + d} 20 Z"
    )
    ink.shade(outline(side), head)
    for sign in (-1, 1):
        _eye(ink, 50 + d + sign * (6.5 - 0.35 * sign * face.turn), sign, face)
    _nose_and_brows(ink, d, face)
    _mouth(ink, 50 + 1.15 * d, face.soft)
    if face.mark:
        ink.flat(disc(50 + d + 6.4, 53.4, 0.75), Stuff.INK)


def _eye(ink: Inker, x: float, sign: int, face: Face) -> None:
    half = 3.7 - 0.45 * abs(face.turn) * (1 if sign * face.turn > 0 else 0)
    lens = f"M {x - half} 43.6 Q {x} 39.9 {x + half} 43.6 Q {x} 46.2 {x - half} 43.6 Z"
    ink.shape(outline(lens), Stuff.WHITE, fine=True)
    with ink.inside(outline(lens)):
        ink.flat(disc(x + 0.7 * face.turn, 42.9, 1.75), Stuff.INK)
    lid = f"M {x - half - 0.2} 43.7 Q {x} 39.8 {x + half + 0.2} 43.7"
    ink.line(outline(lid), 1.05)
    if face.soft:
        tip = x + sign * (half + 1.5)
        ink.detail(outline(f"M {x + sign * half} 43.4 L {tip} 41.9"), width=0.8)
    ink.detail(outline(f"M {x - 2.8} 40.6 Q {x} 38.6 {x + 2.8} 40.6"), width=0.45)


def _nose_and_brows(ink: Inker, d: float, face: Face) -> None:
    high = 36.4 if face.soft else 37.2
    x = 50 + d
    near = -1 if face.turn > 0 else 1
    for sign in (-1, 1):
        arc = (
            f"M {x + sign * 11} {high + 2.2} "
            f"C {x + sign * 8.6} {high - 0.9} {x + sign * 4.8} "
            f"{high - 0.7} {x + sign * 2} {high + 1.6}"
        )
        ink.line(outline(arc), face.brow)
    tip = x + 1.1 * d
    bridge = (
        f"M {x + near * -2} {high + 1.6} C {x + near * -1.2} 42 {x + near * -1.7} 46 "
        f"{tip - near * 2} 50.2 Q {tip - near * 1.6} 52 {tip} 51.9 "
        f"Q {tip + near * 1.9} 52 {tip + near * 2} 50.6"
    )
    ink.line(outline(bridge), 0.8)


def _mouth(ink: Inker, x: float, soft: bool) -> None:
    half = 3.5 if soft else 3.9
    low = 59 if soft else 58.3
    lips = (
        f"M {x - half} 56.3 Q {x - 1.5} 54.5 {x} 55.3 Q {x + 1.5} 54.5 {x + half} 56.3 "
        f"Q {x} {low + 0.6} {x - half} 56.3 Z"
    )
    ink.flat(outline(lips), Stuff.LIPS)
    ink.detail(outline(f"M {x - half - 0.3} 56.3 Q {x} 56.9 {x + half + 0.3} 56.3"), width=0.6)


PROFILE = (
    "M 42 22 C 39.4 27 38.8 32 38.9 36.4 C 38.9 38.4 39 39.6 38 41.4 L 33.9 49 "
    "C 33.3 50.4 34.2 51.3 36.8 51.5 L 36.3 53.7 C 34.9 54.5 35 55.7 36.4 56.2 "
    "C 35.4 56.9 35.5 58.2 36.9 58.8 C 36.4 60.6 36.6 63.8 41 64.3 C 46.6 64.8 52 62 55.4 57 "
    "L 63 48 L 64 22 Z"
)


def profile(ink: Inker, brow: float = 1.3) -> None:
    """Draw neck and face from the side, looking to the left."""
    throat = outline("M 45.5 58 L 59 50 L 60 67 Q 52 74 45 67 Z")
    ink.shape(throat, Stuff.SKIN)
    ink.shade(outline("M 45 60 L 58 54 L 59.5 62 Q 50 66 45 66 Z"), throat)
    head = outline(PROFILE)
    ink.shape(head, Stuff.SKIN)
    ink.shade(outline("M 50 20 L 66 20 L 66 66 L 46 66 C 54 58 54 40 50 20 Z"), head)
    lens = outline("M 40.9 43.7 Q 42.6 40.3 47.4 42.2 Q 44.8 45.6 40.9 43.7 Z")
    ink.shape(lens, Stuff.WHITE, fine=True)
    with ink.inside(lens):
        ink.flat(disc(42.9, 42.8, 1.75), Stuff.INK)
    ink.line(outline("M 40.8 43.6 Q 42.6 40.1 48 42.2"), 1.05)
    ink.line(outline("M 40.2 38.6 C 42.4 36.1 46.2 36 49 38.6"), brow)
    ink.detail(outline("M 36.6 51.4 Q 38.6 51.4 38.9 49.3"), width=0.7)
    ink.flat(
        outline("M 35.9 54.5 Q 38.2 55.2 39.8 56.4 Q 38.4 57.9 36.6 58 Q 35.9 57 36.5 56.2 Z"),
        Stuff.LIPS,
    )
    ink.detail(outline("M 36.5 56.2 Q 38.6 56.1 40.9 56.5"), width=0.6)


def earrings(ink: Inker) -> None:
    """Hang a pearl drop on each side of the face."""
    ink.pair(disc(35.6, 52, 1.0), Stuff.GOLD, fine=True)
    ink.pair(
        outline("M 35.6 53 C 37.9 56.6 37.4 59.4 35.6 59.4 C 33.8 59.4 33.3 56.6 35.6 53 Z"),
        Stuff.CREAM,
        fine=True,
    )
