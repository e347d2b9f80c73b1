"""What is said of a position when the player asks, as text for log and voice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import FREE, Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import KEEP, Bid, Discard, Give, Move, PlayCard
from farwhist.engine.position import Position, Trick
from farwhist.rules.kind import CornerText, GameKind, PlateText
from farwhist.rules.sides import partner_of
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.viewmodels.deals import bids_known, card_played, deal_number, from_kitty
from farwhist.ui.viewmodels.hand_order import arranged
from farwhist.ui.viewmodels.plates import plate_status
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice.sentences import spoken_sum, suit_count
from farwhist.ui.wording import outcomes, questions, table_words
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import Form, card_name, suit_name, suit_title
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, sentence

translate = QCoreApplication.translate


def hand_name(count: int, *, short: bool = False) -> str:
    """Return the name of the list of the player's cards; a reader counts a list by itself."""
    if short:
        return translate("Spoken", "Your hand")
    return translate("Spoken", "Your hand, {cards}").format(cards=Counts.cards(count))


def card_moved(card: Card, place: int, count: int) -> str:
    """Return where a card of the hand lies now, such as "nine of spades, now 3 of 7"."""
    text = translate("Spoken", "{card}, now {place} of {count}")
    return text.format(card=card_name(card), place=place, count=count)


def hand_sorted() -> str:
    """Return that the hand is in the usual order again."""
    return translate("Spoken", "Your hand is sorted.")


def card_state(
    *, asked: bool, playable: bool, why: str, kitty: bool = False, short: bool = False
) -> str:
    """Return what is to be said of a card in the hand besides its name."""
    if kitty:
        return translate("Spoken", "from the kitty")
    if short:
        return translate("Spoken", "not playable") if asked and not playable else ""
    if not asked:
        return translate("Spoken", "not your turn to play")
    if playable:
        return translate("Spoken", "playable")
    return translate("Spoken", "not playable: {why}").format(why=why)


def seat(view: Position, who: Seat, viewer: Seat, name: str, kind: GameKind) -> str:
    """Return who sits there and what they need, such as "Oscar, bid 3, taken 1, needs 2"."""
    parts = [translate("Spoken", "You") if who == viewer else name]
    if who == partner_of(view, viewer):
        parts.append(translate("Spoken", "your partner"))
    if view.active and who == view.dealer:
        parts.append(translate("Spoken", "dealer"))
    note = plate_status(view, who, kind.plate)
    if note is not None:
        parts.append(outcomes.note(note))
    elif view.active and who not in view.active:
        parts.append(translate("Spoken", "sits out"))
    elif view.active:
        parts += _bidding(view, who, kind)
    return joined(parts)


def _bidding(view: Position, who: Seat, kind: GameKind) -> list[str]:
    taken = translate("Spoken", "taken {taken}").format(taken=view.taken[who])
    bid = view.bids[who]
    if not view.spoken[who]:
        ready = view.ready[who]
        return [translate("Spoken", "ready") if ready else translate("Spoken", "no bid yet")]
    if bid is None:
        return [translate("Spoken", "bid hidden"), taken]
    said = translate("Spoken", "bid {bid}").format(bid=bid)
    away = view.taken[who] - bid
    if away < 0:
        need = translate("Spoken", "needs {count}").format(count=-away)
    elif kind.more_wins:
        need = translate("Spoken", "bid made")
    elif away > 0:
        need = translate("Spoken", "{count} too many").format(count=away)
    else:
        need = translate("Spoken", "exact so far") if card_played(view) else ""
    return [part for part in (said, taken, need) if part]


def seats(view: Position, viewer: Seat, names: Sequence[str], kind: GameKind) -> str:
    """Return bids and tricks of all seats, what stands between sides, and the sum of open bids."""
    told = [sentence(seat(view, who, viewer, name, kind)) for who, name in enumerate(names)]
    told += [sentence(line) for line in BESIDES[kind.corner](view, names, viewer) if line]
    told += [sentence(line) for line in table_words.deal_facts(view, kind.corner, names, viewer)]
    told += [sentence(line) for line in (table_words.cut_in_words(view, names),) if line]
    if kind.bids and bids_known(view) and view.bid_total is not None:
        told.append(spoken_sum(view.bid_total, view.size))
    return " ".join(told)


def standing(view: Position, match: ShownMatch) -> str:
    """Return what the viewer has bid and taken, and what is still needed."""
    return STANDINGS[match.kind.plate](view, match)


