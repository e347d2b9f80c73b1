"""The rules by which simple players choose a card, on suit masks and elsewhere."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from farwhist.bots.core.card_rules import thumb_card
from farwhist.bots.core.playout import NO_TRUMP, TRUMP
from farwhist.bots.core.sampling import Situation
from farwhist.bots.exact.heuristics import by_thumb
from farwhist.bots.exact.policy import masks_of
from farwhist.bots.exact.search import trick_state

PACK = [32 * suit + strength for suit in range(4) for strength in range(1, 14)]


@st.composite
def situations(draw: st.DrawFn) -> Situation:
    """A decision about a card of four players, as the one who decides knows it."""
    size = draw(st.integers(1, 13))
    left = draw(st.integers(1, size))
    laid = draw(st.integers(0, 3))
    pack = draw(st.permutations(PACK))
    mine, trick = pack[:left], pack[left : left + laid]
    gone = pack[left + laid : left + laid + 4 * (size - left)]
    known = Situation(
        players=4,
        size=size,
        trump=draw(st.sampled_from((TRUMP, NO_TRUMP))),
        mine=mine,
        unseen=pack[left + laid + len(gone) :],
        room=[0, 0, 0, 0],
        leader=(4 - laid) % 4,
    )
    known.trick = [((4 - laid + place) % 4, card) for place, card in enumerate(trick)]
    known.played[1] = [*gone, *trick]
    won = draw(st.integers(0, size - left))
    known.bids[0] = draw(st.integers(0, size))
    known.taken[:2] = won, size - left - won
    return known


@given(situations())
def test_the_rules_of_thumb_are_the_same_on_masks(known: Situation) -> None:
    led, best, _ = trick_state(known)
    legal = [card for card in known.mine if card >> 5 == led] or known.mine
    suit, bit = thumb_card(
        masks_of(known.mine),
        masks_of([*known.mine, *known.unseen]),
        (known.bids[0] or 0) - known.taken[0],
        known.left,
        known.trump,
        led,
        (best >> 5, 1 << (best & 31)),
        len(known.trick) == 3,
    )
    assert 32 * suit + bit.bit_length() - 1 == by_thumb(known, legal)
