"""Every sentence about a match, made from ids and numbers in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.moves import Auction, Bid, Look, NameTrump, PlayCard
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.options import RulesError
from farwhist.rules.words import OBJECTIONS, QT_TRANSLATE_NOOP, REFUSALS
from farwhist.ui.card_names import (
    SYMBOLS,
    Form,
    card_name,
    card_sign,
    card_words,
    suit_name,
    suit_title,
)
from farwhist.ui.counts import Counts
from farwhist.ui.table.facts import SeatFacts, Word, bids_known, deal_number

translate = QCoreApplication.translate

_PLAYERS: Final = (
    QT_TRANSLATE_NOOP("Players", "West"),
    QT_TRANSLATE_NOOP("Players", "Nora"),
    QT_TRANSLATE_NOOP("Players", "Eddie"),
    QT_TRANSLATE_NOOP("Players", "Sven"),
    QT_TRANSLATE_NOOP("Players", "Ilse"),
    QT_TRANSLATE_NOOP("Players", "Bruno"),
    QT_TRANSLATE_NOOP("Players", "Mira"),
)


def default_names(seats: int, human: Seat) -> list[str]:
    """Return a name for each seat, clockwise; the human's is empty, which means "You"."""
    names = [""] * seats
    for step in range(1, seats):
        names[(human + step) % seats] = translate("Players", _PLAYERS[step - 1])
    return names


def shown_names(names: Sequence[str]) -> list[str]:
    """Return the names as the table shows them."""
    return [name or translate("Players", "You") for name in names]


def _fact(fact: object) -> str:
    if isinstance(fact, Suit):
        return suit_name(fact)
    if isinstance(fact, Card):
        return card_name(fact)
    return str(fact)


def objection(why: Objection) -> str:
    """Return why a move is illegal."""
    template = translate("Objections", OBJECTIONS[why.key])
    return template.format(**{name: _fact(fact) for name, fact in why.facts.items()})


def refusals(error: RulesError) -> str:
    """Return why a ruleset is impossible, and what to change."""
    return "\n".join(
        translate("Refusals", REFUSALS[each.key]).format(
            **{name: _fact(fact) for name, fact in each.facts.items()}
        )
        for each in error.refusals
    )


def preset_name(preset: str) -> str:
    """Return the name of a preset."""
    return translate("Presets", PRESETS[preset].name)


def preset_about(preset: str) -> str:
    """Return the sentence that tells what a preset is."""
    return translate("Presets", PRESETS[preset].about)


def decimal(value: float, digits: int = 1) -> str:
    """Return a number with so many places behind the point, or comma, of the language."""
    return QLocale().toString(float(value), "f", digits).replace("-", "−")


def number(points: Points) -> str:
    """Return points, with a half where there is one."""
    whole = int(points)
    return str(whole).replace("-", "−") if points == whole else decimal(points)


def signed(points: Points) -> str:
    """Return points with a sign in front."""
    return "+" + number(points) if points > 0 else number(points)


def difference_sign(difference: int) -> str:
    """Return ``▼2`` for two tricks missing, ``✓`` for exact and ``▲1`` for one too many."""
    if difference == 0:
        return "✓"
    return f"▼{-difference}" if difference < 0 else f"▲{difference}"


def difference_words(difference: int) -> str:
    """Return how a deal ended for a seat, in words."""
    if difference == 0:
        return translate("Results", "exact")
    if difference < 0:
        return Counts().short(-difference)
    return Counts().over(difference)


def plate_word(word: Word) -> str:
    """Return what a plate says instead of numbers."""
    return {
        Word.NONE: "",
        Word.READY: "✓ " + translate("Plate", "Ready"),
        Word.THINKING: "… " + translate("Plate", "thinking"),
        Word.CHOOSE: translate("Plate", "Your bid?"),
        Word.LATER: translate("Plate", "no bid yet"),
        Word.OUT: translate("Plate", "sits out"),
    }[word]


def plate_numbers(facts: SeatFacts) -> str:
    """Return tricks against bid, such as ``1/3 ▼2``, and ``0/3`` before a card is played."""
    if facts.bid is None:
        return translate("Plate", "{taken} taken").format(taken=facts.taken)
    numbers = f"{facts.taken}/{facts.bid}"
    return f"{numbers} {difference_sign(facts.difference)}" if facts.playing else numbers


def trump_line(view: Position) -> str:
    """Return the trump of the deal in words, without its symbol."""
    if not view.trump_fixed:
        return translate("Table", "Trump not known yet")
    if view.trump is None:
        return translate("Table", "No trump")
    return translate("Table", "Trump {symbol} {suit}").format(
        symbol=SYMBOLS[view.trump], suit=suit_title(view.trump)
    )