def _of_bid(view: Position, match: ShownMatch) -> str:
    bid, taken = view.bids[match.viewer], view.taken[match.viewer]
    if bid is None:
        return _as_seated(view, match)
    left, need = view.size - len(view.tricks), bid - taken
    if need <= 0 and match.kind.more_wins:
        text = translate("Spoken", "You bid {bid} and have {taken}: your bid is made.")
    elif need < 0:
        text = translate("Spoken", "You bid {bid} and have {taken}: that is too many.")
    elif need > left:
        text = translate("Spoken", "You bid {bid} and have {taken}: that is too few by now.")
    elif left == 1:
        text = (
            translate("Spoken", "You bid {bid} and have {taken}: you need the last trick.")
            if need
            else translate("Spoken", "You bid {bid} and have {taken}: do not take the last trick.")
        )
    elif need:
        text = translate("Spoken", "You bid {bid} and have {taken}: you need {need} {left}.")
    else:
        text = translate("Spoken", "You bid {bid} and have {taken}: you need none {left}.")
    return text.format(bid=bid, taken=taken, need=need, left=Counts.need_of(left))


def _as_seated(view: Position, match: ShownMatch) -> str:
    viewer = match.viewer
    return sentence(seat(view, viewer, viewer, match.names[viewer], match.kind))


STANDINGS: Final[Mapping[PlateText, Callable[[Position, ShownMatch], str]]] = {
    "bids": _of_bid,
    "calls": _as_seated,
    "lives": _as_seated,
    "cards": _as_seated,
}
"""Who tells how the viewer stands, by what plates say."""


def _nothing(view: Position, names: Sequence[str], viewer: Seat) -> Sequence[str]:
    return ()


def _sides(view: Position, names: Sequence[str], viewer: Seat) -> Sequence[str]:
    return outcomes.corner(view, "sides", names, viewer, None)


def _bids(view: Position, names: Sequence[str], viewer: Seat) -> Sequence[str]:
    return outcomes.corner(view, "bids", names, viewer, None)


def _stock(view: Position, names: Sequence[str], viewer: Seat) -> Sequence[str]:
    return [upcard(view), outcomes.stock_left(view)] if view.stock_tricks else ()


def _allies(view: Position, names: Sequence[str], viewer: Seat) -> Sequence[str]:
    told = [outcomes.corner(view, "alliances", names, viewer, None)[0]]
    return told if view.contract is None else [*told, table_words.allies_line(view, names, viewer)]


def upcard(view: Position) -> str:
    """Return which card the trick is played for; empty where it is played for none."""
    if view.upcard is None:
        return ""
    return translate("Spoken", "{card} lies face up on the stock").format(
        card=card_name(view.upcard)
    )


BESIDES: Final[Mapping[CornerText, Callable[[Position, Sequence[str], Seat], Sequence[str]]]] = {
    "deal": _nothing,
    "sides": _sides,
    "bids": _bids,
    "pile": _nothing,
    "stock": _stock,
    "alliances": _allies,
}
"""What is said after the seats, of what stands beside the stock."""


def trick(view: Position, viewer: Seat, names: Sequence[str]) -> str:
    """Return the cards of the trick so far, or of the last one when none lies."""
    if view.pile:
        return outcomes.pile_spoken(view)
    if view.trick:
        cards = _plays(view.trick, viewer, names)
        return translate("Spoken", "Trick so far: {cards}.").format(cards=cards)
    return translate("Spoken", "No card has been played to this trick.")


def taken_trick(taken: Trick, title: str, viewer: Seat, names: Sequence[str]) -> str:
    """Return the caption of a trick that was taken, and its cards in the order of play."""
    return f"{sentence(title)} {sentence(_plays(taken.plays, viewer, names))}"


def _plays(plays: Sequence[tuple[Seat, Card]], viewer: Seat, names: Sequence[str]) -> str:
    told = [
        translate("Spoken", "{name}: {card}").format(
            name=translate("Spoken", "you") if who == viewer else names[who], card=card_name(card)
        )
        for who, card in plays
    ]
    return joined(told)


def trump(view: Position) -> str:
    """Return the trump and the card that was turned up."""
    if not view.active or not view.trump_fixed:
        return translate("Spoken", "Trump is not known yet.")
    if view.trump is None:
        return translate("Spoken", "There is no trump.")
    if view.turn_up is None:
        return translate("Spoken", "Trump: {suit}.").format(suit=suit_name(view.trump))
    return translate("Spoken", "Trump: {suit}, {card} turned up.").format(
        suit=suit_name(view.trump), card=card_name(view.turn_up)
    )


def deal(view: Position, deals: int | None) -> str:
    """Return which deal this is and how many tricks have been played."""
    if not view.active:
        return translate("Spoken", "No cards have been dealt.")
    number = deal_number(view)
    facts = {
        "deal": number,
        "deals": deals,
        "cards": Counts.cards(view.size),
        "tricks": len(view.tricks),
        "size": Counts.tricks(view.deal_tricks),
    }
    if deals is None or number > deals:
        text = translate("Spoken", "Deal {deal}, {cards}, {tricks} of {size} played.")
    else:
        text = translate("Spoken", "Deal {deal} of {deals}, {cards}, {tricks} of {size} played.")
    return text.format(**facts)


