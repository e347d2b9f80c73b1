"""What a hint says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.bots.thinking.hint import Hint
from farwhist.engine.cards import card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, PASS, Auction, Bid, Move, NameTrump, PlayCard
from farwhist.ui.hints.bars import Column
from farwhist.ui.wording.card_names import Form, card_name, card_sign, suit_name

translate = QCoreApplication.translate


def can_say(decision: Decision) -> bool:
    """Whether there are words for every move of a decision."""
    known = (Auction, Bid, NameTrump, PlayCard)
    return all(isinstance(move, known) or move in (PASS, LOOK) for move in decision.moves)


def percent(share: float) -> int:
    """Return a share as a whole number of hundredths."""
    return round(100 * share)


def reason(key: str) -> str:
    """Return why a move is recommended, as one sentence."""
    if not key:
        return ""
    from farwhist.bots.exact.reasons import REASONS

    return translate("Reasons", REASONS[key])


def title(hint: Hint) -> str:
    """Return the heading: what is recommended and what it was found from."""
    if isinstance(hint.move, Bid) and hint.deals:
        text = translate("Hint", "How many tricks will this hand take? ({deals} deals)")
        return text.format(deals=hint.deals)
    if isinstance(hint.move, PlayCard) and hint.deals:
        text = translate(
            "Hint", "{card} – ends with exactly your bid in {percent} % of {deals} deals"
        )
        sign = card_sign(hint.move.cards[0])
        return text.format(card=sign, percent=percent(_own(hint)), deals=hint.deals)
    return translate("Hint", "Suggestion: {move}").format(move=move_words(hint.move))


def told(hint: Hint) -> str:
    """Return the hint as it is spoken."""
    if isinstance(hint.move, Bid) and hint.deals:
        text = translate("Hint", "Suggested bid {bid}, {percent} percent.")
        said = text.format(bid=hint.move.tricks, percent=percent(_own(hint)))
    elif isinstance(hint.move, PlayCard) and hint.deals:
        text = translate("Hint", "Suggested card: {card}, {percent} percent.")
        name = card_name(hint.move.cards[0])
        said = text.format(card=name, percent=percent(_own(hint)))
    else:
        text = translate("Hint", "Suggestion: {move}.")
        said = text.format(move=move_words(hint.move))
    return " ".join(each for each in (said, reason(hint.reason)) if each)


def note(hint: Hint) -> str:
    """Return the sentence below the heading."""
    if hint.deals:
        return reason(hint.reason)
    return translate("Hint", "That is what the strongest opponent would do with your cards.")


def move_words(move: Move) -> str:
    """Return a move as something to do."""
    if isinstance(move, PlayCard):
        names = ", ".join(card_name(each, Form.OBJECT) for each in move.cards)
        return translate("Hint", "play {cards}").format(cards=names)
    if isinstance(move, Bid):
        return translate("Hint", "bid {tricks}").format(tricks=move.tricks)
    if isinstance(move, NameTrump):
        return translate("Hint", "name {suit}").format(suit=suit_name(move.suit))
    if isinstance(move, Auction):
        text = translate("Hint", "offer {tricks} with {suit}")
        return text.format(tricks=move.tricks, suit=suit_name(move.suit))
    if move == LOOK:
        return translate("Hint", "look at your cards first")
    return translate("Hint", "pass")


def columns(hint: Hint) -> list[Column]:
    """Return the bars of a hint: tricks of a hand, or legal cards."""
    rows = {name: (worth, chance) for name, worth, chance in hint.rows}
    if isinstance(hint.move, PlayCard):
        best = hint.move.cards[0].text
        return [
            Column(
                card_sign(card(name)), card_name(card(name)), chance, points(worth), name == best
            )
            for name, (worth, chance) in rows.items()
        ]
    assert isinstance(hint.move, Bid)
    shown = [n for n, share in enumerate(hint.tricks) if percent(share) or str(n) in rows]
    return [
        Column(
            str(n),
            str(n),
            hint.tricks[n],
            points(rows[str(n)][0]) if str(n) in rows else "–",
            n == hint.move.tricks,
        )
        for n in range(min(shown), max(shown) + 1)
    ]


def spoken_columns(shown: Sequence[Column]) -> str:
    """Return all bars in words."""
    text = translate("Hint", "{what}: {percent} percent, points {points}")
    return "; ".join(
        text.format(what=each.name, percent=percent(each.share), points=each.points)
        for each in shown
    )


def points(worth: float) -> str:
    """Return expected points with a sign and one decimal."""
    return f"{worth:+.1f}".replace("-", "−")


def _own(hint: Hint) -> float:
    if isinstance(hint.move, Bid):
        return hint.tricks[hint.move.tricks]
    assert isinstance(hint.move, PlayCard)
    name = hint.move.cards[0].text
    return next(chance for each, _, chance in hint.rows if each == name)
