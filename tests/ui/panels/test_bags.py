"""Bids that partners add up, and bags: in the corner, the sheet, the summary and in words."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Suit
from farwhist.engine.events import BidMade, CardsDealt, DealScored, TrumpSet
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.help import rules_text
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.panels.summary_table import summary_rows
from farwhist.ui.scores.model import as_csv, heads, rows
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.languages import Languages
from farwhist.ui.table.items.felt_items import TrumpItem
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import lay_out
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.plates import plate_status, seat_facts
from farwhist.ui.voice import spoken
from farwhist.ui.wording import outcomes
from tests.helpers.drive import fold, rules_of
from tests.helpers.languages import LANGUAGES
from tests.helpers.tables import opened, taken
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.panels.test_panels_move import to_summary

NAMES = ["You", "Oscar", "Nora", "Eddie"]
SIZES = [(1000, 558), (1030, 708), (1600, 988)]
MADE = ((3, 4, 4, 2), (4, 4, 5, 0))
NIL_FAILED = ((0, 4, 5, 3), (1, 4, 5, 3))


def played(rules: Ruleset, *deals: tuple[Sequence[int], Sequence[int]]) -> Position:
    """Return a view after these deals, each the bids and the tricks of all seats."""
    view, score = Position(rules.seats), lookup.undertaken(rules)
    for number, (bids, won) in enumerate(deals):
        made = [BidMade(seat, bid, 0) for seat, bid in enumerate(bids)]
        blank = CardsDealt(((None,) * rules.size_of(0),) * rules.seats, ())
        begun = [*opened(rules, rules.size_of(0))[number > 0 :], blank, TrumpSet(Suit.SPADES)]
        fold(view, [*begun, *made, *taken(*won)])
        bags = score.bags_after(view)
        fold(view, [DealScored(score.points(view), tuple(bids), bags=bags)])
    return view


def scores_of(rules: Ruleset, view: Position) -> Scores:
    partners = rules.partners
    names = outcomes.member_names(NAMES, 0) if partners else NAMES[: rules.seats]
    order = range(rules.sides)
    return Scores("", view, names, order, rules.explained, None, rules.kind)


def test_the_corner_tells_bids_points_and_bags_of_both_sides() -> None:
    rules = rules_of("spades")
    view = played(rules, MADE)
    title, told = outcomes.corner(view, "bids", NAMES, 0, None)
    assert title == "♠ Spades"
    assert told == "We 72 – They −60 · bags 2–0 · tricks 9/7 – 4/6"
    told = outcomes.corner(view, "bids", NAMES, 1, None)[1]
    assert told == "We −60 – They 72 · bags 0–2 · tricks 4/6 – 9/7"
    fold(view, opened(rules, 13)[1:])
    before_the_bids = outcomes.corner(view, "bids", NAMES, 0, None)
    assert before_the_bids == ("Trump not known yet", "We 72 – They −60 · bags 2–0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_corner_has_room_for_both_lines(language: str, qapp: QApplication) -> None:
    languages = Languages(qapp)
    languages.use(language)
    try:
        rules, cut = rules_of("spades"), []
        view = played(rules, ((7, 3, 5, 4), (3, 1, 6, 3)), ((6, 7, 6, 3), (1, 6, 5, 1)))
        lines = outcomes.corner(view, "bids", NAMES, 0, None)
        for size in SIZES:
            layout = lay_out(view, 0, *size)
            item = TrumpItem(Theme())
            item.set_place(layout.trump_text, layout.sizes.font)
            item.set_text(*lines)
            picture = QImage(round(size[0]), 400, QImage.Format.Format_ARGB32_Premultiplied)
            painter = QPainter(picture)
            item.paint(painter, QStyleOptionGraphicsItem())
            painter.end()
            cut += [(size, item.toolTip())] if item.toolTip() else []
        assert not cut
    finally:
        languages.use("en")


def test_alone_the_corner_tells_ones_own_bags() -> None:
    rules = rules_of("cutthroat", 3)
    view = played(rules, ((5, 6, 4), (7, 5, 5)))
    for viewer, bags in ((0, 2), (1, 0)):
        line = outcomes.corner(view, "bids", NAMES, viewer, None)[1]
        assert line == f"Deal 1 · 17 cards each · your bags {bags}"


def test_the_sheet_adds_up_what_partners_bid_and_took() -> None:
    rules = rules_of("spades")
    scores = scores_of(rules, played(rules, MADE, NIL_FAILED))
    first, second, sums = rows(scores)
    assert [cell.text for cell in first[3:6]] == ["9/7  +72 ✓", "4/6  −60 ▼", "13 of 13: equal"]
    assert [cell.text for cell in second[3:5]] == ["6/5  −49 ▲", "7/7  +70 ✓"]
    assert [cell.away for cell in (*first[3:5], *second[3:5])] == [0, -2, 1, 0]
    assert "tricks bid and made (7 × 10)" in first[3].hint and "bags" in first[3].hint
    assert "bid of 0 missed" in second[3].hint
    assert [cell.text for cell in sums[3:5]] == ["23", "10"]
    assert heads(scores)[3].startswith("★ We")
    table = list(csv.reader(as_csv(scores).splitlines()))
    assert [row[4:7] + row[8:9] for row in table[1:3]] == [
        ["7", "9", "72", "1"], ["6", "4", "-60", "0"]
    ]  # fmt: skip


def test_tricks_above_a_bid_are_no_miss_for_who_plays_alone() -> None:
    rules = rules_of("cutthroat", 3)
    (line, _) = rows(scores_of(rules, played(rules, ((5, 6, 4), (7, 5, 5)))))
    assert [cell.text for cell in line[3:6]] == ["7/5  +52 ✓", "5/6  −60 ▼", "5/4  +41 ✓"]


def test_a_deal_without_bids_is_told_by_its_tricks() -> None:
    rules = rules_of("spades", 4, first_deal="on")
    view, score = Position(4), lookup.undertaken(rules)
    blank = CardsDealt(((None,) * 13,) * 4, ())
    fold(view, [*opened(rules, 13), blank, TrumpSet(Suit.SPADES), *taken(4, 4, 4, 1)])
    status = plate_status(view, 2, rules.kind.plate)
    assert status is not None and outcomes.note(status) == "4 tricks"
    bags = score.bags_after(view)
    fold(view, [DealScored(score.points(view), (None,) * 4, bags=bags)])
    scores = scores_of(rules, view)
    (line, _) = rows(scores)
    assert [cell.text for cell in line[3:6]] == ["+80", "+50", ""]
    told = [row.text.did for row in summary_rows(scores, 0)]
    assert told == ["8 tricks", "5 tricks"]
    (result,) = view.results
    assert "bid" not in outcomes.OUTCOMES["bids"](result, view, 0)
    assert outcomes.bid_outcome(result, 0) == "You took 4: +80."


@pytest.mark.parametrize(("preset", "seats", "deal", "wanted"), [
    ("spades", 4, MADE, ["We", "bid 3+4, took 4+5", "✓ bags: 2", "+72", "72"]),
    ("cutthroat", 3, ((5, 6, 4), (7, 5, 5)), ["You", "bid 5, took 7", "✓ bags: 2", "+52", "52"]),
])  # fmt: skip
def test_the_summary_tells_bids_tricks_and_bags(
    window: Furnished,
    preset: str,
    seats: int,
    deal: tuple[Sequence[int], Sequence[int]],
    wanted: list[str],
) -> None:
    rules = rules_of(preset, seats)
    window.resize(1600, 1000)
    window.host.sum_up(scores_of(rules, played(rules, deal)), 0, last=False)
    panel = window.host.panel
    assert isinstance(panel, SummaryPanel)
    told = [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]
    where = told.index(wanted[0])
    assert told[where : where + 3] == wanted[:3]
    assert set(wanted[3:]) <= set(told)


def test_long_names_lose_their_members_before_bids_and_tricks_go(window: Furnished) -> None:
    rules = rules_of("spades", 4)
    scores = scores_of(rules, played(rules, MADE))
    long = ["We (Brunhilde Eisenmann-Schulze, Alexandrina)", "The others (Oskar, Eddie)"]
    window.resize(1000, 650)
    window.host.sum_up(replace(scores, names=long), 0, last=False)
    panel = window.host.panel
    assert isinstance(panel, SummaryPanel)
    seen = [label for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]
    assert panel.names[0].text() == "We" and panel.names[0].toolTip() == long[0]
    assert "9/7" in {label.text() for label in seen}
    assert panel.width() <= panel.room(window.table.layout_now()).w


def test_the_summary_stands_lower_where_it_would_cover_the_sum_of_the_bids(
    window: Furnished,
) -> None:
    rules = rules_of("cutthroat", 3)
    window.host.sum_up(scores_of(rules, played(rules, ((5, 6, 4), (7, 5, 5)))), 0, last=False)
    panel = window.host.panel
    assert isinstance(panel, SummaryPanel)
    room = Rect(0, 0, 600, panel.height() + 60)
    for told, spare, wanted in ((10, 0, 30), (40, 0, 44), (90, 40, 94), (90, 0, 30)):
        panel.bid_sum = partial(Rect, 0, 0, 400, told)
        panel.spare = partial(float, spare)
        panel.fit(room, [panel.font_size])
        assert panel.y() == pytest.approx(wanted, abs=1), "never lower than its room"


@pytest.mark.parametrize("text_scale", [1, 2])
@pytest.mark.parametrize(("game", "seats"), [("spades", 4), ("elevator", 7)])
def test_the_sum_of_the_bids_is_seen_whole_or_not_at_all(
    window: Furnished, qtbot: QtBot, game: str, seats: int, text_scale: int
) -> None:
    window.resize(1000, 650)
    window.table.appearance.set_text_scale(text_scale)
    driving.only_beginners(window)
    window.matches.start(game, seats, changes={} if game == "spades" else driving.deals("5,5"))
    panel = to_summary(window, qtbot)
    told = window.table.scene.sum
    # Large texts of seven seats leave no room for it; the status bar tells it.
    assert (told.covers().w > 100) is not (text_scale > 1 and seats == 7)
    assert told.isVisible() is not panel.covers(told.covers())
    assert told.isVisible() or text_scale > 1, "there is room for both"
    panel.closed.emit()
    assert told.isVisible()


def test_a_plate_compares_what_counts_the_bids_of_both_partners() -> None:
    rules = rules_of("spades", 4)

    def above(*deal: Sequence[int]) -> list[int]:
        view = played(rules, (deal[0], deal[1]))
        found = [seat_facts(view, s, 0, NAMES[s], (), kind=rules.kind) for s in range(4)]
        return [each.difference for each in found]

    assert above(*MADE) == [2, -2, 2, -2]
    assert above(*NIL_FAILED) == [1, 0, 0, 0], "who bid nil stands alone, and so does the partner"
    rules = rules_of("cutthroat", 3)
    view = played(rules, ((5, 6, 4), (7, 5, 5)))
    assert [seat_facts(view, s, 0, "", (), kind=rules.kind).difference for s in range(3)] == [
        2,
        -1,
        1,
    ]


def test_the_outcome_is_told_in_a_sentence() -> None:
    view = played(rules_of("spades"), MADE)
    told = outcomes.outcome(view.results[-1], view, 0, "bids")
    assert told == "We bid 7 and took 9: +72. They bid 6 and took 4: −60."
    view = played(rules_of("cutthroat", 3), ((5, 6, 4), (7, 5, 5)))
    assert (
        outcomes.outcome(view.results[-1], view, 0, "bids") == "You bid 5 and took 7: 2 extra, +52."
    )


def test_a_voice_hears_what_the_corner_shows() -> None:
    rules = rules_of("spades")
    told = spoken.seats(played(rules, MADE), 0, NAMES, rules.kind)
    assert "tricks 9/7 – 4/6." in told and "bags 2–0" in told


@pytest.mark.parametrize(("options", "wanted", "missing"), [
    ({}, "Nil scores 100 if you take no trick", "jokers"),
    ({"nil": "off"}, "A bid of 0 is a bid like any other.", "A blind nil"),
    ({"jokers": "2"}, "The red joker is the highest spade", "below zero"),
    ({"floor": "-200", "bags": "off"}, "200 points below zero", "penalty"),
    ({"partners": "off"}, "Each player's own bid is the contract.", "partner's contract"),
])  # fmt: skip
def test_the_rules_of_the_match_tell_its_options(
    options: dict[str, str], wanted: str, missing: str
) -> None:
    page = rules_text.page(rules_of("spades", 4, **options), "Spades")
    assert wanted in page and missing not in page
