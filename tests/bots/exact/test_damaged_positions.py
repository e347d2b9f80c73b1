"""Whatever file `advise` is given, it answers or says in one short sentence why it cannot."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farwhist.__main__ import main
from farwhist.bots.core.outside_fields import Unfit
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.exact import advice
from farwhist.engine.match import Match
from farwhist.engine.record import deal_records
from farwhist.rules.catalogue import PRESETS, ruleset
from tests.helpers.damage import damaged
from tests.helpers.drive import EXACT, any_moves
from tests.helpers.legal import Legal, legal_set

TURNS, FILES = 40, 10
"""How many sound positions there are, and how many damaged copies of each."""


def sound(found: Legal, rng: Random) -> dict[str, Any] | None:
    """Return a position in which a seat is asked for a card, or for a bid; None if none is found.

    With bids in turn most positions before the first card are none: the seat has bid already, or
    others have not.
    """
    seats = found.seats
    rules = ruleset(found.preset, seats, found.changes)
    records = list(deal_records(any_moves(Match(rules, 5), Random(5)), found.preset))
    for _ in range(50):
        record = rng.choice(records)
        upto = rng.randrange(record["cards"])
        lead = record["tricks"][upto]
        rest = rng.randrange(len(lead["cards"]))
        order = [each for each in range(seats) if record["hands"][each]]
        seat = order[(order.index(lead["leader"]) + rest) % len(order)]
        begun = [{**lead, "cards": lead["cards"][:rest], "winner": None}] if rest else []
        tricks = [*record["tricks"][:upto], *begun]
        gone = {card for trick in tricks for card in trick["cards"]}
        data = {
            **{key: record[key] for key in ("game", "seats", "cards", "dealer")},
            **{key: record[key] for key in ("turn_up", "trump", "bids", "totals")},
            "set": dict(found.changes), "seat": seat, "tricks": tricks,
            "hand": [card for card in record["hands"][seat] if card not in gone],
        }  # fmt: skip
        if not tricks:
            data["bids"] = [None] * seats
        try:
            read_position(data)
        except Unfit:
            continue
        return data
    return None


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Look at a few deals only."""
    monkeypatch.setattr(advice, "LEAST", 3)
    yield


PLAYED = [Legal(("", ""), each, PRESETS[each].usual_seats, {}) for each in EXACT]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("turn", range(TURNS))
def test_damaged_positions_are_answered_or_refused_in_one_sentence(
    turn: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(turn)
    file = tmp_path / "position.json"
    usual = [PLAYED[turn // 2 % len(PLAYED)]] if turn % 2 else []
    tried = (sound(each, rng) for each in chain(usual, map(legal_set, count(turn * 7))))
    data = next(each for each in tried if each is not None)
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["advise", str(file), "--level", "1"]) == 0
    capsys.readouterr()
    for _ in range(FILES):
        file.write_bytes(damaged(data, rng))
        try:
            code = main(["advise", str(file), "--level", "1"])
        except Exception as error:
            raise AssertionError(file.read_bytes()[:3000]) from error
        said = capsys.readouterr()
        if code == 0:
            assert said.err == "" and json.loads(said.out)["seat"] in range(12)
        else:
            assert code == 1 and said.err == "", file.read_bytes()
            (line,) = said.out.splitlines()
            assert line.isprintable() and line.startswith(f"{file} is no position. ")
            assert len(line) < len(str(file)) + 350 and line.endswith((".", "…"))


def test_a_position_is_read_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for data, says in ((b"\xff", "not text"), (b" " * 2_000_000, "too large"), (b"{", "JSON")):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        assert main(["advise", "-"]) == 1
        assert says in capsys.readouterr().out