def cards(
    hand: Sequence[Card], playable: set[Card], count: int, kitty: frozenset[Card] = frozenset()
) -> str:
    """Return the cards of the hand, which of them may be played, and which are from the kitty."""
    if not hand:
        return (
            translate("Spoken", "You do not see your cards.")
            if count
            else translate("Spoken", "You hold no cards.")
        )
    held = joined(card_name(card) for card in hand)
    told = translate("Spoken", "You hold {cards}.").format(cards=held)
    if playable and len(playable) < len(hand):
        told += f" {choice_of_cards(hand, playable)}"
    if kitty:
        came = joined(card_name(card) for card in hand if card in kitty)
        told += " " + translate("Spoken", "From the kitty: {cards}.").format(cards=came)
    return told


def choice_of_cards(hand: Sequence[Card], playable: Set[Card]) -> str:
    """Return which cards of the hand may be played."""
    named = joined(card_name(card) for card in hand if card in playable)
    return translate("Spoken", "Playable: {cards}.").format(cards=named)


def choice_of_bids(bids: Sequence[int]) -> str:
    """Return which numbers of tricks may be bid; there is at least one."""
    least, most = min(bids), max(bids)
    barred = [bid for bid in range(least, most) if bid not in bids]
    if least == most or len(barred) > 1:
        text = translate("Spoken", "Your bid: {bids}.")
    elif barred:
        text = translate("Spoken", "Your bid: {least} to {most}, not {barred}.")
    else:
        text = translate("Spoken", "Your bid: {least} to {most}.")
    numbers = joined(map(str, sorted(bids)))
    return text.format(bids=numbers, least=least, most=most, barred=joined(map(str, barred)))


def your_turn(decision: Decision, view: Position) -> str:
    """Return what the player is asked for, and what bears on it."""
    asked = outcomes.your_turn(decision, view)
    if asked or not isinstance(decision.moves[0], PlayCard):
        parts = [asked or questions.your_turn(decision, view)]
        if KEEP not in decision.moves:  # which is asked thirteen times in a deal
            parts.append(deal_trump(view))
        return " ".join(part for part in parts if part)
    turn = translate("Spoken", "Your turn.")
    if not view.trick:
        return f"{turn} " + translate("Spoken", "You lead.")
    first = view.trick[0][1]
    if decision.led is None and first.rank in FREE:
        text = translate("Spoken", "{card} was led: play any card.")
        return f"{turn} " + text.format(card=card_name(first, Form.START))
    if decision.led is None:
        return f"{turn} " + translate("Spoken", "A joker was led.")
    led, held = decision.led.suit, len(decision.led.held)
    lead = translate("Spoken", "{suit} led.").format(suit=suit_title(led))
    if held:
        own = translate("Spoken", "You hold {cards}.").format(cards=suit_count(led, held))
    else:
        own = translate("Spoken", "You hold no {suit}.").format(suit=suit_name(led))
    return f"{turn} {lead} {own}"


def deal_trump(view: Position) -> str:
    """Return the trump as a short sentence, or nothing before it is known."""
    return trump(view) if view.trump_fixed else ""


def taken_back(move: Move) -> str:
    """Return that the player has taken back a move."""
    return translate("Spoken", "Taken back: {choice}.").format(choice=_own_choice(move))


def made_again(move: Move) -> str:
    """Return that the player has made a move once more."""
    return translate("Spoken", "Made again: {choice}.").format(choice=_own_choice(move))


def _own_choice(move: Move) -> str:
    match move:
        case PlayCard(cards=played):
            return joined(map(card_name, played))
        case Discard(card) | Give(card):
            return card_name(card)
        case Bid(tricks):
            return translate("Spoken", "bid {bid}").format(bid=tricks)
    return call_words(move)


def answer(
    command: CommandId,
    view: Position,
    match: ShownMatch,
    hand: Sequence[Card],
    playable: set[Card],
) -> str:
    """Return what an asking command asks for, but for what was said last.

    Args:
        hand: the known cards of the viewer, left to right; `playable` are those to choose from.
    """
    if not view.active:
        return deal(view, match.deals)
    if command == "ask_trick":
        return trick(view, match.viewer, match.names)
    if command == "ask_bids":
        return seats(view, match.viewer, match.names, match.kind)
    if command == "ask_trump":
        return f"{trump(view)} {deal(view, match.deals)}"
    held = len(view.hands[match.viewer])
    own = cards(hand, playable, held, from_kitty(view, match.viewer))
    return " ".join([own, *open_hands(view, match)])


def open_hands(view: Position, match: ShownMatch) -> list[str]:
    """Return what those hold whose cards lie on the table, a sentence each."""
    told = []
    for who in view.open_hands:
        held = [card for card in view.hands[who] if card is not None]
        named = joined(map(card_name, arranged(held, (), view.trump, match.order)))
        if who == match.viewer:
            told.append(translate("Spoken", "All see your cards."))
        elif held:
            text = translate("Spoken", "{name} shows {cards}.")
            told.append(text.format(name=match.names[who], cards=named))
    return told
