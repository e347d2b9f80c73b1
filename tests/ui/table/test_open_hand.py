"""The hand of an open misère: large, in the player's order, clear of all else, told by a key."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.cards import Card
from farwhist.engine.match import Match
from farwhist.engine.moves import Contract, Strain
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import Stance, lay_out
from farwhist.ui.viewmodels.hand_order import HandOrder, arranged
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import spoken
from farwhist.ui.wording.card_names import card_name
from tests.helpers.drive import rules_of

SIZES = ((728, 473), (921, 562), (960, 672), (1600, 900))
VIEWER = 0
NAMES = ("You", "Oscar", "Nora", "Eddie")


def opened(seat: int, seed: int = 1) -> Match:
    """Return a match in which this seat has just laid its hand open at misère."""
    match = Match(rules_of("solo_whist", 4), seed)
    rng = Random(seed)
    while not match.position.open_hands:
        (decision,) = match.decisions
        call = Contract(1, Strain.OPEN)
        if match.position.contract is None:
            match.submit(
                decision.seat,
                call if decision.seat == seat and call in decision.moves else decision.moves[0],
            )
        else:
            match.submit(decision.seat, rng.choice(decision.moves))
    return match


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_rank_and_suit_of_every_card_are_seen(seat: int, width: int, height: int) -> None:
    match = opened(seat)
    rng = Random(seat)
    while len(match.position.results) < 1:
        view = match.view(VIEWER)
        layout = lay_out(view, VIEWER, width, height)
        held = [card for card in view.hands[seat] if card is not None]
        lying = sorted(((layout.poses[card], card) for card in held), key=lambda each: each[0].z)
        table = Rect(0, 0, layout.sizes.width, layout.sizes.height)
        others = [rect for who, rect in layout.plates.items() if who != seat]
        for number, (pose, _) in enumerate(lying):
            assert pose.height > 0.7 * layout.sizes.card and pose.face_up
            bounds = pose.bounds()
            assert table.contains(bounds)
            corner = Rect(bounds.x, bounds.y, 0.18 * bounds.w, 0.36 * bounds.h)
            above = [other.bounds() for other, _ in lying[number + 1 :]]
            above += [layout.poses[card].bounds() for _, card in view.trick]
            above += others
            assert not any(corner.overlaps(each) for each in above), (number, len(lying))
        (decision,) = match.decisions
        match.submit(decision.seat, rng.choice(decision.moves))


def test_it_lies_in_the_order_in_which_the_player_holds_cards() -> None:
    view = opened(2).view(VIEWER)
    held = [card for card in view.hands[2] if card is not None]
    for manner in (HandOrder(), HandOrder(low=True, alternate=False)):
        layout = lay_out(view, VIEWER, 960, 672, Stance(order=manner))
        shown = sorted(held, key=lambda card: layout.poses[card].z)
        assert shown == arranged(held, (), view.trump, manner)


def test_the_key_for_ones_cards_tells_it_too() -> None:
    match = opened(2)
    own = told(match, VIEWER)
    held = [card for card in match.position.hands[2] if card is not None]
    assert own.startswith("You hold ") and " Nora shows " in own
    assert all(card_name(card) in own.partition(" Nora shows ")[2] for card in held)
    theirs = told(match, 2)
    assert theirs.endswith("All see your cards.") and "shows" not in theirs


def told(match: Match, viewer: int) -> str:
    view = match.view(viewer)
    shown = ShownMatch(viewer, NAMES, rules=match.rules)
    hand: list[Card] = [card for card in view.hands[viewer] if card is not None]
    return spoken.answer("ask_cards", view, shown, hand, set())