def deal_line(view: Position, deals: int | None) -> str:
    """Return which deal this is and how many cards it has."""
    cards = Counts().cards(view.size)
    if deals is None or deal_number(view) > deals:
        return translate("Table", "Deal {deal} · {cards}").format(
            deal=deal_number(view), cards=cards
        )
    return translate("Table", "Deal {deal}/{deals} · {cards}").format(
        deal=deal_number(view), deals=deals, cards=cards
    )


def sum_sentence(total: int, tricks: int) -> str:
    """Return what the sum of all bids means, when they are revealed."""
    bids = Counts().bids(total)
    played = Counts().for_tricks(tricks)
    if total < tricks:
        meaning = translate("Table", "under by {count}: somebody must take too many")
    elif total > tricks:
        meaning = translate("Table", "over by {count}: somebody will go down")
    else:
        meaning = translate("Table", "equal: everybody can make it")
    return f"{bids} {played} – " + meaning.format(count=abs(total - tricks))


def sum_line(view: Position) -> str:
    """Return the sum of the bids for the status bar, or how far the bidding is."""
    if not view.active or not view.spoken:
        return ""
    spoken = [seat for seat in view.active if view.spoken[seat]]
    facts = {"total": view.bid_total, "tricks": view.size}
    if not spoken:
        ready = sum(view.ready[seat] for seat in view.active)
        text = translate("Table", "{ready} of {seats} ready")
        return text.format(ready=ready, seats=len(view.active)) if ready else ""
    if not bids_known(view):
        return translate("Table", "bids so far {total} of {tricks}").format(**facts)
    away = view.bid_total - view.size
    if away < 0:
        text = translate("Table", "bids {total} of {tricks}: ▼ under by {count}")
    elif away > 0:
        text = translate("Table", "bids {total} of {tricks}: ▲ over by {count}")
    else:
        text = translate("Table", "bids {total} of {tricks}: equal")
    return text.format(count=abs(away), **facts)


def your_turn(decision: Decision, view: Position) -> str:
    """Return what is asked of the player."""
    first = decision.moves[0]
    kinds = {type(move) for move in decision.moves}
    if isinstance(first, PlayCard) and not view.pile:
        if not view.trick:
            return translate("Status", "Your turn: lead a card.")
        if decision.led is not None and decision.led.binding:
            return translate("Status", "Your turn: follow suit, {suit}.").format(
                suit=suit_name(decision.led.suit)
            )
        return translate("Status", "Your turn: play a card that is lit.")
    if NameTrump in kinds:
        return translate("Status", "Name the trump suit.")
    if Auction in kinds:
        return translate("Status", "Offer a number of tricks with a trump suit, or pass.")
    if Look in kinds:
        return translate("Status", "Bid without seeing your cards, or look at them first.")
    if decision.settled:
        return translate("Status", "You are ready. You may change your bid until all are.")
    if Bid in kinds and decision.secret:
        return translate("Status", "Choose your bid, then press Ready.")
    if Bid in kinds:
        return translate("Status", "Choose your bid, then press Bid.")
    return translate("Status", "Your turn.")


def waiting_for(names: Sequence[str]) -> str:
    """Return who is being waited for."""
    return translate("Status", "Waiting for {names}.").format(names=", ".join(names))


def trick_taken(name: str, card: Card, *, yours: bool) -> str:
    """Return who takes the trick, and with what."""
    told = card_sign(card) if card.suit is not None else card_name(card, Form.WITH)
    if yours:
        return translate("Status", "You take the trick with {card}.").format(card=told)
    return translate("Status", "{name} takes the trick with {card}.").format(name=name, card=told)


def summary_title(result: DealResult, number_of_deal: int) -> str:
    """Return the heading of the summary of a deal."""
    cards = Counts().cards(result.size)
    text = translate("Summary", "Deal {deal} – {cards}, {trump}")
    return text.format(deal=number_of_deal, cards=cards, trump=suit_title(result.trump))


def outcome(result: DealResult, human: Seat) -> str:
    """Return what the deal meant to the player, in one sentence."""
    bid, taken = result.bids[human], result.taken[human]
    if result.void:
        return translate("Summary", "The deal does not count and is played again.")
    if bid is None:
        return translate("Summary", "You sat out.")
    return translate("Summary", "You bid {bid} and took {taken}: {result}, {points}.").format(
        bid=bid,
        taken=taken,
        result=difference_words(taken - bid),
        points=signed(result.points[human]),
    )


