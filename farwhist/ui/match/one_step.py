"""How far one step goes, back or on, in the moves of a match."""

from __future__ import annotations

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY
from farwhist.ui.match.autopilot import Autopilot
from farwhist.ui.match.history import History
from farwhist.ui.match.passing import Passing


def step_back(history: History, passing: Passing, stand_in: Autopilot) -> tuple[int, Seat] | None:
    """Return how many moves are left when the player's last one is taken back, and whose it is.

    Of several people each takes back only what she did herself, unless nobody's hand is open. What
    a bot has made for the player is taken back whole. None where there is nothing.
    """
    if not passing.several:
        last = history.before(passing.people)
        if last is None:
            return None
        return stand_in.start_of(last), history.moves[last][0]
    done = stand_in.last_done(history.match.moves, passing.people)
    if done is None or (passing.eyes != NOBODY and passing.eyes not in done[1]):
        return None
    return done[0], min(done[1])


def step_on(history: History, passing: Passing) -> int | None:
    """Return how many moves there are when the player's next one is made again, if there is one.

    Of several people each makes only her own again.
    """
    if passing.several:
        following = (seat for seat, _ in history.ahead if seat in passing.people)
        if next(following, NOBODY) != passing.eyes or passing.eyes == NOBODY:
            return None
    return history.after(passing.people)
