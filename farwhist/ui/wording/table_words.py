"""What stands on the table beside the cards, and what is known of the deal that is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Seat
from farwhist.engine.moves import Auction, Call, Contract, Pass, Strain
from farwhist.engine.position import Position
from farwhist.rules.kind import CornerText
from farwhist.rules.sides import BOOK, by_calls, nullo
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.viewmodels.deals import (
    bids_known,
    cut_of_deal,
    deal_number,
    drawing,
    out_of_play,
    shown_trump,
)
from farwhist.ui.wording.call_words import ALLIED, allied_name
from farwhist.ui.wording.card_names import SYMBOLS, card_sign, card_words, suit_title
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def trump_line(view: Position) -> str:
    """Return the trump with its symbol, or the card that was turned and will fix it."""
    if not view.trump_fixed:
        if view.turn_up is not None and view.turn_up.suit is not None:
            return card_sign(view.turn_up)
        return translate("Table", "Trump not known yet")
    if view.trump is None:
        return translate("Table", "No trump")
    return f"{SYMBOLS[view.trump]} {suit_title(view.trump)}"


def deal_line(view: Position, deals: int | None) -> str:
    """Return which deal this is and how many cards it has."""
    cards = Counts.cards_each(view.size)
    if deals is None or deal_number(view) > deals:
        return translate("Table", "Deal {deal} · {cards}").format(
            deal=deal_number(view), cards=cards
        )
    return translate("Table", "Deal {deal} of {deals} · {cards}").format(
        deal=deal_number(view), deals=deals, cards=cards
    )


class SumOfBids(NamedTuple):
    """All bids against the tricks of the deal: "8 tricks bid out of 9", "1 under", -1."""

    said: str
    meaning: str
    away: int

    def __str__(self) -> str:
        return translate("Table", "{bids}: {meaning}").format(bids=self.said, meaning=self.meaning)


def sum_of_bids(total: int, tricks: int) -> SumOfBids:
    """Return what the sum of all bids means."""
    away = total - tricks
    if away < 0:
        meaning = Counts.bids_under(-away)
    elif away > 0:
        meaning = Counts.bids_over(away)
    else:
        meaning = translate("Table", "equal")
    return SumOfBids(f"{Counts.bids(total)} {Counts.out_of(tricks)}", meaning, away)


def known_sum(view: Position) -> SumOfBids | None:
    """Return the sum of the bids of a deal once every seat has made its own."""
    if view.bid_total is None or not bids_known(view):
        return None
    return sum_of_bids(view.bid_total, view.size)


def sum_sentence(total: int, tricks: int) -> str:
    """Return what the sum of all bids means, when they are revealed."""
    told = sum_of_bids(total, tricks)
    if told.away < 0:
        meaning = translate("Table", "{sum}. Somebody must take too many.")
    elif told.away > 0:
        meaning = translate("Table", "{sum}. Somebody must fall short.")
    else:
        meaning = translate("Table", "{sum}. Everybody can be exact.")
    return meaning.format(sum=told)


def sum_line(view: Position) -> str:
    """Return the sum of the bids for the status bar, or how far the bidding is."""
    if view.over or not view.active or not view.spoken:
        return ""
    known = known_sum(view)
    if known is not None:
        return str(known)
    if view.bid_total is None:
        return translate("Table", "Bids are hidden until the deal is over")
    if any(view.spoken[seat] for seat in view.active):
        text = translate("Table", "Tricks bid so far: {total} of {tricks}")
        return text.format(total=view.bid_total, tricks=view.size)
    ready = sum(view.ready[seat] for seat in view.active)
    text = translate("Table", "{ready} of {seats} ready")
    return text.format(ready=ready, seats=len(view.active)) if ready else ""


def assisted_meaning() -> str:
    """Return what makes a match an assisted one, for statistics and the status bar."""
    return translate(
        "Statistics",
        "A match is assisted when you asked for a hint, took a move back, had the coach look "
        "at moves before they were made, let a bot finish a deal or move when your time was "
        "up, replayed a deal before it was over, or chose the match number.",
    )


def dealer_letter() -> str:
    """Return the letter on the dealer's disc."""
    return translate("Plate", "D", "first letter of dealer")


def last_trick_caption() -> str:
    """Return what stands above the small picture of the last trick, before its winner's name."""
    return translate("Table", "Last trick:")


def led_first() -> str:
    """Return what stands beside the card that was led."""
    return translate("Table", "led first")


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


def nothing_aside() -> str:
    """Return why no cards out of play are shown."""
    return translate("Table", "You have seen no kitty and discarded nothing in this deal.")


