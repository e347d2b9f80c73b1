"""The deals that were in the editor last, finished or not, so that none is lost."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import Final

import msgspec

from farwhist.engine.cards import Card, Suit, card
from farwhist.engine.moves import read as move_of
from farwhist.engine.moves import write as told
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.single_deal import SingleDeal
from farwhist.store.reading import Number, document, typed
from farwhist.store.user_file import UserFile

FILE: Final = "editor.json"
FORMAT: Final = "farwhist deals in the making"
VERSION: Final = 1
MOST_BYTES: Final = 2_000_000
MOST: Final = 20
"""So many deals are kept, the last ones."""

SHARE: Final = MOST // 2
"""So many of them may be those of other windows, while this one goes on writing its own."""


class DraftDeals(UserFile[list[DealDraft]]):
    """The deals of one file of `folder`, the newest last."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / FILE, MOST_BYTES, _parse, _text)

    def write(self, drafts: Sequence[DealDraft], before: Sequence[DealDraft] = ()) -> None:
        """Keep the last of these, and the last that other windows have written.

        What stands in the file is another window's unless it is one of those that this window has
        written or read `before`. Raises as `change`.
        """
        own = list(drafts[-MOST:])

        def merged(known: list[DealDraft] | None) -> list[DealDraft]:
            others = [each for each in known or () if each not in before and each not in own]
            others = others[-SHARE:]
            left = own[-(MOST - len(others)) :]
            old = list(takewhile(before.__contains__, left[:-1]))
            return [*old, *others, *left[len(old) :]]

        self.change(merged)


class _Deal(msgspec.Struct):
    """A deal as the file holds it: cards, suits and moves are texts."""

    preset: str
    seats: Number
    changes: dict[str, str]
    place: Number
    dealer: Number
    lives: Number
    leader: Number | None
    caller: Number | None
    unseen: tuple[Number, ...]
    out: tuple[Number, ...]
    single: tuple[Number, ...]
    single_blind: tuple[Number, ...]
    points: tuple[int | float, ...]
    drawn: tuple[str | None, ...]
    gifts: str
    hands: tuple[str, ...]
    turned: str | None
    rest: str
    moves: tuple[tuple[Number, str], ...]

    @classmethod
    def of(cls, draft: DealDraft) -> _Deal:
        """Return a deal so."""
        head = draft.head
        return cls(
            draft.preset, draft.seats, dict(draft.changes), head.place, head.dealer, head.lives,
            head.leader, head.caller, head.unseen, head.out, head.single, head.single_blind,
            head.points, tuple(None if suit is None else suit.letter for suit in head.drawn),
            _texts(head.gifts), tuple(_texts(hand) for hand in draft.hands),
            None if draft.turned is None else draft.turned.text, _texts(draft.rest),
            tuple((seat, told(move)) for seat, move in draft.moves),
        )  # fmt: skip

    def draft(self) -> DealDraft:
        """Return the deal; raises whatever it wants where there is no such unfinished deal."""
        suits: dict[str | None, Suit | None] = {None: None, **{each.letter: each for each in Suit}}
        head = SingleDeal(
            self.place, self.dealer, (), (), None, tuple(suits[each] for each in self.drawn),
            self.leader, self.unseen, self.out, self.single, self.single_blind, self.lives,
            self.caller, _cards(self.gifts), self.points,
        )  # fmt: skip
        draft = DealDraft(
            self.preset, self.seats, self.changes, head, tuple(map(_cards, self.hands)),
            None if self.turned is None else card(self.turned), _cards(self.rest),
            tuple((seat, move_of(text)) for seat, text in self.moves),
        )  # fmt: skip
        _check(draft)
        return draft


def _texts(cards: Sequence[Card]) -> str:
    return " ".join(each.text for each in cards)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(card, text.split()))


def _text(drafts: list[DealDraft]) -> str:
    deals = [msgspec.to_builtins(_Deal.of(each)) for each in drafts]
    whole = {"format": FORMAT, "version": VERSION, "deals": deals}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _parse(text: str) -> list[DealDraft]:
    deals = typed(document(text, FORMAT, VERSION).get("deals"), list[_Deal])
    return [each.draft() for each in deals]


def _check(draft: DealDraft) -> None:
    """Raise BadDeal or ValueError where there is no such unfinished deal."""
    rules, _ = draft.rules, draft.frame
    held = [each for hand in draft.hands for each in hand]
    if draft.turned is not None and draft.turns == "top":
        held.append(draft.turned)
    known = set(rules.pack)
    shown = {*held, *draft.rest, *draft.head.gifts, *([draft.turned] if draft.turned else [])}
    if len(draft.hands) != draft.seats or len(draft.head.drawn) > 1:
        raise ValueError("seats")
    if len(held) != len(set(held)) or not shown <= known:
        raise ValueError("cards")
    if any(not 0 <= seat < draft.seats for seat, _ in draft.moves):
        raise ValueError("moves")
