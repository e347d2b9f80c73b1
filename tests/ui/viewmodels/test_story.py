"""The story of a match, its medals, and what one deal changed: on matches made up for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules import catalogue
from farwhist.rules.kind import EXACT_BIDS, GameKind
from farwhist.ui.viewmodels.story import (
    Beat,
    BeatKind,
    Medal,
    MedalKind,
    StandingChange,
    medals,
    run_now,
    standing_change,
    story,
)
from farwhist.ui.wording.story_words import (
    MEDALS,
    SENTENCES,
    Cast,
    change_words,
    medal_words,
    run_words,
    story_text,
)

NAMES = ["You", "Nora", "Oscar", "Eddie"]
KNOCKOUT = catalogue.ruleset("knockout", 4, {}).kind
BID_WHIST = catalogue.ruleset("bid_whist", 4, {}).kind
BASTARD = catalogue.ruleset("bastard", 4, {}).kind


def deal(
    points: Sequence[Points],
    totals: Sequence[Points],
    *,
    made: Sequence[bool] = (),
    taken: Sequence[int] = (),
    still: Sequence[int] | None = None,
    finished: tuple[tuple[int, ...], ...] = (),
    void: bool = False,
) -> DealResult:
    """Return a deal; `made` are the seats that were exact, having bid a trick each."""
    seats = len(made) or len(taken) or len(points)
    won = tuple(taken) or tuple(1 if each else 2 for each in made) or (0,) * seats
    hands = tuple((None,) if still is None or seat in still else () for seat in range(seats))
    return DealResult(
        deal=1, size=7, dealer=0, dealt=hands, turn_up=None, trump=None,
        bids=(1,) * len(made) if made else (None,) * seats, blind=(False,) * seats, tricks=(),
        taken=won, points=tuple(points), totals=tuple(totals), void=void, finished=finished,
    )  # fmt: skip


def match(
    *points: Sequence[Points], ranking: tuple[tuple[int, ...], ...], exact: bool = True
) -> Position:
    """Return the end of a match from the points of all deals; who gets any has been exact."""
    totals = [0.0] * len(points[0])
    results = []
    for each in points:
        totals = [old + new for old, new in zip(totals, each, strict=True)]
        made = [new > 0 for new in each] if exact else []
        results.append(deal(each, totals, made=made))
    view = Position(len(points[0]), sides=len(points[0]))
    view.results, view.ranking, view.totals = results, ranking, totals
    return view


def sentences(view: Position, kind: GameKind = EXACT_BIDS, own: int = 0) -> list[str]:
    names = ["Ada", *NAMES[1:]]
    names[own] = "You"
    if view.sides < view.seats:
        names = ["the other side"] * 2
        names[own] = "your side"
    lines = story_text(story(view, kind), Cast(names, own)).split("\n")
    assert all(not line[0].islower() for line in lines), lines
    return lines


def test_a_run_that_took_the_lead_is_the_turn() -> None:
    view = match((11, 12, 0), (-1, 13, 0), (12, -2, 0), (12, -2, 0), (13, -1, 0),
                 ranking=((0,), (1,), (2,)))  # fmt: skip
    assert story(view, EXACT_BIDS)[0] == Beat("turn", (0,), (1,), deal=4)
    view = match((-1, 30, 0), (12, -2, 0), (12, -2, 0), (12, -2, 0), (13, 11, 0),
                 ranking=((0,), (1,), (2,)))  # fmt: skip
    assert sentences(view) == [
        "The turning point came in deal 4, when 3 exact bids in a row gave you the lead over Nora.",
        "At the end you were 13 points ahead of Nora.",
    ]
    assert sentences(view, own=1)[0].endswith("gave Ada the lead over you.")
    assert sentences(view, own=2)[0].endswith("gave Ada the lead over Nora.")


def test_who_was_never_caught_led_all_the_way() -> None:
    view = match((11, 10), (12, -2), (14, 11), ranking=((0,), (1,)))
    assert sentences(view)[0] == "You led from the first deal to the last."
    assert sentences(view, own=1)[0] == "Ada led from the first deal to the last."


def test_level_before_the_last_deal() -> None:
    view = match((11, 10), (12, 13), (11, -1), ranking=((0,), (1,)))
    assert sentences(view) == [
        "The turning point came in deal 3, when 3 exact bids in a row gave you the lead over Nora.",
        "Level at 23 before the last deal, you bid 1 and took 1.",
    ]


def test_a_wide_margin_leaves_room_for_the_best_deal() -> None:
    view = match((30, 10), (12, -2), (14, 11), ranking=((0,), (1,)))
    assert sentences(view)[1] == "The best deal was yours: +30 in deal 1."


def test_best_deals_that_are_equal_are_not_told() -> None:
    view = match((12, -1), (12, -2), (12, 11), ranking=((0,), (1,)))
    assert [beat.what for beat in story(view, EXACT_BIDS)] == ["led", "ahead"]


def test_an_equal_end_and_a_match_of_one_deal() -> None:
    view = match((11, 10, -1), (10, 11, 12), ranking=((0, 1), (2,)))
    assert sentences(view)[0] == "After 2 deals it is level at 21: You and Nora."
    view = match((11, 10), ranking=((0,), (1,)))
    assert sentences(view) == ["One deal decided it.", "The best deal was yours: +11 in deal 1."]


def test_a_deal_that_is_void_is_not_counted() -> None:
    view = match((11, 10), (12, -2), ranking=((0,), (1,)))
    view.results.insert(1, deal((0, 0), (11, 10), made=(True, True), void=True))
    assert story(view, EXACT_BIDS) == story(
        match((11, 10), (12, -2), ranking=((0,), (1,))), EXACT_BIDS
    )


def test_sides_are_told_of_as_sides() -> None:
    view = match((4, -5), (-4, 2), (5, -4), (3, -2), ranking=((0,), (1,)), exact=False)
    view.seats = 4
    assert sentences(view, BID_WHIST)[0] == "You led from the first deal to the last."
    led = "The other side led from the first deal to the last."
    assert sentences(view, BID_WHIST, own=1)[0] == led
    view = match((-4, 4), (9, -5), (5, -4), ranking=((0,), (1,)), exact=False)
    view.seats = 4
    assert sentences(view, BID_WHIST)[0] == (
        "The turning point came in deal 2, when you took the lead from the other side."
    )
    assert sentences(view, BID_WHIST, own=1)[0] == (
        "The turning point came in deal 2, when the other side took the lead from you."
    )


def test_where_players_drop_out_it_is_told_who() -> None:
    view = Position(4, sides=4)
    view.results = [
        deal((0, 0, 0, 0), (0, 0, 0, 0), taken=(3, 2, 2, 0), still=(0, 1, 2, 3)),
        deal((0, 0, 0, 0), (0, 0, 0, 0), taken=(3, 3, 0, 0), still=(0, 1, 2)),
        deal((1, 0, 0, 0), (1, 0, 0, 0), taken=(4, 1, 0, 0), still=(0, 1)),
    ]
    view.ranking = ((0,), (1,), (2,), (3,))
    assert sentences(view, KNOCKOUT) == [
        "Deal 1 was the first to put somebody out: Eddie.",
        "Played in the last deal: You and Nora.",
    ]
    assert medals(view, KNOCKOUT) == [Medal("tricks", (0,), 10)]


def test_where_cards_are_shed_it_counts_who_was_first() -> None:
    view = match((4, 1, 0), (4, 1, 0), (1, 4, 0), ranking=((0,), (1,), (2,)), exact=False)
    view.results = [
        deal(r.points, r.totals, finished=((winner,), (2,)))
        for r, winner in zip(view.results, (0, 0, 1), strict=True)
    ]
    assert [medal.what for medal in medals(view, BASTARD)] == ["first"]
    assert medals(view, BASTARD)[0] == Medal("first", (0,), 2)


def test_medals_go_to_the_best_alone() -> None:
    view = match((11, -1, 10), (12, 13, -1), (12, -1, 11), (10, 18, -2),
                 ranking=((0,), (1,), (2,)))  # fmt: skip
    assert medals(view, EXACT_BIDS) == [
        Medal("run", (0,), 4, first=1, last=4),
        Medal("best", (1,), points=18, first=4, last=4, size=7),
        Medal("exact", (0,), 4),
    ]
    words = [medal_words(each, NAMES, 4) for each in medals(view, EXACT_BIDS)]
    assert [(each.disc, each.title, each.detail) for each in words] == [
        ("4×", "Longest streak", "You: exact in deals 1 to 4"),
        ("+18", "Best deal", "Nora: deal 4, 7 cards"),
        ("4", "Most exact", "You: 4 of 4"),
    ]
    level = match((11, 11, 11), (11, 11, 11), (10, 10, 10), ranking=((0, 1, 2),))
    assert medals(level, EXACT_BIDS) == []
    assert medals(match((11, 10), ranking=((0,), (1,))), EXACT_BIDS) == []


def test_every_beat_and_medal_has_its_words() -> None:
    assert set(SENTENCES) == set(get_args(BeatKind))
    assert set(MEDALS) == set(get_args(MedalKind))


@pytest.mark.parametrize(
    ("before", "gained", "wanted", "words"),
    [
        ((20, 30, 10), (13, -1, 0), StandingChange("leads", (1,)), "You take the lead from Nora."),
        ((30, 20, 10), (13, -1, 0), StandingChange("keeps"), "You keep the lead."),
        ((20, 32, 10), (12, -1, 22), StandingChange("shares", (2,)),
         "You share the lead with Oscar."),
        ((5, 40, 10), (12, -1, -2), StandingChange("passes", (2,)), "You pass Oscar."),
        ((25, 40, 10), (5, -1, -2), StandingChange("behind", (1,), 9), "9 points behind Nora."),
    ],
)  # fmt: skip
def test_a_deal_changes_the_order(
    before: Sequence[Points], gained: Sequence[Points], wanted: StandingChange, words: str
) -> None:
    after = [old + new for old, new in zip(before, gained, strict=True)]
    found = standing_change([deal(before, before), deal(gained, after)], 0)
    assert found == wanted
    assert change_words(found, NAMES) == words


def test_a_run_is_counted_back_from_the_last_deal() -> None:
    won, lost = deal((1, 1), (1, 1), made=(True, True)), deal((0, 0), (1, 1), made=(False, True))
    void = deal((0, 0), (1, 1), made=(False, False), void=True)
    assert run_now([won, lost, won, void, won], 0) == 2
    assert run_now([won, lost, won, void, won], 1) == 4
    assert run_now([], 0) == 0
    assert run_words(3) == "Third exact bid in a row."
    assert run_words(12) == "12 exact bids in a row."
