"""The page of the study: deals of a match, what was tried in them, and what was certain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Discard, Move, PlayCard, read, write
from farwhist.ui.features.study.deal_page import DealPage
from farwhist.ui.features.study.lines_tree import first_trick, own_move, so_far, taken_as, what_if
from farwhist.ui.review import card_values, coach_words, line_coach
from farwhist.ui.review.card_values import CardValue, Sure
from farwhist.ui.review.line_coach import LineChoice, as_made
from farwhist.ui.review.trying import Tries
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.viewmodels.tried_lines import MATCH, TriedLine
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import capital, sentence

translate = QCoreApplication.translate


class LinePage(DealPage):
    """Follows the line that is looked at, and leads back to the match."""

    def _titles(self) -> tuple[str, str]:
        line, shown = self._line, self._match.shown
        number = self._match.numbers[self._place]
        if line is None:
            result = self._match.results[self._place]
            bid = result.bids[shown.viewer] is not None or result.void
            title = translate("Study", "Study · {deal}")
            title = title.format(deal=outcomes.deal_title(result, number))
            return title, outcomes.bid_outcome(result, shown.viewer) if bid else ""
        about = translate("Study", "Deal {number} · saved, does not count")
        return self._what_if(line), about.format(number=number)

    def _what_if(self, line: TriedLine) -> str:
        assert self.tries is not None
        trick = first_trick(line, self.deal)
        viewer = self._match.shown.viewer
        return what_if(line, self.tries.parent_moves(line), trick, viewer)

    def _waits_for(self) -> Seat | None:
        if self.tries is None or self._line is None or self.step < self.last:
            return None
        return self.tries.next_seat()

    def _open_trick(self) -> int:
        position = self.board.position
        steps = [step.trick for step in self.deal.steps if step.trick]
        whole = not position.trick and bool(steps)
        return steps[-1] + whole if steps else 0

    def _asked(self) -> Verdict | None:
        """Return what the moves are worth that could be made at the end of the line."""
        asked = None if self.line_coach is None or self._line is None else self.line_coach.asked
        return asked[1] if asked is not None and asked[0] == self.step else None

    def _tried_verdict(self, step: int) -> Verdict | None:
        found = {} if self.coach is None else self.coach.verdicts
        if step == self._left_match and step in found:
            move = self.deal.steps[step].chosen(self._match.shown.viewer)
            text = "" if move is None else write(move)
            choices = enumerate(found[step].choices)
            place = next((n for n, each in choices if text in each.moves), None)
            return None if place is None else as_made(found[step], place)
        return None if self.line_coach is None else self.line_coach.verdicts.get(step)

    def _judge_line(self) -> None:
        """Let the coach look at the own choices after the line has left the match."""
        tries, coach = self.tries, self.line_coach
        if tries is None or coach is None:
            return
        coach.follow(self._to_judge(tries))
        self._draw_line()

    def _to_judge(self, tries: Tries) -> list[LineChoice]:
        """Return the own choices after the line has left the match."""
        if self._line is None:
            return []
        return self._choices(tries, [n for n in self._own_and_last() if n > self._left_match])

    def _own_and_last(self) -> list[int]:
        return [*self.deal.own(self._match.shown.viewer), self.last]

    def _choices(self, tries: Tries, wanted: Sequence[int]) -> list[LineChoice]:
        """Return what the player could choose at some steps."""
        steps, path, viewer = self.deal.steps, tries.moves(), self._match.shown.viewer
        found: list[LineChoice] = []
        for step in wanted:
            decision = tries.decision(self.deal, step)
            if decision is not None:
                place = self.deal.deal, path[: steps[step].moves - steps[0].moves]
                view = partial(self.deal.position, step, viewer)
                move = steps[step].chosen(viewer)
                found.append(LineChoice(step, place, decision, view, move))
        return found

    def _draw_line(self) -> None:
        coach = self.line_coach
        if self._line is not None and coach is not None:
            found = coach.verdicts
            fork = self._tried_verdict(self._left_match)
            if fork is not None:
                found[self._left_match] = fork
            self.timeline.judge_line(found, coach.asked)

    def _show_judged_line(self) -> None:
        self._draw_line()
        self._show()

    def _turn(self) -> None:
        """Show another line, or the match again."""
        assert self.tries is not None
        line, came_from = self.tries.line, self._left_match
        if line is not None and self._other_name:
            self._judge_oneself()
        self.deal = self._played if line is None else self.tries.replay()
        self._walked = None
        if line is None:
            self.step = min(came_from, self.last)
        else:
            first, left = self.deal.steps[0].moves, self.tries.branching()
            steps = enumerate(self.deal.steps)
            self._left_match = max(n for n, each in steps if each.moves - first <= left)
            self.step = self.last
        if self.coach is not None:
            if line is None:
                self.coach.resume()
            else:
                self.coach.pause()
        self._show_deal()
        if line is None and self.coach is not None:
            self.timeline.show_verdicts(self.coach.verdicts)
        self._judge_line()
        if line is not None:
            text = translate("Study", "{line}. This does not count.")
            self.said.emit(text.format(line=self.bar.title.text()))
        self._show()

    def _judge_oneself(self) -> None:
        """Judge the own choices again: lines are tried at them alone."""
        self.judged = self._match.shown.viewer
        self.bar.seats.mark(self.judged)
        if self.coach is not None:
            self.coach.study(self._played, self.judged)
            self.timeline.show_verdicts(self.coach.verdicts)

    def _go_on(self) -> None:
        """Show that there is another move in the line."""
        assert self.tries is not None
        at_end = self.step == self.last
        self.deal = self.tries.replay()
        if at_end:
            self.step = self.last
            self._walked = None
        self._show_deal()
        self._judge_line()
        self._show()

    def _let_play_on(self) -> None:
        if self._line is not None and self.tries is not None:
            self.tries.let_play_on()

    def _back_to_match(self) -> None:
        if self._line is not None and self.tries is not None:
            self.tries.back()

    def _leave_line(self) -> None:
        if self._line is not None:
            self._back_to_match()
        else:
            self.left.emit()

    def _name_line(self) -> None:
        if self._line is not None and self.panel.lines is not None:
            self.panel.tabs.setCurrentWidget(self.panel.lines)
            self.panel.lines.ask_name()

    def _named(self, number: int, name: str) -> None:
        assert self.tries is not None
        self.tries.rename(number, name)
        self._show_deal()
        self._draw_line()

    def _delete_line(self) -> None:
        lines = self.panel.lines
        if self.tries is None or lines is None:
            return
        there = lines.tree.hasFocus() and lines.number() != MATCH
        line = lines.number() if there else self.tries.current
        if line != MATCH:
            self.tries.delete(line)
            self.tell(translate("Study", "Line deleted. Ctrl+Z brings it back."))

    def _undelete_line(self) -> None:
        if self.tries is not None:
            self.tries.undo()


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
            lines.delete_requested.connect(self.tries.delete)
            lines.undo_requested.connect(self.tries.undo)

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
            note = taken_as(line, left, self._match.shown.viewer)
        asked = self._asked()
        if asked is not None and self.coach is not None and self.tries is not None:
            left, tries = self.coach.verdicts.get(self._left_match), self.tries
            viewer = self._match.shown.viewer
            chosen = own_move(tries.played, tries.branching(), viewer)
            note = so_far(left, chosen, asked)
        self.panel.show_note(note)

    def _show_certain(self, decision: Decision | None) -> None:
        """Tell what only open cards tell, while they are open."""
        text, tries = "", self.tries
        sure: Mapping[Card, Sure] = {}
        if tries is not None and self.certain is not None:
            if decision is not None and not self.knew and not tries.thinks:
                truth = self.deal.position(self.step)
                ending = self.certain.at((tries.current, self.step), truth, decision)
                text = line_coach.sentence(ending, self._own_verdict())
                sure = card_values.sure(ending, decision.moves)
            else:
                self.certain.stop()
        self.panel.show_certain(text)
        self.board.pills.show_sure(sure)

    def _hear_certain(self, place: object) -> None:
        if self.tries is not None and place == (self.tries.current, self.step):
            self._show_certain(self.tries.decision(self.deal, self.step))
            if self.panel.certain.text():
                self.added.emit(self.panel.certain.text())

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

    def _walk(self, direction: int) -> None:
        """Go to the next card of the hand that could be played."""
        poses = self.board.state.layout().poses
        cards = sorted(self._moves_by_card(), key=lambda card: poses[card].x)
        if not cards:
            return
        here = self._walked or self.deal.steps[self.step].card
        place = cards.index(here) + direction if here in cards else 0
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
