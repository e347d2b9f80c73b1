"""Along a tried line the coach goes on, and the curve follows the line from where it has left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from farwhist.ui.features.study.lines_tree import so_far
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.features.study.strip import CurvePainter, Curves, shares, worths
from farwhist.ui.review.line_coach import as_made, open_choice
from farwhist.ui.table.theme import Theme
from tests.ui.features.study.test_coach import verdict, wait
from tests.ui.features.study.test_lines import longer, tries_of, try_another
from tests.ui.features.study.test_study import press
from tests.ui.furnished import Furnished

Key = Qt.Key


def judged_line(page: StudyPage, qtbot: QtBot) -> None:
    """Let the others play and the coach look, until the player has to choose."""
    coach = page.line_coach
    assert coach is not None
    qtbot.waitUntil(lambda: not tries_of(page).thinks and not coach.busy, timeout=30_000)


def test_the_curve_follows_the_line_from_where_it_left(window: Furnished, qtbot: QtBot) -> None:
    page = longer(window, qtbot)
    wait(page, qtbot)
    match = dict(page.timeline.curves.match)
    assert sorted(match) == page.deal.own(0) and page.timeline.curves.left is None
    try_another(page, qtbot)
    judged_line(page, qtbot)
    curves, left = page.timeline.curves, page._left_match
    assert page.line_coach is not None
    asked = page.line_coach.asked
    assert curves.left == left and curves.match == match
    assert asked is not None and sorted(curves.line) == [left, asked[0]] == [left, page.last]
    chosen = page.deal.steps[left].card
    assert chosen is not None
    made = curves.line[left]
    assert f"play {chosen.text}" in made.choices[made.played].moves
    assert set(page.board.pills.values) == set(page._moves_by_card()) or asked[1].forced
    press(page, Key.Key_X)
    judged_line(page, qtbot)
    later = page.timeline.curves.line[asked[0]]
    assert later.best == later.played and later.choices == asked[1].choices
    press(page, Key.Key_Backspace)
    assert page.timeline.curves.left is None and page.timeline.curves.match == match
    assert not page.line_coach.verdicts and page.line_coach.asked is None


def test_an_open_choice_blames_nobody() -> None:
    found = open_choice(verdict("blunder"))
    assert found.word == "best" and found.best == found.played == 0
    made = as_made(found, 1)
    assert made.word == "blunder" and made.best == 0 and made.played == 1
    assert as_made(found, 0).word == "best"


def test_where_the_line_stands_is_told_beside_the_match() -> None:
    told = so_far(verdict("blunder"), "8♠", open_choice(verdict("best")))
    assert told.splitlines() == [
        "Before the choice: 58 % · +7.6",
        "In the match, 8♠: 23 % · +2.4",
        "Here: 58 % · +7.6",
    ]
    assert so_far(None, "", open_choice(verdict("best", share="none"))) == "Here: +7.6"


def test_curves_tell_what_was_before_a_choice_and_after_it() -> None:
    found = {3: verdict("blunder"), 5: verdict("best", unit="match", share="none")}
    assert shares(found) == [(3, 0.58), (3, 0.23)]
    assert worths(found) == [(3, 7.6), (3, 2.4)]
    assert Curves({3: found[3]}).reach() == (0.0, 7.6)
    assert Curves({}).reach() is None and Curves(found).end is None
    assert Curves({}, {3: found[3]}, 3).end == 0.23


def test_the_match_is_pale_behind_the_line() -> None:
    theme = Theme()

    def strength(curves: Curves, until: int | None = None) -> tuple[int, int]:
        image = QImage(200, 100, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        drawn = CurvePainter(painter, theme, QRectF(0, 10, 200, 80), lambda step: 20.0 * step)
        drawn.draw(curves, until=until, size=0)
        painter.end()
        columns = [max(image.pixelColor(x, y).alpha() for y in range(38, 48)) for x in (30, 150)]
        return columns[0], columns[1]

    match = {step: as_made(verdict("best"), 0) for step in (1, 5, 9)}
    whole = Curves(match)
    assert min(strength(whole)) > 200
    before, after = strength(Curves(match, {}, 5))
    assert before > 200 and 0 < after < 120
    assert strength(whole, until=5)[1] < 40, "it ends where one stands"
