"""The transcript of a match says all that was dealt and played."""

from __future__ import annotations

import pytest

from farwhist.cli import play
from farwhist.engine.events import CardPlayed, CardsDealt, CardsShed, TrickTaken
from farwhist.rules.catalogue import PRESETS, ruleset
from tests.helpers.family import SHORT
from training.watched import SEATS, transcript


@pytest.mark.parametrize("game", ["elevator", "wizard", "spades", "german_whist", "bastard"])
def test_every_hand_and_every_card_stands_in_it(game: str) -> None:
    seats = PRESETS[game].usual_seats
    match = play(ruleset(game, seats, SHORT.get(game, {})), 3, ["beginner"] * seats)
    lines = list(transcript(match.events))
    told = "\n".join(lines).split()
    for event in match.events:
        match event:
            case CardPlayed(seat, card):
                assert f"{SEATS[seat]}:{card}" in told
            case CardsShed(seat, cards):
                assert f"{SEATS[seat]}:{'+'.join(map(str, cards))}" in told
            case CardsDealt(hands):
                assert all(str(card) in told for hand in hands for card in hand)
            case _:
                pass
    tricks = sum(isinstance(event, TrickTaken) for event in match.events)
    assert sum(" -> " in line for line in lines) == tricks
