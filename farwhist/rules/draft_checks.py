"""What is wrong or right with a deal in the making, the most weighty first, and how to mend it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct, field

from farwhist.engine.cards import Card, Seat
from farwhist.engine.moves import Bid
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.deal_text import DealText
from farwhist.rules.single_deal import order

CheckKey = Literal[
    "problem", "none", "few", "many", "turned", "turned_held", "drawn", "move",
    "elsewhere", "unread", "whole", "bids",
]  # fmt: skip
Level = Literal["wrong", "note", "fine"]
RepairKey = Literal["fill", "shed", "all", "turn", "draw", "drop", "move_here"]


class Repair(Struct, frozen=True):
    """What would mend something: a key and its facts; see `repaired`."""

    key: RepairKey
    facts: Mapping[str, Any] = field(default_factory=dict)


class Check(Struct, frozen=True):
    """One thing that was found.

    Args:
        key: what it is; the words are the editor's.
        level: "wrong" is what keeps a deal from being played, "note" what may be a slip, "fine"
            what is as it should be.
        facts: seats from 0, cards, numbers, or the `BadDeal` that says what the problem is.
    """

    key: CheckKey
    level: Level
    facts: Mapping[str, Any] = field(default_factory=dict)
    repair: Repair | None = None


class Typing(Struct, frozen=True):
    """What was typed for a seat and could not be done: cards of others, and what is no card."""

    seat: Seat
    elsewhere: tuple[Card, ...] = ()
    unread: tuple[str, ...] = ()


class Checked(Struct, frozen=True):
    """All that was found; `text` is the deal where nothing is wrong."""

    checks: tuple[Check, ...]
    text: DealText | None


NOTHING_TYPED: Final = Typing(0)


def checked(draft: DealDraft, typing: Typing = NOTHING_TYPED) -> Checked:
    """Return what there is to say of a draft."""
    try:
        known = draft.frame
    except BadDeal as problem:
        return Checked((Check("problem", "wrong", {"why": problem}),), None)
    wrong = _hands(draft, known.sizes)
    if any(draft.hands):
        wrong += _trump(draft)
    text: DealText | None = None
    fine: list[Check] = []
    if not wrong:
        try:
            text = draft.bare_text()
            match, illegal = draft.legal_moves()
        except BadDeal as problem:
            text = None
            wrong.append(Check("problem", "wrong", {"why": problem}))
        else:
            size = known.size
            fine.append(Check("whole", "fine", {"cards": size, "seats": len(known.active)}))
            if illegal is not None:
                text, kept = None, len(match.moves)
                facts = {"why": illegal}
                wrong.append(Check("move", "wrong", facts, Repair("drop", {"keep": kept})))
            bids = [move.tricks for _, move in match.moves if isinstance(move, Bid)]
            if len(bids) == len(known.active) and draft.rules.kind.tricks:
                fine.append(Check("bids", "fine", {"bids": sum(bids), "tricks": size}))
    return Checked((*wrong, *_typed(draft, typing), *fine), text)


def _hands(draft: DealDraft, sizes: Sequence[int]) -> list[Check]:
    if not any(sizes):  # they are drawn
        return []
    if not any(draft.hands):
        return [Check("none", "wrong", {}, Repair("all"))]
    found: list[Check] = []
    for seat, hand in enumerate(draft.hands):
        facts = {"seat": seat, "cards": len(hand), "wanted": sizes[seat]}
        if len(hand) > sizes[seat]:
            found.append(Check("many", "wrong", facts, Repair("shed", {"seat": seat})))
    for seat, hand in enumerate(draft.hands):
        facts = {"seat": seat, "cards": len(hand), "wanted": sizes[seat]}
        if len(hand) < sizes[seat]:
            found.append(Check("few", "wrong", facts, Repair("fill", {"seat": seat})))
    return found


def _trump(draft: DealDraft) -> list[Check]:
    turns = draft.turns
    if turns is not None and draft.turned is None:
        return [Check("turned", "wrong", {"where": turns}, Repair("turn"))]
    if turns == "hand" and draft.turned not in draft.hands[draft.turned_seat]:
        facts = {"card": draft.turned, "seat": draft.turned_seat}
        return [Check("turned_held", "wrong", facts, Repair("turn"))]
    if draft.frame.method == "random" and not draft.head.drawn:
        return [Check("drawn", "wrong", {}, Repair("draw"))]
    return []


def _typed(draft: DealDraft, typing: Typing) -> list[Check]:
    found: list[Check] = []
    for card in typing.elsewhere:
        holder = draft.holder(card)
        if holder is None and card is not draft.turned:
            continue
        facts = {"card": card, "seat": typing.seat, "holder": holder}
        repair = Repair("move_here", {"card": card, "seat": typing.seat})
        found.append(Check("elsewhere", "note", facts, repair))
    if typing.unread:
        found.append(Check("unread", "note", {"words": typing.unread}))
    return found


def repaired(draft: DealDraft, repair: Repair, rng: Random) -> DealDraft:
    """Return the draft as a repair leaves it."""
    facts = repair.facts
    match repair.key:
        case "fill":
            return draft.filled(rng, [facts["seat"]])
        case "all":
            return draft.filled(rng)
        case "shed":
            seat = facts["seat"]
            hand = sorted(draft.hands[seat], key=order)
            return draft.with_hand(seat, hand[: draft.frame.sizes[seat]])
        case "turn":
            return draft.turned_at_random(rng)
        case "draw":
            return draft.drawn_at_random(rng)
        case "drop":
            return draft.with_moves(draft.moves[: facts["keep"]])
        case "move_here":
            return draft.give(facts["card"], facts["seat"])
