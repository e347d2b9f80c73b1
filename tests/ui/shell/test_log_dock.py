"""The log floats beside a narrow window, or over what is free of the felt."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from farwhist.ui.shell.accessibility import on_the_felt
from tests.ui import driving
from tests.ui.furnished import Furnished


def test_it_stands_beside_a_narrow_window(window: Furnished, qtbot: QtBot) -> None:
    window.resize(1000, 650)
    driving.wait_until_asked(window, qtbot)
    window.actions_["log"].trigger()
    log = window.access.log
    assert log.isFloating() and log.isVisible()
    assert not log.geometry().intersects(window.geometry())
    assert window.screen().availableGeometry().contains(log.geometry())


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_on_the_felt_it_covers_nothing_that_is_read(
    window: Furnished, qtbot: QtBot, seats: int
) -> None:
    window.resize(1000, 650)
    window.matches.start("elevator", seats, changes=driving.deals("5"))
    driving.wait_until_asked(window, qtbot)
    place, layout = on_the_felt(window.table), window.table.layout_now()
    assert place.w >= 180 and place.h >= 100
    read = [*layout.plates.values(), layout.trump_text, layout.sum_text, layout.last_trick]
    read += [pose.bounds() for pose in layout.resting.values()]
    assert not any(place.overlaps(each) for each in read)
