"""The course of a match in the window: what the runner tells goes to the table, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from farwhist.engine.decision import Decision
from farwhist.engine.events import BidSealed, Event
from farwhist.engine.moves import Move
from farwhist.rules.sides import side_of
from farwhist.ui import texts
from farwhist.ui.family import words
from farwhist.ui.panels.drain import Drain
from farwhist.ui.settings.commands import When

if TYPE_CHECKING:
    from farwhist.ui.main_window import MainWindow

translate = QCoreApplication.translate


class Flow:
    """Leads from each question to the next, in a furnished window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._runner = window.runner
        self._table = window.table
        self._host = window.host
        self._tempo = window.tempo
        self._claim = window.claim
        self._status = window.status
        window.table.stage.sound = window.sounds.play
        window.tempo.skipped = window.table.end_party
        window.tempo.claimed = self.claim
        self._connect(window)

    def _connect(self, window: MainWindow) -> None:
        runner, table, host, actions = self._runner, self._table, self._host, window.actions_
        window.rules.changed.connect(self._name_match)
        runner.began.connect(self._show_position)
        runner.happened.connect(self._show_events)
        runner.waiting.connect(self._wait_for)
        runner.asked.connect(self._ask)
        table.advanced.connect(window.scoreboard.show_deal)
        table.settled.connect(self.go_on)
        table.summary.connect(self._sum_up)
        table.chosen.connect(self._choose)
        table.refused.connect(self._refuse)
        table.told.connect(self._status.setText)
        table.peeked.connect(host.make_way)
        host.chosen.connect(self._choose)
        host.next_deal.connect(self._leave_summary)
        self._claim.clicked.connect(self.claim)
        actions["undo"].triggered.connect(runner.undo)
        actions["redo"].triggered.connect(runner.redo)
        actions["last_trick"].triggered.connect(table.toggle_last_trick)
        actions["go_on"].triggered.connect(self._press_next)
        actions["pause"].triggered.connect(lambda: self._tempo.pause(not self._tempo.paused))
        actions.allow(When.MOVE_MADE, lambda: runner.can_undo)
        actions.allow(When.MOVE_TAKEN_BACK, lambda: runner.can_redo)
        runner.changed.connect(actions.refresh)

    def _show_position(self, fresh: bool) -> None:
        window, runner, table = self._window, self._runner, self._table
        self._tempo.pause(False)
        self._tempo.relax()
        self._status.clear()
        window.first_steps.clear()
        rules, viewer = runner.rules, runner.viewer
        played = window.matches.played()
        window.rules.set_running(played, fresh=False)
        self._name_match()
        self._host.close()
        self._claim.hide()
        names = window.scoreboard.names()
        avatars = window.players.avatars(rules.seats, viewer)
        table.set_match(
            viewer, names, rules.deal_count, rules.ranking.winner, avatars, aim=rules.aim
        )
        recent = runner.recent()
        shown = 0 if fresh else len(recent.events)
        window.access.begin(names, recent, shown)
        table.jump(recent.position, recent.events[:shown], recent.events[shown:])
        window.scoreboard.show_deal()
        window.scoreboard.write()
        window.access.follow()

    def _name_match(self) -> None:
        """Write what is played above the window, and above an open sheet of its scores."""
        window, runner = self._window, self._runner
        if not runner.begun:
            return
        game = window.matches.title
        window.setWindowTitle(translate("Window", "Far Whist – {game}").format(game=game))
        window.scoreboard.rename(game)

    def _show_events(self, events: list[Event]) -> None:
        if not all(isinstance(event, BidSealed) for event in events):
            self._host.close()
            self._table.take_back_question()
            self._claim.hide()
            self._status.clear()
        self._table.show(events)

    def recover(self) -> None:
        """Show the position anew where an exception has made the match stand still."""
        runner, table = self._runner, self._table
        match, human = runner.match, runner.setting.human
        own = None if match is None or human is None else match.decision(human)
        offered = self._host.panel is not None or bool(table.playable())
        unasked = own is not None and not own.settled and not offered
        if table.stuck or (not table.busy and (unasked or runner.forsaken)):
            runner.show_again()

    def go_on(self) -> None:
        """Ask whoever is next, now that the table has shown all that has happened."""
        window, table = self._window, self._table
        window.scoreboard.show_deal()
        scores = window.scoreboard.write()
        if table.position.over:
            self._host.rank(scores, self._runner.viewer)
            view = table.position
            if side_of(view, self._runner.viewer) in view.winners:
                table.celebrate()
                window.sounds.play("win")
            self._status.setText(words.verdict(view, self._runner.viewer, scores.names))
        elif not window.first_steps.waits:
            self._runner.go_on()

    def _wait_for(self, seats: tuple[int, ...]) -> None:
        self._table.wait_for(seats)
        names = self._window.scoreboard.names()
        self._status.setText(texts.waiting_for([names[seat] for seat in seats]))

    def _ask(self, decision: Decision) -> None:
        following = self._table.follow_up(decision)
        if following is not None:
            self._choose(following)
            return
        self._tempo.relax()
        self._table.ask(decision)
        self._claim.offer(self._runner.ending())
        self._host.ask(decision)
        self._status.setText(self._asked_for(decision))

    def _asked_for(self, decision: Decision) -> str:
        view = self._table.position
        return words.your_turn(decision, view) or texts.your_turn(decision, view)

    def _choose(self, move: Move) -> None:
        self._tempo.pause(False)
        self._host.close()
        self._table.take_back_question()
        self._runner.submit(move)

    def claim(self) -> bool:
        """Play the decided rest of the deal; return whether there was one to play."""
        if self._claim.isHidden():
            return False
        self._claim.hide()
        self._table.take_back_question()
        self._tempo.rush()
        self._runner.finish_deal()
        return True

    def _refuse(self, move: Move) -> None:
        why = self._runner.why_not(move)
        decision = self._table.decision
        if decision is not None and not self._table.playable():
            self._status.setText(self._asked_for(decision))
        elif why is not None:
            self._status.setText(texts.objection(why))

    def _sum_up(self) -> None:
        window, runner, host = self._window, self._runner, self._host
        self._tempo.relax()
        window.scoreboard.show_deal()
        scores = window.scoreboard.write()
        view, viewer = self._table.position, runner.viewer
        window.practice.forget()
        host.sum_up(scores, viewer, last=runner.over, practice=window.practice.active)
        wait = window.tastes.now.go_on
        if wait.isdecimal() and host.panel is not None:
            Drain(host.panel, self._table.clock, int(wait))
            host.fit()
        if runner.rules.book is None:
            outcome = words.outcome(view.results[-1], view, viewer, runner.rules.aim)
        else:
            outcome = texts.outcome(view.results[-1], viewer)
        self._status.setText(outcome)

    def _press_next(self) -> None:
        panel = self._host.panel
        if not self._table.finish() and panel is not None and panel.objectName() == "summary":
            panel.closed.emit()

    def _leave_summary(self) -> None:
        self._status.clear()
        if not self._window.tutorial.onward() and not self._window.practice.leave():
            self._table.go_on()
