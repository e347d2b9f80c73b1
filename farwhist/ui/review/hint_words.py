"""What a hint says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    KEEP,
    KNOCK,
    LOOK,
    PASS,
    PLAY_UNSEEN,
    REFUSE,
    Auction,
    Bid,
    Contract,
    Discard,
    Give,
    Move,
    NameOrder,
    NameTrump,
    PlayCard,
    Strain,
)
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.panels.value_bars import NONE, Column
from farwhist.ui.table.items.hint_labels import HintLabel
from farwhist.ui.wording import number_words
from farwhist.ui.wording.call_words import ALLIED, allied_name
from farwhist.ui.wording.card_names import Form, card_name, card_sign, suit_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, joined_groups, sentence

if TYPE_CHECKING:
    from farwhist.bots.thinking.hint import Hint

translate = QCoreApplication.translate

MOST_TOLD: Final = 4
"""So many choices are told with their chances."""

AIMS: Final[Mapping[str, str]] = {
    "stay": QT_TRANSLATE_NOOP("Coach", "Chance to stay in"),
    "odd_trick": QT_TRANSLATE_NOOP("Coach", "Chance of the odd trick"),
    "contract": QT_TRANSLATE_NOOP("Coach", "Chance of the contract"),
    "first": QT_TRANSLATE_NOOP("Coach", "Chance to be out of cards first"),
}
"""What the chances are of, by what is told where no exact number is bid."""


def can_say(decision: Decision) -> bool:
    """Whether there are words for every move of a decision."""
    known = (Auction, Bid, Contract, Discard, Give, NameOrder, NameTrump, PlayCard)
    single = (PASS, LOOK, KNOCK, PLAY_UNSEEN, KEEP, REFUSE)
    return all(isinstance(move, known) or move in single for move in decision.moves)


def percent(share: float) -> int:
    """Return a share as a whole number of hundredths."""
    return round(100 * share)


def reason(key: str) -> str:
    """Return why a move is recommended, as one sentence."""
    if not key:
        return ""
    from farwhist.bots.exact.reasons import REASONS

    return translate("Reasons", REASONS[key])


COMPARED_IN_PART: Final = frozenset({"first"})
"""The aims of hints that compare only some of the choices."""


def all_the_same() -> str:
    """Return the sentence for choices of which none is better than another."""
    return translate("Coach", "All choices come to the same.")


def why(hint: Hint) -> str:
    """Return why a hint recommends its move, as far as its numbers bear that out."""
    if _alike(hint):
        return all_the_same()
    if hint.equal > 1:
        return translate("Coach", "Other choices are as good here; the usual one is named.")
    if hint.reason == "best_chance":
        most = max((percent(chance) for _, _, chance in hint.rows), default=0)
        if isinstance(hint.move, PlayCard) and hint.rows and percent(_own(hint)) < most:
            return ""
    return reason(hint.reason)


def _alike(hint: Hint) -> bool:
    """Whether the numbers of all choices are the same, where all are told."""
    if isinstance(hint.move, PlayCard) and hint.deals:
        told = {(points(worth), percent(chance)) for _, worth, chance in hint.rows}
        return len(told) == 1 < len(hint.rows)
    if hint.aim in COMPARED_IN_PART:
        return False
    return len({each[1:] for each in hint.odds}) == 1 < len(hint.odds)


def title(hint: Hint) -> str:
    """Return the sentence: what is recommended, and what it is worth."""
    if hint.deals and isinstance(hint.move, Bid):
        text = translate("Hint", "Bid {bid}. Points on average: {points}.")
        return text.format(bid=hint.move.tricks, points=_own_points(hint))
    if hint.deals and isinstance(hint.move, PlayCard):
        text = translate("Hint", "Play {card}. Points on average: {points}.")
        name = card_name(hint.move.cards[0], Form.OBJECT)
        return text.format(card=name, points=_own_points(hint))
    if hint.odds:
        text = translate("Hint", "Suggestion: {move}, {percent} %")
        return text.format(move=words(hint), percent=percent(hint.odds[0][2]))
    return translate("Hint", "Suggestion: {move}").format(move=words(hint))


def hint_text(hint: Hint) -> str:
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
        said = text.format(move=words(hint))
    return " ".join(each for each in (said, why(hint), beside(hint), odds(hint)) if each)


def notes(hint: Hint) -> list[str]:
    """Return the lines below the sentence, the one that matters most first: why, what it is."""
    lines = (why(hint), beside(hint), odds(hint), caption(hint))
    return [each for each in lines if each]


def beside(hint: Hint) -> str:
    """Return the numbers of the position that explain the advice: the advised choice, the next."""
    shares = sorted(hint.beside, key=lambda row: (row[0] != hint.move, -row[1]))
    told: dict[str, int] = {}
    for move, share in shares:
        name = card_name(move.cards[0]) if isinstance(move, PlayCard) else _offer(move)
        told.setdefault(name, percent(share))
    if not told or (hint.beside_of == "made" and hint.move == PASS and not any(told.values())):
        return ""
    (first, count), *others = list(told.items())[:MOST_TOLD]
    text = {
        "made": translate("Hint", "{what} is made in {count} of 100 deals"),
        "trick": translate("Hint", "{what} takes this trick in {count} of 100 deals"),
    }[hint.beside_of]
    piece = translate("Hint", "{what} in {count}")
    said = [text.format(what=first, count=count)]
    said += [piece.format(what=name, count=number) for name, number in others]
    return sentence(joined(said))


def _offer(move: Move) -> str:
    assert isinstance(move, Contract)
    if move.strain in ALLIED:
        return allied_name(move.strain)
    text = {
        Strain.UP: translate("Hint", "{level} uptown"),
        Strain.DOWN: translate("Hint", "{level} downtown"),
        Strain.NT: translate("Hint", "{level} no trump"),
        Strain.GRAND: translate("Hint", "grand"),
        Strain.NULLO: translate("Hint", "nullo"),
    }[move.strain]
    return text.format(level=move.level)


def odds(hint: Hint) -> str:
    """Return how often choices reach the aim of the deal: the advised one, then the likeliest."""
    if not hint.odds:
        return ""
    advised, *others = hint.odds
    told = [advised, *sorted(others, key=lambda row: -row[2])[: MOST_TOLD - 1]]
    each = translate("Hint", "{move} {percent} %")
    said = [
        each.format(move=words(hint) if place == 0 else move_words(move), percent=percent(share))
        for place, (move, _, share) in enumerate(told)
    ]
    text = translate("Hint", "{aim}, from {deals}: {choices}")
    aim = translate("Coach", AIMS[hint.aim])
    deals = Counts.samples(hint.compared)
    return text.format(aim=aim, deals=deals, choices=joined_groups(said))


def caption(hint: Hint) -> str:
    """Return what the numbers are, or whose advice it is without numbers."""
    if not hint.deals:
        return translate("Hint", "This is what the strongest opponent would do with your cards.")
    if isinstance(hint.move, Bid):
        text = translate(
            "Hint", "Chance of each number of tricks, points of each bid; from {deals}"
        )
    else:
        text = translate(
            "Hint", "Above each card: how often it ends with exactly your bid; from {deals}"
        )
    return text.format(deals=Counts.samples(hint.deals))


def chips(hint: Hint) -> dict[Card, HintLabel]:
    """Return what stands above the cards of the hand: chances, or a sign above the best ones."""
    move = hint.move
    if hint.laid_away:
        return {each: HintLabel("", True) for each in hint.laid_away}
    if isinstance(move, Give):
        return {move.card: HintLabel("", True)}
    if not isinstance(move, PlayCard):
        return {}
    if not hint.deals and not hint.odds:
        return {each: HintLabel("", True) for each in move.cards}
    if hint.odds:
        return {
            each.cards[0]: HintLabel(number_words.percentage(percent(share)), each == move)
            for each, _, share in hint.odds
            if isinstance(each, PlayCard)
        }
    return {
        card(name): HintLabel(number_words.percentage(percent(chance)), card(name) in move.cards)
        for name, _, chance in hint.rows
    }


def words(hint: Hint) -> str:
    """Return all that a hint recommends as something to do."""
    if not hint.then:
        return move_words(hint.move)
    names = joined(card_name(each, Form.OBJECT) for each in hint.laid_away)
    return translate("Hint", "discard {card}").format(card=names)


def move_words(move: Move) -> str:
    """Return a move as something to do."""
    if isinstance(move, PlayCard):
        names = joined(card_name(each, Form.OBJECT) for each in move.cards)
        return translate("Hint", "play {cards}").format(cards=names)
    if isinstance(move, Bid):
        return translate("Hint", "bid {tricks}").format(tricks=move.tricks)
    if isinstance(move, NameTrump):
        return translate("Hint", "choose {suit}").format(suit=suit_name(move.suit))
    if isinstance(move, Auction):
        text = translate("Hint", "offer {tricks} with {suit}")
        return text.format(tricks=move.tricks, suit=suit_name(move.suit))
    if isinstance(move, Contract):
        return _contract(move)
    if isinstance(move, NameOrder):
        low, high = translate("Hint", "let low cards win"), translate("Hint", "let high cards win")
        return low if move.low else high
    if isinstance(move, Give):
        return translate("Hint", "give {card}").format(card=card_name(move.card, Form.OBJECT))
    if isinstance(move, Discard):
        text = translate("Hint", "discard {card}")
        return text.format(card=card_name(move.card, Form.OBJECT))
    return {
        LOOK: translate("Hint", "look at your cards first"),
        PASS: translate("Hint", "pass"),
        KEEP: translate("Hint", "keep the card"),
        REFUSE: translate("Hint", "discard the card and take the next"),
        KNOCK: translate("Hint", "knock and keep your card"),
        PLAY_UNSEEN: translate("Hint", "play your card unseen"),
    }[move]


def _contract(move: Contract) -> str:
    if move.strain in ALLIED:
        text = translate("Hint", "call {contract}")
        return text.format(contract=allied_name(move.strain))
    text = {
        Strain.UP: translate("Hint", "bid {level}, uptown"),
        Strain.DOWN: translate("Hint", "bid {level}, downtown"),
        Strain.NT: translate("Hint", "bid {level} no trump"),
        Strain.GRAND: translate("Hint", "call grand"),
        Strain.NULLO: translate("Hint", "call nullo"),
    }[move.strain]
    return text.format(level=move.level)


def columns(hint: Hint, *, every: bool = False) -> list[Column]:
    """Return the numbers of a hint: tricks of a hand, or legal cards; none without numbers.

    `every`: also those numbers of tricks that can be told to be out of reach.
    """
    if not hint.deals:
        return []
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
    shown = [n for n, share in enumerate(hint.tricks) if percent(share) or str(n) in rows or every]
    return [
        Column(
            str(n),
            str(n),
            hint.tricks[n],
            points(rows[str(n)][0]) if str(n) in rows else NONE,
            n == hint.move.tricks,
        )
        for n in range(min(shown), max(shown) + 1)
    ]


def spoken_columns(shown: Sequence[Column]) -> str:
    """Return all bars in words."""
    text = translate("Hint", "{what}: {percent} percent, points {points}")
    return joined_groups(
        text.format(what=each.name, percent=percent(each.share), points=each.points)
        for each in shown
    )


def points(worth: float) -> str:
    """Return expected points with a sign and one decimal."""
    return number_words.signed_decimal(worth)


def _own_points(hint: Hint) -> str:
    move = hint.move
    name = str(move.tricks) if isinstance(move, Bid) else ""
    if isinstance(move, PlayCard):
        name = move.cards[0].text
    return points(next(worth for each, worth, _ in hint.rows if each == name))


def _own(hint: Hint) -> float:
    if isinstance(hint.move, Bid):
        return hint.tricks[hint.move.tricks]
    assert isinstance(hint.move, PlayCard)
    name = hint.move.cards[0].text
    return next(chance for each, _, chance in hint.rows if each == name)
