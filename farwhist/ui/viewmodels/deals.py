"""How far a deal is: what has been played, bid and taken. No Qt here."""

from __future__ import annotations

from farwhist.engine.position import Position, Trick


def card_played(view: Position) -> bool:
    """Whether a card has been played in this deal."""
    return bool(view.tricks or view.trick)


def deal_number(view: Position) -> int:
    """Return which deal of the match this is, from 1, counting only those that count."""
    return view.place + (0 if deal_scored(view) and not view.results[-1].void else 1)


def deal_scored(view: Position) -> bool:
    """Whether the deal that lies on the table is over and has its points."""
    return bool(view.results) and view.results[-1].deal == view.deal


def bids_known(view: Position) -> bool:
    """Whether every active seat has made its bid and the sum is known."""
    return bool(view.active) and bool(view.spoken) and all(view.spoken[s] for s in view.active)


def last_trick(view: Position) -> Trick | None:
    """Return the trick that was taken last in this deal, if there is one."""
    return view.tricks[-1] if view.tricks else None