def again_label(card: Card, *, short: bool = False) -> str:
    """Return what stands beside the hand about a card that must be chosen once more."""
    words = card_words(card)
    if short:
        return translate("Table", "{card} – choose again to play").format(card=card_sign(card))
    return translate("Table", "{card} – choose again to play it, Esc to keep it").format(card=words)


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
        return translate("Table", "Click to continue")
    return translate("Table", "Click or press Space to continue")


def deal_facts(view: Position, corner: CornerText, names: Sequence[str], viewer: Seat) -> list[str]:
    """Return the sentences, without full stops; none where nothing had to be decided."""
    if not view.active:
        return []
    lines = [_trump(view, names, viewer), *_contract(view, names, viewer), _calls(view, names)]
    return [line for line in (*lines, *MORE[corner](view, names)) if line]


def cut_in_words(view: Position, names: Sequence[str]) -> str:
    """Return who cut which card for this deal: "Cut: You 7♥, Nora 10♠"; empty without a cut."""
    cut = cut_of_deal(view)
    if cut is None:
        return ""
    cards = joined(f"{names[seat]} {card_sign(card)}" for seat, card in cut.draws)
    return translate("Deal facts", "Cut: {cards}").format(cards=cards)


def aside_in_words(view: Position, viewer: Seat, keys: str) -> str:
    """Return that there are cards to look at, and with which keys; empty when there are none."""
    found = out_of_play(view, viewer)
    if found is None:
        return ""
    text = aside_title(view, viewer)
    named = keys and not drawing(view)  # where the same key keeps a card
    return f"{text}  [{keys}]" if named else text


def aside_title(view: Position, viewer: Seat) -> str:
    """Return what the cards out of play are called that the viewer looks at."""
    found = out_of_play(view, viewer)
    if found is None:
        return ""
    if found.laid_away:
        text = translate("Deal facts", "You discarded {cards}")
        return text.format(cards=Counts.cards(len(found.cards)))
    text = translate("Deal facts", "The kitty, {cards}")
    return text.format(cards=Counts.cards(len(found.cards)))


def _trump(view: Position, names: Sequence[str], viewer: Seat) -> str:
    if view.contract is not None:
        return ""
    cut = cut_of_deal(view)
    who = view.named_by if view.trump_fixed else view.caller
    if who is None:
        lying = shown_trump(view)
        if lying is None:
            return ""
        if view.dealer == viewer:
            return translate("Deal facts", "Turned up, and in your hand")
        text = translate("Deal facts", "Turned up by {name}, who holds it")
        return text.format(name=names[view.dealer])
    won, you = cut is not None and cut.winner == who, who == viewer
    text = _TRUMP[view.trump_fixed, won, you]
    return translate("Deal facts", text).format(name=names[who])


def trump_caller(view: Position, names: Sequence[str], viewer: Seat, *, running: bool) -> str:
    """Return who names the trump that comes next, or who won the cut for the one there is.

    Empty where nobody does, and where the trump was named without a cut. In a finished deal, which
    is not `running`, it is the trump of the deal after it.
    """
    fixed = running and view.trump_fixed
    who = view.named_by if fixed else view.caller
    cut = view.cut
    won = cut is not None and cut.deal == view.deal + (not running) and cut.winner == who
    if who is None or (fixed and not won):
        return ""
    return translate("Deal facts", _TRUMP[fixed, won, who == viewer]).format(name=names[who])


_TRUMP: Final[Mapping[tuple[bool, bool, bool], str]] = {
    (True, True, True): QT_TRANSLATE_NOOP("Deal facts", "You won the cut and chose trumps"),
    (True, True, False): QT_TRANSLATE_NOOP("Deal facts", "{name} won the cut and chose trumps"),
    (True, False, True): QT_TRANSLATE_NOOP("Deal facts", "You chose trumps"),
    (True, False, False): QT_TRANSLATE_NOOP("Deal facts", "{name} chose trumps"),
    (False, True, True): QT_TRANSLATE_NOOP("Deal facts", "You won the cut and choose trumps"),
    (False, True, False): QT_TRANSLATE_NOOP("Deal facts", "{name} won the cut and chooses trumps"),
    (False, False, True): QT_TRANSLATE_NOOP("Deal facts", "You choose trumps"),
    (False, False, False): QT_TRANSLATE_NOOP("Deal facts", "{name} chooses trumps"),
}
"""By whether trump is named already, by who won a cut, and by the viewer."""


