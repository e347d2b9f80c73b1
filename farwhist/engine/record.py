"""Printed records: what happened in a deal and in a match, for anybody to check.

The fields are described in docs/records.md. Cards are text, seats count from 0 clockwise, and
deals and matches from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from farwhist.engine import events as ev
from farwhist.engine.cards import Card
from farwhist.engine.events import Event
from farwhist.engine.match import Match
from farwhist.engine.moves import Contract, write
from farwhist.engine.position import DealResult

Record = dict[str, Any]


def deal_records(
    match: Match, game: str, number: int = 1, options: Mapping[str, str] | None = None
) -> Iterator[Record]:
    """Yield every finished deal of a match as plain data.

    Args:
        match: what was played.
        game: the preset it was played by.
        number: which match it is.
        options: the option texts that differ from the preset.
    """
    head = _head(match, game, number, options)
    story: list[Event] = []
    results = iter(match.position.results)
    for event in match.events:
        if isinstance(event, ev.DealStarted):
            story = []
        story.append(event)
        if isinstance(event, ev.DealScored):
            yield _deal(next(results), story, head)


def match_record(
    match: Match, game: str, number: int = 1, options: Mapping[str, str] | None = None
) -> Record:
    """Return the end of a match as plain data; the arguments are those of `deal_records`."""
    return {
        **_head(match, game, number, options),
        "totals": list(match.position.totals),
        "winners": list(match.position.winners),
    }


def _head(match: Match, game: str, number: int, options: Mapping[str, str] | None) -> Record:
    return {
        "match": number,
        "game": game,
        "options": dict(options or {}),
        "seats": match.rules.seats,
        "seed": match.seed,
    }


def _deal(result: DealResult, story: Sequence[Event], head: Record) -> Record:
    """Return one finished deal; `story` are its events, from the truth."""
    record: Record = {
        "match": head["match"],
        "deal": result.deal,
        **head,
        "cards": result.size,
        "dealer": result.dealer,
        "hands": [[str(card) for card in hand] for hand in result.dealt],
    }
    if result.tricks:
        record["turn_up"] = result.turn_up.text if result.turn_up else None
        record["trump"] = None if result.trump is None else result.trump.letter
    if any(bid is not None for bid in result.bids):
        record["bids"] = list(result.bids)
    if result.tricks:
        record["tricks"] = [
            {
                "leader": trick.leader,
                "cards": [card.text for _, card in trick.plays],
                "winner": trick.winner,
            }
            for trick in result.tricks
        ]
        record["taken"] = list(result.taken)
    record["points"] = list(result.points)
    record["totals"] = list(result.totals)
    record |= _extras(story, len(result.bids))
    if any(result.blind):
        record["blind"] = [seat for seat, blind in enumerate(result.blind) if blind]
    if result.void:
        record["void"] = True
    if result.bags:
        record["bags"] = list(result.bags)
    if result.games:
        record |= {"game_score": list(result.game), "games": list(result.games)}
    return record


def _extras(story: Sequence[Event], seats: int) -> Record:
    """Return the fields that only some games have."""
    extras: Record = {}
    tricks, played = 0, False
    for event in story:
        match event:
            case ev.CardPlayed():
                played = True
            case ev.TrickTaken():
                tricks += 1
            case ev.TurnPassed(seat, knocked=True):
                extras.setdefault("knocks", []).append([tricks, seat])
            case ev.LeadSet() if played:
                pass
            case _ if type(event) not in ORDINARY:
                _tell(extras, event)
    if "out" not in extras and len(extras["in"]) == seats:
        del extras["in"]
    return extras


ORDINARY = {
    ev.PhaseBegan,
    ev.CardsDealt,
    ev.CardTurned,
    ev.BidSealed,
    ev.BidsRevealed,
    ev.BidMade,
    ev.DealScored,
    ev.HandsShown,
    ev.TurnPassed,
    ev.UpcardTurned,
    ev.TricksSetAside,
    ev.CardLookedAt,
}
"""Events that the common fields of a record already tell."""


def _texts(cards: Sequence[Card | None]) -> list[str]:
    return [str(card) for card in cards]


def _tell(record: Record, event: Event) -> None:
    """Add what the fields of one game tell about an event."""
    match event:
        case ev.DealStarted(active=active):
            record["in"] = list(active)
        case ev.TrumpSet(by=seat) if seat is not None:
            record["named_by"] = seat
        case ev.Called(seat, call):
            text = (
                f"{call.level} {call.strain.value}" if isinstance(call, Contract) else write(call)
            )
            record.setdefault("calls", []).append([seat, text])
        case ev.CardsCut(draws, winner):
            shown = [[seat, card.text] for seat, card in draws]
            record.setdefault("cuts", []).append({"draws": shown, "winner": winner})
        case ev.CardKept(seat, card):
            record.setdefault("drawn", []).append([seat, "keep", str(card)])
        case ev.StockDiscarded(seat, card):
            record.setdefault("drawn", []).append([seat, "discard", str(card)])
        case ev.CardsDrawn(seat, cards) if "turns" not in record:
            record.setdefault("drawn", []).append([seat, *_texts(cards)])
        case ev.CardGiven(giver, _, card) if "turns" not in record:
            record.setdefault("passed", []).append([giver, str(card)])
        case ev.CallerSet(seat):
            record["next_caller"] = seat
        case ev.SeatsFell(out, single, blind):
            record["out"] = list(out)
            record["next_dogs"] = list(single)
            record["next_dogs_blind"] = blind
        case _:
            _tell_contract(record, event)


def _tell_contract(record: Record, event: Event) -> None:
    match event:
        case ev.ContractMade(seat, contract, declaring):
            record["declarer"] = None if seat == ev.NOBODY else seat
            record["contract"] = f"{contract.level} {contract.strain.value}"
            if declaring:
                record["declaring"] = list(declaring)
        case ev.HandOpened(seat):
            record["opened"] = seat
        case ev.OrderSet(low):
            record["order"] = "low" if low else "high"
        case ev.KittySet(cards):
            record["kitty"] = _texts(cards)
            record["kitty_shown"] = False
        case ev.KittyShown(to=None):
            record["kitty_shown"] = True
        case ev.CardDiscarded(_, card):
            record.setdefault("discards", []).append(str(card))
        case _:
            _tell_pile(record, event)


def _tell_pile(record: Record, event: Event) -> None:
    match event:
        case ev.PileStarted(card, rising):
            record |= {"starter": card.text, "rising": rising, "turns": [], "places": []}
        case ev.CardsShed(seat, cards, rising):
            turn = {"seat": seat, "play": _texts(cards), "rising": rising}
            record["turns"].append(turn)
        case ev.TurnGivenUp(seat):
            record["turns"].append({"seat": seat, "pass": True, "drew": []})
        case ev.PenaltyBegan(seat):
            record["turns"].append({"seat": seat, "penalty": True, "drew": [], "given": []})
        case ev.CardsDrawn(_, cards):
            record["turns"][-1]["drew"] = _texts(cards)
        case ev.CardGiven(giver, _, card):
            record["turns"][-1]["given"].append([giver, str(card)])
        case ev.PileReset(leader):
            record["turns"].append({"reset": True, "leader": leader})
        case ev.SeatsFinished(seats):
            record["places"].append(list(seats))
        case ev.LeadSet(seat) if "starter" not in record:
            record["first"] = seat
