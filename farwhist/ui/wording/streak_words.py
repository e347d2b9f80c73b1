"""A run of exact bids in a sentence, and what it changed in another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.viewmodels.standing_change import StandingChange
from farwhist.ui.wording.counts import Counts
from farwhist.ui.wording.punctuation import listed

translate = QCoreApplication.translate

_RUNS: Final = {
    3: QT_TRANSLATE_NOOP("Summary", "Third exact bid in a row."),
    4: QT_TRANSLATE_NOOP("Summary", "Fourth exact bid in a row."),
    5: QT_TRANSLATE_NOOP("Summary", "Fifth exact bid in a row."),
    6: QT_TRANSLATE_NOOP("Summary", "Sixth exact bid in a row."),
    7: QT_TRANSLATE_NOOP("Summary", "Seventh exact bid in a row."),
    8: QT_TRANSLATE_NOOP("Summary", "Eighth exact bid in a row."),
}

_CHANGES: Final = {
    "leads": QT_TRANSLATE_NOOP("Summary", "You take the lead from {names}."),
    "shares": QT_TRANSLATE_NOOP("Summary", "You share the lead with {names}."),
    "keeps": QT_TRANSLATE_NOOP("Summary", "You keep the lead."),
    "passes": QT_TRANSLATE_NOOP("Summary", "You pass {names}."),
    "behind": QT_TRANSLATE_NOOP("Summary", "{points} behind {names}."),
}


def run_words(run: int) -> str:
    """Return which exact bid in a row this is, from the third on."""
    if run in _RUNS:
        return translate("Summary", _RUNS[run])
    return Counts().exact_in_a_row(run)


def change_words(change: StandingChange, names: Sequence[str]) -> str:
    """Return what changed for the player; empty when nothing did."""
    if change.what == "nothing":
        return ""
    if change.what == "leads" and not change.others:
        return translate("Summary", "You take the lead.")
    return translate("Summary", _CHANGES[change.what]).format(
        names=listed(names[each] for each in change.others),
        points=Counts().points(round(change.points)),
    )
