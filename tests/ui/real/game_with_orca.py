"""A deal of any game by keys alone with the real Orca on; arguments: a folder, then the command.

Prints as JSON, on the last line, the keys and what was heard after each. The folder of the
program's files must hold a match of a single deal: one in which tricks are bid, one in which grand
or nullo is called, one in which cards are played at once, or one in which hands are drawn.
"""

from __future__ import annotations

from deal_with_orca import SCORED
from evening_with_orca import Listener, listen, open_table
from reader import Reader

KEYS = {
    "Choose your bid": ("Home", "Return"),
    "Call grand": ("Return",),
    "Your turn.": ("Up", "Return"),
    "You lead": ("Up", "Return"),
    "spades: keep it": ("k",),
    "clubs: keep it": ("k",),
    "hearts: keep it": ("x",),
    "diamonds: keep it": ("x",),
}
"""What is pressed, by words of the question: the first of what is offered is chosen.

Of the cards drawn those of a black suit are kept and the others discarded.
"""


def asked(told: str) -> tuple[str, ...]:
    """Return what is pressed for the question that was heard last."""
    last = max(KEYS, key=told.rfind)
    return KEYS[last] if last in told else ("Up", "Return")


def game(reader: Reader, listener: Listener) -> None:
    """Answer each question until the points are told."""
    open_table(reader)
    told = listener.listen("the first question", *KEYS)
    while not any(SCORED in heard for _, heard in listener.transcript):
        told = listener.press(*asked(told))


if __name__ == "__main__":
    listen(game)
