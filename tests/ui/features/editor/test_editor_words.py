"""What the editor says of calls and cards, in every game."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.moves import Auction, Bid, Contract
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.deal_draft import new_draft, of_text
from farwhist.rules.deal_text import submit
from farwhist.ui.features.editor import editor_words
from farwhist.ui.features.editor.coach_panel import next_decision

NAMES = ("You", "Oscar", "Nora", "Eddie", "Sven", "Ilse", "Bruno")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_every_game_can_be_called_and_played_to_its_end(preset: str) -> None:
    seats = max(PRESETS[preset].least_seats, min(4, PRESETS[preset].most_seats))
    rng = Random(5)
    draft = new_draft(preset, seats, {}).filled(rng)
    match, problem = draft.legal_moves()
    assert problem is None
    for _ in range(2000):
        decision = next_decision(match)
        if decision is None:
            break
        asked = editor_words.asked(decision, NAMES[decision.seat])
        assert asked.startswith(NAMES[decision.seat])
        assert all(editor_words.move_words(move) for move in decision.moves[:50])
        submit(match, decision.seat, rng.choice(decision.moves))
    assert match.over
    lines = editor_words.played_lines(match, NAMES)
    tricks = len(match.position.results[-1].tricks)
    before = [line for line in lines if not line.startswith("Trick ")]
    assert len(lines) == tricks + len(before)
    bid = any(isinstance(move, Bid | Auction | Contract) for _, move in match.moves)
    assert [line.partition(":")[0] for line in before] in ([], ["Calls" if bid else "Moves"])
    whole = draft.with_moves(match.moves)
    assert of_text(whole.text()).with_moves(()).text() == draft.text()
