"""What each kind of game shows in the score panel: nothing leaves it, and nobody is left out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec import field
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Suit
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.lookup import goal
from farwhist.ui.scores import chart, score_words, table
from farwhist.ui.scores import ink as ink_of_the_panel
from farwhist.ui.scores.chart_lines import colour_in_window, colour_on_plate, line_number
from farwhist.ui.scores.ink import Ink
from farwhist.ui.scores.model import heads, rows
from farwhist.ui.scores.points_view import Shown
from farwhist.ui.scores.printing import paper
from farwhist.ui.scores.score_words import deal_note
from farwhist.ui.scores.table import VIEWS
from farwhist.ui.scores.tally import Scores, falls, run_of, standing
from farwhist.ui.settings.languages import Languages
from farwhist.ui.style.tokens import DARK
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording import outcomes, player_names
from tests.helpers.drive import any_moves, deals_done, start
from tests.helpers.languages import LANGUAGES

NAMES = [
    "You", "Alexandrina Theodora", "Bo", "WWWWWWWWWWWWWWWWWWWW", "Ilse", "Brunhilde Eisenmann",
    "Sven",
]  # fmt: skip
GAMES = [
    ("elevator", 3), ("elevator", 7), ("wizard", 6), ("romanian", 5), ("spades", 4),
    ("cutthroat", 3), ("bid_whist", 4), ("bid_whist_kitty", 4), ("classic", 4), ("knockout", 2),
    ("knockout", 7), ("bastard", 5), ("classic_short", 4),
]  # fmt: skip


class Noting(Ink):
    """Keeps the boxes and the texts that are written."""

    boxes: list[QRectF] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    too_high: list[str] = field(default_factory=list)
    signs: list[QPointF] = field(default_factory=list)

    def text(self, box: QRectF, text: str, *rest: object, **more: object) -> None:
        super().text(box, text, *rest, **more)  # type: ignore[arg-type]
        self.boxes.append(box)
        self.texts.append(text)

    def suit(self, suit: Suit, x: float, y: float, size: float) -> None:
        super().suit(suit, x, y, size)
        self.signs.append(QPointF(x, y))

    def lines(self, box: QRectF, text: str, size: float, colour: str, weight: int = 400) -> None:
        super().lines(box, text, size, colour, weight)
        if self.height(text, size, box.width(), weight) > box.height() + 1:
            self.too_high.append(text)
        self.boxes.append(box.adjusted(0, 0, 0, 30 - box.height()))
        self.texts.append(text)


def scores_of(match: Match, players: Sequence[str] = NAMES) -> Scores:
    """Return the scores of a match as seat 0 sees them."""
    rules, view = match.rules, match.view(0)
    players = players[: rules.seats]
    names, order = list(players), list(range(rules.seats))
    if rules.partners:
        names, order = outcomes.member_names(players, 0), [0, 1]
    return Scores(
        "", view, names, order, rules.explained, rules.deal_count, rules.kind,
        players=players, avatars=list(range(rules.seats)), viewer=0, goal=goal(rules),
    )  # fmt: skip


def drawn(scores: Scores, wide: float, high: float, *, folded: bool = False) -> Noting:
    """Draw the middle of the panel into a picture, and return what was written."""
    picture = QPixmap(round(wide), round(high))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    ink = Noting(painter, Theme(), QFont())
    box = QRectF(0, 0, wide, high)
    try:
        if folded:
            table.rail(ink, scores, box, Shown())
        else:
            VIEWS[scores.kind.summary](ink, scores, box, Shown())
    finally:
        painter.end()
    return ink


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_nothing_is_written_outside_the_panel(qtbot: QtBot, preset: str, seats: int) -> None:
    match, rng = start(preset, seats, 3), Random(3)
    for done in (0, 1, 2, 3, 5, 8):
        any_moves(match, rng, deals_done(done))
        for more in (0, 9):
            moves = len(match.moves) + more
            any_moves(match, rng, lambda match, moves=moves: len(match.moves) >= moves)
            scores = scores_of(match)
            for wide, high in ((284, 598), (284, 404), (284, 330), (340, 900)):
                ink = drawn(scores, wide, high)
                area = QRectF(0, 0, wide, high)
                outside = [
                    text
                    for box, text in zip(ink.boxes, ink.texts, strict=True)
                    if not area.adjusted(-1, -1, 1, 1).contains(box) or box.width() < 4
                ]
                assert not outside, (done, wide, high)
            ink = drawn(scores, table.RAIL_WIDTH, 516, folded=True)
            assert len(ink.texts) >= 2 + len(scores.order)


@pytest.mark.parametrize("preset", ["classic", "minnesota"])
def test_no_text_has_room_below_the_sign_of_trumps(qtbot: QtBot, preset: str) -> None:
    """The tricks of both sides, in a language in which they are longer, ended on it."""
    match = any_moves(start(preset, 4, 3), Random(3), lambda each: len(each.position.tricks) > 2)
    ink = drawn(scores_of(match), 284, 598)
    for sign in ink.signs:
        assert not any(box.contains(sign) for box in ink.boxes)


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_every_player_is_told_whole(qtbot: QtBot, preset: str, seats: int) -> None:
    match = any_moves(start(preset, seats, 4), Random(4), deals_done(2))
    for folded, wide in ((False, 284.0), (True, table.RAIL_WIDTH)):
        ink = drawn(scores_of(match), wide, 598, folded=folded)
        known = " ".join([*ink.texts, *(text for _, text in ink.spots)])
        assert all(name in known for name in NAMES[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["knockout", "classic", "bid_whist", "spades"])
def test_no_words_are_cut_in_any_language(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, preset: str, language: str
) -> None:
    Languages(qapp).use(language)
    cut: set[str] = set()

    class Noticing(QFontMetricsF):
        def elidedText(self, text: str, *how: Any) -> str:
            shown = super().elidedText(text, *how)
            cut.update({text} if shown != text else ())
            return shown

    monkeypatch.setattr(ink_of_the_panel, "QFontMetricsF", Noticing)
    names = player_names.shown_names(player_names.default_names(4, 0))
    match, rng = start(preset, 4, 7), Random(7)
    while not match.over:
        moves = len(match.moves) + 11
        any_moves(match, rng, lambda match, moves=moves: len(match.moves) >= moves)
        drawn(scores_of(match, names), 284, 598)
        if len(match.position.results) > 4:
            break
    assert not cut


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "seats"), [("knockout", 7), ("knockout", 4), ("bid_whist", 4)])
def test_no_line_is_sliced_in_any_language(
    qapp: QApplication, preset: str, seats: int, language: str
) -> None:
    Languages(qapp).use(language)
    names = player_names.shown_names(player_names.default_names(seats, 0))
    match, rng = start(preset, seats, 7), Random(7)
    while not match.over and len(match.position.results) < 5:
        moves = len(match.moves) + 5
        any_moves(match, rng, lambda match, moves=moves: len(match.moves) >= moves)
        assert not drawn(scores_of(match, names), 284, 598).too_high


def test_the_standing_is_ordered_by_points_and_ties_share_a_place(qtbot: QtBot) -> None:
    scores = scores_of(any_moves(start("elevator", 4), Random(2), deals_done(3)))
    scores.view.totals[:] = [5, 9, 5, 1]
    assert [(each.column, each.place) for each in standing(scores)] == [
        (1, 1), (0, 2), (2, 2), (3, 4),
    ]  # fmt: skip
    assert [each.own for each in standing(scores)] == [False, True, False, False]


def test_a_run_is_told_from_the_third_exact_bid_on(qtbot: QtBot) -> None:
    match, rng = start("elevator", 4, 8), Random(8)
    seen = set()
    for done in range(1, 13):
        any_moves(match, rng, deals_done(done))
        scores = scores_of(match)
        for seat in range(4):
            run = run_of(scores.results, seat)
            words, proud = score_words.exact_note(scores, seat)
            assert proud is (run >= 3)
            assert words == (f"{run} exact in a row" if proud else words)
            assert proud or words.endswith(f" of {done} exact")
            seen.add(run)
    assert len(seen) > 2


def test_bid_whist_tells_contract_declarer_and_tricks(qtbot: QtBot) -> None:
    match = any_moves(start("bid_whist", 4, 5), Random(5), deals_done(3))
    scores = scores_of(match)
    assert scores.goal == (7, -7)
    lines = rows(scores)
    for index, result in enumerate(scores.results):
        made, who = result.contract, result.declarer
        assert made is not None and who is not None
        need, side = 6 + made.level, who % 2
        taken = sum(result.taken[side::2]) + 1
        assert sum(result.taken) == 12, "the kitty is the first trick of the declaring side"
        words = deal_note(scores, index)
        assert words.startswith(f"{NAMES[who]}: {made.level} ")
        assert f"took {taken} of {need}" in words
        assert (result.points[side] > 0) is ("made" in words) is (taken >= need)
        assert lines[index][-1].text == words
    assert heads(scores)[-1] == "Contract"


def test_knock_out_tells_who_named_the_trump_and_who_is_out(qtbot: QtBot) -> None:
    match = any_moves(start("knockout", 5, 7), Random(7))
    scores = scores_of(match)
    named = [result.named_by for result in scores.results]
    assert named[0] is None and all(seat is not None for seat in named[1:])
    for index, result in enumerate(scores.results):
        words = deal_note(scores, index)
        if result.named_by is not None:
            assert f"chose trumps: {NAMES[result.named_by]}" in words
        for seat in range(5):
            assert not falls(scores, index, seat) or NAMES[seat] in words
    ink = drawn(scores, 284, 598)
    assert any(text.startswith(("Match won: ", "You win ")) for text in ink.texts)


def test_knock_out_tells_who_names_trump_next_and_who_won_the_cut(qtbot: QtBot) -> None:
    told = set()
    for seed in range(4):
        match = any_moves(start("knockout", 5, seed), Random(seed))
        view = Position(5)
        scores = replace(scores_of(match), view=view)
        for event in match.events:
            event.seen_by(0).apply(view)
            if scores.winners or scores.running or view.caller is None or not view.results:
                continue
            cut = view.cut is not None and view.cut.deal == view.deal + 1
            words = "won the cut and chooses trumps" if cut else "chooses trumps"
            if view.caller == 0:
                words = "You won the cut and choose trumps" if cut else "You choose trumps"
            else:
                words = f"{NAMES[view.caller]} {words}"
            assert words in drawn(scores, 284, 598).texts
            told.add(cut)
    assert told == {True, False}


def test_knock_out_says_who_has_won_from_the_moment_it_is_decided(qtbot: QtBot) -> None:
    """The last player is left, and the deal is scored, before the match itself ends."""
    moments, drawn_out = 0, False
    for seed in range(6):
        match = any_moves(start("knockout", 4, seed), Random(seed))
        view = Position(4)
        scores = replace(scores_of(match), view=view)
        for event in match.events:
            event.seen_by(0).apply(view)
            decided = len(view.alive) == 1 or bool(view.results and any(view.results[-1].points))
            assert bool(scores.winners) is decided
            if not decided:
                continue
            assert scores.winners == match.position.winners
            texts = drawn(scores, 284, 598).texts
            own = scores.winners == (0,)
            assert ("You win the match." in texts) is own
            assert any(text.startswith("Match won: ") for text in texts) is not own
            wrong = (
                "still in",
                "You are out",
                "You need",
                "choose trumps",
                "chooses trumps",
            )
            assert not [text for text in texts if any(each in text for each in wrong)]
            assert "won" not in texts
            moments += not view.over
            drawn_out |= 0 not in view.alive
    assert moments >= 6 and drawn_out


def test_the_sheet_comes_with_the_third_deal(qtbot: QtBot) -> None:
    match, rng = start("elevator", 4), Random(1)
    for done, wanted in ((0, False), (1, False), (2, True)):
        any_moves(match, rng, deals_done(done))
        moves = len(match.moves) + 1
        any_moves(match, rng, lambda match, moves=moves: len(match.moves) >= moves)
        assert ("Cards" in drawn(scores_of(match), 284, 598).texts) is wanted


def test_cards_shed_have_no_curve_before_the_second_round(qtbot: QtBot) -> None:
    match, rng = start("bastard", 4), Random(1)
    any_moves(match, rng, lambda match: len(match.moves) >= 5)
    first = drawn(scores_of(match), 284, 598)
    assert first.texts.count("Bo") == 1 and any(text.endswith(" left") for text in first.texts)
    any_moves(match, rng, deals_done(1))
    assert drawn(scores_of(match), 284, 598).texts.count("Bo") == 2


GREY = 5
"""The line that is nearly white on the felt, and nearly black on paper."""


def test_a_player_has_one_line_whoever_of_several_looks() -> None:
    match = any_moves(start("elevator", 4, 4), Random(4), deals_done(2))
    lines = []
    for viewer in range(4):
        shown = ShownMatch(viewer, tuple(NAMES[:4]), rules=match.rules)
        scores = score_words.scores_of(shown, match.view(viewer), several=True)
        lines.append({column: line_number(scores, column) for column in scores.order})
    assert all(each == lines[0] for each in lines)
    assert sorted(lines[0].values()) == list(range(4))


def test_no_grid_line_runs_through_a_name(qtbot: QtBot) -> None:
    scores = scores_of(any_moves(start("elevator", 4, 4), Random(4), deals_done(1)))
    image, room = QPixmap(700, 260), QRectF(0, 0, 700, 260)
    painter = QPainter(image)
    metrics = QFontMetricsF(painter.font(), image)
    chart.draw(painter, room, scores, paper(), ranks=False)
    painter.end()
    pixels, plot = image.toImage(), chart.arrange(room, scores, metrics, ranks=False)
    grid = {pixels.pixel(int(plot.right) - 2, int(y)) for _, y in plot.ticks}
    for n, middle in enumerate(plot.labels):
        values = chart.series(scores, ranks=False)
        x, name, _ = chart.label_of(scores, plot, values, n, room, metrics)
        end = x + metrics.horizontalAdvance(name)
        for _, y in plot.ticks:
            if abs(y - middle) < metrics.height() / 2 - 2:
                row = {pixels.pixel(at, int(y)) for at in range(int(x) + 1, int(end))}
                assert not row & grid, name


@pytest.mark.parametrize(("preset", "seats"), [("elevator", 7), ("elevator", 2), ("spades", 4)])
def test_a_player_has_one_line_in_the_panel_and_in_the_charts(
    qtbot: QtBot, preset: str, seats: int
) -> None:
    scores = scores_of(any_moves(start(preset, seats, 4), Random(4), deals_done(2)))
    columns = [*scores.order]
    assert scores.own == columns[0] and line_number(scores, scores.own) == 0
    for order in (columns, columns[::-1]):
        shown = replace(scores, order=order)
        numbers = [line_number(shown, column) for column in order]
        assert sorted(numbers) == list(range(len(order)))
        assert line_number(shown, shown.own) == 0
    theme, light, dark = Theme(), paper(), paper()
    dark.setColor(dark.ColorRole.Base, QColor(DARK.raised))
    for number in range(len(columns)):
        hues = [
            QColor(colour).hslHue()
            for colour in (
                colour_on_plate(scores, number, theme),
                colour_in_window(number, light),
                colour_in_window(number, dark),
            )
        ]
        apart = [(one - other + 180) % 360 - 180 for one in hues for other in hues]
        assert max(map(abs, apart)) < 40 or number == GREY, (number, hues)
