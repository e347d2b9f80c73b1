"""The word for a choice, from what it surely loses."""

from __future__ import annotations

from typing import Final, Literal

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
