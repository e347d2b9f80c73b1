"""Advice at our table and at anybody's, and positions that cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from farwhist.__main__ import main
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.core.outside_fields import Unfit
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.exact.advice import advise, advise_bid, advise_card
from farwhist.bots.exact.reasons import REASONS
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, PlayCard
from farwhist.engine.record import deal_records
from tests.helpers.drive import any_moves, rules_of

QUICK = replace(LEVELS["expert"], bid_work=100, card_work=60, learned=60, pool=20)


def test_bid_advice_adds_up() -> None:
    rules = rules_of(sequence="CUSTOM", custom="7")
    match = Match(rules, 2)
    decision = match.decisions[0]
    bids = [move.tricks for move in decision.moves if isinstance(move, Bid)]
    seat = decision.seat
    found = advise_bid(rules, match.view(seat), seat, bids, Random(1), level=QUICK)
    assert found.deals == 100 // min(5, len(found.points))
    assert abs(sum(found.tricks) - 1) < 1e-9
    assert found.best in bids
    assert found.points[found.best] >= max(found.points.values()) - 0.1
    assert abs(found.chances[found.best] - found.tricks[found.best]) < 1e-9
    assert found.reason.key in REASONS


def test_card_advice_tells_every_legal_card_and_a_reason() -> None:
    rules = rules_of(sequence="CUSTOM", custom="6")
    keys = set()
    for seed in range(10):
        match = any_moves(Match(rules, seed), Random(seed), lambda m: len(m.moves) >= 4 + seed)  # noqa: B023
        decision = match.decisions[0]
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        view = match.view(decision.seat)
        advice = advise_card(rules, view, decision.seat, cards, Random(1), level=QUICK)
        assert set(advice.points) == set(advice.chances) == set(cards)
        assert all(0 <= chance <= 1 for chance in advice.chances.values())
        assert advice.best in cards
        keys.add(advice.reason.key)
    assert keys <= set(REASONS)
    assert len(keys) > 2


def position(**fields: Any) -> dict[str, Any]:
    """Return a sound position in which seat 2 leads to the second trick."""
    return {
        "game": "elevator",
        "set": {},
        "seats": 4,
        "cards": 5,
        "dealer": 0,
        "seat": 2,
        "hand": ["AS", "KS", "4D", "2C"],
        "turn_up": "9H",
        "trump": "H",
        "bids": [1, 0, 2, 1],
        "tricks": [{"leader": 1, "cards": ["5D", "KD", "TD", "QD"], "winner": 2}],
        **fields,
    }


def test_a_sound_position_is_answered() -> None:
    answer = advise(position(), LEVELS["strong"])
    assert answer["seat"] == 2
    assert {each["card"] for each in answer["values"]} == {"AS", "KS", "4D", "2C"}
    assert answer["best"].startswith("play ")
    assert answer == advise(position(), LEVELS["strong"])


def test_bids_that_are_not_known_may_stay_open() -> None:
    answer = advise(position(bids=[None, None, 2, None]), LEVELS["strong"])
    assert answer["best"].startswith("play ")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_bids(level: str) -> None:
    data = position(hand=["AS", "KS", "4D", "2C", "KD"], bids=[None] * 4, tricks=[])
    answer = advise(data, LEVELS[level])
    assert answer["best"] in {f"bid {tricks}" for tricks in range(6)}
    assert len(answer["values"]) + len(answer["not_looked_at"]) >= 5


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"hand": ["AS", "AS", "4D", "2C"]}, "twice"),
    ({"hand": ["AS", "KS", "4D"]}, "was dealt 5 cards"),
    ({"hand": ["AS", "KS", "4D", "5D"]}, "twice"),
    ({"hand": ["AS", "KS", "4D", "9H"]}, "turn-up"),
    ({"hand": ["AS", "KS", "4D", "1X"]}, "no card"),
    ({"trump": "S"}, "9H was turned"),
    ({"trump": "X"}, "No trump"),
    ({"seat": 4}, "“seat”"),
    ({"seat": 3}, "turn"),
    ({"bids": [1, 0, 2]}, "one entry for each seat"),
    ({"bids": [1, 0, 6, 1]}, "from 0 to 5"),
    ({"bids": [1, 0, None, 1]}, "has not bid"),
    ({"tricks": [{"leader": 0, "cards": ["5D", "TD", "KD", "QD"]}]}, "seat 1 has the lead"),
    ({"tricks": [{"leader": 1, "cards": ["5D", "KD", "TD", "QD"], "winner": 3}]}, "seat 2"),
    ({"tricks": [{"leader": 1, "cards": ["5S", "KD", "TS", "QS"]}]}, "could not play KD"),
    ({"tricks": [{"leader": 1}]}, "leader"),
    ({"game": "knockout"}, "exact number"),
    ({"cards": 14}, "14"),
    ({"colour": "red"}, "no field"),
    ({"set": {"pack": "32"}}, "not in the pack"),
    ({"set": {"pack": "33"}}, "33"),
]


@pytest.mark.parametrize(("change", "word"), WRONG, ids=[str(change) for change, _ in WRONG])
def test_what_cannot_be_is_refused_with_what_is_wrong(change: dict[str, Any], word: str) -> None:
    with pytest.raises(Unfit) as refused:
        read_position(position(**change))
    assert word in str(refused.value)


def test_a_revoke_that_the_other_cards_prove_is_refused() -> None:
    # Everybody but seat 2 shows void in spades, so the spades would have to be out of play.
    tricks = [{"leader": 1, "cards": ["5D", "KD", "TD", "QD"]}]
    hand = ["AS", "4D", "2C", "3C"]
    tricks.append({"leader": 2, "cards": ["KS", "2D", "3D", "6D"]})
    data = position(
        hand=hand, tricks=tricks, cards=6, set={"sequence": "CUSTOM", "custom": "6", "pack": "32"}
    )
    with pytest.raises(Unfit):
        read_position(data)


def test_positions_of_a_real_match_are_read_as_they_were() -> None:
    rules = rules_of("oh_hell", sequence="CUSTOM", custom="4,6")
    match = any_moves(Match(rules, 8), Random(8))
    for record in deal_records(match, "oh_hell"):
        for upto in range(record["cards"]):
            lead = record["tricks"][upto]
            seat = lead["leader"]
            played = [
                card
                for trick in record["tricks"][:upto]
                for place, card in enumerate(trick["cards"])
                if (trick["leader"] + place) % 4 == seat
            ]
            data = {
                "game": "oh_hell",
                "seats": 4,
                "cards": record["cards"],
                "dealer": record["dealer"],
                "seat": seat,
                "hand": [card for card in record["hands"][seat] if card not in played],
                "turn_up": record["turn_up"],
                "trump": record["trump"],
                "bids": record["bids"],
                "tricks": record["tricks"][:upto],
            }
            _, view, decision = read_position(data)
            assert decision.seat == seat
            assert f"play {lead['cards'][0]}" in {f"play {m.cards[0]}" for m in decision.moves}  # type: ignore[union-attr]
            taken = [sum(t["winner"] == s for t in record["tricks"][:upto]) for s in range(4)]
            assert view.taken == taken


def test_the_command_answers_and_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position()), "utf-8")
    assert main(["advise", str(file), "--level", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["best"].startswith("play ")
    file.write_text(json.dumps(position(trump="S")), "utf-8")
    assert main(["advise", str(file)]) == 1
    assert "9H was turned" in capsys.readouterr().out
    file.write_text("{", "utf-8")
    assert main(["advise", str(file)]) == 1
    assert main(["advise", str(file), "--level", "9"]) == 2
