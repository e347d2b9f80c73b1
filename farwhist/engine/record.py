"""Printed records: what happened in a deal and in a match, for anybody to check.

The fields are described in docs/records.md. Cards are text, seats count from 0 clockwise, and
deals and matches from 1.
"""

from __future__ import annotations

from typing import Any

from farwhist.engine.position import DealResult, Position


def deal_record(result: DealResult, game: str, match: int = 1) -> dict[str, Any]:
    """Return one finished deal as plain data; `result` must come from the truth, not a view."""
    record: dict[str, Any] = {
        "match": match,
        "deal": result.deal,
        "game": game,
        "seats": len(result.bids),
        "cards": result.size,
        "dealer": result.dealer,
        "hands": [[str(card) for card in hand] for hand in result.dealt],
        "turn_up": result.turn_up.text if result.turn_up else None,
        "trump": None if result.trump is None else result.trump.letter,
        "bids": list(result.bids),
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [card.text for card in trick.cards],
                "winner": trick.winner,
            }
            for trick in result.tricks
        ],
        "taken": list(result.taken),
        "points": list(result.points),
        "totals": list(result.totals),
    }
    if any(result.blind):
        record["blind"] = [seat for seat, blind in enumerate(result.blind) if blind]
    if result.void:
        record["void"] = True
    return record


def match_record(position: Position, match: int = 1) -> dict[str, Any]:
    """Return the end of a match as plain data."""
    return {
        "match": match,
        "totals": list(position.totals),
        "winners": list(position.winners),
    }
