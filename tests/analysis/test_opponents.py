"""Deals are played again with those who sat at the table, as far as the match tells who did."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from farwhist.analysis import duplicate, opponents
from farwhist.analysis.duplicate import Again, replayed_deal
from farwhist.analysis.opponents import TableLevels, table_at, tables
from farwhist.analysis.review import Asked, data_of, review
from farwhist.analysis.seat_review import SeatReview, seat_reviews
from farwhist.bots.core.bot import Bot
from farwhist.bots.judging.coach import Work
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import OpponentsRecord, Setting
from tests.helpers.drive import any_moves, deals_done, start

PLAYED = any_moves(start("elevator", 4, 5), Random(5), deals_done(2))
SECOND = PLAYED.moves_before(2)
END = PLAYED.moves_before(3)


def saved(*known: OpponentsRecord) -> Saved:
    """Return two deals of a default match, with what is known of the opponents."""
    setting = replace(Setting("elevator", 4, 5), opponents=known)
    return Saved.of(setting, PLAYED.moves[:END])


CLUB = OpponentsRecord(0, ("", "club", "club", "club"))
MIXED = OpponentsRecord(SECOND, ("", "strong", "club", "beginner bold"))


def one_of(match: Saved) -> SeatReview:
    (one,) = seat_reviews(match, match.rules(), [0], [])
    return one


def test_each_deal_has_who_played_it() -> None:
    match = saved(CLUB, MIXED)
    found = tables(match, match.rules(), 0)
    assert found == {
        1: TableLevels(("club",) * 4),
        2: TableLevels(("club", "strong", "club", "beginner bold")),
    }
    assert found[1].others(0) == "club" and found[2].others(0) == found[2].seats


@pytest.mark.parametrize(
    "known", [(), (MIXED,), (OpponentsRecord(0, ("", "club", "wizard", "club")),)]
)
def test_who_is_not_known_counts_as_a_club_player(known: tuple[OpponentsRecord, ...]) -> None:
    table = table_at(saved(*known), 0, 0)
    assert table.assumed and table.seats == ("club",) * 4
    assert one_of(saved(*known)).assumed and not one_of(saved(CLUB)).assumed


def test_another_person_counts_as_a_club_player() -> None:
    two = OpponentsRecord(0, ("", "strong", "", "strong"))
    table = table_at(saved(two), 0, 0)
    assert table == TableLevels(("club", "strong", "club", "strong"), assumed=True)


def test_luck_is_told_among_those_who_played_or_says_among_whom() -> None:
    casual = one_of(saved(OpponentsRecord(0, ("", "casual", "casual", "casual"))))
    assert casual.luck_among == "casual" and not casual.luck_elsewhere
    bold = one_of(saved(OpponentsRecord(0, ("", "casual bold", "casual bold", "casual bold"))))
    assert bold.luck_among == "club" and bold.luck_elsewhere
    same, mixed = one_of(saved(CLUB)), one_of(saved(CLUB, MIXED))
    assert same.fit is not None and same.luck_among == "club" and not same.luck_elsewhere
    assert mixed.fit is not None and mixed.luck_among == "club" and mixed.luck_elsewhere


def test_those_who_played_play_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = opponents.make

    def make(text: str, rules: Ruleset) -> Bot:
        made.append(text)
        return real(text, rules)

    monkeypatch.setattr(duplicate, "make", make)
    match = saved(CLUB, MIXED)
    asked = Asked(work=Work(2, 2, 2), plays=1, quick=1)
    (player,) = data_of(review(match, asked), asked)["players"]
    assert player["luck_among"] == "club"
    assert [deal["opponents"]["levels"] for deal in player["deals"]] == [
        [None, "club", "club", "club"], [None, "strong", "club", "beginner bold"]
    ]  # fmt: skip
    assert made.count("beginner bold") == 1, "luck is told among club players"
    made.clear()
    others = replace(asked, others="beginner")
    (player,) = data_of(review(match, others), others)["players"]
    assert player["luck_among"] == "club", "luck was not measured among beginners"
    assert {"beginner", "expert"} <= set(made) and "beginner bold" not in made


def test_a_level_for_all_is_the_same_as_one_for_each_seat() -> None:
    match = saved(CLUB)
    rules = match.rules()
    each = replayed_deal(match, rules, Again(2, 0, "casual", ("club",) * 4, plays=6))
    assert each == replayed_deal(match, rules, Again(2, 0, "casual", "club", plays=6))
