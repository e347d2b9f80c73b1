"""Values stand above the cards, each readable and within its card; what is certain lies on them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from farwhist.analysis.endings import OpenEnding
from farwhist.bots.judging.verdict import Grounds, Valued, Verdict
from farwhist.engine.cards import Card, card
from farwhist.engine.moves import PlayCard
from farwhist.engine.position import Position
from farwhist.ui.review import card_values
from farwhist.ui.review.card_values import ValuePills
from farwhist.ui.style.tokens import COACH_ON_DARK
from farwhist.ui.table.layout.layout import Layout, Stance, lay_out
from farwhist.ui.table.theme import Theme

HELD: Final = [card(f"{rank}{suit}") for suit in "CS" for rank in "23456789TJQKA"]

TABLES: Final = ((728, 443), (960, 593), (1600, 860))
"""The felt of the study in the windows of 1000x650, 1280x800 and 1920x1080."""


def verdict() -> Verdict:
    choices = (
        Valued(("play 2C", "play 6C"), 7.6, 0.1, 0.58, 2000),
        Valued(("play 8S", "play 9S"), -10.4, 0.1, 0.23, 2000),
    )
    grounds = Grounds("best_chance", {})
    return Verdict(
        0, 1, 6, "card", "points", "exact", choices, 0, 1, 5.2, 0.05, 15, "blunder", 2000, grounds
    )  # fmt: skip


def held(count: int, table: tuple[int, int], text: float, raised: Card | None) -> Layout:
    """Return how a hand of so many clubs and spades lies, with room for pills above it."""
    view = Position(4)
    cards = sorted(HELD[:count], key=lambda each: (each.suit, each.rank))
    view.hands = [list(cards), [], [], []]
    view.dealt = [list(cards), [], [], []]
    layout = lay_out(view, 0, *map(float, table), Stance(raised=raised), text=text)
    return card_values.with_room(layout, 0, card_values.scale_of(layout, text))


def test_one_card_is_the_best_and_one_was_played() -> None:
    told = card_values.values(verdict(), card("9S"))
    assert {each.text: value.text for each, value in told.items()} == {
        "2C": "58 %", "6C": "58 %", "8S": "23 %", "9S": "23 %",
    }  # fmt: skip
    assert [each.text for each, value in told.items() if value.word == "best"] == ["2C"]
    assert [each.text for each, value in told.items() if value.word == "blunder"] == ["9S"]
    assert told[card("8S")].points == "−10.4"
    ink = card_values.outlines(told, Theme())
    assert ink == {card("2C"): COACH_ON_DARK["best"], card("9S"): COACH_ON_DARK["blunder"]}


def test_the_own_card_has_the_mark_where_it_is_one_of_the_best() -> None:
    right = replace(verdict(), played=0, loss=0.0, word="best")
    told = card_values.values(right, card("6C"))
    assert [each.text for each, value in told.items() if value.word] == ["6C"]


def test_points_take_the_place_of_a_chance_that_nobody_tells() -> None:
    told = card_values.values(replace(verdict(), share="none"), None)
    assert told[card("2C")].text == "+7.6" and told[card("2C")].points == ""
    of_match = card_values.values(replace(verdict(), unit="match", share="match"), None)
    assert of_match[card("2C")].text == "58 %" and of_match[card("2C")].points == ""


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("count", [2, 9, 10, 13])
def test_every_value_is_read_above_its_card(
    qtbot: QtBot, count: int, table: tuple[int, int], text: float
) -> None:
    layout = held(count, table, text, HELD[1])
    scene, pills = QGraphicsScene(), ValuePills(Theme())
    scene.addItem(pills)
    cards = list(layout.resting)
    value = card_values.CardValue("100 %", "−10.4", "best", best=True)
    pills.show_values(dict.fromkeys(cards, value))
    pills.fit(layout, layout.plates[0], card_values.scale_of(layout, text))
    places = pills.places()
    assert list(places) == cards
    boxes = [places[each] for each in cards]
    for one, other in pairwise(boxes):
        assert one.right() <= other.left(), "no value covers another"
    strips = {each.card: each for each in card_values.strips(layout)}
    for each, box in places.items():
        assert strips[each].x <= box.center().x() <= strips[each].x + strips[each].w
        assert box.top() >= layout.plates[0].bottom
        pose = layout.poses[each]
        if text == 1.0 or count < 13:
            assert box.bottom() <= pose.y - pose.height / 2 + 1, "the index is free"
    size, signed = pills._common(places)
    assert size >= 9
    for box in places.values():
        assert pills._first_line(value, size, signed=signed)[0] <= box.width()
    pills.reach(cards[0])
    assert pills.places()[cards[0]].width() >= places[cards[0]].width()
    image = _drawn(scene, table)
    assert image


def _drawn(scene: QGraphicsScene, table: tuple[int, int]) -> bool:
    from PySide6.QtGui import QImage, QPainter

    image = QImage(*table, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, *table), QRectF(0, 0, *table))
    painter.end()
    return any(
        image.pixelColor(x, y).alpha() for x in range(0, table[0], 3) for y in range(0, table[1], 3)
    )


def test_what_is_certain_lies_on_the_cards(qtbot: QtBot) -> None:
    moves = [PlayCard((each,)) for each in HELD[:3]]
    found = card_values.sure(OpenEnding((HELD[1],), False), moves)
    assert found == {HELD[1]: "for"}
    assert card_values.sure(OpenEnding((), True), moves) == dict.fromkeys(HELD[:3], "against")
    assert card_values.sure(OpenEnding((), False), moves) == {}
    assert card_values.sure(None, moves) == {}
    layout = held(6, TABLES[0], 1.0, HELD[1])
    scene, pills = QGraphicsScene(), ValuePills(Theme())
    scene.addItem(pills)
    pills.fit(layout, layout.plates[0], 1.0)
    assert not _drawn(scene, TABLES[0])
    pills.show_sure({HELD[1]: "for", HELD[5]: "against"})
    strips = {each.card: each for each in card_values.strips(layout)}
    for each, box in pills.chips().items():
        strip = strips[each]
        assert strip.x <= box.left() and box.right() <= strip.x + strip.w
        assert strip.top < box.top() < layout.sizes.height - box.height(), "it is seen"
    assert _drawn(scene, TABLES[0])
