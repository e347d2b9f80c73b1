"""What is worked out from the matches that were played."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.store.outcome import MatchFacts
from farwhist.store.statistics import PlayedMatch, StatisticsStore
from farwhist.ui.features.statistics.figures import (
    CardCounts,
    Figures,
    Rate,
    Selection,
    chosen,
    games,
    levels,
)
from tests.helpers.record import later, made_deal, made_match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def kept(folder: Path, *matches: MatchFacts) -> list[PlayedMatch]:
    store = StatisticsStore(folder)
    for minute, match in enumerate(matches):
        store.write([match], later(minute))
    return store.read()


def test_what_is_looked_at(folder: Path) -> None:
    matches = kept(
        folder,
        made_match("a", made_deal(1)),
        made_match("b", made_deal(1), changed=True),
        made_match("c", made_deal(1), assisted=True),
        made_match("d", made_deal(1), preset="oh_hell", levels=("expert", "expert")),
        made_match("e", made_deal(1), levels=("expert", "club", "club")),
        made_match("f", made_deal(1), assisted=True, hints=False),
        made_match("g", made_deal(1), preset="romanian", hints=False),
    )
    found = {
        "": Selection(),
        "plain": Selection(("elevator", False)),
        "own": Selection(("elevator", True)),
        "expert": Selection(level="expert"),
        "mixed": Selection(level="mixed"),
        "assisted": Selection(assisted=True),
        "hints off": Selection(hints=False),
        "none": Selection(("oh_hell", False), "club"),
    }
    keys = {name: "".join(m.key for m in chosen(matches, choice)) for name, choice in found.items()}
    assert keys == {
        "": "abdeg", "plain": "ae", "own": "b", "expert": "d", "mixed": "e", "assisted": "cf",
        "hints off": "g", "none": "",
    }  # fmt: skip
    assert games(matches) == [
        ("romanian", False), ("elevator", False), ("oh_hell", False), ("elevator", True),
    ]  # fmt: skip
    assert levels(matches) == {"club", "expert", "mixed"}


def test_matches_places_and_points(folder: Path) -> None:
    end = {"total": 40.0, "won": 0}
    figures = Figures(
        kept(
            folder,
            made_match("a", made_deal(1, points=10.0), place=1, won=1, total=90.0),
            made_match("b", made_deal(1, points=-1.0), made_deal(2, points=6.0), place=4, **end),
            made_match("c", made_deal(1, points=1.0)),
        )
    )
    assert figures.won == Rate(1, 2) and figures.fair_share == 0.25
    assert figures.place == 2.5 and figures.points == 4.0
    assert figures.best is not None and figures.best.key == "a"
    assert [match.key for match in figures.last()] == ["a", "b"]


def test_the_lowest_sum_is_the_best_where_it_wins(folder: Path) -> None:
    figures = Figures(
        kept(
            folder,
            made_match("a", made_deal(1), low=True, place=2, won=0, total=30.0),
            made_match("b", made_deal(1), low=True, place=1, won=1, total=12.0),
        )
    )
    assert figures.best is not None and figures.best.key == "b"


def test_points_of_different_games_are_not_compared(folder: Path) -> None:
    end = {"place": 1, "won": 1, "total": 9.0}
    figures = Figures(
        kept(
            folder,
            made_match("a", made_deal(1), **end),
            made_match("b", made_deal(1), changed=True, **end),
        )
    )
    assert figures.points is None and figures.best is None and not figures.one_game


def test_partners_share_half_and_have_no_place(folder: Path) -> None:
    end = {"place": 2, "won": 0, "total": 3.0}
    deal = made_deal(1, bid=None)
    figures = Figures(kept(folder, made_match("a", deal, aim="sides", preset="classic", **end)))
    assert figures.fair_share == 0.5 and figures.place is None and not figures.exact.of
    assert figures.points is not None and figures.best is None


def test_runs_go_on_through_matches_in_the_order_of_play(folder: Path) -> None:
    store = StatisticsStore(folder)
    good, bad = {"bid": 1, "took": 1}, {"bid": 1, "took": 0}
    first = [made_deal(1, **good), made_deal(2, **bad), made_deal(3, **good)]
    other = [made_deal(1, **good), made_deal(2, **good, void=True), made_deal(3, **good)]
    store.write([made_match("a", *first[:2])], later(0))
    store.write([made_match("b", *other)], later(1))
    store.write([made_match("a", *first)], later(2))
    figures = Figures(store.read())
    assert [deal.exact for deal in figures.bids] == [True, False, True, True, True]
    assert figures.longest_run == figures.run == 3
    assert figures.exact == Rate(4, 5)


DEALS = st.lists(
    st.tuples(
        st.integers(1, 13), st.integers(0, 13), st.integers(0, 13), st.sampled_from(["", "S", "H"])
    ),
    max_size=30,
)


@given(DEALS)
def test_the_bids_add_up(
    tmp_path_factory: pytest.TempPathFactory, drawn: list[tuple[int, int, int, str]]
) -> None:
    deals = [
        made_deal(number, bid, took, size=size, trump=trump)
        for number, (size, bid, took, trump) in enumerate(drawn, 1)
    ]
    figures = Figures(kept(tmp_path_factory.mktemp("figures"), made_match("a", *deals)))
    exact = sum(bid == took for _, bid, took, _ in drawn)
    assert figures.exact == Rate(exact, len(drawn))
    sizes, trumps = figures.by_size(), figures.by_trump()
    assert sum(rate.good for rate in sizes.values()) == sum(rate.good for rate in trumps) == exact
    assert sum(rate.of for rate in sizes.values()) == sum(rate.of for rate in trumps) == len(drawn)
    assert list(sizes) == sorted({size for size, *_ in drawn})
    assert trumps[1].of == sum(not trump for *_, trump in drawn)
    high, low = figures.misses
    assert high + low + exact == len(drawn)
    if drawn:
        assert figures.bias == pytest.approx(
            sum(bid - took for _, bid, took, _ in drawn) / len(drawn)
        )
    assert 0 <= figures.run <= figures.longest_run <= exact


def test_what_was_dealt_is_summed_by_seat(folder: Path) -> None:
    figures = Figures(kept(folder, made_match("a", made_deal(1), made_deal(2))))
    aces = figures.aces()
    assert [each.seat for each in aces] == [0, 1, 2, 3]
    assert {(each.count, round(each.mean, 6), round(each.band, 6)) for each in aces} == {
        (2, 1.2, round(2 * sqrt(1.0), 6))
    }
    assert {each.count for each in figures.trumps()} == {4}


@pytest.mark.parametrize(("count", "away"), [(10, 0), (14, 0), (15, 1), (6, 0), (5, -1)])
def test_within_the_band_or_not(count: int, away: int) -> None:
    assert CardCounts(0, count, 10.0, 4.0).away == away
