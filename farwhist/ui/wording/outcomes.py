"""How deals and matches ended, and the sentences of the games that are no exact-bid games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    PASS,
    Call,
    Contract,
    Discard,
    Give,
    Keep,
    Knock,
    NameOrder,
    Pass,
    PlayCard,
    PlayUnseen,
    Strain,
)
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.kind import CornerText, OutcomeText, SummaryText
from farwhist.rules.sides import (
    met,
    nullo,
    place_in,
    score_before,
    side_of,
    side_tricks,
    tricks_declared,
)
from farwhist.ui.viewmodels.deals import bids_known, deal_number, without_bids
from farwhist.ui.viewmodels.plates import PlateStatus
from farwhist.ui.wording import number_words, table_words
from farwhist.ui.wording.call_words import ALLIED, allied_name
from farwhist.ui.wording.card_names import SYMBOLS, Form, card_name, card_sign, suit_title
from farwhist.ui.wording.number_words import Counts, difference_words, signed
from farwhist.ui.wording.punctuation import joined, listed

translate = QCoreApplication.translate


def trick_taken(name: str, card: Card, *, yours: bool) -> str:
    """Return who takes the trick, and with what."""
    told = card_sign(card) if card.suit is not None else card_name(card, Form.WITH)
    if yours:
        return translate("Status", "You take the trick with {card}.").format(card=told)
    return translate("Status", "{name} takes the trick with {card}.").format(name=name, card=told)


def deal_title(result: DealResult, number_of_deal: int) -> str:
    """Return the heading of the summary of a deal."""
    cards = Counts.cards(result.size)
    text = translate("Summary", "Deal {deal} – {cards}, {trump}")
    return text.format(deal=number_of_deal, cards=cards, trump=suit_title(result.trump))


def bid_headline(result: DealResult, human: Seat) -> str:
    """Return the heading of a summary: what the deal was to the player, in a few words."""
    bid, taken = result.bids[human], result.taken[human]
    if result.void or bid is None:
        return bid_outcome(result, human)
    if taken == bid:
        text = translate("Summary", "Exact: bid {bid}, took {taken}")
    elif taken == bid + 1:
        text = translate("Summary", "One too many: bid {bid}, took {taken}")
    elif taken == bid - 1:
        text = translate("Summary", "One short: bid {bid}, took {taken}")
    else:
        text = translate("Summary", "{result}: bid {bid}, took {taken}")
    return text.format(result=difference_words(taken - bid), bid=bid, taken=taken)


def bid_outcome(result: DealResult, human: Seat) -> str:
    """Return what the deal meant to the player, in one sentence."""
    bid, taken = result.bids[human], result.taken[human]
    if result.void:
        return translate("Summary", "The deal does not count and is played again.")
    if without_bids(result):
        told = translate("Summary", "You took {taken}: {points}.")
        return told.format(taken=taken, points=signed(result.points[human]))
    if bid is None:
        return translate("Summary", "You sat out.")
    return translate("Summary", "You bid {bid} and took {taken}: {result}, {points}.").format(
        bid=bid,
        taken=taken,
        result=difference_words(taken - bid),
        points=signed(result.points[human]),
    )


def note(what: PlateStatus) -> str:
    """Return what a plate says."""
    if what.kind == "cards":
        return Counts.cards(what.count)
    if what.kind == "tricks":
        return Counts.tricks(what.count)
    if what.kind == "life":
        return translate("Plate", "last chance")
    if what.kind == "call" and what.call is not None:
        return call(what.call)
    if what.gone:
        return translate("Plate", "out: place {place}").format(place=what.count)
    return translate("Plate", "place {place}").format(place=what.count)


def contract(made: Contract) -> str:
    """Return a contract as it is written: "4 ↑", "3 ↓", "5 NT", "grand"."""
    if made.strain in ALLIED:
        return allied_name(made.strain)
    if not made.strain.levelled:
        return translate("Calls", "nullo") if nullo(made) else translate("Calls", "grand")
    if made.strain is Strain.NT:
        return translate("Calls", "{level} NT").format(level=made.level)
    return f"{made.level} {'↑' if made.strain is Strain.UP else '↓'}"


def call(made: Call) -> str:
    """Return a call as a plate shows it."""
    if isinstance(made, Contract):
        return contract(made)
    if isinstance(made, Pass):
        return translate("Plate", "passed")
    if isinstance(made, Knock):
        return translate("Plate", "knocked")
    return ""


def side_names(names: Sequence[str], viewer: Seat) -> list[str]:
    """Return "We" and "They", by side, as `viewer` calls them."""
    ours = viewer % 2
    words = [translate("Sides", "They"), translate("Sides", "They")]
    words[ours] = translate("Sides", "We")
    return words


def member_names(names: Sequence[str], viewer: Seat) -> list[str]:
    """Return the sides with their members, by side: "We (You, Nora)"."""
    text = translate("Sides", "{side} ({names})")
    return [
        text.format(side=side, names=joined(names[number::2]))
        for number, side in enumerate(side_names(names, viewer))
    ]


Lines = tuple[str, str]


def corner(
    view: Position, what: CornerText, names: Sequence[str], viewer: Seat, deals: int | None
) -> Lines:
    """Return the two lines beside the stock."""
    return CORNERS[what](view, names, viewer, deals)


def _deal_corner(view: Position, names: Sequence[str], viewer: Seat, deals: int | None) -> Lines:
    return table_words.trump_line(view), table_words.deal_line(view, deals)


def _sides_corner(view: Position, names: Sequence[str], viewer: Seat, deals: int | None) -> Lines:
    return contract_line(view, names, viewer), _sides_line(view, viewer)


def _bids_corner(view: Position, names: Sequence[str], viewer: Seat, deals: int | None) -> Lines:
    """Return what both sides have taken of their bids, and where they stand; alone, the bags."""
    bags = view.results[-1].bags if view.results else (0,) * view.seats
    if view.sides == view.seats:
        line = translate("Sides", "{deal} · your bags {bags}")
        told = line.format(deal=table_words.deal_line(view, deals), bags=bags[viewer])
        return table_words.trump_line(view), told
    we, they = viewer % 2, 1 - viewer % 2
    told = translate("Sides", "We {we} – They {they} · bags {ours}–{theirs}").format(
        we=number_words.number((view.totals or [0, 0])[we]),
        they=number_words.number((view.totals or [0, 0])[they]),
        ours=bags[we],
        theirs=bags[they],
    )
    if bids_known(view):
        taken = side_tricks(view, view.taken)
        ours, theirs = (f"{taken[side]}/{side_bid(view.bids, side)}" for side in (we, they))
        line = translate("Sides", "{told} · tricks {ours} – {theirs}")
        told = line.format(told=told, ours=ours, theirs=theirs)
    return table_words.trump_line(view), told


def side_bid(bids: Sequence[int | None], side: int) -> int:
    """Return the sum of what two partners have bid."""
    return sum(bid or 0 for bid in bids[side::2])


def _pile_corner(view: Position, names: Sequence[str], viewer: Seat, deals: int | None) -> Lines:
    return _pile_line(view, signs=True), _game_line(view)


def _stock_corner(view: Position, names: Sequence[str], viewer: Seat, deals: int | None) -> Lines:
    number = deal_number(view)
    if deals is None or number > deals:
        deal = translate("Stock", "Deal {deal}").format(deal=number)
    else:
        deal = translate("Stock", "Deal {deal} of {deals}").format(deal=number, deals=deals)
    return table_words.trump_line(view), f"{deal} · {stock_left(view)}"


def _alliances_corner(
    view: Position, names: Sequence[str], viewer: Seat, deals: int | None
) -> Lines:
    """Return trump and what is played, and the number of the deal."""
    trump, deal = table_words.trump_line(view), table_words.deal_line(view, deals)
    if view.contract is None:
        return trump, deal
    text = translate("Calls", "{trump} · {contract}")
    return text.format(trump=trump, contract=contract(view.contract)), deal


def stock_left(view: Position) -> str:
    """Return how many cards are still to be drawn, or how many tricks follow the stock."""
    if view.stock:
        return translate("Stock", "stock {cards}").format(cards=len(view.stock))
    return Counts.last_tricks(view.size)


CORNERS: Final[
    Mapping[CornerText, Callable[[Position, Sequence[str], Seat, int | None], Lines]]
] = {
    "deal": _deal_corner,
    "sides": _sides_corner,
    "bids": _bids_corner,
    "pile": _pile_corner,
    "stock": _stock_corner,
    "alliances": _alliances_corner,
}


def _pile_line(view: Position, *, signs: bool) -> str:
    """Return what may be laid on the pile.

    With `signs` the suits stand beside their colour: where the deck has four, diamonds are blue.
    """
    if not view.pile:
        return ""
    if view.open_pile and not view.colour_binds:
        return translate("Pile", "Any card may be played")
    top = view.pile[-1]
    colour = translate("Pile", "black") if top.red else translate("Pile", "red")
    if signs:
        colour += " ♠♣" if top.red else " ♥♦"
    if view.open_pile:
        text = translate("Pile", "Any rank, {colour}")
    elif view.rising:
        text = translate("Pile", "↑ higher, {colour}")
    else:
        text = translate("Pile", "↓ lower, {colour}")
    return text.format(colour=colour)


def _game_line(view: Position) -> str:
    return translate("Pile", "Game {number} · stock {cards}").format(
        number=deal_number(view), cards=len(view.stock)
    )


def contract_line(view: Position, names: Sequence[str], viewer: Seat) -> str:
    """Return the trump and the direction of the contract; the trump where there is none."""
    made, who = view.contract, view.declarer
    if made is None or who is None:
        return table_words.trump_line(view) if view.trump_fixed or not view.calls else ""
    if not view.trump_fixed:
        text = (
            translate("Calls", "You play {contract}")
            if who == viewer
            else translate("Calls", "{name} plays {contract}")
        )
        return text.format(name=names[who], contract=contract(made))
    if not made.strain.levelled:
        return (
            translate("Calls", "Nullo: leave tricks to the others")
            if nullo(made)
            else translate("Calls", "Grand: take tricks")
        )
    if made.strain is Strain.NT or view.trump is None:
        return (
            translate("Calls", "No trump, low cards win")
            if view.low
            else translate("Calls", "No trump, high cards win")
        )
    text = (
        translate("Calls", "{suit}, downtown") if view.low else translate("Calls", "{suit}, uptown")
    )
    return text.format(suit=f"{SYMBOLS[view.trump]} {suit_title(view.trump)}")


def game_score(view: Position) -> Sequence[Points]:
    """Return what both sides have in the game of a rubber that is played, or was won just now."""
    scored = view.results[-1].deal == view.deal
    return view.results[-1].game if scored else score_before(view.results)[0]


def _sides_line(view: Position, viewer: Seat) -> str:
    we, they = viewer % 2, 1 - viewer % 2
    totals: Sequence[Points] = view.totals or [0, 0]
    taken = side_tricks(view, view.taken)
    games = view.results[-1].games if view.results else ()
    if games:
        totals = game_score(view)
        text = translate(
            "Sides", "We {we} – They {they} · games {won}–{lost} · tricks {ours}–{theirs}"
        )
        return text.format(
            we=number_words.number(totals[we]),
            they=number_words.number(totals[they]),
            won=games[we],
            lost=games[they],
            ours=taken[we],
            theirs=taken[they],
        )
    text = translate("Sides", "We {we} – They {they} · tricks {ours}–{theirs}")
    return text.format(
        we=number_words.number(totals[we]),
        they=number_words.number(totals[they]),
        ours=taken[we],
        theirs=taken[they],
    )


def your_turn(decision: Decision, view: Position) -> str:
    """Return what is asked of the player, or nothing where the usual words fit."""
    kinds = {type(move) for move in decision.moves}
    if Contract in kinds:
        offers = [move for move in decision.moves if isinstance(move, Contract)]
        if offers[0].strain in ALLIED:
            return _allied_turn([offer.strain for offer in offers])
        if not offers[0].strain.levelled:
            return _grand_turn(may_pass=PASS in decision.moves, both=len(offers) > 1)
        return translate("Status", "Bid a number of tricks above six, or pass.")
    if NameOrder in kinds:
        return translate("Status", "No trump: do high or low cards win?")
    if Discard in kinds:
        count = len(view.hands[decision.seat]) - view.size
        return translate("Status", "Discard {cards}.").format(cards=Counts.cards(count))
    if Give in kinds and view.penalty is None:
        return translate("Status", "Choose a card to pass to your partner.")
    if Give in kinds:
        return translate("Status", "Give a card to the player who takes the penalty.")
    if Keep in kinds and view.stock[0] is not None:
        text = translate("Status", "You drew {card}: keep it or discard it?")
        return text.format(card=card_name(view.stock[0], Form.OBJECT))
    if Knock in kinds:
        return translate("Status", "Play your card, or knock to keep it for a later trick.")
    if PlayUnseen in kinds:
        return translate("Status", "Play your card, which you have not seen.")
    if not view.pile or PlayCard not in kinds:
        return ""
    return translate("Status", "Your turn. {pile}").format(pile=_pile_line(view, signs=True))


def _grand_turn(*, may_pass: bool, both: bool) -> str:
    if not may_pass:
        return translate("Status", "Everyone passed: call grand or nullo.")
    if both:
        return translate("Status", "Call grand or nullo, or pass.")
    return translate("Status", "Call grand, or pass.")


def _allied_turn(offers: Sequence[Strain]) -> str:
    if offers == [Strain.ACCEPTANCE]:
        return translate("Status", "Accept the proposal, or pass.")
    if offers == [Strain.SOLO]:
        return translate("Status", "Nobody accepts: play solo, or pass.")
    return translate("Status", "Call, or pass.")


def summary_title(result: DealResult, number: int, what: SummaryText) -> str:
    """Return the heading of the summary of a deal."""
    return TITLES[what](result, number)


def _game_title(result: DealResult, number: int) -> str:
    return translate("Summary", "Game {number}").format(number=number)


TITLES: Final[Mapping[SummaryText, Callable[[DealResult, int], str]]] = {
    "bids": deal_title,
    "bags": deal_title,
    "calls": deal_title,
    "tricks": deal_title,
    "staying": deal_title,
    "cards": _game_title,
    "alliances": deal_title,
}


def outcome(result: DealResult, view: Position, human: Seat, what: OutcomeText) -> str:
    """Return what the deal meant to the player, in one sentence."""
    return OUTCOMES[what](result, view, human)


def _staying_outcome(result: DealResult, view: Position, human: Seat) -> str:
    if result.points[human]:
        text = (
            translate("Summary", "You took {tricks} and win the match.")
            if sum(result.points) == 1
            else translate("Summary", "You took {tricks} and share first place.")
        )
        return text.format(tricks=Counts.tricks(result.taken[human]))
    if human not in view.alive:
        taken = Counts.tricks(result.taken[human])
        dealt = bool(result.dealt[human])
        if not dealt:
            if any(result.points):
                return translate("Summary", "The match is over.")
            return translate("Summary", "You are out and watch.")
        return translate("Summary", "You took {tricks} and are out.").format(tricks=taken)
    if human in view.single:
        return translate("Summary", "You took no trick: one card is your last chance.")
    return translate("Summary", "You took {tricks} and stay in.").format(
        tricks=Counts.tricks(result.taken[human])
    )


def _place_outcome(result: DealResult, view: Position, human: Seat) -> str:
    place = place_in(result.finished, human)
    if place is None:
        return translate("Summary", "You are left with cards and lose this game.")
    if place == 1:
        return translate("Summary", "You go out first.")
    return translate("Summary", "Your place in this game: {place}.").format(place=place)


def tricks_of_sides(taken: Sequence[int], human: Seat) -> str:
    """Return how many tricks both sides have `taken`, in one sentence."""
    ours = human % 2
    return translate("Summary", "Tricks: we {ours}, they {theirs}.").format(
        ours=taken[ours], theirs=taken[1 - ours]
    )


def _side_outcome(result: DealResult, view: Position, human: Seat) -> str:
    ours = human % 2
    taken = side_tricks(view, result.taken)
    made, who = view.contract, view.declarer
    if made is None or who is None:
        return tricks_of_sides(taken, human)
    if nullo(made):
        text = translate("Summary", "Nullo: we took {ours} tricks, they {theirs}.")
        return text.format(ours=taken[ours], theirs=taken[1 - ours])
    points = result.points[who % 2]
    facts = {"contract": contract(made), "tricks": taken[ours], "theirs": taken[1 - ours]}
    if who % 2 == ours:
        text = (
            translate("Summary", "We bid {contract} and made it: tricks {tricks}–{theirs}.")
            if points > 0
            else translate("Summary", "We bid {contract} and failed: tricks {tricks}–{theirs}.")
        )
    else:
        text = (
            translate("Summary", "They bid {contract} and made it: tricks {theirs}–{tricks}.")
            if points > 0
            else translate("Summary", "They bid {contract} and failed: tricks {theirs}–{tricks}.")
        )
    return text.format(**facts)


def _bids_outcome(result: DealResult, view: Position, human: Seat) -> str:
    """Return what both sides bid, took and scored; alone, what the player did."""
    if view.sides == view.seats:
        return bid_outcome(result, human)
    ours, theirs = human % 2, 1 - human % 2
    taken = side_tricks(view, result.taken)
    if without_bids(result):
        return tricks_of_sides(taken, human)
    text = translate(
        "Summary",
        "We bid {bid} and took {taken}: {points}. They bid {bid_there} and took {taken_there}: "
        "{points_there}.",
    )
    return text.format(
        bid=side_bid(result.bids, ours),
        taken=taken[ours],
        points=number_words.signed(result.points[ours]),
        bid_there=side_bid(result.bids, theirs),
        taken_there=taken[theirs],
        points_there=number_words.signed(result.points[theirs]),
    )


def _more_outcome(result: DealResult, view: Position, human: Seat) -> str:
    """Return what two players took of the tricks."""
    own = result.taken[human]
    text = translate("Summary", "Tricks: you {own}, the other player {other}.")
    return text.format(own=own, other=sum(result.taken) - own)


def _alliances_outcome(result: DealResult, view: Position, human: Seat) -> str:
    """Return what was played, by the player or against him, and whether it was made."""
    made = result.contract
    if made is None:
        return nobody_plays()
    if not result.declaring:
        text = translate("Summary", "General misère: you took {tricks}.")
        return text.format(tricks=Counts.tricks(result.taken[human]))
    if human in result.declaring:
        text = (
            translate("Summary", "You played {contract} and made it with {tricks}.")
            if met(result)
            else translate("Summary", "You played {contract} and failed with {tricks}.")
        )
    else:
        text = (
            translate("Summary", "Against you, {contract} was made with {tricks}.")
            if met(result)
            else translate("Summary", "Against you, {contract} failed with {tricks}.")
        )
    return text.format(contract=contract(made), tricks=Counts.tricks(tricks_declared(result)))


def nobody_plays() -> str:
    """Return that a deal was thrown in, because nobody wanted to play it."""
    return translate("Summary", "Nobody plays: the deal does not count.")


OUTCOMES: Final[Mapping[OutcomeText, Callable[[DealResult, Position, Seat], str]]] = {
    "bid": lambda result, view, human: bid_outcome(result, human),
    "bids": _bids_outcome,
    "sides": _side_outcome,
    "staying": _staying_outcome,
    "place": _place_outcome,
    "more": _more_outcome,
    "alliances": _alliances_outcome,
}


HEADLINES: Final[Mapping[OutcomeText, Callable[[DealResult, Position, Seat], str]]] = {
    **OUTCOMES,
    "bid": lambda result, view, human: bid_headline(result, human),
}


def headline(result: DealResult, view: Position, human: Seat, what: OutcomeText) -> str:
    """Return the heading of the summary of a deal: what it was to the player."""
    return HEADLINES[what](result, view, human)


def verdict(view: Position, human: Seat, names: Sequence[str]) -> str:
    """Return how the match ended, in one sentence; `names` are by side."""
    if side_of(view, human) in view.winners:
        if view.sides < view.seats:
            return translate("Ranking", "You and your partner win the match.")
        if len(view.winners) > 1:
            return translate("Ranking", "You share first place.")
        return translate("Ranking", "You win the match.")
    winners = listed(names[side] for side in view.winners)
    return translate("Ranking", "The match goes to {names}.").format(names=winners)


def victory(view: Position, human: Seat, names: Sequence[str]) -> str:
    """Return the same as a heading."""
    if side_of(view, human) in view.winners or view.sides < view.seats:
        return verdict(view, human, names).rstrip(".")
    winners = listed(names[side] for side in view.winners)
    if len(view.winners) > 1:
        return translate("Ranking", "First place: {names}").format(names=winners)
    return translate("Ranking", "{name} wins the match").format(name=winners)


def pile_spoken(view: Position) -> str:
    """Return the pile in words, for a voice."""
    if not view.pile:
        return translate("Pile", "No card has been played.")
    rule = _pile_line(view, signs=False).replace("↑ ", "").replace("↓ ", "")
    text = translate("Pile", "On the pile: {card}. {rule}.")
    return text.format(card=card_name(view.pile[-1]), rule=rule)
