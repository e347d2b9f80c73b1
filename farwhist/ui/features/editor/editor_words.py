"""The words of the editor."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Auction, Bid, Contract, Move, PlayCard
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_draft import DealDraft, Turned
from farwhist.rules.deal_text import is_play
from farwhist.rules.draft_checks import Check
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import card_name, card_sign
from farwhist.ui.wording.number_words import Counts, Plural
from farwhist.ui.wording.punctuation import joined, labelled
from farwhist.ui.wording.refusals import deal_problem

translate = QCoreApplication.translate


class EditorCounts:
    """Numbers of things in words: each takes the number of them."""

    free = Plural("EditorCounts", "%n card(s) free", "", 1)
    missing = Plural("EditorCounts", "%n card(s) missing.", "", 1)
    each = Plural("EditorCounts", "%n card(s) each; no card is used twice.", "", 1)
    players = Plural("EditorCounts", "%n player(s)", "", 1)
    so_far = Plural("EditorCounts", "Everyone plays on: %n trick(s) so far.", "", 1)


def free(count: int) -> str:
    """Return how many cards nobody has."""
    return EditorCounts.free(count)


def held(cards: int, wanted: int) -> str:
    """Return how many cards of how many a hand has."""
    text = translate("Editor", "{cards} of {wanted}")
    return text.format(cards=cards, wanted=wanted)


def turned_words(where: Turned) -> str:
    """Return what the card is called by which trump is found."""
    return {
        "top": translate("Editor", "turned"),
        "cut": translate("Editor", "cut"),
        "hand": translate("Editor", "turned"),
    }[where]


def owner(draft: DealDraft, card: Card, names: Sequence[str]) -> str:
    """Return where a card is, or nothing where it is free."""
    seat = draft.holder(card)
    if seat is not None:
        return names[seat]
    return turned_words("top") if card is draft.turned and draft.turns == "top" else ""


def given(draft: DealDraft, card: Card, seat: Seat, names: Sequence[str]) -> str:
    """Return what is said when a card has been given to a seat."""
    text = translate("Editor", "{card}: {name}. {held}. {free}.")
    return text.format(
        card=card_name(card),
        name=names[seat],
        held=held(len(draft.hands[seat]), draft.frame.sizes[seat]),
        free=free(len(draft.free)),
    )


def taken(draft: DealDraft, card: Card) -> str:
    """Return what is said when a card has been taken back."""
    text = translate("Editor", "{card} is free. {free}.")
    return text.format(card=card_name(card), free=free(len(draft.free)))


# --- checks ----------------------------------------------------------------------------------


def check_words(check: Check, names: Sequence[str]) -> str:
    """Return what was found, in a sentence or two."""
    return _CHECKS[check.key](check, names)


def _problem(check: Check, names: Sequence[str]) -> str:
    why = check.facts["why"]
    assert isinstance(why, BadDeal)
    return deal_problem(why)


def _few(check: Check, names: Sequence[str]) -> str:
    facts = check.facts
    text = translate("Editor", "{name}: {cards} of {wanted}.")
    wanted = Counts.cards(facts["wanted"])
    head = text.format(name=names[facts["seat"]], cards=facts["cards"], wanted=wanted)
    missing = facts["wanted"] - facts["cards"]
    return f"{head} {EditorCounts.missing(missing)}"


def _many(check: Check, names: Sequence[str]) -> str:
    facts = check.facts
    text = translate("Editor", "{name}: {cards} instead of {wanted}.")
    cards = Counts.cards(facts["cards"])
    return text.format(name=names[facts["seat"]], cards=cards, wanted=facts["wanted"])


def _turned(check: Check, names: Sequence[str]) -> str:
    if check.facts["where"] == "cut":
        return translate("Editor", "The cut card is missing.")
    return translate("Editor", "The card that is turned up for trump is missing.")


def _turned_held(check: Check, names: Sequence[str]) -> str:
    facts = check.facts
    text = translate("Editor", "{card} is turned up, and must be in this hand: {name}.")
    return text.format(card=card_sign(facts["card"]), name=names[facts["seat"]])


def _elsewhere(check: Check, names: Sequence[str]) -> str:
    facts = check.facts
    if facts["holder"] is None:
        text = translate("Editor", "{card} is turned up and cannot be in a hand too.")
        return text.format(card=card_sign(facts["card"]))
    text = translate("Editor", "{card} stays where it is: {holder}.")
    return text.format(card=card_sign(facts["card"]), holder=names[facts["holder"]])


def _unread(check: Check, names: Sequence[str]) -> str:
    quoted = translate("Editor", "“{word}”")
    words = joined(quoted.format(word=word) for word in check.facts["words"])
    return translate("Editor", "Not a card of this pack: {words}.").format(words=words)


def _whole(check: Check, names: Sequence[str]) -> str:
    return EditorCounts.each(check.facts["cards"])


def _bids(check: Check, names: Sequence[str]) -> str:
    text = translate("Editor", "The bids add up to {bids} for {tricks}.")
    return text.format(bids=check.facts["bids"], tricks=Counts.tricks(check.facts["tricks"]))


_CHECKS = {
    "problem": _problem,
    "none": lambda check, names: translate("Editor", "Nobody has a card yet."),
    "few": _few,
    "many": _many,
    "turned": _turned,
    "turned_held": _turned_held,
    "drawn": lambda check, names: translate("Editor", "The trump of this deal is missing."),
    "move": _problem,
    "elsewhere": _elsewhere,
    "unread": _unread,
    "whole": _whole,
    "bids": _bids,
}


def repair_words(check: Check) -> str:
    """Return what stands on the button that mends it."""
    repair = check.repair
    assert repair is not None, "a check with a repair"
    match repair.key:
        case "fill":
            return translate("Editor", "Fill in at random")
        case "shed":
            return translate("Editor", "Remove the last ones")
        case "all":
            return translate("Editor", "Deal all at random")
        case "turn":
            return translate("Editor", "Turn one up at random")
        case "draw":
            return translate("Editor", "Draw one at random")
        case "drop":
            return translate("Editor", "Delete this and everything after it")
        case "move_here":
            return translate("Editor", "Move it here")


# --- calls and cards -------------------------------------------------------------------------


def asked(decision: Decision, name: str) -> str:
    """Return what the next seat must choose."""
    move = decision.moves[0]
    if isinstance(move, Bid):
        return translate("Editor", "{name} · bid").format(name=name)
    if is_play(move):
        return translate("Editor", "{name} · card").format(name=name)
    return translate("Editor", "{name} · choice").format(name=name)


def played_lines(match: Match, names: Sequence[str]) -> list[str]:
    """Return what was done so far: a line of what went before the tricks, and a line a trick."""
    told: list[tuple[int, str]] = []
    bid = any(isinstance(move, Bid | Auction | Contract) for _, move in match.moves)
    before = translate("Editor", "Calls") if bid else translate("Editor", "Moves")
    tricks = match.rules.kind.tricks  # type: ignore[attr-defined]
    again = Match(match.rules, match.seed)
    for seat, move in match.moves:
        place = len(again.position.tricks) + 1 if tricks and is_play(move) else 0
        told.append((place, f"{names[seat]} {call_words(move)}"))
        again.submit(seat, move)
    lines: dict[int, list[str]] = {}
    for place, text in told:
        lines.setdefault(place, []).append(text)
    found = []
    for place, texts in lines.items():
        head = translate("Editor", "Trick {number}").format(number=place) if place else before
        found.append(labelled(head, " · ".join(texts)))
    return found


def move_words(move: Move) -> str:
    """Return a move as a list of moves has it."""
    if isinstance(move, PlayCard):
        return " ".join(map(card_sign, move.cards))
    return call_words(move)
