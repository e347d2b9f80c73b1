"""Heads, hair and beards, and how a person of a court is put together."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from farwhist.ui.deck.court.inker import Inker, Stuff
from farwhist.ui.deck.court.shapes import disc, mirrored, outline, together


class Face(Struct, frozen=True):
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


def waves(ink: Inker) -> None:
    """Hair to the shoulders that turns outwards at its ends: a king's."""
    ink.shape(
        outline(
            "M 35 24 C 28 38 32 52 24.5 61 C 29 67 39 67 42 59 L 58 59 C 61 67 71 67 75.5 61 "
            "C 68 52 72 38 65 24 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(3):
        lock = (
            f"M {35.5 - k * 0.9} {30 + k * 3} "
            f"C {33 - k} 42 {35 - k * 1.5} 54 {37 - k * 4} {64 - k * 1.2}"
        )
        ink.strands(together(outline(lock), mirrored(outline(lock))))


def long(ink: Inker) -> None:
    """Straight hair over the shoulders."""
    ink.shape(
        outline(
            "M 50 17 C 25 16 28 46 25 76 Q 34 83 41 74 L 59 74 Q 66 83 75 76 C 72 46 75 16 50 17 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        lock = (
            f"M {37.5 - k * 1.6} {30 + k} C {33.5 - k * 1.3} 44 {35 - k * 1.5} 60 {37.5 - k * 3} 76"
        )
        ink.strands(together(outline(lock), mirrored(outline(lock))))


def bob(ink: Inker) -> None:
    """Hair cut at the chin, its points on the cheeks."""
    ink.shape(
        outline(
            "M 50 17 C 27 15 23 42 28 60 C 33 66 41 62 42 54 L 58 54 C 59 62 67 66 72 60 "
            "C 77 42 73 15 50 17 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(3):
        lock = (
            f"M {35 - k * 1.6} {32 + k * 2} "
            f"C {31 - k} 44 {31 - k * 0.6} 54 {36 - k * 2.4} {60.5 - k * 0.4}"
        )
        ink.strands(together(outline(lock), mirrored(outline(lock))))


def page(ink: Inker) -> None:
    """A page's cut: straight to the jaw, rolled inwards."""
    ink.shape(
        outline(
            "M 34 22 C 27 34 27 50 27.5 58 C 28 66 38 67 42 62 L 58 62 C 62 67 72 66 72.5 58 "
            "C 73 50 73 34 66 22 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(3):
        lock = (
            f"M {34.5 - k * 1.6} 32 "
            f"C {33 - k * 1.4} 44 {32.6 - k * 1.4} 54 {36.5 - k * 2.4} {63 - k}"
        )
        ink.strands(together(outline(lock), mirrored(outline(lock))))


def curls(ink: Inker) -> None:
    """Rich curls to the shoulders."""
    for sign in (-1, 1):
        for x, y, r in ((14, 66, 7), (18, 59, 7), (16, 50, 7.4), (17, 40, 7), (15, 31, 7)):
            ink.shape(disc(50 + sign * x, y, r, r * 0.92), Stuff.HAIR)
            turn = outline(
                f"M {50 + sign * (x + 4)} {y - 3} Q {50 + sign * (x - 1)} {y - 6} "
                f"{50 + sign * (x - 3)} {y} "
                f"Q {50 + sign * (x - 1)} {y + 4} {50 + sign * (x + 2)} {y + 1}"
            )
            ink.strands(turn)
    ink.flat(outline("M 36 24 L 64 24 L 62 60 L 38 60 Z"), Stuff.HAIR)


def coils(ink: Inker) -> None:
    """Braids rolled up over the ears."""
    ink.shape(outline("M 50 17 C 30 16 30 40 33 56 L 67 56 C 70 40 70 16 50 17 Z"), Stuff.HAIR)
    for x in (30.5, 69.5):
        ink.shape(disc(x, 47, 8.6, 9.6), Stuff.HAIR)
        for r in (6, 3.4, 1.2):
            ink.strands(disc(x, 47, r, r * 1.12))


def veil(ink: Inker) -> None:
    """A veil from the crown to the shoulders, with a hem of gold."""
    cloth = outline(
        "M 50 12 C 25 12 27 42 20 80 Q 32 86 40 72 L 60 72 Q 68 86 80 80 C 73 42 75 12 50 12 Z"
    )
    ink.shape(cloth, Stuff.TRIM)
    fold = outline("M 34 26 C 28 42 29 60 25 80")
    ink.details(fold, Stuff.GOLD, 0.8)
    ink.line(outline("M 21.4 77 Q 31.6 82.4 39 69"), 1.3, Stuff.GOLD)
    ink.line(mirrored(outline("M 21.4 77 Q 31.6 82.4 39 69")), 1.3, Stuff.GOLD)
    ink.shape(outline("M 50 18 C 33 17 34 38 35.6 56 L 64.4 56 C 66 38 67 17 50 18 Z"), Stuff.HAIR)


def parting(ink: Inker) -> None:
    """Front hair parted in the middle, down to the temples."""
    lock = outline("M 50 22 C 44.6 29 38.6 33 36.4 46 C 32 40 32 27 40 20 Z")
    ink.pair(lock, Stuff.HAIR)
    strand = outline("M 46 25 C 41 30 37.4 35 36 41")
    ink.strands(together(strand, mirrored(strand)))


def fringe(ink: Inker) -> None:
    """Hair cut straight above the brows."""
    ink.shape(
        outline(
            "M 34 44 C 32 30 36 22 50 21 C 64 22 68 30 66 44 "
            "Q 64.6 40 63.4 34 Q 50 37.4 36.6 34 Q 35.4 40 34 44 Z"
        ),
        Stuff.HAIR,
    )
    for x in (40, 45, 50, 55, 60):
        ink.strands(outline(f"M {x} 27 L {x + (x - 50) * 0.1} 34"))


def temples(ink: Inker) -> None:
    """A little hair at both temples."""
    ink.pair(
        outline("M 33.6 27 L 43 27 C 39 31 37.4 36 36.6 46 C 33.4 41 33 34 33.6 27 Z"), Stuff.HAIR
    )


def kiss_curls(ink: Inker) -> None:
    """Two waves on the brow and a point on each cheek, as worn in the twenties."""
    ink.pair(
        outline(
            "M 50 23 C 46 33 38 31 37.6 40 C 37.4 47 41.4 49 42.4 53.6 "
            "C 36 53 32.6 44 33 36 C 33.4 27 41 21 50 23 Z"
        ),
        Stuff.HAIR,
    )
    strand = outline("M 46.4 26.6 C 42 31 35.8 31 35.6 39 C 35.6 45 38 48 40 51.4")
    ink.strands(together(strand, mirrored(strand)))


def side_waves(ink: Inker) -> None:
    """Hair from the side, looking left, to the shoulder."""
    ink.shape(
        outline(
            "M 44 24 C 44 31 50 33 52 39 C 54 46 51 53 55 60 "
            "C 58 66 68 68 77 61 C 70 54 75 38 68 25 Q 56 18 44 24 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        ink.strands(
            outline(
                f"M {50 + k * 4} {27 - k * 0.4} "
                f"C {56 + k * 3.6} 38 {54 + k * 3.6} 50 {59 + k * 4} {62.4 - k * 0.2}"
            )
        )


def side_bob(ink: Inker) -> None:
    """A page's cut from the side, looking left."""
    ink.shape(
        outline(
            "M 39.8 34 C 41 25 50 20 60 22 C 71 26 73 44 71 59 "
            "C 66 65 56 64 51.6 60 C 53 54 54.6 44 51 36 Q 44.6 36.6 39.8 34 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        ink.strands(
            outline(
                f"M {46 + k * 4.4} {27 - k * 0.6} "
                f"C {54 + k * 3.6} 36 {57 + k * 3.2} 48 {54.6 + k * 4} {61.6}"
            )
        )


def forked(ink: Inker) -> None:
    """A long beard in two points."""
    ink.shape(
        outline(
            "M 35.9 44 C 36 58 38 72 43.6 81 C 47 77 49 73.6 50 70 C 51 73.6 53 77 56.4 81 "
            "C 62 72 64 58 64.1 44 C 61.6 51 58.6 53.6 55 53.2 "
            "Q 50 52.4 45 53.2 C 41.4 53.6 38.4 51 35.9 44 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        lock = outline(
            f"M {38 + k * 1.7} {52 + k * 1.6} "
            f"C {38.6 + k * 2} {62 + k} {40.4 + k * 1.5} "
            f"{70 + k * 0.4} {43 + k * 0.9} {78 - k * 2.4}"
        )
        ink.strands(together(lock, mirrored(lock)))
    _lips(ink)
    moustache(ink)


def full(ink: Inker) -> None:
    """A broad round beard of curls."""
    ink.shape(
        outline(
            "M 35.8 43 C 31 50 32.6 55 33.6 58 "
            "C 31.6 63 34.6 67.6 37.6 68.6 C 38.4 74 43 76.6 46 75.4 "
            "C 48 78.6 52 78.6 54 75.4 C 57 76.6 61.6 74 62.4 68.6 C 65.4 67.6 68.4 63 66.4 58 "
            "C 67.4 55 69 50 64.2 43 C 62 51 58.6 53.6 55 53.2 "
            "Q 50 52.4 45 53.2 C 41.4 53.6 38 51 35.8 43 Z"
        ),
        Stuff.HAIR,
    )
    for x, y in ((37, 58), (40.6, 65.4), (46, 70.4), (43.6, 63.6)):
        curl = outline(
            f"M {x - 2} {y - 1.4} Q {x - 1.6} {y + 2.6} {x + 1.4} {y + 1.8} "
            f"Q {x + 2.4} {y - 0.6} {x + 0.2} {y - 0.4}"
        )
        ink.strands(together(curl, mirrored(curl)))
    _lips(ink)
    moustache(ink)


def short(ink: Inker) -> None:
    """A trimmed beard along the jaw, and no moustache."""
    ink.shape(
        outline(
            "M 35.6 45 C 36.4 56 43 69 50 69.4 "
            "C 57 69 63.6 56 64.4 45 C 62.6 51 60.4 57.6 56.6 59.6 "
            "Q 53.6 61.6 50 61.4 Q 46.4 61.6 43.4 59.6 C 39.6 57.6 37.4 51 35.6 45 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        lock = outline(f"M {38 + k * 2.6} {54.6 + k * 2.2} L {40 + k * 2.6} {60.6 + k * 1.8}")
        ink.strands(together(lock, mirrored(lock)))


def pointed_side(ink: Inker) -> None:
    """A long pointed beard from the side, looking left."""
    ink.shape(
        outline(
            "M 54 44 C 54 50 50 53.6 45.6 54.6 "
            "C 42.6 52.6 38.6 52 36.4 53.4 C 38.6 54.6 39.6 55.6 40.4 57.2 "
            "C 38.6 57.8 37.4 57.6 36 58.2 C 32.6 66 33.2 76 36.6 83 C 45 80 55 70 58.6 56 Z"
        ),
        Stuff.HAIR,
    )
    for k in range(4):
        ink.strands(
            outline(
                f"M {40 + k * 4} {61 - k * 1.2} "
                f"C {37.4 + k * 3.6} {68 - k} {37.6 + k * 2.6} "
                f"{74 - k} {38.4 + k * 2.2} {79 - k * 2}"
            )
        )
    ink.strands(outline("M 38.4 53.6 Q 42 53.6 45 56"))


def moustache(ink: Inker) -> None:
    """A moustache that hangs a little."""
    ink.pair(
        outline("M 50 53.2 C 47 52 44 53.4 41.4 57.4 C 44.4 57.6 48 57 50 55 Z"),
        Stuff.HAIR,
        fine=True,
    )


def cavalier(ink: Inker) -> None:
    """A thin turned-up moustache and a tuft on the chin."""
    ink.pair(
        outline("M 50 53.4 C 47 52.6 44.6 55.6 41 53 C 42.4 57 47 56.6 50 54.6 Z"),
        Stuff.HAIR,
        fine=True,
    )
    ink.shape(
        outline("M 48.4 59.6 Q 50 59 51.6 59.6 Q 51.4 65 50 67 Q 48.6 65 48.4 59.6 Z"),
        Stuff.HAIR,
        fine=True,
    )


def _lips(ink: Inker) -> None:
    ink.flat(disc(50, 57, 3.5, 1.5), Stuff.LIPS)
    ink.detail(outline("M 46.4 56.8 Q 50 57.6 53.6 56.8"), width=0.6)


Part = Callable[[Inker], None]


class Person(Struct, frozen=True):
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


def draw_person(ink: Inker, person: Person) -> None:
    """Draw a person from the waist up."""
    with ink.mirror(person.mirrored):
        for part in person.behind:
            part(ink)
        person.robe(ink)
        if person.face is None:
            profile(ink)
        else:
            front(ink, person.face)
        for part in (*person.over, *person.head):
            part(ink)
        with ink.mirror(person.left):
            for part in person.held:
                part(ink)
