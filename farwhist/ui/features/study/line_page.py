"""The page of the study while a tried line is looked at: it grows, is judged, and is left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Seat
from farwhist.engine.moves import write
from farwhist.ui.features.study import line_words
from farwhist.ui.features.study.deal_page import DealPage
from farwhist.ui.review.line_coach import LineChoice, as_made
from farwhist.ui.review.trying import Tries
from farwhist.ui.viewmodels.tried_lines import MATCH, TriedLine
from farwhist.ui.wording import outcomes

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
        about = translate("Study", "Deal {number} · saved with the deal, does not count")
        return self._what_if(line), about.format(number=number)

    def _what_if(self, line: TriedLine) -> str:
        assert self.tries is not None
        trick = line_words.first_trick(line, self.deal)
        viewer = self._match.shown.viewer
        return line_words.what_if(line, self.tries.parent_moves(line), trick, viewer)

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
