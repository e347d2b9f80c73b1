"""The page for another match in a small window: all of it can be seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from farwhist.rules.catalogue import GAMES
from farwhist.rules.draft import Draft
from farwhist.ui.features.new_match.feature import NewMatchPage
from farwhist.ui.settings import languages
from farwhist.ui.table.drawing import PICTURE_HEIGHT, PICTURE_WIDTH, Drawing
from farwhist.ui.table.game_pictures import paint_game
from farwhist.ui.wording.game_names import presets_at_table, seats_range
from tests.helpers.clipping import clipped
from tests.helpers.languages import LANGUAGES
from tests.ui.features.new_match.test_page import opened, press, take
from tests.ui.furnished import Furnished

SMALL = (1000, 626)
MIDDLE = (1280, 776)
"""What the bar of a window leaves of 1000 x 650 and of 1280 x 800."""


@pytest.fixture
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    languages.install(qapp, QLocale(request.param))
    yield request.param


def all_seen(page: NewMatchPage) -> None:
    for _ in range(3):  # what a wrapped line needs is known one round later
        QApplication.processEvents()
    assert page._area.verticalScrollBar().maximum() == 0
    assert all(tile.whole for tile in page.tiles.tiles if not tile.family.own)
    assert clipped(page) == []
    seats = page.players.seats
    for part in (*seats.buttons[: seats.opponents], seats.own, page.length.play):
        assert page.rect().contains(part.rect().translated(part.mapTo(page, QPoint())))


@pytest.mark.parametrize(
    ("language", "size"),
    [*((each, SMALL) for each in LANGUAGES), ("fr", MIDDLE)],
    indirect=["language"],
)
def test_nothing_scrolls(window: Furnished, language: str, size: tuple[int, int]) -> None:
    """Each preset for the most that it is for, and in English each game for each number."""
    ours = Draft.of("oh_hell", 5, {"slam": "20"})
    window.rules.own.save("The family on a long winter evening", ours)
    window.resize(*size)
    page = opened(window)
    done = set[tuple[str, int]]()
    for preset in presets_at_table():
        take(page, preset)
        least, most = seats_range(preset)
        for seats in range(least, most + 1):
            kind = page.selection.family.emblem, seats
            if seats == most or (language == "en" and kind not in done):
                done.add(kind)
                page.players.number.buttons[str(seats)].click()
                all_seen(page)
    page.tiles.tiles[0].click()
    assert page.selection.family.own
    all_seen(page)


@pytest.mark.parametrize("language", ["ro"], indirect=True)
def test_no_word_of_a_seat_is_covered_in_a_very_low_window(
    window: Furnished, language: str
) -> None:
    """A screen of 1366 x 768 at one and a half times the usual size."""
    window.resize(910, 484)
    seats = opened(window).players.seats
    QApplication.processEvents()
    for each in (*seats.buttons[: seats.opponents], seats.own):
        _, lines, top = each._lines(each._room())
        assert top >= 2
        assert top + sum(lines) <= each.height() - 2
        assert each is seats.own or each.join.geometry().bottom() <= top + lines[0]


def test_what_cannot_be_played_says_so_without_scrolling(window: Furnished) -> None:
    window.rules.own.save("Long", Draft.of("oh_hell", 4, {"sequence": "CUSTOM", "custom": "13"}))
    window.resize(*SMALL)
    page = opened(window)
    page.tiles.tiles[0].click()
    page.players.number.buttons["5"].click()
    assert page.length.problem.isVisible()
    all_seen(page)


def test_variants_that_do_not_fit_are_in_a_menu(
    window: Furnished, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(*SMALL)
    page = opened(window)
    assert not page.variants.more.isVisible(), "three variants need none"
    take(page, "oh_hell")
    variants = page.variants
    QApplication.processEvents()
    assert variants.more.isVisible() and variants.more in page.stops()
    assert variants.height() == variants.chips[0].height(), "one line"
    hidden = [chip.text() for chip in variants.chips if chip.isHidden()]
    found = list[QMenu]()
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: found.append(menu))
    variants.more.setFocus()
    press(Qt.Key.Key_Return)
    assert [each.text() for each in found[0].actions()] == hidden
    found[0].actions()[-1].trigger()
    QApplication.processEvents()
    last = variants.chips[-1]
    assert last.isChecked() and last.isVisible(), "what is chosen is always seen"
    assert page.draft.preset == GAMES["oh_hell"].presets[-1].id
    take(page, "elevator")
    assert not variants.more.isVisible()
    page._style.page.text = 2.0
    take(page, "oh_hell")
    assert not variants.more.isVisible(), "a page with large texts scrolls"
    assert all(each.isVisible() for each in variants.chips)


def test_tiles_are_scrolled_to_whole(window: Furnished) -> None:
    for name in ("One", "Two", "Three"):
        window.rules.own.save(name, Draft.of("oh_hell", 5, {"slam": "20"}))
    window.resize(*SMALL)
    page = opened(window)
    tiles, view = page.tiles.tiles, page.tiles._area.viewport()

    def seen() -> list[int]:
        boxes = [tile.rect().translated(tile.mapTo(view, QPoint())) for tile in tiles]
        places = [view.rect().intersected(box) for box in boxes]
        widths = {each.width() for each in places if each.width() > 0}
        assert widths == {tiles[0].width()}, "none is cut"
        return [n for n, each in enumerate(places) if each.width() > 0]

    first = seen()
    assert 0 in first and len(tiles) - 1 not in first
    while (before := seen())[-1] != len(tiles) - 1:
        QTest.mouseClick(page.tiles.on, Qt.MouseButton.LeftButton)
        assert seen()[0] > before[0]
    tiles[0].click()
    assert seen() == first
    tiles[-1].click()
    assert seen()[-1] == len(tiles) - 1


def test_no_card_is_cut_at_the_edge_of_a_picture(
    window: Furnished, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, found = opened(window)._style, list[QRectF]()

    def note(*where: Any) -> None:
        _, _, x, y, height, turn = (*where, 0.0)[:6]
        card = QRectF(-0.36 * height, -height / 2, 0.72 * height, height)
        found.append(QTransform().translate(x, y).rotate(turn).mapRect(card))

    monkeypatch.setattr(Drawing, "card", note)
    page = QPixmap(143, 98)
    room = QRectF(
        -PICTURE_WIDTH / 2,
        -PICTURE_HEIGHT / 2,
        PICTURE_WIDTH,
        PICTURE_HEIGHT,
    )
    for game in GAMES.values():
        found.clear()
        painter = QPainter(page)
        room_here = QRectF(page.rect())
        paint_game(painter, room_here, look.theme, look.deck, game.emblem, [1, 2, 3], own=False)
        painter.end()
        assert all(room.contains(each) for each in found), game.emblem
