"""Puts a person together."""

from __future__ import annotations

from farwhist.ui.deck.court import heads
from farwhist.ui.deck.court.inker import Inker
from farwhist.ui.deck.court.person import Person


def draw_person(ink: Inker, person: Person) -> None:
    """Draw a person from the waist up."""
    with ink.mirror(person.mirrored):
        for part in person.behind:
            part(ink)
        person.robe(ink)
        if person.face is None:
            heads.profile(ink)
        else:
            heads.front(ink, person.face)
        for part in (*person.over, *person.head):
            part(ink)
        with ink.mirror(person.left):
            for part in person.held:
                part(ink)
