"""What a pressed key means to the table and its panels."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from farwhist.engine.cards import Suit
from farwhist.ui.settings.commands import SUITS, CommandId

CHOOSING: Final[tuple[CommandId, ...]] = ("play", "ready", "go_on", "no_trump")
"""The commands that make a move or lead on, whatever is open."""


class Press(Struct, frozen=True):
    """The commands that a key stands for where it was pressed, or what was typed with it.

    One key can stand for several commands: who has no use for one leaves it to the next.

    Attributes:
        commands: in the order of the table of commands.
        typed: the characters of a key that stands for no command, such as a digit.
        held: whether the key was pressed before, and comes again because it is held down.
        again: whether it comes so soon after it was let go that it may be held down, on a system
            that does not say so.
    """

    commands: tuple[CommandId, ...] = ()
    typed: str = ""
    held: bool = False
    again: bool = False

    def means(self, *commands: CommandId) -> bool:
        """Whether the key stands for one of these commands."""
        return any(each in commands for each in self.commands)

    def chooses(self, own: frozenset[CommandId] = frozenset()) -> bool:
        """Whether the key may make a move, or lead on; `own` are commands of the open panel."""
        return self.means(*CHOOSING, *own)

    @property
    def enters(self) -> bool:
        """Whether this makes the move that is chosen in a panel. A held key makes none.

        What plays a card does so too, unless it is also the key to go on: that one only picks.
        """
        plays = self.means("play") and not self.means("go_on")
        return not (self.held or self.again) and (plays or self.means("ready"))

    @property
    def hurries(self) -> bool:
        """Whether the key lets time pass faster as long as it is held down."""
        return self.means("go_on") and self.means("play")

    @property
    def suit(self) -> Suit | None:
        """The suit that is chosen, if it is one."""
        return next((SUITS[each] for each in self.commands if each in SUITS), None)
