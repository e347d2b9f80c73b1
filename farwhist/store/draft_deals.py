"""The deals that were in the editor last, finished or not, so that none is lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

from farwhist.engine.cards import Card, Suit, card
from farwhist.engine.moves import read as move_of
from farwhist.engine.moves import write as told
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.lone_deal import LoneDeal
from farwhist.store.atomic import write_text
from farwhist.store.kept import KeptFile
from farwhist.store.reading import Newer, Unreadable, parse_json

FILE: Final = "editor.json"
FORMAT: Final = "farwhist deals in the making"
VERSION: Final = 1
MOST_BYTES: Final = 2_000_000
MOST: Final = 20
"""So many deals are kept, the last ones."""

_SEATS: Final = ("unseen", "out", "single", "single_blind")
_NUMBERS: Final = ("leader", "caller")

T = TypeVar("T")


class DraftDeals:
    """The deals of one file, the newest last.

    Args:
        folder: where the file lies.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._file = KeptFile(self.path, MOST_BYTES, _parse)

    def read(self) -> list[DealDraft]:
        """Return all of them.

        Raises:
            OSError: the file cannot be read now.
            Locked: a later version wrote it, or it is damaged and stays where it is.
        """
        return self._file.read() or []

    def write(self, drafts: Sequence[DealDraft]) -> None:
        """Keep the last of these and no others. Raises as `read`, and OSError."""
        self.read()
        deals = [_data(each) for each in drafts[-MOST:]]
        whole = {"format": FORMAT, "version": VERSION, "deals": deals}
        write_text(self.path, json.dumps(whole, ensure_ascii=False, indent=1) + "\n")


def _data(draft: DealDraft) -> dict[str, Any]:
    head = draft.head
    return {
        "preset": draft.preset,
        "seats": draft.seats,
        "changes": dict(draft.changes),
        "place": head.place,
        "dealer": head.dealer,
        "lives": head.lives,
        **{name: getattr(head, name) for name in _NUMBERS},
        **{name: list(getattr(head, name)) for name in _SEATS},
        "points": list(head.points),
        "drawn": [None if suit is None else suit.letter for suit in head.drawn],
        "gifts": _texts(head.gifts),
        "hands": [_texts(hand) for hand in draft.hands],
        "turned": None if draft.turned is None else draft.turned.text,
        "rest": _texts(draft.rest),
        "moves": [[seat, told(move)] for seat, move in draft.moves],
    }


def _texts(cards: Sequence[Card]) -> str:
    return " ".join(each.text for each in cards)


def _parse(text: str) -> list[DealDraft]:
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable("This is no file of deals in the making.")
    if data.get("version") != VERSION:
        raise Newer(data.get("version"))
    deals = data.get("deals")
    if not isinstance(deals, list):
        raise Unreadable("It holds no deals.")
    try:
        return [_draft(each) for each in deals]
    except (BadDeal, KeyError, TypeError, ValueError, AttributeError) as problem:
        raise Unreadable(f"A deal is damaged: {problem}") from None


def _draft(data: Mapping[str, Any]) -> DealDraft:
    """Return a deal; raises BadDeal, KeyError, TypeError or ValueError where there is none."""
    suits = {suit.letter: suit for suit in Suit}
    seats = _number(data["seats"])
    head = LoneDeal(
        place=_number(data["place"]),
        dealer=_number(data["dealer"]),
        hands=(),
        drawn=_several(data["drawn"], lambda each: None if each is None else suits[each]),
        lives=_number(data["lives"]),
        gifts=_cards(data["gifts"]),
        points=_several(data["points"], _score),
    )
    before: dict[str, Any] = {name: _several(data[name], _number) for name in _SEATS}
    before |= {name: None if data[name] is None else _number(data[name]) for name in _NUMBERS}
    head = replace(head, **before)
    changes = {str(key): str(value) for key, value in data["changes"].items()}
    turned = data["turned"]
    draft = DealDraft(
        str(data["preset"]),
        seats,
        changes,
        head,
        _several(data["hands"], _cards),
        None if turned is None else card(turned),
        _cards(data["rest"]),
        _several(data["moves"], lambda each: (_number(each[0]), move_of(each[1]))),
    )
    _check(draft)
    return draft


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


def _several(data: Any, each: Callable[[Any], T]) -> tuple[T, ...]:
    if not isinstance(data, list):
        raise TypeError("no list")
    return tuple(each(one) for one in data)


def _number(data: Any) -> int:
    if type(data) is not int:
        raise TypeError("no number")
    return data


def _score(data: Any) -> float:
    if type(data) not in (int, float):
        raise TypeError("no points")
    found: float = data
    return found


def _cards(data: Any) -> tuple[Card, ...]:
    if not isinstance(data, str):
        raise TypeError("no cards")
    return tuple(card(text) for text in data.split())