def dealer_letter() -> str:
    """Return the letter on the dealer's disc."""
    return translate("Plate", "D", "first letter of dealer")


def last_trick_caption() -> str:
    """Return what stands above the small picture of the last trick."""
    return translate("Table", "Last trick (L)")


def trick_title(number_of_trick: int, tricks: int, winner: str, *, yours: bool) -> str:
    """Return the caption of an earlier trick."""
    if yours:
        text = translate("Table", "Trick {trick} of {tricks} – yours")
    else:
        text = translate("Table", "Trick {trick} of {tricks} – won by {name}")
    return text.format(trick=number_of_trick, tricks=tricks, name=winner)


def no_peeking() -> str:
    """Return why no earlier trick is shown at all."""
    return translate("Table", "Looking at earlier tricks is switched off in the preferences.")


def no_trick_yet() -> str:
    """Return why no earlier trick is shown now."""
    return translate("Table", "No trick has been taken in this deal yet.")


def again_label(card: Card, *, short: bool = False) -> str:
    """Return what stands beside the hand about a card that must be chosen once more."""
    words = card_words(card)
    if short:
        return translate("Table", "{card} – once more to play").format(card=card_sign(card))
    return translate("Table", "{card} – once more to play it, Esc to keep it").format(card=words)


def focus_label(card: Card, *, asked: bool, playable: bool, short: bool = False) -> str:
    """Return what stands beside the hand about the card in focus; `short`: without its name."""
    words = card_sign(card) if short else card_words(card)
    if not asked:
        return words
    if playable:
        return translate("Table", "{card} – playable").format(card=words)
    return translate("Table", "{card} – not playable").format(card=words)


def go_on_hint(*, short: bool = False) -> str:
    """Return what is written while a complete trick waits for a click."""
    if short:
        return translate("Table", "Click to go on")
    return translate("Table", "Click or press Space to go on")


def match_length(deals: int) -> str:
    """Return how long a match of so many deals is."""
    return Counts().deals(deals)


def bid_note(decision: Decision, view: Position) -> str:
    """Return what stands below the numbers in the bidding panel."""
    if decision.settled:
        return translate("Bidding", "You may change your bid until everybody is ready.")
    if decision.secret:
        return translate("Bidding", "Bids are secret until everybody is ready.")
    return translate("Bidding", "Bids so far: {total} of {tricks}").format(
        total=view.bid_total - (view.bids[decision.seat] or 0), tricks=view.size
    )


def damaged_file(path: str) -> str:
    """Return that a saved match could not be read."""
    return translate(
        "Notice",
        "The saved match could not be read. It was set aside as {file}, and a new match begins.",
    ).format(file=path)


def match_occupied(kind: str, problem: str) -> str:
    """Return why the match is not saved, for the kinds of `farwhist.store.matches.Occupied`."""
    if kind == "newer":
        return translate(
            "Notice",
            "The saved match was written by a newer version of Far Whist. It stays as it is, "
            "so the match on the table is not saved.",
        )
    if kind == "unread":
        return translate(
            "Notice",
            "The saved match cannot be read at the moment: {problem}. It stays as it is, "
            "so the match on the table is not saved.",
        ).format(problem=problem)
    return translate(
        "Notice",
        "The saved match is damaged and could not be set aside, "
        "so the match on the table is not saved.",
    )


def save_problem(problem: str) -> str:
    """Return that the match could not be written."""
    return translate(
        "Notice",
        "The match cannot be saved: {problem}. You can play on; what you play now is lost when "
        "you close the window.",
    ).format(problem=problem)


def seized() -> str:
    """Return that another window saves the match now."""
    return translate(
        "Notice",
        "This match is played in another window now. What you play here is not saved.",
    )


def thinking_here() -> str:
    """Return that the opponents' process has failed."""
    return translate(
        "Notice",
        "The opponents cannot think in a process of their own. They think in this one from now on, "
        "with the same answers; the cards may move less smoothly while they do.",
    )


def damaged_preferences(path: str) -> str:
    """Return that the preferences could not be read."""
    return translate(
        "Notice",
        "Your preferences could not be read. The file was set aside as {file}, and everything is "
        "as it was at first.",
    ).format(file=path)


def keeping_problem(problem: str) -> str:
    """Return that the preferences could not be written."""
    return translate(
        "Notice",
        "Your preferences cannot be saved: {problem}. They hold until you close the window, and "
        "the next change tries again.",
    ).format(problem=problem)
