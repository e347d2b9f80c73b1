"""What open cards tell of the last tricks, found in the process that thinks."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.analysis.ending_task import EndingTask, ending_of
from farwhist.analysis.endings import MOST_CARDS, OpenEnding
from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.judging.words import BLAME
from farwhist.bots.thinking.task import Terms
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PlayCard, write
from farwhist.engine.position import Position
from farwhist.ui.match.thinking import Adviser, Cancel
from farwhist.ui.wording.card_names import card_sign

translate = QCoreApplication.translate

Place = tuple[int, int]
"""A line, 0 for the match, and a step of it."""

REMEMBERED: Final = 500
"""So many answers are remembered."""


class OpenCardResult(QObject):
    """Finds what was certain at one step after another; `found(place)` when it is known."""

    found = Signal(object)

    def __init__(self, terms: Terms, adviser: Adviser, parent: QObject) -> None:
        super().__init__(parent)
        self._terms = terms
        self._adviser = adviser
        self._known: dict[Place, OpenEnding | None] = {}
        self._asked: Place | None = None
        self._cancel: Cancel | None = None

    def forget(self) -> None:
        """Another deal is looked at."""
        self.stop()
        self._known.clear()

    def stop(self) -> None:
        """Find nothing more."""
        cancel, self._cancel, self._asked = self._cancel, None, None
        if cancel is not None:
            cancel()

    def at(self, place: Place, truth: Position, decision: Decision) -> OpenEnding | None:
        """Return what is certain, or begin to find it; None while it is not known."""
        if place in self._known or place == self._asked:
            return self._known.get(place)
        self.stop()
        held = sum(len(hand) for hand in truth.hands)
        cards = all(isinstance(move, PlayCard) for move in decision.moves)
        if not cards or len(decision.moves) < 2 or held > MOST_CARDS:
            return None
        self._asked = place
        task = EndingTask.of(self._terms, truth, decision)
        self._cancel = self._adviser.advise(task, partial(self._hear, place))
        return None

    def _hear(self, place: Place, text: str | None) -> None:
        if place != self._asked:
            return
        if text is None:
            self._cancel = self._asked = None
            return
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[place] = ending_of(text)
        self.found.emit(place)


def sentence(ending: OpenEnding | None, verdict: Verdict | None) -> str:
    """Return what open cards tell, always as such; nothing where that is nothing."""
    if ending is None or not (ending.certain or ending.out_of_reach):
        return ""
    if ending.certain:
        text = translate(
            "Coach", "With open cards: the bid was certain with {cards}, whatever the others did."
        )
        told = text.format(cards=" ".join(map(card_sign, ending.certain)))
    else:
        told = translate("Coach", "With open cards: the bid was out of reach, whatever was played.")
    if verdict is not None and _contradicts(ending, verdict):
        unknown = translate("Coach", "Nobody could know that.")
        told = f"{told} {unknown}"
    return told


def _contradicts(ending: OpenEnding, verdict: Verdict) -> bool:
    """Whether open cards tell another story than what could be known."""
    if ending.out_of_reach:
        return verdict.word in BLAME
    best = verdict.choices[verdict.best].moves
    return not any(write(PlayCard((each,))) in best for each in ending.certain)
