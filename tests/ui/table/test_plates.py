"""What plates and felt say by the state of a deal: second line, chip, arcs, the sum of the bids."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from farwhist.ui.table.animation.celebration import DARK
from farwhist.ui.table.items.deal_facts_item import SumItem
from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import FELTS, Theme, themed
from farwhist.ui.viewmodels.plates import PlateStatus, SeatFacts, Word
from farwhist.ui.wording import plate_words, table_words
from farwhist.ui.wording.plate_words import PlateLine
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.table.test_felts import contrast


def facts(**changes: object) -> SeatFacts:
    usual: dict[str, object] = {
        "seat": 1, "name": "Nora", "dealer": False, "turn": False, "leads": False,
        "word": Word.NONE, "bid": 2, "taken": 2, "playing": True, "points": 40,
    }  # fmt: skip
    return SeatFacts(**{**usual, **changes})  # type: ignore[arg-type]


def test_who_leads_can_be_read_in_the_least_window(
    spoken: str, make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.matches.open()
    window.resize(1000, 650)
    driving.wait_until_asked(window, qtbot)
    item = window.table.scene.plates[0]
    asked = facts(word=Word.CHOOSE, first=True, own=True, turn=True, bid=None, points=None)
    item.set_facts(replace(asked, seat=0, name="A"))
    window.table.view.grab()
    assert spoken == "pseudo" or item.toolTip() == "", "nothing was cut"


@pytest.mark.parametrize(("changes", "wanted"), [
    ({}, PlateLine("40 points")),
    ({"points": None}, PlateLine()),
    ({"word": Word.READY}, PlateLine("✓ Ready", "good")),
    ({"word": Word.THINKING}, PlateLine("thinking …")),
    ({"word": Word.LATER}, PlateLine("no bid yet")),
    ({"word": Word.OUT}, PlateLine("sits out")),
    ({"word": Word.THINKING, "first": True}, PlateLine("leads first", "strong")),
    ({"word": Word.LATER, "first": True, "own": True}, PlateLine("You lead", "strong")),
    ({"word": Word.CHOOSE, "first": True, "own": True},
     PlateLine("Your bid? You lead", "strong", short="You lead")),
    ({"turn": True, "own": True}, PlateLine("Your turn", "strong")),
    ({"streak": 3, "scored": True}, PlateLine("3 in a row", "strong")),
    ({"streak": 3}, PlateLine("40 points")),
    ({"streak": 2, "scored": True}, PlateLine("40 points")),
    ({"note": PlateStatus("tricks", 3, stands="needs")}, PlateLine("needs a trick")),
    ({"note": PlateStatus("tricks", 3, stands="safe")}, PlateLine("safe")),
    ({"note": PlateStatus("cards", 5)}, PlateLine("cards left")),
])  # fmt: skip
def test_the_second_line_by_state(changes: dict[str, object], wanted: PlateLine) -> None:
    assert plate_words.second_line(facts(**changes)) == wanted


def test_the_leader_who_is_ready_is_told_to_be_both() -> None:
    both = facts(word=Word.READY, first=True)
    assert plate_words.second_line(both).text == "leads first"
    assert plate_words.at_the_right(both) == PlateLine("✓ Ready", "good")
    assert plate_words.at_the_right(facts(word=Word.READY)) == PlateLine()


def test_arcs_start_at_the_leader_and_go_with_the_bids(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes=driving.deals("3,1"))
    driving.wait_until_asked(window, qtbot)
    table = window.table
    assert table.scene.directions.first == table.position.leader
    assert len(table.scene.directions.arcs) == 4
    assert [p.facts.first for p in table.scene.plates.values()].count(True) == 1
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: bool(table.input.playable()), timeout=10_000)
    assert table.scene.directions.first is None
    assert not any(plate.facts.first for plate in table.scene.plates.values())


@pytest.mark.parametrize(("bids", "meaning"), [(8, "one under"), (9, "equal"), (11, "2 over")])
def test_the_sum_is_told_and_drawn_as_boxes(window: Furnished, bids: int, meaning: str) -> None:
    item = SumItem(Theme())
    item.set_place(Rect(0, 0, 400, 60), 15)
    told = table_words.sum_of_bids(bids, 9)
    assert told.meaning == meaning
    blank = painted(item)
    item.set_sum(told, bids, 9)
    assert painted(item) != blank
    assert item.toolTip() == f"{bids} tricks bid out of 9: {meaning}"
    item.set_sum(None, 0, 0)
    assert painted(item) == blank and not item.toolTip()


def test_the_sum_that_is_revealed_is_short_where_its_sentence_has_no_room(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, str]] = []
    banner = window.table.scene.banner
    monkeypatch.setattr(banner, "say", lambda text, short="": said.append((text, short)))
    window.matches.start("elevator", 4, changes=driving.deals("3,1"))
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: bool(window.table.input.playable()), timeout=10_000)
    long, short = next(each for each in said if each[0])
    assert short and long.startswith(short) and long != short


@pytest.mark.parametrize("high", [60, 40, 38, 30, 22])
def test_a_narrow_sum_still_tells_how_far_away_it_is(window: Furnished, high: int) -> None:
    told = table_words.sum_of_bids(11, 9)
    theme = Theme()
    item = SumItem(theme)
    item.set_place(Rect(0, 0, 130, high), 15)
    item.set_sum(told, 11, 9)
    picture = painted(item)
    strong = QColor(theme.felt_over).rgb()
    rows = [y for y in range(high) if any(picture.pixel(x, y) == strong for x in range(130))]
    assert rows and max(rows) < high


def test_the_word_that_bids_are_equal_never_stands_alone(window: Furnished) -> None:
    item = SumItem(Theme())
    item.set_place(Rect(0, 0, 130, 22), 15)
    blank = painted(item)
    item.set_sum(table_words.sum_of_bids(9, 9), 9, 9)
    assert painted(item) == blank and not item.covers().h


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("taken", [1, 4])
def test_the_numbers_of_a_dark_plate_can_be_read(qapp: object, felt: str, taken: int) -> None:
    theme = themed(Theme(), felt)
    item = PlateItem(theme, facts(taken=taken, scored=True, points=None))
    item.set_place(Rect(0, 0, 212, 64), 15)
    picture = QImage(212, 64, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(theme.felt_centre))
    painter = QPainter(picture)
    painter.translate(106, 32)
    dark = QImage(picture.size(), picture.format())
    dark.fill(0)
    within = QPainter(dark)
    within.translate(106, 32)
    item.paint(within, QStyleOptionGraphicsItem())
    within.end()
    painter.setOpacity(DARK)
    painter.drawImage(-106, -32, dark)
    painter.end()
    ground = picture.pixelColor(204, 14)
    end = 199 if taken == 1 else 174  # before the triangle
    bid = [picture.pixelColor(x, y) for x in range(end - 9, end) for y in range(16, 48)]
    assert max(contrast(each, ground) for each in bid) >= 4.5


def painted(item: SumItem) -> QImage:
    picture = QImage(400, 60, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return picture


def test_the_felt_has_the_sum_all_deal_once_it_is_known(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes=driving.deals("3,1"))
    driving.wait_until_asked(window, qtbot)
    table = window.table
    assert table.scene.sum.told is None
    driving.click_once(window, qtbot)
    for _ in range(3):
        qtbot.waitUntil(lambda: bool(table.input.playable()), timeout=10_000)
        told = table.scene.sum.told
        assert told is not None and window.scoreboard.line.text() == str(told)
        driving.click_once(window, qtbot)


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_what_is_looked_at_every_second_is_large(
    window: Furnished, qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.matches.start("elevator", seats, changes=driving.deals("7"))
    driving.wait_until_asked(window, qtbot)
    for plate in window.table.scene.plates.values():
        assert plate.number_size >= (30 if plate.facts.own else 24)
        assert plate.number_size <= 0.6 * plate.area.height(), "two lines fit beside it"
