"""What is said of prepared deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.analysis.puzzles import Puzzle
from farwhist.engine.moves import read
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.review import coach_words
from farwhist.ui.review.hint_words import percent
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.number_words import Counts, decimal

translate = QCoreApplication.translate

TITLES: Final[Mapping[str, str]] = {
    "bid": QT_TRANSLATE_NOOP("Prepared", "Bid it"),
    "name": QT_TRANSLATE_NOOP("Prepared", "Choose trumps"),
    "away": QT_TRANSLATE_NOOP("Prepared", "Discards"),
    "trumps": QT_TRANSLATE_NOOP("Prepared", "Draw trumps"),
    "duck": QT_TRANSLATE_NOOP("Prepared", "Duck and discard"),
    "timing": QT_TRANSLATE_NOOP("Prepared", "Timing"),
    "ending": QT_TRANSLATE_NOOP("Prepared", "Endings"),
    "no_trump": QT_TRANSLATE_NOOP("Prepared", "No trump"),
}
ABOUT: Final[Mapping[str, str]] = {
    "bid": QT_TRANSLATE_NOOP("Prepared", "What are these cards worth?"),
    "name": QT_TRANSLATE_NOOP("Prepared", "The longest suit, or the right one"),
    "away": QT_TRANSLATE_NOOP("Prepared", "What to keep of hand and kitty"),
    "trumps": QT_TRANSLATE_NOOP("Prepared", "When to lead them, and when not"),
    "duck": QT_TRANSLATE_NOOP("Prepared", "Losing tricks you do not want"),
    "timing": QT_TRANSLATE_NOOP("Prepared", "The same cards, the right order"),
    "ending": QT_TRANSLATE_NOOP("Prepared", "The last tricks"),
    "no_trump": QT_TRANSLATE_NOOP("Prepared", "Long suits and lone kings"),
}
GRADES: Final[Mapping[int, str]] = {
    1: QT_TRANSLATE_NOOP("Prepared", "Easy"),
    2: QT_TRANSLATE_NOOP("Prepared", "Medium"),
    3: QT_TRANSLATE_NOOP("Prepared", "Hard"),
}


def title(theme: str) -> str:
    """Return what a theme is called."""
    return translate("Prepared", TITLES[theme])


def about(theme: str) -> str:
    """Return what a theme is about."""
    return translate("Prepared", ABOUT[theme])


def grade(number: int) -> str:
    """Return how hard a deal is."""
    return translate("Prepared", GRADES[number])


def answer(puzzle: Puzzle) -> str:
    """Return the answer, how far it leads in what counts there, and why."""
    best = " ".join(call_words(read(text)) for text in puzzle.best)
    proof = puzzle.proof
    if proof.share == "exact":
        text = translate("Prepared", "Best: {best}, {share} %. Next: {other} %.")
        told = text.format(
            best=best, share=percent(proof.best_share), other=percent(proof.next_share)
        )
    elif proof.unit == "match":
        text = translate(
            "Prepared",
            "Best: {best}. Lead over the next choice in the chance to win the match, in "
            "percentage points: {lead}.",
        )
        told = text.format(best=best, lead=percent(proof.lead))
    else:
        text = translate(
            "Prepared", "Best: {best}. Average lead over the next choice, in points: {lead}."
        )
        told = text.format(best=best, lead=decimal(proof.lead))
    return " ".join(each for each in (told, coach_words.why(proof.grounds.key)) if each)


def proof(puzzle: Puzzle) -> str:
    """Return why the answer is certain."""
    if puzzle.proof.certain:
        return translate("Prepared", "With open cards it is certain to work, and nothing else is.")
    text = translate("Prepared", "Compared in {deals}: ahead by more than ten standard errors.")
    return text.format(deals=Counts.samples(puzzle.proof.deals))
