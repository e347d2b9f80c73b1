"""Wizards and jesters in the three styles of the courts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtGui import QPainter, QPainterPath

from farwhist.engine.cards import Rank, Suit
from farwhist.ui.deck.court import clothes, deco, emblem, headwear, people, woodcut
from farwhist.ui.deck.court.inker import Hatch, Inker, Stuff, Technique
from farwhist.ui.deck.court.people import Face, Person, draw_person
from farwhist.ui.deck.court.shapes import WIDTH

COLOURS: Final = {Rank.WIZARD: "#5A2A91", Rank.JESTER: "#A5480C"}
"""They belong to no suit, and have none of the suits' colours."""

SIGNS: Final[dict[Rank, Callable[[float, float, float], QPainterPath]]] = {
    Rank.WIZARD: headwear.star,
    Rank.JESTER: headwear.bell,
}
"""What stands in the place of a suit: middle and radius give the outline."""

_PEOPLE: Final = {
    Rank.WIZARD: Person(
        "#DEDCD6",
        (14, 22),
        Face(brow=1.9),
        (people.long,),
        clothes.chevrons,
        (),
        (headwear.long_beard, headwear.pointed),
        (headwear.staff,),
    ),
    Rank.JESTER: Person(
        "#6B4326",
        (11, 56),
        Face(turn=-0.8, brow=1.1),
        (),
        clothes.harlequin,
        (headwear.points,),
        (headwear.fools_cap,),
        (headwear.bauble,),
    ),
}
_TRIM: Final = {Rank.WIZARD: Suit.SPADES, Rank.JESTER: Suit.CLUBS}
"""The suit whose courts wear the same second colour."""

_SMALLER, _LEFT, _DOWN = 0.9, 5.0, 11.0
"""They stand a little smaller than courts: their hats are high."""


def draw(painter: QPainter, style: str, rank: Rank, scale: float) -> None:
    """Draw the upper half of a picture; one unit of the painter is one unit of the picture."""
    DRAWN[style](painter, rank, COLOURS[rank], scale)


def _deco(painter: QPainter, rank: Rank, colour: str, scale: float) -> None:
    ink = Inker(painter, deco.technique(_TRIM[rank], colour, _PEOPLE[rank].hair), scale)
    deco.ground(painter)
    _person(ink, rank)
    deco.band(ink)


def _woodcut(painter: QPainter, rank: Rank, colour: str, scale: float) -> None:
    ink = Inker(painter, _cut(_PEOPLE[rank], colour), scale)
    woodcut.ground(painter)
    _person(ink, rank)
    woodcut.belt(ink)


def _person(ink: Inker, rank: Rank) -> None:
    person = _PEOPLE[rank]
    ink.flat(SIGNS[rank](*person.pip, 8), Stuff.SUIT)
    with ink.at(_LEFT, _DOWN, size=_SMALLER):
        draw_person(ink, person)


def _cut(person: Person, colour: str) -> Technique:
    """Return the way of the woodcut, with a spot colour of its own."""
    cut = woodcut.technique(Suit.SPADES, person.hair)
    spots = dict.fromkeys((Stuff.TRIM, Stuff.BLOOM, Stuff.LEAF, Stuff.SUIT), colour)
    hatches = {**cut.hatches, Stuff.HAIR: Hatch(82, 1.9, 0.5, cut.colours[Stuff.INK])}
    return replace(cut, colours={**cut.colours, **spots}, hatches=hatches)


def _emblem(painter: QPainter, rank: Rank, colour: str, scale: float) -> None:
    emblem.ground(painter, colour, scale)
    wizard = rank is Rank.WIZARD
    size, top = (1.2, 38) if wizard else (0.76, 40)
    way = emblem.technique(Rank.JACK, colour)
    ink = Inker(painter, way, scale * size)
    with ink.at(WIDTH / 2, top, size=size), ink.at(-50, 0):
        (headwear.pointed if wizard else headwear.fools_cap)(ink)
    ink.flat(SIGNS[rank](WIDTH / 2, 93, 9.5), Stuff.SUIT)


DRAWN: Final[dict[str, Callable[[QPainter, Rank, str, float], None]]] = {
    "deco": _deco,
    "woodcut": _woodcut,
    "emblem": _emblem,
}
"""What draws them in each style, with their colour."""