def _contract(view: Position, names: Sequence[str], viewer: Seat) -> list[str]:
    made, who = view.contract, view.declarer
    if by_calls(made):
        return [allies_line(view, names, viewer)]
    if made is None or who is None:
        return []
    if not made.strain.levelled:
        key = ("nullo" if nullo(made) else "grand", who == viewer)
        return [translate("Deal facts", _DECIDED[key]).format(name=names[who])]
    counts_kitty = bool(view.kitty or view.discards or len(view.hands[who]) > view.size)
    facts = {"level": made.level, "tricks": Counts.tricks(BOOK + made.level), "name": names[who]}
    if who == viewer:
        text = (
            translate("Deal facts", "You bid {level}: {tricks}, counting the kitty as one")
            if counts_kitty
            else translate("Deal facts", "You bid {level}: {tricks}")
        )
    else:
        text = (
            translate("Deal facts", "{name} bid {level}: {tricks}, counting the kitty as one")
            if counts_kitty
            else translate("Deal facts", "{name} bid {level}: {tricks}")
        )
    if not view.trump_fixed:
        return [text.format(**facts)]
    order = (
        translate("Deal facts", "Low cards win: A 2 3 … K")
        if view.low
        else translate("Deal facts", "High cards win: A K Q … 2")
    )
    return [text.format(**facts), order]


def allies_line(view: Position, names: Sequence[str], viewer: Seat) -> str:
    """Return who plays what, where calls have made the sides, without a full stop."""
    made = view.contract
    assert made is not None, "something is played"
    if view.declarer is None:
        return translate("Deal facts", "All play a general misère")
    told = allied_name(made.strain)
    others = [seat for seat in view.declaring if seat != viewer]
    if viewer not in view.declaring:
        text = translate("Deal facts", "{name} plays {contract}")
        if len(others) > 1:
            text = translate("Deal facts", "{name} and {partner} play {contract}")
    elif others:
        text = translate("Deal facts", "You and {name} play {contract}")
    else:
        text = translate("Deal facts", "You play {contract}")
    name, partner = (*(names[seat] for seat in others), "", "")[:2]
    return text.format(name=name, partner=partner, contract=told)


_DECIDED: Final[Mapping[tuple[str, bool], str]] = {
    ("grand", True): QT_TRANSLATE_NOOP("Deal facts", "You called grand"),
    ("grand", False): QT_TRANSLATE_NOOP("Deal facts", "{name} called grand"),
    ("nullo", True): QT_TRANSLATE_NOOP("Deal facts", "You called nullo"),
    ("nullo", False): QT_TRANSLATE_NOOP("Deal facts", "{name} called nullo"),
}
"""By what was called, and by the viewer."""


def _calls(view: Position, names: Sequence[str]) -> str:
    calls = [_call(names[seat], call) for seat, call in view.calls]
    said = joined(call for call in calls if call)
    return translate("Deal facts", "Bids: {calls}").format(calls=said) if said else ""


def _call(name: str, call: Call) -> str:
    if isinstance(call, Pass):
        return translate("Deal facts", "{name} passed").format(name=name)
    if isinstance(call, Auction):
        return f"{name} {call.tricks} {suit_title(call.suit)}"
    if not isinstance(call, Contract):
        return ""
    if call.strain in ALLIED:
        text = translate("Deal facts", "{name} {call}")
        return text.format(name=name, call=allied_name(call.strain))
    words = {
        Strain.UP: translate("Deal facts", "{name} {level} uptown"),
        Strain.DOWN: translate("Deal facts", "{name} {level} downtown"),
        Strain.NT: translate("Deal facts", "{name} {level} no trump"),
        Strain.GRAND: translate("Deal facts", "{name} grand"),
        Strain.NULLO: translate("Deal facts", "{name} nullo"),
    }
    return words[call.strain].format(name=name, level=call.level)


def _nothing(view: Position, names: Sequence[str]) -> list[str]:
    return []


def _nils(view: Position, names: Sequence[str]) -> list[str]:
    """Return who has bid to take no trick, or tricks unseen: bids of their own kind."""
    said = [seat for seat in view.active if view.spoken[seat] and view.bids[seat] == 0]
    plain = joined(names[seat] for seat in said if not view.blind[seat])
    blind = joined(names[seat] for seat in said if view.blind[seat])
    lines = []
    if plain:
        lines.append(translate("Deal facts", "Nil: {names}").format(names=plain))
    if blind:
        lines.append(translate("Deal facts", "Blind nil: {names}").format(names=blind))
    unseen = joined(names[seat] for seat in view.active if view.blind[seat] and view.bids[seat])
    if unseen:
        lines.append(translate("Deal facts", "Bid blind: {names}").format(names=unseen))
    return lines


MORE: Final[Mapping[CornerText, Callable[[Position, Sequence[str]], list[str]]]] = {
    "deal": _nothing,
    "sides": _nothing,
    "bids": _nils,
    "pile": _nothing,
    "stock": _nothing,
    "alliances": _nothing,
}
