"""A position as the seat that asks would write it down, from its view of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from farwhist.engine import events as ev
from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import Contract, NameTrump, write
from farwhist.engine.position import Position


def told(match: Match, preset: str, texts: Mapping[str, str], seat: Seat) -> dict[str, Any]:
    """Return the fields of the open deal of a match, as one seat knows them."""
    view = match.view(seat)
    story: list[ev.Event] = []
    for event in match.events:
        story = [] if isinstance(event, ev.DealStarted) else story
        story.append(event)
    data: dict[str, Any] = {
        "game": preset,
        "set": dict(texts),
        "seats": view.seats,
        "cards": view.size,
        "dealer": view.dealer,
        "seat": seat,
        "hand": [card.text for card in view.hands[seat] if card],
        "totals": list(view.totals),
    }
    for owner in view.open_hands:
        data["open_hand"] = [card.text for card in view.hands[owner] if card]
    if match.rules.kind.tricks:
        _tricks(data, match, seat, story)
    else:
        _turns(data, seat, story)
    return data


def _tricks(data: dict[str, Any], match: Match, seat: Seat, story: list[ev.Event]) -> None:
    view = match.view(seat)
    if view.turn_up:
        data["turn_up"] = view.turn_up.text
    asked = match.decision(seat)
    naming = asked is not None and isinstance(asked.moves[0], NameTrump)
    if view.trump_fixed and not naming:
        data["trump"] = None if view.trump is None else view.trump.letter
    tricks = [
        {"leader": t.leader, "cards": [c.text for c in t.cards], "winner": t.winner}
        for t in view.tricks
    ]
    if view.trick:
        tricks.append({"leader": view.trick[0][0], "cards": [c.text for _, c in view.trick]})
    data["tricks"] = tricks
    drawn = [event.seen_by(seat) for event in story if isinstance(event, ev.CardsDrawn)]
    if view.stock_tricks:
        cards = [(each, None if each is None else each.text) for e in drawn for each in e.cards]
        data["drawn"] = [[e.seat, text] for e, (_, text) in zip(drawn, cards, strict=True)]
    data |= _hands_drawn(view, story, seat)
    if view.upcard:
        data["upcard"] = view.upcard.text
    if match.rules.kind.worth == "staying":
        taken, knocks = 0, []
        for event in story:
            taken += isinstance(event, ev.TrickTaken)
            if isinstance(event, ev.TurnPassed) and event.knocked:
                knocks.append([taken, event.seat])
        data |= {"in": list(view.alive), "single": list(view.single), "lives": view.lives}
        data |= {"single_blind": bool(view.single_blind), "caller": view.caller, "knocks": knocks}
    if any(bid is not None for bid in view.bids):
        data["bids"] = list(view.bids)
        data["blind"] = [each for each in range(view.seats) if view.blind[each]]
    if view.calls:
        data["calls"] = [
            [who, f"{c.level} {c.strain.value}" if isinstance(c, Contract) else write(c)]
            for who, c in view.calls
        ]
    data |= _passed(story, seat)
    if view.contract:
        if view.trump_fixed:
            data["order"] = "low" if view.low else "high"
        data["discards"] = [card.text for card in view.discards if card]
        data["kitty"], data["kitty_shown"] = _kitty(story, seat)


def _hands_drawn(view: Position, story: list[ev.Event], seat: Seat) -> dict[str, Any]:
    seen = [event.seen_by(seat) for event in story]
    rows = [
        [each.seat, "keep" if isinstance(each, ev.CardKept) else "discard", each.card]
        for each in seen
        if isinstance(each, ev.CardKept | ev.StockDiscarded)
    ]
    data: dict[str, Any] = {}
    if rows:
        data["drawn"] = [[who, what, card and card.text] for who, what, card in rows]
    if view.looking == seat:
        data["looked"] = str(view.stock[0])
    return data


def _passed(story: list[ev.Event], seat: Seat) -> dict[str, Any]:
    given = [event.seen_by(seat) for event in story if isinstance(event, ev.CardGiven)]
    rows = [[event.giver, event.card.text if event.card else None] for event in given]
    return {"passed": rows} if rows else {}


def _kitty(story: list[ev.Event], seat: Seat) -> tuple[list[str], bool]:
    for event in story:
        if isinstance(event, ev.KittyShown):
            seen = event.seen_by(seat)
            return [card.text for card in seen.cards if card], event.to is None
    return [], False


def _turns(data: dict[str, Any], seat: Seat, story: list[ev.Event]) -> None:
    turns: list[dict[str, Any]] = []
    data["turns"] = turns
    for truth in story:
        match truth.seen_by(seat):
            case ev.PileStarted(card=card):
                data["starter"] = card.text
            case ev.CardsShed(seat=who, cards=cards):
                turns.append({"seat": who, "play": [card.text for card in cards]})
            case ev.TurnGivenUp(seat=who):
                turns.append({"seat": who, "pass": True, "drew": []})
            case ev.PenaltyBegan(seat=who):
                turns.append({"seat": who, "penalty": True, "drew": [], "given": []})
            case ev.CardsDrawn(cards=cards) if None not in cards:
                turns[-1]["drew"] = [card.text for card in cards if card]
            case ev.CardGiven(giver=giver, card=card):
                turns[-1]["given"].append([giver, card.text if card else None])
            case ev.PileReset(leader=leader):
                turns.append({"reset": True, "leader": leader})
            case ev.LeadSet(seat=who) if "starter" not in data:
                data["first"] = who
