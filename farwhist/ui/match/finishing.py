"""Plays in the player's place: the rest of a deal, or a single move."""

from __future__ import annotations

from collections.abc import Callable

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY
from farwhist.engine.moves import Move
from farwhist.rules.decided import Ending, decided
from farwhist.ui.match.autopilot import Autopilot
from farwhist.ui.match.autoplay import Autoplay
from farwhist.ui.match.match_slots import MatchSlots
from farwhist.ui.match.opponents import Opponents
from farwhist.ui.match.passing import Passing


class Finishing:
    """Finishes a deal that is decided, or that the player hands over to a bot.

    `rest` makes moves as fast as they can be shown, `stand_in` chooses them for people.

    Args:
        on_table: the match.
        passing: the people who play it.
        opponents: who think at the other seats, and at those that are handed over.
        submit: makes a move.
        go_on: asks for what must be decided next.
    """

    def __init__(
        self,
        on_table: MatchSlots,
        passing: Passing,
        opponents: Opponents,
        submit: Callable[[Seat, Move], None],
        go_on: Callable[[], None],
    ) -> None:
        self._on_table, self._passing, self._submit = on_table, passing, submit
        self.rest = Autoplay(opponents, submit, go_on)
        self.stand_in = Autopilot(opponents)

    def ending(self) -> Ending | None:
        """Return how the deal ends, when nothing is left for the player to decide."""
        played, people, viewer = self._on_table.played, self._passing.people, self._passing.seat
        if played is None or self._on_table.rehearsing or self._passing.eyes == NOBODY:
            return None
        if not self._passing.several and people != {played.setting.human}:
            return None
        if self.handed_over or self.stand_in.plays(viewer):
            return None
        return decided(played.rules, played.history.match.view(viewer), viewer)

    def finish_deal(self) -> None:
        """Play the decided rest of the deal, the opponents' own moves and any of the player's."""
        if self.ending() is not None:
            self.rest.begin(self._on_table.carried.history.match, self._passing.people)

    @property
    def handed_over(self) -> bool:
        """Whether a bot plays for the player until the end of the deal.

        Of several people that is the one for whom the table is laid.
        """
        lent = self.stand_in.lent
        return self._passing.seat in lent if self._passing.several else bool(lent)

    def hand_over(self) -> bool:
        """Let a bot play for the player until the end of the deal; return whether it will."""
        history, passing = self._on_table.carried.history, self._passing
        bound = self._on_table.rehearsing or history.match.over or passing.eyes == NOBODY
        if bound or self.handed_over or not passing.people:
            return False
        seats = {passing.seat} if passing.several else passing.people
        self.stand_in.begin(seats, len(history.match.position.results), history.cursor)
        return True

    def skip_rest(self) -> None:
        """Make the rest of the moves of a deal that was handed over as soon as they are found."""
        whole = self.handed_over and self._passing.people <= self.stand_in.lent
        if whole and not self.rest.running:
            self.rest.begin(self._on_table.carried.history.match, ())

    def relieve(self, seat: Seat) -> bool:
        """Let a bot make the next move of the person at `seat`; return whether it is to choose.

        A move that is the only one is made at once.
        """
        history = self._on_table.carried.history
        decision = history.match.decision(seat)
        if seat not in self._passing.people or decision is None or self._on_table.rehearsing:
            return False
        if len(decision.moves) == 1:
            self._submit(seat, decision.moves[0])
            return False
        if self.stand_in.plays(seat):
            return False
        results = len(history.match.position.results)
        self.stand_in.begin_once(seat, results, history.cursor)
        return True

    def stop(self) -> None:
        """Leave everything to the player again."""
        self.stand_in.end()
        self.rest.stop()
