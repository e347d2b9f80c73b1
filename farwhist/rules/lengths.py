"""Shorter and longer matches by the same rules, as options that say so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from farwhist.rules.draft import Draft
from farwhist.rules.kind import RulesPage
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset

LengthKey = Literal["short", "half", "medium", "usual", "long"]

AS_IT_IS: Final[LengthKey] = "usual"
"""The length that the rules have by themselves."""

_SHORT: Final = 5
"""How many deals a short match of a fixed sequence has, where half of it is longer."""


class Length(Struct, frozen=True):
    """A match of this length: the deals, points or games it goes to, and the options for it."""

    key: LengthKey
    number: int
    changes: Mapping[str, str]


def lengths(draft: Draft) -> list[Length]:
    """Return how long a match by these rules can be, the shortest first.

    None where the rules do not leave a choice, or cannot be played.
    """
    try:
        rules = draft.ruleset()
    except RulesError:
        return []
    found = LENGTHS[rules.kind.rules_page](draft, rules)
    return found if len(found) > 1 else []


def with_length(draft: Draft, key: str) -> Draft:
    """Return rules for a match of this length; unchanged where they know none of that name."""
    for length in lengths(draft):
        if length.key == key:
            return draft.with_options(length.changes)
    return draft


def without_length(draft: Draft) -> tuple[Draft, LengthKey]:
    """Return the rules without what `with_length` changed, and which length it was."""
    for keys in _SET_HERE:
        base = draft.without(keys)
        if base != draft:
            for length in lengths(base):
                if base.with_options(length.changes) == draft:
                    return base, length.key
    return draft, AS_IT_IS


@lru_cache(maxsize=256)
def own_rules(preset: str, seats: int, changes: tuple[tuple[str, str], ...]) -> bool:
    """Whether options differ from those of a preset in more than the length of the match.

    What this program does not know, such as a preset of a later version, differs.
    """
    try:
        return without_length(Draft.of(preset, seats, dict(changes)))[0].custom
    except (KeyError, RulesError):
        return bool(changes)


_SEQUENCE: Final = ("sequence", "custom", "tours", "each_dealer")
_SET_HERE: Final = (
    _SEQUENCE,
    ("play_to",),
    ("rubber_to",),
    ("hands",),
    ("target",),
    ("start_cards",),
    ("games",),
    ("deals",),
)


def _deals(draft: Draft, rules: Ruleset) -> list[Length]:
    """The whole sequence, the first half of it, and a few deals from all over it."""
    deals, count = rules.plan.deals, rules.deal_count
    if count is None:
        return []
    half = (len(deals) + 1) // 2
    few = _SHORT if half > _SHORT else 3
    found: list[Length] = []
    if half > few:
        places = [round(n * (len(deals) - 1) / (few - 1)) for n in range(few)]
        found += _sequence(draft, "short", [str(deals[place]) for place in places])
    if half < count:
        found += _sequence(draft, "half", [str(deal) for deal in deals[:half]])
    return [*found, Length(AS_IT_IS, count, {})]


def _sequence(draft: Draft, key: LengthKey, deals: list[str]) -> list[Length]:
    changes = {"sequence": "CUSTOM", "custom": ",".join(deals), "tours": "1", "each_dealer": "off"}
    changes = {name: text for name, text in changes.items() if name in draft.options.options}
    return _playable(draft, [Length(key, len(deals), changes)])


def _number(key: str, below: float, name: LengthKey, above: float) -> LengthsOf:
    """Return lengths by an option that is a number, in shares of what it is."""

    def found(draft: Draft, rules: Ruleset) -> list[Length]:
        usual, bounds = rules.options[key], draft.options.options[key].bounds
        wanted = [("short", usual * below), (name, usual * above)]
        step = 50 if usual >= 100 else 1
        each = [(word, max(step, step * round(value / step))) for word, value in wanted]
        other = [
            Length(word, value, {key: str(value)})
            for word, value in each
            if value != usual and (bounds is None or bounds[0] <= value <= bounds[1])
        ]
        return _in_order([*_playable(draft, other), Length(AS_IT_IS, usual, {})])

    return found


def _score(draft: Draft, rules: Ruleset) -> list[Length]:
    """The points that decide, or the number of deals."""
    if rules.options["play"] == "rubber":
        return _goals("rubber_to", draft, rules)
    if rules.options["play"] != "score":
        return _number("hands", 0.33, "half", 0.5)(draft, rules)
    return _goals("play_to", draft, rules)


def _goals(option: str, draft: Draft, rules: Ruleset) -> list[Length]:
    now = str(rules.options[option])
    texts = sorted(draft.options.options[option].texts, key=int)
    found: list[Length] = []
    for text in texts:
        key: LengthKey = "usual" if text == now else "short" if int(text) < int(now) else "long"
        if all(each.key != key for each in found):
            found.append(Length(key, int(text), {} if text == now else {option: text}))
    return found


def _deals_or_score(draft: Draft, rules: Ruleset) -> list[Length]:
    """The deals or the points that decide, whichever do."""
    key = "hands" if rules.options["play"] == "hands" else "play_to"
    return _number(key, 0.4, "long", 2)(draft, rules)


def _in_order(found: Iterable[Length]) -> list[Length]:
    return sorted(found, key=lambda each: each.number)


def _playable(draft: Draft, found: Iterable[Length]) -> list[Length]:
    def fine(length: Length) -> bool:
        try:
            draft.with_options(length.changes).ruleset()
        except RulesError:
            return False
        return True

    return [each for each in found if fine(each)]


LengthsOf = Callable[[Draft, Ruleset], list[Length]]

LENGTHS: Final[Mapping[RulesPage, LengthsOf]] = {
    "exact": _deals,
    "elimination": _number("start_cards", 0.45, "medium", 0.75),
    "sides": _score,
    "contracts": _score,
    "grand": _score,
    "bids": _number("target", 0.3, "half", 0.5),
    "calls": _number("deals", 0.4, "long", 2),
    "shedding": _number("games", 0.4, "long", 2),
    "drawing": _deals_or_score,
    "alliances": _number("deals", 0.34, "long", 2),
}
"""By how the rules tell the end of a match."""
