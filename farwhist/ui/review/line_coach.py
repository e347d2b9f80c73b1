"""What the coach, and open cards, tell of the choices in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from farwhist.analysis.endings import MOST_CARDS, EndingTask, OpenEnding, ending_of
from farwhist.bots.judging.verdict import BLAME, Verdict
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import Terms
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move, PlayCard, write
from farwhist.engine.position import Position
from farwhist.ui.match.thinking import Adviser, Cancel
from farwhist.ui.review.coach import Coaching
from farwhist.ui.viewmodels.tried_lines import Made
from farwhist.ui.wording.card_names import card_sign

translate = QCoreApplication.translate


LineStep = tuple[int, int]
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
        self._known: dict[LineStep, OpenEnding | None] = {}
        self._asked: LineStep | None = None
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

    def at(self, place: LineStep, truth: Position, decision: Decision) -> OpenEnding | None:
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

    def _hear(self, place: LineStep, text: str | None) -> None:
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


Place = tuple[int, tuple[Made, ...]]
"""A deal, and its moves before a choice: what the worth of that choice follows from."""


class LineChoice(NamedTuple):
    """An own choice in a line; `move` is None where it is still open.

    `view` returns what the seat knew.
    """

    step: int
    place: Place
    decision: Decision
    view: Callable[[], Position]
    move: Move | None


class LineCoach(QObject):
    """Judges the own choices of the line that is looked at; `judged()` after each.

    What it finds is remembered as long as the study is open. No choice counts as made, so an open
    one and the same one after it was made have the same values.

    Args:
        idle: returns whether nobody thinks about a move; only then something is judged.
    """

    judged = Signal()

    def __init__(self, coaching: Coaching, idle: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._coaching = coaching
        self._idle = idle
        self._known: dict[Place, Verdict | None] = {}
        self._choices: Sequence[LineChoice] = ()
        self._cancel: Cancel | None = None
        self._text = ""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._go_on)

    @property
    def verdicts(self) -> dict[int, Verdict]:
        """What was found of the choices that were made, by step."""
        return {
            each.step: found
            for each in self._choices
            if each.move is not None and (found := self._made(each)) is not None
        }

    @property
    def asked(self) -> tuple[int, Verdict] | None:
        """The step of the choice that is open, and what its moves are worth."""
        for each in self._choices:
            found = self._known.get(each.place) if each.move is None else None
            if found is not None:
                return each.step, found
        return None

    @property
    def busy(self) -> bool:
        """Whether something is judged, or about to be."""
        return self._cancel is not None or self._soon.isActive()

    def follow(self, choices: Sequence[LineChoice]) -> None:
        """Judge these, and nothing else."""
        self.pause()
        self._choices = choices
        self._soon.start(0)  # who has to move in the line thinks first

    def pause(self) -> None:
        """Judge nothing until the next `follow`."""
        self._soon.stop()
        cancel, self._cancel = self._cancel, None
        if cancel is not None:
            cancel()

    def _made(self, each: LineChoice) -> Verdict | None:
        found = self._known.get(each.place)
        assert each.move is not None
        text = write(each.move)
        places = () if found is None else range(len(found.choices))
        for place in places:
            if found is not None and text in found.choices[place].moves:
                return as_made(found, place)
        return None

    def _go_on(self) -> None:
        if not self._idle() or self._coaching.spares():
            return
        missing = [each for each in self._choices if each.place not in self._known]
        if not missing:
            return
        now = missing[-1]  # where one stands is asked first
        move = now.move or now.decision.moves[0]
        coaching = self._coaching
        work = coaching.work._replace(most=coaching.work.start)  # no word hangs on it
        task = JudgeTask.of(coaching.terms, now.view(), now.decision, move, work)
        self._text = ""
        self._cancel = coaching.adviser.advise(task, lambda text: self._hear(now.place, text))

    def _hear(self, place: Place, text: str | None) -> None:
        if text is not None:
            self._text = text or self._text
            return
        if self._cancel is None:
            return
        self._cancel = None
        found = verdict_of(self._text) if self._text else None
        self._known[place] = None if found is None else open_choice(found)
        self.judged.emit()
        self._soon.start(0)


def open_choice(found: Verdict) -> Verdict:
    """Return what a choice is worth before it is made: whatever is worth most is the best."""
    choices = tuple(sorted(found.choices, key=lambda each: -each.value))
    word = found.word if found.forced else "best"
    return replace(found, choices=choices, best=0, played=0, loss=0.0, error=0.0, word=word)


def as_made(found: Verdict, place: int) -> Verdict:
    """Return an open choice as the verdict on one that was made.

    What cannot be told apart from the best is the best.
    """
    made = found.of(place)
    if made.word not in BLAME and made.loss <= 2 * made.error:
        return replace(made, best=place)
    return made
