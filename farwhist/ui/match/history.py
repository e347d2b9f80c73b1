"""The moves of a match as one list with a cursor."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import Event
from farwhist.engine.makers import NOBODY_ELSE, Maker, Makers
from farwhist.engine.match import Match
from farwhist.engine.moves import Move

Made = tuple[Seat, Move]


class History:
    """A match, and what was taken back of it: the moves before the cursor are made.

    Those behind it lie ahead: they can all be made again, in their order.

    Args:
        match: where the cursor stands. From now on only the history makes moves in it.
        ahead: legal moves that follow one another from there.
        made: which of all these moves were not made by whoever sits there.
    """

    def __init__(
        self, match: Match, ahead: Iterable[Made] = (), made: Makers = NOBODY_ELSE
    ) -> None:
        self._match = match
        self._moves: list[Made] = [*match.moves, *ahead]
        self._makers = [made.get(number, Maker.SELF) for number in range(len(self._moves))]

    @property
    def match(self) -> Match:
        """The match as it stands at the cursor; to read only."""
        return self._match

    @property
    def moves(self) -> Sequence[Made]:
        """All moves: those that are made, and those that lie ahead."""
        return self._moves

    @property
    def cursor(self) -> int:
        """How many moves are made."""
        return len(self._match.moves)

    @property
    def made(self) -> Makers:
        """Who made those of the moves before the cursor that whoever sits there did not make."""
        made = enumerate(self._makers[: self.cursor])
        return {number: maker for number, maker in made if not maker.own}

    def maker(self, number: int) -> Maker:
        """Return who made the move with this number, from 0, also one that lies ahead."""
        return self._makers[number]

    @property
    def ahead(self) -> Sequence[Made]:
        """The moves that can be made again, the next one first."""
        return self._moves[self.cursor :]

    def play(self, seat: Seat, move: Move, maker: Maker = Maker.SELF) -> Sequence[Event]:
        """Make a move at the cursor and return what happened.

        A move that lies ahead moves the cursor past it; any other one drops what lies ahead.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        decisions, place = self._match.decisions, self.cursor
        again = _again(self._moves[place:], (seat, move), decisions)
        events = self._match.submit(seat, move)
        passed = slice(place, None) if again is None else slice(place + again, place + again + 1)
        del self._moves[passed], self._makers[passed]
        self._moves.insert(place, (seat, move))
        self._makers.insert(place, maker)
        return events

    def go_to(self, count: int) -> None:
        """Set the cursor behind the first `count` moves, 0 to all of them.

        Going back takes as long as replaying a few deals, going on as long as the moves between.
        """
        if count < self.cursor:
            self._match.take_back(count)
        for seat, move in self._moves[self.cursor : count]:
            self._match.submit(seat, move)

    def before(self, seats: Collection[Seat]) -> int | None:
        """Return where the last move that one of `seats` has made begins, None if there is none."""
        if not any(map(self._match.made, seats)):
            return None
        place = self.cursor - 1
        while self._moves[place][0] not in seats:
            place -= 1
        return place

    def after(self, seats: Collection[Seat]) -> int | None:
        """Return where the next move of one of `seats` ends, with the others' answers to it.

        None if no such move lies ahead.
        """
        end = None
        for place in range(self.cursor, len(self._moves)):
            if self._moves[place][0] not in seats:
                continue
            if end is not None:
                return place
            end = place
        return None if end is None else len(self._moves)


def _again(ahead: Sequence[Made], made: Made, decisions: Sequence[Decision]) -> int | None:
    """Return where in `ahead` the move stands that is `made`, if all the others still follow on it.

    Who decides at the same time may do so in another order than before. Where someone has changed
    an answer, that order may end the round too early; then nothing follows.
    """
    place = next((n for n, (seat, _) in enumerate(ahead) if seat == made[0]), None)
    if place is None or ahead[place] != made:
        return None
    left = [*ahead[:place], *ahead[place + 1 :]]
    same = _answered([made, *left], decisions) == _answered(ahead, decisions)
    return place if same else None


def _answered(moves: Sequence[Made], decisions: Sequence[Decision]) -> int:
    """Return how many of `moves` there are until everyone has answered, at most all of them."""
    missing = {each.seat for each in decisions if not each.settled}
    for number, (seat, _) in enumerate(moves, 1):
        missing.discard(seat)
        if not missing:
            return number
    return len(moves)
