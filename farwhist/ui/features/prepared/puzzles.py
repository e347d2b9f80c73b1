"""Asks prepared deals of a theme, and keeps what was reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QWidget

from farwhist import places
from farwhist.analysis import puzzles
from farwhist.analysis.puzzles import SEAT, Puzzle, asked_of
from farwhist.engine.cards import Card
from farwhist.engine.moves import Move, read, write
from farwhist.store.results import PuzzleResult, PuzzleResults
from farwhist.store.setting import Setting
from farwhist.ui.features.prepared.themes import (
    answer_words,
    grade_name,
    next_asked,
    other_hand,
    proof_words,
    theme_title,
)
from farwhist.ui.review import ask_moment
from farwhist.ui.review.ask_moment import AskedMoment, cards_of
from farwhist.ui.review.ask_page import LATE, AskPage
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.verdict_card import colour
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.services import Services
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.wording import game_names

translate = QCoreApplication.translate

STARS: Final = 3


class PuzzlePage(AskPage):
    """Asks one prepared deal after another.

    Args:
        asked: returns the moment of a deal.
        solved: keeps the stars of a try.
        late: milliseconds until an answer is told.
    """

    def __init__(
        self,
        theme: str,
        puzzles: Sequence[Puzzle],
        style: BoardStyle,
        *,
        asked: Callable[[Puzzle], AskedMoment],
        solved: Callable[[Puzzle, int], object],
        late: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, theme_title(theme), late, parent)
        self.setObjectName("puzzle")
        set_help_anchor(self, "study#prepared")
        self._left = list(puzzles)
        self._moment = asked
        self._solved = solved
        self._wrong: list[Move] = []
        self._cost = 0
        self.proof = QLabel(wordWrap=True)
        self.proof.setProperty("quiet", True)
        self.hint = self.button(translate("Prepared", "&Hint: one star"))
        self.solution = self.button(translate("Prepared", "&Solution: no star"))
        self.hint.clicked.connect(lambda checked: self._give_hint())
        self.solution.clicked.connect(lambda checked: self._give_up())
        for part in (self.proof, self.hint, self.solution):
            self.side.addWidget(part)
        self._ask()

    @property
    def now(self) -> Puzzle | None:
        """The deal that is asked, if one is left."""
        return self._left[0] if self._left else None

    def more_stops(self) -> Sequence[QWidget]:
        return [self.hint, self.solution]

    def take_answer(self, move: Move) -> None:
        puzzle = self.now
        assert puzzle is not None
        if write(move) in puzzle.best:
            self._end(max(STARS - self._cost, 1), translate("Prepared", "Right."))
            return
        self._wrong.append(move)
        self._cost += 1
        self.tell(translate("Prepared", "Not this one. Try again."), over=False)
        self.offer_again(self._wrong)

    def go_on(self) -> None:
        self._left.pop(0)
        self._ask()
        self.start()

    def _ask(self) -> None:
        puzzle = self.now
        self._wrong, self._cost = [], 0
        self.proof.hide()
        for button in (self.hint, self.solution):
            button.setVisible(puzzle is not None)
        if puzzle is None:
            self.about.setText("")
            self.ask(None, translate("Prepared", "That was the last one of this theme."), "")
            return
        moment = self._moment(puzzle)
        text = translate("Prepared", "{grade} · {left} left")
        grade = grade_name(puzzle.grade)
        self.about.setText(text.format(grade=grade, left=len(self._left)))
        self.hint.setEnabled(len(moment.moves) > len(puzzle.best) + 1)
        game = game_names.preset_name(puzzle.text().preset)
        memory = "\n".join(each for each in (game, other_hand(moment)) if each)
        self.ask(moment, ask_moment.asked(moment.moves), memory)

    def _give_hint(self) -> None:
        """Take half of the wrong choices away."""
        puzzle = self.now
        assert puzzle is not None
        wrong = [
            move
            for move, button in self.choices.items()
            if button.isEnabled() and write(move) not in puzzle.best
        ]
        self._wrong += wrong[: max(len(wrong) // 2, 1)]
        self._cost += 1
        self.hint.setEnabled(False)
        self.offer_again(self._wrong)

    def _give_up(self) -> None:
        self._end(0, translate("Prepared", "This is the answer."))

    def _end(self, stars: int, told: str) -> None:
        puzzle = self.now
        assert puzzle is not None
        self._solved(puzzle, stars)
        for button in (self.hint, self.solution):
            button.hide()
        self.proof.setText(proof_words(puzzle))
        self.proof.show()
        shown = f"{'★' * stars}{'☆' * (STARS - stars)}"
        answer = answer_words(puzzle)
        text = translate("Prepared", "Stars: {stars} of {all}").format(stars=stars, all=STARS)
        self.tell(f"{told} {shown}\n{answer}", text, outlined=self._outlined_cards(puzzle))

    def _outlined_cards(self, puzzle: Puzzle) -> dict[Card, str]:
        """Return a colour for the cards that are the answer."""
        theme = self.board_style.theme
        ink = theme.accent if theme.strong else colour("best", theme, dark=True)
        return {card: ink for text in puzzle.best for card in cards_of(read(text))}


class Puzzles(PageFeature[PuzzlePage]):
    """Shows the page on which prepared deals are asked, over the one on which they are chosen.

    `changed()` is emitted when more was reached.
    """

    changed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._theme = ""

    @cached_property
    def all(self) -> Sequence[Puzzle]:
        """The prepared deals."""
        return puzzles.read(places.resource("prepared") / "deals.json")

    @cached_property
    def results(self) -> PuzzleResults:
        """Where it is kept what was reached."""
        return PuzzleResults(self.services.match.folder)

    def reached(self) -> Mapping[str, PuzzleResult]:
        """Return what was reached, by the id of the deal."""
        try:
            return self.results.results()
        except OSError as trouble:
            self.services.coach.fail(trouble)
            return {}

    def ask(self, theme: str) -> None:
        """Ask the deals of a theme."""
        self.close()
        self._theme = theme
        self.open()

    def refresh(self) -> None:
        """Leave the question as it is drawn: it would begin anew."""

    def make(self) -> PuzzlePage:
        """Return the page: those deals first that were not solved, the easy ones before."""
        services = self.services
        of_theme = [each for each in self.all if each.theme == self._theme]
        page = PuzzlePage(
            self._theme,
            next_asked(of_theme, self.reached()),
            services.appearance.board_style(),
            asked=self._asked,
            solved=self._solved,
            late=LATE if services.table.timing.speeds.play else 0,
            parent=services.window,
        )
        page.said.connect(self.say)
        return page

    def _asked(self, puzzle: Puzzle) -> AskedMoment:
        text = puzzle.text()
        rules, match, decision = asked_of(text)
        setting = Setting(text.preset, text.seats, text.seed, text.changes, human=SEAT)
        shown = self.services.match.matches.shown(setting, rules)
        return AskedMoment(rules, match, SEAT, decision.moves, shown)

    def _solved(self, puzzle: Puzzle, stars: int) -> None:
        try:
            self.results.add(puzzle.id, stars)
        except OSError as trouble:
            self.services.coach.fail(trouble)
        self.changed.emit()
