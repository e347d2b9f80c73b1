"""One deal by keys alone with the real Orca on; arguments: a folder, then the command.

Prints as JSON, on the last line, the keys and what was heard after each. The folder of the
program's files must hold a match of one deal of the Elevator that has just begun.
"""

from __future__ import annotations

from evening_with_orca import Listener, listen, open_table
from reader import Reader

ASKED = ("Choose your bid", "Your bid: ")
"""How the question for a bid begins, at every length of speech."""

SCORED = "in all."
"""What ends the points of a deal, at every length."""


def deal(reader: Reader, listener: Listener) -> None:
    """Bid nothing, and play the first card that is allowed, until the points are told."""
    open_table(reader)
    listener.listen("the first question", *ASKED)
    listener.press("Home", "Return")
    while not any(SCORED in told for _, told in listener.transcript):
        listener.press("Up", "Return")


if __name__ == "__main__":
    listen(deal)
