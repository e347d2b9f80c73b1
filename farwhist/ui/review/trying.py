"""Lines that the player tries in a deal, and where they are kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from farwhist.analysis.walk import key
from farwhist.bots.thinking.task import MoveTask, Terms, any_move, luck
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read, write
from farwhist.rules.ruleset import Ruleset
from farwhist.store.database import Trouble
from farwhist.store.lines import LineStore
from farwhist.store.matches import Saved
from farwhist.store.reading import Unreadable, damage, parse_json
from farwhist.ui.match.thinking import Adviser, Cancel
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.tried_lines import MATCH, LineEnd, LineTree, Made, TriedLine


class KeptLines:
    """The lines of one match, by the numbers of its deals.

    Where the file cannot be used, `trouble` is told once, and lines last as long as the page.
    """

    def __init__(
        self, store: LineStore, saved: Saved, match: Match, trouble: Callable[[Trouble], object]
    ) -> None:
        self._store = store
        self._saved = saved
        self._match = match
        self._trouble = trouble
        self._works = True

    def known(self, deal: int) -> LineTree:
        """Return what was tried in a deal; what is damaged is set aside."""
        try:
            text = self._store.find(self._key(deal))
            with damage():
                return LineTree.read(parse_json(text)) if text else LineTree()
        except Trouble as trouble:
            self._fail(trouble)
        except Unreadable:
            self._write(lambda: self._store.set_aside(self._key(deal)))
        return LineTree()

    def keep(self, deal: int, lines: LineTree) -> None:
        """Keep what was tried in a deal."""
        if self._works:
            text = json.dumps(lines.data()) if lines.lines else ""
            self._write(lambda: self._store.keep(self._key(deal), text))

    def _write(self, write: Callable[[], None]) -> None:
        try:
            write()
        except Trouble as trouble:
            self._fail(trouble)

    def _key(self, deal: int) -> str:
        """Return what tells a deal, as it was played, from all others of all matches."""
        match = self._match
        last = match.position.deal == deal
        end = len(match.moves) if last else match.moves_before(deal + 1)
        return key(self._saved, end - 1)

    def _fail(self, trouble: Trouble) -> None:
        if self._works:
            self._works = False
            self._trouble(trouble)


class Trying(NamedTuple):
    """What trying other moves in a match needs.

    Args:
        match: the match that is studied; it is only read.
        adviser: works tasks out.
        terms: returns how well a seat plays from the move of the match with this number on.
        expert: how well the player's own seat plays when it is let play.
        known: returns the lines that are kept of a deal.
        keep: keeps the lines of a deal.
    """

    rules: Ruleset
    match: Match
    adviser: Adviser
    terms: Callable[[Seat, int], Terms]
    expert: Terms
    known: Callable[[int], LineTree]
    keep: Callable[[int, LineTree], object]


class Tries(QObject):
    """The lines of one deal, of which one is looked at, or the match itself.

    The other seats think by themselves, each from its own view; the player's own seat waits.

    Signals:
        turned(): another line is looked at, or the match.
        went_on(): there is another move in the line that is looked at.

    Attributes:
        current: the number of the line that is looked at, `MATCH` for none.
        dice: what the opponents' choices in new lines follow from, besides their views.
    """

    turned = Signal()
    went_on = Signal()

    def __init__(self, trying: Trying, viewer: Seat, parent: QObject) -> None:
        super().__init__(parent)
        self._trying = trying
        self._viewer = viewer
        self._cancel: Cancel | None = None
        self._gone: list[list[TriedLine]] = []
        self._alone = False
        self._text = ""
        self._task: MoveTask | None = None
        self._line: Match | None = None
        self._deal = 0
        self.current = MATCH
        self.dice = 0
        self.tree = LineTree()
        self.played: tuple[Made, ...] = ()

    # --- what there is ------------------------------------------------------------------------

    @property
    def line(self) -> TriedLine | None:
        """The line that is looked at."""
        return self.tree.lines.get(self.current)

    @property
    def match(self) -> Match:
        """The match as it goes in the line that is looked at, or as it was played."""
        return self._line or self._trying.match

    @property
    def thinks(self) -> bool:
        """Whether a seat thinks about its move in the line."""
        return self._cancel is not None

    @property
    def over(self) -> bool:
        """Whether the deal has ended in the line that is looked at, or in the match."""
        match = self.match
        return match.over or match.position.deal > self._deal

    @property
    def can_undo(self) -> bool:
        """Whether a line was deleted that can be brought back."""
        return bool(self._gone)

    def next_seat(self) -> Seat | None:
        """Return who has to choose at the end of the line, the player first."""
        line = self._line
        if line is None or self.over:
            return None
        seats = [each.seat for each in line.decisions if not each.settled]
        return self._viewer if self._viewer in seats else next(iter(seats), None)

    def replay(self) -> DealReplay:
        """Return the steps of the line that is looked at, or of the match."""
        return DealReplay(self.match, self._deal)

    def moves(self) -> tuple[Made, ...]:
        """Return the moves of the deal, in the line or the match."""
        line = self.line
        return self.played if line is None else line.moves

    def branching(self) -> int:
        """Return after how many moves of the deal the line has left the match."""
        line = self.line
        while line is not None and line.parent != MATCH:
            line = self.tree.lines[line.parent]
        return 0 if line is None else line.at

    def parent_moves(self, line: TriedLine) -> tuple[Made, ...]:
        """Return the moves of that which a line leaves."""
        return self.played if line.parent == MATCH else self.tree.lines[line.parent].moves

    def decision(self, deal: DealReplay, step: int) -> Decision | None:
        """Return what the player could choose at a step, None if nothing."""
        tip = step == len(deal.steps) - 1
        if tip and self.over:
            return None
        here = deal.steps[step]
        if not tip and here.chosen(self._viewer) is None:
            return None
        truth = deal.position(step)
        for found in self._trying.rules.phases[truth.phase].step(truth, Random(0)):
            if isinstance(found, Decision) and found.seat == self._viewer:
                return found
        return None

    # --- what the player does -----------------------------------------------------------------

    def open_deal(self, deal: int) -> None:
        """Look at this deal of the match."""
        self.stop()
        match = self._trying.match
        starts = match.moves_before(deal)
        last = match.position.deal == deal
        ends = len(match.moves) if last else match.moves_before(deal + 1)
        self._deal, self._line, self.current = deal, None, MATCH
        self.played = tuple((seat, write(move)) for seat, move in match.moves[starts:ends])
        self._gone = []
        self.tree = self._trying.known(deal)
        self.dice = 0

    def try_move(self, deal: DealReplay, step: int, move: Move) -> bool:
        """Try a legal move of the player at a step; return whether a line is looked at then.

        It is False where the move is the one that was made: nothing is to be tried.
        """
        here, first = deal.steps[step], self._trying.match.moves_before(self._deal)
        at, path = here.moves - first, self.moves()
        latest = {seat: (seat, write(each)) for seat, each in here.made}
        latest[self._viewer] = self._viewer, write(move)
        moves = (*path[:at], *latest.values())
        if path[: len(moves)] == moves:
            return False
        line = self.line
        if self.played[: len(moves)] == moves:
            self.back()
        elif line is not None and at == len(line.moves):
            assert self._line is not None
            self.stop()
            self._submit(self._viewer, move)
            self._go_on()
        else:
            known = self.tree.find(moves, self.dice)
            self.open_line((known or self.tree.add(self.current, at, moves, self.dice)).number)
            self._keep()
        return self.current != MATCH

    def open_line(self, number: int) -> None:
        """Look at this line, or at the match, and let the others play on in it."""
        self.stop()
        self.current = number
        line = self.line
        if line is None:
            self._line, self.current = None, MATCH
        else:
            try:
                with damage():
                    self._line = self._replayed(line)
            except Unreadable:
                self.tree.delete(number)
                self.back()
                return
            self.dice = line.dice
        self.turned.emit()
        if line is not None:
            self._go_on()

    def _replayed(self, line: TriedLine) -> Match:
        match = self._trying.match
        left = match.branch(match.moves_before(self._deal))
        for seat, text in line.moves:
            left.submit(seat, read(text))
        return left

    def back(self) -> None:
        """Look at the match."""
        self.open_line(MATCH)

    def let_play_on(self) -> None:
        """Let the strongest level play for the player until the deal is over."""
        if self._line is not None and not self.over:
            self.stop()
            self._alone = True
            self._go_on()

    def other_dice(self) -> None:
        """Let the opponents choose anew after the move with which the line begins."""
        line = self.line
        if line is None:
            return
        self.dice = max(each.dice for each in self.tree.lines.values()) + 1
        moves = line.moves[: self._sealed(line)]
        fresh = self.tree.add(line.parent, line.at, moves, self.dice)
        self.open_line(fresh.number)
        self._keep()

    def _sealed(self, line: TriedLine) -> int:
        """Return where the bids end that were made at once with the one that was tried."""
        deal, first = self.replay(), self._trying.match.moves_before(self._deal)
        here = next(each for each in deal.steps if each.moves - first == line.at)
        return line.at + len({seat for seat, _ in here.made})

    def rename(self, number: int, name: str) -> None:
        """Give a line a name."""
        self.tree.rename(number, name)
        self._keep()

    def delete(self, number: int) -> None:
        """Delete a line and those that leave it; `undo` brings them back."""
        gone = self.tree.delete(number)
        self._gone.append(gone)
        self._keep()
        if self.current in {each.number for each in gone}:
            self.open_line(gone[0].parent)
        else:
            self.turned.emit()

    def undo(self) -> None:
        """Bring back what was deleted last, and look at it."""
        if self._gone:
            lines = self._gone.pop()
            self.tree.restore(lines)
            self._keep()
            self.open_line(lines[0].number)

    def stop(self) -> None:
        """Let nobody think any more."""
        cancel, self._cancel, self._alone = self._cancel, None, False
        if cancel is not None:
            cancel()

    # --- the others ---------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Ask the next seat that has to choose; the player's own only if she lets it play."""
        line = self._line
        if line is None or self.over:
            self._alone = False
            return
        open_now: Sequence[Decision] = [each for each in line.decisions if not each.settled]
        for decision in open_now:
            seat = decision.seat
            if seat != self._viewer or self._alone:
                terms = self._trying.expert if seat == self._viewer else self._terms(seat)
                told = " ".join(text for _, text in self.moves())
                fate = luck(f"line/{self._deal}/{self.dice}/{told}", seat, line.made(seat))
                task = MoveTask.of(terms, line.view(seat).copy(), decision, fate)
                self._text, self._task = "", task
                self._cancel = self._trying.adviser.advise(task, self._hear)
                return

    def _terms(self, seat: Seat) -> Terms:
        """Return how well this seat plays in the line, as in the match where the line leaves it."""
        trying = self._trying
        return trying.terms(seat, trying.match.moves_before(self._deal) + self.branching())

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._text = text
            return
        if self._cancel is None:
            return
        self._cancel = None
        task = self._task
        assert task is not None
        self._submit(task.seat, read(self._text or any_move(task)))
        self._go_on()

    def _submit(self, seat: Seat, move: Move) -> None:
        assert self._line is not None
        self._line.submit(seat, move)
        end = None
        if self.over:
            end = LineEnd.of(self._line.position.results[-1], self._viewer)
        self.tree.extend(self.current, [(seat, write(move))], end)
        if end is not None or seat == self._viewer:
            self._keep()
        self.went_on.emit()

    def _keep(self) -> None:
        self._trying.keep(self._deal, self.tree)
