"""What the coach finds of one decision, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec.structs import asdict, replace

VERSION: Final = 4
"""Of the coach. Verdicts of another version are stale: they are never added up with new ones."""

Kind = Literal["bid", "card", "trump", "call", "discard"]
KINDS: Final[tuple[Kind, ...]] = ("bid", "card", "trump", "call", "discard")

Unit = Literal["points", "match"]
"""What a value is: the points of the deal, or the chance to win the match."""

Share = Literal["exact", "match", "stay", "odd_trick", "contract", "none"]
"""Of what the share is told: to end with exactly the bid, to win the match, to stay in it, to take
more tricks than the others, to make the contract; `none` where there is nothing of the kind."""


class Valued(msgspec.Struct, frozen=True):
    """Moves that come to the same, as text, and what they are worth.

    `value` is in the verdict's unit with its standard `error`, `share` from 0 to 1, and `deals`
    is how many deals they were played out in. `lost` is what they lose against the best, paired on
    the same deals, with its standard error; None in what was kept before that was measured.
    """

    moves: tuple[str, ...]
    value: float
    error: float
    share: float
    deals: int
    lost: tuple[float, float] | None = None


class Grounds(NamedTuple):
    """Why: the key of a sentence, and facts that fill it; only numbers and texts of moves."""

    key: str
    facts: Mapping[str, Any]


class Verdict(msgspec.Struct, frozen=True):
    """One decision of one seat, judged by what it could know.

    Args:
        seat, deal, trick: whose decision it was; trick 0 is before the first card.
        kind: what was chosen.
        unit, share: what values and shares tell.
        choices: every choice, the most valuable first.
        best, played: places in `choices`. What cannot be told apart from the best is the best.
        loss, error: what was lost against the best, paired on the same deals, and its standard
            error. The mean of many losses is right, so one may be a little below 0.
        stake: what hangs on the decision, in the same unit.
        word: what is surely lost, as a word.
        deals: in so many deals the choices were compared.
        grounds: why the best is the best.
    """

    seat: int
    deal: int
    trick: int
    kind: Kind
    unit: Unit
    share: Share
    choices: tuple[Valued, ...]
    best: int
    played: int
    loss: float
    error: float
    stake: float
    word: Word
    deals: int
    grounds: Grounds = msgspec.field(default_factory=lambda: Grounds("", {}))

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.choices) < 2

    def data(self) -> dict[str, Any]:
        """Return it as plain data, as it stands in files."""
        found = asdict(self)
        found["choices"] = [_data(each) for each in self.choices]
        found["grounds"] = {"key": self.grounds.key, "facts": dict(self.grounds.facts)}
        return found

    def surely_lost(self, place: int) -> bool:
        """Whether a choice is worse than the best by more than two errors of the difference."""
        lost, error = self.lost(place)
        return place != self.best and lost > 2 * error

    def lost(self, place: int) -> tuple[float, float]:
        """Return what a choice loses against the best, and the standard error of that."""
        best, own = self.choices[self.best], self.choices[place]
        if place == self.played:
            return self.loss, self.error
        if own.lost is not None:
            return own.lost
        return best.value - own.value, hypot(best.error, own.error)

    def of(self, place: int) -> Verdict:
        """Return the same judgement as if another choice had been made."""
        if place == self.played:
            return self
        if place == self.best:
            lost, error = 0.0, 0.0
        else:
            lost, error = self.lost(place)
        word = word_of(lost, error, self.stake)
        return replace(self, played=place, loss=lost, error=error, word=word)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Verdict:
        """Return the verdict that :meth:`data` gave; KeyError, TypeError or ValueError if none."""
        grounds = data["grounds"]
        whole = {**data, "grounds": [grounds["key"], grounds["facts"]]}
        verdict = msgspec.convert(whole, cls)
        if not {verdict.best, verdict.played} <= set(range(len(verdict.choices))):
            raise ValueError("no such choice")
        return verdict


def _data(valued: Valued) -> dict[str, Any]:
    lost = None if valued.lost is None else list(valued.lost)
    return {**asdict(valued), "moves": list(valued.moves), "lost": lost}


Word = Literal["best", "good", "slip", "mistake", "blunder", "forced"]

WORDS: Final[tuple[Word, ...]] = ("best", "good", "slip", "mistake", "blunder", "forced")
"""Every word, the kindest first; the last says that there was nothing to choose."""

FROM: Final[tuple[tuple[float, Word], ...]] = (
    (0.20, "blunder"),
    (0.10, "mistake"),
    (0.04, "slip"),
)
"""From so many stakes on, surely lost, a choice is called so."""

BLAME: Final[frozenset[Word]] = frozenset(word for _, word in FROM)


def word_of(loss: float, error: float, stake: float) -> Word:
    """Return the word for a loss with its standard error.

    What is surely lost is the loss less two errors, so nothing below two errors is ever blamed.
    """
    sure = loss - 2 * error
    if sure <= 0:
        return "best"
    for least, word in FROM:
        if sure >= least * stake:
            return word
    return "good"


def hangs(loss: float, error: float, stake: float, least: float = 0.0) -> bool:
    """Whether more deals may change whether, and how much, a choice is blamed.

    Args:
        least: the error that is left when no more deals are looked at.
    """
    now, likely = word_of(loss, error, stake), word_of(loss, least, stake)
    return now != likely and (now in BLAME or likely in BLAME)
