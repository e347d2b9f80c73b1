"""The page on which a finished deal is gone through step by step, and other moves are tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Discard, Move, PlayCard, read, write
from farwhist.ui.features.study import line_words
from farwhist.ui.features.study.line_page import LinePage
from farwhist.ui.review import card_values, coach_words, open_card_result
from farwhist.ui.review.card_values import CardValue, Sure
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.viewmodels.tried_lines import MATCH
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import capital, sentence

translate = QCoreApplication.translate


class StudyPage(LinePage):
    """Lets the player try other moves at the steps of a deal, and go through what came of them."""

    def _ways_to_try(self) -> Mapping[CommandId, Callable[[], object]]:
        return {
            "try_best": self._try_best,
            "hint": self._tell_best,
            "try_card": self._try_card,
            "card_up": lambda: self._walk(1),
            "card_down": lambda: self._walk(-1),
            "let_play_on": self._let_play_on,
            "to_match": self._back_to_match,
            "name_line": self._name_line,
            "delete_line": self._delete_line,
            "undelete_line": self._undelete_line,
        }

    def _connect_lines(self) -> None:
        if self.tries is not None and self.panel.lines is not None:
            lines = self.panel.lines
            if self.certain is not None:
                self.certain.found.connect(self._hear_certain)
            self.bar.other_dice.triggered.connect(self.tries.other_dice)
            self.board.taken.connect(self._try_this)
            self.panel.choices.taken.connect(self._try)
            self.tries.turned.connect(self._turn)
            if self.line_coach is not None:
                self.line_coach.judged.connect(self._show_judged_line)
            self.tries.went_on.connect(self._go_on)
            lines.chosen.connect(self.tries.open_line)
            lines.named.connect(self._named)
            lines.delete_wanted.connect(self.tries.delete)
            lines.undo_wanted.connect(self.tries.undo)

    def _values(self, verdict: Verdict | None) -> Mapping[Card, CardValue]:
        if verdict is not None:
            return card_values.values(verdict, self.deal.steps[self.step].card)
        asked = self._asked()
        if asked is not None:
            return card_values.values(asked, None)
        decision = None if self.tries is None else self.tries.decision(self.deal, self.step)
        tip = self._line is not None and self.step == self.last
        busy = self.line_coach is not None and self.line_coach.busy if tip else False
        if decision is None or not (busy or self._state() == "running"):
            return {}
        return card_values.thinking(decision.moves)

    def _offer(self, verdict: Verdict | None) -> None:
        decision = None if self.tries is None else self.tries.decision(self.deal, self.step)
        moves = [] if decision is None else decision.moves
        calls = [each for each in moves if not isinstance(each, (PlayCard, Discard))]
        self.panel.choices.show_moves(calls if len(moves) > 1 else [])
        best = ""
        if self._other_name:
            verdict = None
        if verdict is not None and not verdict.forced and verdict.best != verdict.played:
            best = coach_words.choice(verdict.choices[verdict.best]).split(" ")[0]
        self.panel.offer(best if self.tries is not None else "")
        self._show_certain(decision)
        line, note = self._line, ""
        if line is not None and line.end is not None and self.step == self.last:
            found = {} if self.coach is None else self.coach.verdicts
            left = found.get(self._left_match) if line.parent == MATCH else None
            note = line_words.taken_as(line, left, self._match.shown.viewer)
        asked = self._asked()
        if asked is not None and self.coach is not None and self.tries is not None:
            left, tries = self.coach.verdicts.get(self._left_match), self.tries
            viewer = self._match.shown.viewer
            chosen = line_words.own_move(tries.played, tries.branching(), viewer)
            note = line_words.so_far(left, chosen, asked)
        self.panel.show_note(note)

    def _show_certain(self, decision: Decision | None) -> None:
        """Tell what only open cards tell, while they are open."""
        text, tries = "", self.tries
        sure: Mapping[Card, Sure] = {}
        if tries is not None and self.certain is not None:
            if decision is not None and not self.knew and not tries.thinks:
                truth = self.deal.position(self.step)
                ending = self.certain.at((tries.current, self.step), truth, decision)
                text = open_card_result.sentence(ending, self._own_verdict())
                sure = card_values.sure(ending, decision.moves)
            else:
                self.certain.stop()
        self.panel.show_certain(text)
        self.board.pills.show_sure(sure)

    def _hear_certain(self, place: object) -> None:
        if self.tries is not None and place == (self.tries.current, self.step):
            self._show_certain(self.tries.decision(self.deal, self.step))
            if self.panel.certain.text():
                self.said.emit(self.panel.certain.text())

    def _moves_by_card(self) -> dict[Card, Move]:
        """Return the cards of the hand that can be tried here."""
        decision = None if self.tries is None else self.tries.decision(self.deal, self.step)
        found: dict[Card, Move] = {}
        for move in () if decision is None else decision.moves:
            if isinstance(move, Discard):
                found[move.card] = move
            elif isinstance(move, PlayCard) and len(move.cards) == 1:
                found[move.cards[0]] = move
        return found

    def _walk(self, way: int) -> None:
        """Go to the next card of the hand that could be played."""
        poses = self.board.state.layout().poses
        cards = sorted(self._moves_by_card(), key=lambda card: poses[card].x)
        if not cards:
            return
        here = self._walked or self.deal.steps[self.step].card
        place = cards.index(here) + way if here in cards else 0
        self._walked = cards[place % len(cards)]
        self._show()
        self.said.emit(self._told_card(self._walked))

    def _told_card(self, card: Card) -> str:
        """Return a card with what it was worth, as it is read aloud."""
        verdict = self._own_verdict()
        text = write(self._moves_by_card()[card])
        for place, each in enumerate(() if verdict is None else verdict.choices):
            if verdict is not None and text in each.moves:
                return coach_words.told_choice(verdict, place, card_name(card))
        return card_name(card)

    def _try_this(self, card: Card) -> None:
        move = self._moves_by_card().get(card)
        if move is not None:
            self._try(move)

    def _try_card(self) -> None:
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()
            return
        card = self._walked or self.deal.steps[self.step].card
        if card is not None:
            self._try_this(card)

    def _try_best(self) -> None:
        verdict, asked = self._own_verdict(), self._asked()
        if self.tries is None:
            return
        if asked is not None:
            self._try(read(asked.choices[asked.best].moves[0]))
        elif verdict is None:
            self.tell(self._why_no_verdict())
        elif verdict.best == verdict.played:
            self.tell(translate("Study", "Nothing better is known than what was played"))
        else:
            self._try(read(verdict.choices[verdict.best].moves[0]))

    def _why_no_verdict(self) -> str:
        decision = None if self.tries is None else self.tries.decision(self.deal, self.step)
        if decision is None:
            return translate("Study", "This is not your decision")
        return translate("Study", "The coach has not judged this choice")

    def _tell_best(self) -> None:
        """Say what the coach would have chosen here."""
        found = self._asked() or self._own_verdict()
        if found is None:
            self.tell(self._why_no_verdict())
        elif found.forced:
            self.tell(coach_words.sentence(found))
        else:
            name = coach_words.spoken_choice(found.choices[found.best])
            self.tell(capital(sentence(coach_words.told_choice(found, found.best, name))))

    def tell(self, text: str) -> None:
        """Say something in the strip, and aloud."""
        self.strip.count.setText(text)
        self.said.emit(text)

    def _try(self, move: Move) -> None:
        if self.tries is not None and not self.tries.try_move(self.deal, self.step, move):
            self.go(self.step + 1)
