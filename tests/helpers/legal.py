"""Legal option sets by chance, small enough to be played to the end in a window.

Each set has one value of one option as its focus, in the order of the table, so that as many sets
as there are values try every one of them; many more options are drawn beside it. What does
not fit together, or leaves the focus without effect, is drawn again. The sequence is one or two
small deals unless the focus is the sequence itself, which is cut short by a score to reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from tests.helpers.chosen import CHOICES

PRESETS = (
    "elevator", "elevator_turn", "elevator_32", "oh_hell", "german_bridge", "ascenseur_max",
    "podrida", "nomination", "judgement", "romanian", "romanian_818", "romanian_premium", "wizard",
)  # fmt: skip
SMALL = ("1", "2", "1,1", "2,1", "1f", "1h", "2b", "2m", "2r", "2n")
SHORT_END = {"end": "target", "points": "1", "longest": "2"}
IN_TURN = {"bidding": "IN_TURN"}
SEEN = {**IN_TURN, "bid_visibility": "open"}
COOP = {**SEEN, "total_rule": "coop"}
FREE = {**SEEN, "total_rule": "free"}
TURNED = {"trump": "TURN_UP"}
BLIND = {"blind_bonus": "on", "total_rule": "free"}
RUFF = {"must_ruff": "on"}
STREAK = {"streak": "on"}
TO_A_SCORE = {"end": "target", "points": "1"}
NEEDED = {
    "first_bidder": IN_TURN, "total_rule": SEEN, "second_round": IN_TURN, "hook": FREE,
    "hook_from": {**FREE, "hook": "from_k"}, "coop_tries": COOP, "bid_visibility": TURNED,
    "blind_bonus": FREE, "blind_behind": BLIND, "blind_extra": BLIND,
    "rotation": {"trump": "ROTATE"}, "trump_suit": {"trump": "FIXED"},
    "random_nt": {"trump": "RANDOM"}, "face_means_nt": TURNED,
    "full_pack_trump": TURNED, "spade_double": TURNED, "must_overruff": RUFF,
    "wizard_turned": {**TURNED, "pack": "60"}, "super_trump": {**TURNED, "pack": "104"},
    "free_below": {**RUFF, "must_overruff": "on"}, "streak_len": STREAK, "streak_amount": STREAK,
    "streak_one_card": STREAK, "streak_restart": STREAK, "points": TO_A_SCORE,
    "check": TO_A_SCORE, "longest": TO_A_SCORE, "tours": {"end": "fixed"},
}  # fmt: skip
"""What an option needs beside it so that it has an effect."""
ALL_OF_THEM = CHOICES
"""Every option with every text to try."""
_ALL = frozenset(ALL_OF_THEM)


@dataclass(frozen=True, eq=False)
class Legal:
    """One set; `focus` is the option and the text that it is there to try."""

    focus: tuple[str, str]
    preset: str
    seats: int
    changes: dict[str, str]

    def __str__(self) -> str:
        return f"{'='.join(self.focus)} in {self.preset} for {self.seats}: {self.changes}"


def legal_set(number: int) -> Legal:
    """Return the set with this number; the same one every time."""
    rng = Random(number)
    focus = ALL_OF_THEM[number % len(ALL_OF_THEM)]
    for _ in range(100):
        found = _draw(rng, focus)
        try:
            draft = Draft.of(found.preset, found.seats, found.changes)
            draft.ruleset()
        except RulesError:
            continue
        if draft.applies(draft.options.options[focus[0]]):
            return found
    raise AssertionError(f"nothing legal with {focus}")


def tried(found: Legal) -> set[tuple[str, str]]:
    """Return the options and texts of a set that have an effect in it."""
    draft = Draft.of(found.preset, found.seats, found.changes)
    table = draft.options.options
    return {each for each in found.changes.items() if draft.applies(table[each[0]])} & _ALL


@cache
def covering() -> tuple[Legal, ...]:
    """Return so few of the sets with one focus each that every value is still tried by one."""
    sets = [legal_set(number) for number in range(len(ALL_OF_THEM))]
    wanted, chosen = set(_ALL), []
    values = {found: tried(found) for found in sets}
    while wanted:
        best = max(sets, key=lambda found: len(values[found] & wanted))
        chosen.append(best)
        wanted -= values[best]
    return tuple(chosen)


def _draw(rng: Random, focus: tuple[str, str]) -> Legal:
    extras = dict(rng.sample(ALL_OF_THEM, rng.randrange(8, 20)))
    small = {"sequence": "CUSTOM", "custom": rng.choice(SMALL), "tours": "1", "longest": "2"}
    for key in ("cap", "each_dealer", "rom_tail", "include_peak", "coop_tries", "sequence"):
        extras.pop(key, None)
    texts = {**extras, **small, **NEEDED.get(focus[0], {}), focus[0]: focus[1]}
    if focus[0] in ("sequence", "cap", "include_peak"):
        texts = {**texts, **SHORT_END, "sequence": "UP_DOWN_2", focus[0]: focus[1]}
        if focus[0] != "cap":
            texts["cap"] = "2"
    return Legal(focus, rng.choice(PRESETS), rng.choice((3, 3, 3, 4)), texts)
