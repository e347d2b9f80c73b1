"""The portraits of the players: twelve different ones, sharp, and each on its plate."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from farwhist.engine.position import Position
from farwhist.ui.avatars import COUNT, Mood, picture, sheet
from farwhist.ui.table.items import plate_item
from farwhist.ui.viewmodels.shown_match import ShownMatch
from tests.helpers.pixels import unlike
from tests.ui import driving
from tests.ui.furnished import Furnished


def image(index: int, size: int, ratio: float = 1.0) -> QImage:
    found = picture(index, size, ratio).toImage()
    found.setDevicePixelRatio(1.0)
    return found


@pytest.mark.parametrize("size", [28, 96])
def test_nobody_looks_like_anybody_else(qapp: object, size: int) -> None:
    for one, other in combinations(range(COUNT), 2):
        assert unlike(image(one, size), image(other, size)) > 12, (one, other)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_portraits_are_round_and_drawn_for_the_screen(qapp: object, ratio: float) -> None:
    for index in range(COUNT):
        portrait = picture(index, 40, ratio)
        assert portrait.devicePixelRatio() == ratio
        assert portrait.width() == portrait.height() == round(40 * ratio)
        pixels = image(index, 40, ratio)
        assert pixels.pixelColor(0, 0).alpha() == 0
        assert pixels.pixelColor(pixels.width() // 2, pixels.height() // 2).alpha() == 255


@pytest.mark.parametrize("index", range(COUNT))
def test_every_face_tells_each_mood(qapp: object, index: int) -> None:
    """Enough pixels differ at the size of a plate, and only in the face."""
    faces = [picture(index, 50, 1.0, mood).toImage() for mood in Mood]
    for one, other in combinations(faces, 2):
        changed = [
            (x, y) for x in range(50) for y in range(50) if one.pixel(x, y) != other.pixel(x, y)
        ]
        assert len(changed) > 25
        assert all(12 <= x <= 38 and 13 <= y <= 37 for x, y in changed)


def test_a_portrait_of_nobody(qapp: object) -> None:
    for index in (-1, COUNT):
        with pytest.raises(IndexError, match="12 people"):
            picture(index, 40)


def test_the_sheet_shows_all(qapp: object) -> None:
    assert sheet(96, 2.0).devicePixelRatio() == 2.0


def test_every_seat_has_a_portrait_of_its_own(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 7)
    driving.wait_until_asked(window, qtbot)
    plates = window.table.scene.plates
    assert sorted(plate.facts.avatar for plate in plates.values()) == list(range(7))


def test_plates_show_the_chosen_portraits(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    plate, table = window.table.scene.plates[1], window.table
    before = table.view.grab().toImage()
    runner = window.runner
    match = ShownMatch(0, ("A", "B", "C", "D"), (3, 8, 3, 11), runner.rules)
    table.jump(match, Position(4), runner.seen())
    assert [table.scene.plates[seat].facts.avatar for seat in range(4)] == [3, 8, 3, 11]
    place = table.layout_now().plates[1]
    inset = round(7 * place.h / plate_item.USUAL)
    side = round(place.h - 2 * inset)
    shown = table.view.grab().toImage()
    assert shown != before
    corner = plate.mapToScene(plate.boundingRect().topLeft())
    x, y = round(corner.x()) + 3 + inset, round(corner.y()) + 3 + inset
    portrait = image(8, side, shown.devicePixelRatio())
    for at in range(side // 4, 3 * side // 4):
        seen, drawn = shown.pixelColor(x + at, y + at), portrait.pixelColor(at, at)
        assert abs(seen.red() - drawn.red()) <= 2 and abs(seen.green() - drawn.green()) <= 2
