"""A review of a saved match: its sums add up, and nothing is judged twice."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from farwhist import cli
from farwhist.analysis import judged as judging
from farwhist.analysis import many as printed
from farwhist.analysis.duplicate import Again, replayed_deal
from farwhist.analysis.period import match_of
from farwhist.analysis.review import Asked, data_of, review
from farwhist.analysis.walk import turns
from farwhist.bots.judging.coach import Work
from farwhist.bots.judging.verdict import VERSION
from farwhist.engine.makers import Maker
from farwhist.engine.moves import Bid, bid
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.store.verdicts import KeptVerdict, VerdictStore
from tests.helpers.drive import any_moves, deals_done, start

FEW = Asked(work=Work(24, 24, 12), plays=0)


def saved(preset: str = "elevator", seats: int = 4, seed: int = 3, **options: str) -> Saved:
    """Return a match that was played at random."""
    match = any_moves(start(preset, seats, seed, **options), Random(seed))
    return Saved.of(Setting(preset, seats, seed, options), match.moves)


SMALL = saved(sequence="CUSTOM", custom="1,4,3")


def test_decisions_and_the_rest_are_the_points() -> None:
    (player,) = data_of(review(SMALL, FEW), FEW)["players"]
    points = [result.points[0] for result in SMALL.match().position.results]
    assert [deal["points"] for deal in player["deals"]] == points
    assert player["points"] == sum(points)
    assert player["decisions"] + player["cards_and_others"] == pytest.approx(sum(points), abs=1e-3)
    for deal in player["deals"]:
        lost = sum(each["loss"] for each in deal["choices"] if each["unit"] == "points")
        assert deal["decisions"] == pytest.approx(-lost, abs=1e-3)
        assert deal["decisions"] + deal["cards_and_others"] == pytest.approx(deal["points"])
    chosen = [
        [each["unit"] for each in deal["choices"] if each["word"] != "forced"]
        for deal in player["deals"]
    ]
    assert set(chosen[-1]) == {"match"}, "the last deal is played for the match"
    counted = sum(unit == "points" for units in chosen for unit in units)
    for groups in (player["by_part"], player["by_size"], player["by_trump"]):
        assert sum(each["decisions"] for each in groups.values()) == pytest.approx(
            player["decisions"], abs=1e-3
        )
        assert sum(each["choices"] for each in groups.values()) == counted, "not of the last deal"
    assert sum(player["words"].values()) == player["choices"] + player["forced"]
    assert player["words"]["forced"] == player["forced"]
    assert player["choices"] + player["forced"] == 3 + 8, "three bids and eight cards"


def test_in_a_rubber_the_points_of_deals_are_told_as_decisions_are_counted() -> None:
    """What each deal scored for its game; not the points of the rubber, which few deals have."""
    whole = saved("classic", play="rubber", honours="off")
    results = whole.match().position.results
    (player,) = data_of(review(whole, FEW), FEW)["players"]
    scored = [max(0, sum(result.taken[::2]) - 6) for result in results]
    assert [deal["points"] for deal in player["deals"]] == scored
    assert any(scored) and sum(scored) != sum(result.points[0] for result in results)
    for deal in player["deals"]:
        assert deal["decisions"] + deal["cards_and_others"] == pytest.approx(deal["points"])
    assert any("not those of the rubber" in line for line in printed.lines(review(whole, FEW)))


def test_only_what_a_seat_has_decided_itself_counts_as_its_own() -> None:
    (before,) = data_of(review(SMALL, FEW), FEW)["players"]
    (size_four,) = [deal for deal in before["deals"] if deal["cards"] == 4]
    numbers = [each["move"] for each in size_four["choices"]]
    makers = dict(zip(numbers, [Maker.BOT, Maker.CLOCK, Maker.HINT], strict=False))
    made = replace(SMALL, made=makers)
    found = review(made, FEW)
    (player,) = data_of(found, FEW)["players"]
    (deal,) = [each for each in player["deals"] if each["cards"] == 4]
    assert [each["by"] for each in deal["choices"]] == ["bot", "clock", "hint", "self", "self"]
    assert player["not_own"] == 3 and before["not_own"] == 0
    assert sum(player["words"].values()) == sum(before["words"].values()) - 3
    own = [each["loss"] for each in deal["choices"] if each["by"] == "self"]
    assert deal["decisions"] == pytest.approx(-sum(own), abs=1e-3)
    assert deal["decisions"] + deal["cards_and_others"] == pytest.approx(deal["points"])
    assert "  Not counted: 3 decisions" in "\n".join(printed.lines(found))


def test_a_level_is_told_from_deals_that_are_the_players_own() -> None:
    (one,) = review(SMALL, FEW).seats
    numbers = [each.number for each in one.deals[1].verdicts]
    (others,) = review(replace(SMALL, made={numbers[0]: Maker.BOT}), FEW).seats
    (rest,) = review(replace(SMALL, made={numbers[-1]: Maker.CLAIM}), FEW).seats
    assert [deal.whole for deal in others.deals] == [True, False, True]
    assert all(deal.whole for deal in rest.deals)
    kept = match_of(others, {1, 2, 3}, 0, "2026-11", 3)
    assert len(kept.deals) == kept.finished == 2
    assert all(each.maker.own for each in kept.slips)


def test_every_seat_can_be_asked_for() -> None:
    found = review(SMALL, FEW)
    assert [each.seat for each in found.seats] == [0]
    asked = Asked((1, 3), FEW.work, 0)
    assert [each.seat for each in review(SMALL, asked).seats] == [1, 3]


def test_the_same_match_gives_the_same_review() -> None:
    assert data_of(review(SMALL, FEW), FEW) == data_of(review(SMALL, FEW), FEW)


def test_a_sealed_bid_counts_as_it_was_in_the_end() -> None:
    match = start("elevator", 4, 1, sequence="CUSTOM", custom="3")
    match.submit(0, bid(1))
    again = match.decision(0)
    assert again is not None and again.settled, "the rules allow to change a sealed bid"
    match.submit(0, bid(2))
    told = Saved.of(Setting("elevator", 4, 1, {"sequence": "CUSTOM", "custom": "3"}), match.moves)
    found = [turn.move for turn in turns(told, told.rules(), [0])]
    assert found == [Bid(2)]


def test_nothing_is_judged_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, calls = VerdictStore(tmp_path / "kept.db"), []
    real = judging.judge

    def counted(*arguments: Any, **named: Any) -> Any:
        calls.append(arguments)
        return real(*arguments, **named)

    monkeypatch.setattr(judging, "judge", counted)
    first = data_of(review(SMALL, FEW, store), FEW)
    number = len(calls)
    assert number == 11
    assert data_of(review(SMALL, FEW, store), FEW) == first
    assert len(calls) == number
    more = Asked(work=Work(30, 30, 12), plays=0)
    review(SMALL, more, store)
    assert len(calls) == 2 * number, "with more deals it is judged again"
    review(SMALL, FEW, store)
    assert len(calls) == 2 * number, "with fewer it is not"


def test_what_an_older_coach_found_or_a_damaged_file_holds_is_judged_again(tmp_path: Path) -> None:
    store = VerdictStore(tmp_path / "kept.db")
    keys = [turn.key for turn in turns(SMALL, SMALL.rules(), [0])]
    assert len(set(keys)) == len(keys)
    store.keep([KeptVerdict(keys[0], VERSION - 1, 10**6, "null")])
    store.keep([KeptVerdict(keys[1], VERSION, 10**6, '{"seat": 0}')])
    found = data_of(review(SMALL, FEW, store), FEW)
    assert all(each["judged"] for deal in found["players"][0]["deals"] for each in deal["choices"])
    kept = store.find(keys)
    assert {each.coach for each in kept.values()} == {VERSION}


def test_what_a_later_coach_found_stays(tmp_path: Path) -> None:
    store = VerdictStore(tmp_path / "kept.db")
    store.keep([KeptVerdict("k", 5, 10, "new"), KeptVerdict("k", 4, 99, "old")])
    assert store.find(["k", "l"]) == {"k": KeptVerdict("k", 5, 10, "new")}


def test_the_same_cards_are_played_again_by_others() -> None:
    rules = SMALL.rules()
    again = Again(2, 0, "casual", "beginner", plays=4)
    found = replayed_deal(SMALL, rules, again)
    assert found == replayed_deal(SMALL, rules, again)
    assert found is not None
    assert -20 < found.mean < 30
    knockout = saved("knockout", 4, 2)
    assert replayed_deal(knockout, knockout.rules(), Again(1, 0, plays=1)) is None


def test_an_unfinished_deal_has_no_points() -> None:
    cut = Saved.of(SMALL.setting, SMALL.moves[:-3])
    (player,) = data_of(review(cut, FEW), FEW)["players"]
    assert player["deals"][-1]["points"] is None
    assert player["deals"][-1]["cards_and_others"] is None


def test_a_game_that_is_not_judged_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "b.farwhist"
    file.write_text(saved("bastard", 4, 1, games="1").text(), encoding="utf-8")
    assert cli.main(["analyse", str(file)]) == 0
    assert "does not judge" in capsys.readouterr().out
    assert cli.main(["analyse", "--json", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["judged"] is False


def test_the_command_prints_tables_and_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, bad = tmp_path / "a.farwhist", tmp_path / "bad.farwhist"
    file.write_text(SMALL.text(), encoding="utf-8")
    bad.write_text("{}", encoding="utf-8")
    assert cli.main(["analyse", str(file), "--worlds", "24", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "Decisions" in out and "cards and others" in out
    assert cli.main(["analyse", str(bad), str(file), "--json", "--worlds", "24"]) == 1
    printed = capsys.readouterr()
    assert len(printed.err.splitlines()) == 1 and "bad.farwhist is not sound" in printed.err
    (line,) = printed.out.splitlines()
    assert json.loads(line)["players"][0]["seat"] == 0
    assert cli.main(["analyse", str(file), "--seat", "7"]) == 2
    assert "no seat 7" in capsys.readouterr().err
    assert cli.main(["analyse", str(tmp_path / "none.farwhist")]) == 2
    assert "none.farwhist" in capsys.readouterr().err
    assert cli.main(["analyse", str(file), "--opponents", "godlike"]) == 2
    assert "godlike" in capsys.readouterr().err


def test_luck_and_what_is_left_add_up_to_the_points() -> None:
    """The rules must be those of the table: the first three deals of a default match."""
    whole = any_moves(start("elevator", 4, 5), Random(5), deals_done(3))
    told = Saved.of(Setting("elevator", 4, 5), whole.moves[: whole.moves_before(4)])
    asked = Asked(work=Work(2, 2, 2), plays=2, quick=2)
    (player,) = data_of(review(told, asked), asked)["players"]
    luck = player["luck"]
    parts = luck["usual"] + luck["luck"] + luck["bids"] + luck["play"] + luck["how_it_fell"]
    assert parts == pytest.approx(player["points"], abs=1e-3)
    assert luck["bids"] + luck["play"] == pytest.approx(player["decisions"], abs=1e-3)
    assert luck["adjusted"] == pytest.approx(player["points"] - luck["luck"], abs=1e-3)
    lucks = [deal["luck"] for deal in player["deals"]]
    assert luck["luck"] == pytest.approx(sum(each[0] for each in lucks), abs=1e-3)
    assert luck["error"] == pytest.approx(sum(each[1] ** 2 for each in lucks) ** 0.5, abs=1e-3), (
        "three sizes, so no mean counts twice"
    )


def test_without_a_fit_the_sum_begins_with_an_expert_and_else_with_cards_and_others() -> None:
    for plays, begins in ((0, "cards"), (1, "expert")):
        found = review(SMALL, Asked(work=Work(2, 2, 2), plays=plays)).seats[0].breakdown()
        assert found is not None and found.begins == begins and found.luck is None
        steps = found.steps()
        points = steps.pop("points")
        assert sum(steps.values()) == pytest.approx(points)
        assert ("fell" in steps) is (begins == "expert")


def test_what_open_cards_tell_stands_apart() -> None:
    (player,) = data_of(review(SMALL, FEW), FEW)["players"]
    cards = [each for deal in player["deals"] for each in deal["choices"] if each["trick"]]
    told = [each for each in cards if each["open_cards"]]
    assert told
    for each in told:
        assert each["word"] != "forced" or len(each["choices"][0]["moves"]) > 1
        found = each["open_cards"]
        assert not (found["certain"] and found["out_of_reach"])
        legal = {text for choice in each["choices"] for text in choice["moves"]}
        assert {f"play {card}" for card in found["certain"]} <= legal
