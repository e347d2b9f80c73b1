"""What the four bubbles say, from what is on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules.ranking import Ranking
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.card_names import card_sign, suit_name

translate = QCoreApplication.translate

_TRUMP: Final = (
    QT_TRANSLATE_NOOP(
        "First steps",
        "You take the trick: your {card} is a trump, and trumps beat all other suits.",
    ),
    QT_TRANSLATE_NOOP(
        "First steps",
        "{name} takes the trick: {card} is a trump, and trumps beat all other suits.",
    ),
)
_HIGHEST_TRUMP: Final = (
    QT_TRANSLATE_NOOP("First steps", "You take the trick: your {card} is the highest trump."),
    QT_TRANSLATE_NOOP("First steps", "{name} takes the trick: {card} is the highest trump."),
)
_HIGHEST: Final = (
    QT_TRANSLATE_NOOP(
        "First steps",
        "You take the trick: your {card} is the highest card of the suit that was led.",
    ),
    QT_TRANSLATE_NOOP(
        "First steps",
        "{name} takes the trick: {card} is the highest card of the suit that was led.",
    ),
)


def bid(view: Position) -> str:
    """Return what a bid is, said of the cards that the player holds."""
    if view.size == 1 and view.trump is not None:
        return translate(
            "First steps",
            "One card each, and trump is {suit}. Will your card take the trick? "
            "Choose 0 or 1, then press Ready.",
        ).format(suit=suit_name(view.trump))
    return translate(
        "First steps",
        "Look at your cards: how many tricks will they take? Choose a number, then press Ready. "
        "Only the exact number counts.",
    )


def seats(*, secret: bool) -> str:
    """Return what a plate shows; `secret`: all have bid at the same time."""
    if secret:
        return translate(
            "First steps",
            "Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: "
            "✓ is exact, ▲ has too many.",
        )
    return translate(
        "First steps", "Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many."
    )


def trick(view: Position, viewer: Seat, names: Sequence[str], ranking: Ranking) -> str:
    """Return who takes the complete trick, and why."""
    winner = ranking.winner(view.trick, view.trump, view.low, view.turn_up)
    card, yours = dict(view.trick)[winner], winner == viewer
    suit = ranking.values(view.trump, view.low).suit
    trumps = sum(suit[each] is view.trump for _, each in view.trick)
    if view.trump is not None and suit[card] is view.trump:
        yours_text, text = _HIGHEST_TRUMP if trumps > 1 else _TRUMP
    elif suit[card] is not None:
        yours_text, text = _HIGHEST
    else:
        return outcomes.trick_taken(names[winner], card, yours=yours)
    words = translate("First steps", yours_text if yours else text)
    return words.format(name=names[winner], card=card_sign(card))


def score(view: Position, viewer: Seat, *, low: bool) -> str:
    """Return what the deal brought, and what the points are for."""
    outcome = outcomes.bid_outcome(view.results[-1], viewer)
    if low:
        aim = translate(
            "First steps", "The score sheet adds up all deals; the lowest total wins the match."
        )
    else:
        aim = translate(
            "First steps", "The score sheet adds up all deals; the highest total wins the match."
        )
    return f"{outcome} {aim}"
