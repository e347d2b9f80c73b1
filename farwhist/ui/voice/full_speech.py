"""What is said in full: besides the usual sentences what else a new player wants to know then."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.events import Event, TrickTaken
from farwhist.engine.moves import Bid, PlayCard
from farwhist.engine.position import Position
from farwhist.rules.sides import side_tricks
from farwhist.ui.viewmodels.hand_order import arranged
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import sentences, spoken
from farwhist.ui.wording import outcomes, questions
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import joined, sentence

translate = QCoreApplication.translate


def told(event: Event, view: Position, match: ShownMatch) -> list[str]:
    """Return what is said of an event that comes after `view`.

    After a trick, that is also how the player and the side stand, unless the deal is over.
    """
    usual = sentences.describe(event, view, match)
    over = not any(view.hands)
    if not isinstance(event, TrickTaken) or over or match.viewer not in view.active:
        return usual
    after = view.copy()
    event.apply(after)
    sides = view.sides < view.seats
    own = [spoken.standing(after, match)] if match.kind.bids or not sides else []
    taken = side_tricks(after, after.taken)
    ours = [outcomes.tricks_of_sides(taken, match.viewer)] if sides else []
    return [*usual, *own, *ours]


def asked(decision: Decision, view: Position, match: ShownMatch) -> str:
    """Return what the player is asked for, what may be chosen, and what it depends on."""
    held = [card for card in view.hands[decision.seat] if card]
    hand = arranged(held, (), view.trump, match.order)
    parts = [spoken.your_turn(decision, view)]
    playable = {
        card for move in decision.moves if isinstance(move, PlayCard) for card in move.cards
    }
    if playable:
        parts += _about_cards(view, match, hand, playable)
    bids = [move.tricks for move in decision.moves if isinstance(move, Bid)]
    if bids:
        parts += _about_bids(decision, view, hand, bids, hidden=match.hides_bids)
    return " ".join(parts)


def _about_cards(
    view: Position, match: ShownMatch, hand: Sequence[Card], playable: Set[Card]
) -> list[str]:
    """Say what lies on the table, and which cards may be played where not all may be."""
    told = []
    if view.trick:
        told.append(spoken.trick(view, match.viewer, match.names))
    elif view.pile:
        text = translate("Full speech", "On the pile: {card}.")
        told.append(text.format(card=card_name(view.pile[-1])))
    if not set(hand) <= playable:
        told.append(spoken.choice_of_cards(hand, playable))
    return told


def _about_bids(
    decision: Decision,
    view: Position,
    hand: Sequence[Card],
    bids: Sequence[int],
    *,
    hidden: bool,
) -> list[str]:
    """Say what may be bid, how much has been bid, and how many cards of each suit are held."""
    told = [spoken.choice_of_bids(bids)]
    if not decision.secret and any(view.spoken):
        told.append(sentence(questions.bid_note(decision, view, hidden=hidden)))
    suits = [(suit, sum(card.suit is suit for card in hand)) for suit in Suit]
    counted = [sentences.suit_count(suit, count) for suit, count in suits if count]
    if counted:
        text = translate("Full speech", "Your cards by suits: {cards}.")
        told.append(text.format(cards=joined(counted)))
    return told
