"""How far one step goes, back or on, in the moves of a match."""

from __future__ import annotations

from farwhist.engine.events import NOBODY
from farwhist.ui.play.history import History
from farwhist.ui.play.passing import Passing
from farwhist.ui.play.stand_in import StandIn


def step_back(history: History, passing: Passing, stand_in: StandIn) -> int | None:
    """Return how many moves are left when the player's last one is taken back, if there is one.

    Of several people each takes back only her own, unless nobody's hand is open. What a bot has
    made for the player is taken back whole.
    """
    people = passing.people - stand_in.lent if passing.several else passing.people
    last = history.before(people)
    if last is None:
        return None
    if passing.several and passing.eyes not in (NOBODY, history.moves[last][0]):
        return None
    return stand_in.start_of(last)


def step_on(history: History, passing: Passing) -> int | None:
    """Return how many moves there are when the player's next one is made again, if there is one.

    Of several people each makes only her own again.
    """
    if passing.several:
        following = (seat for seat, _ in history.ahead if seat in passing.people)
        if next(following, NOBODY) != passing.eyes or passing.eyes == NOBODY:
            return None
    return history.after(passing.people)
