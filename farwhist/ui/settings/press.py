"""What a pressed key means to the table and its panels."""

from __future__ import annotations

from dataclasses import dataclass

from farwhist.engine.cards import Suit
from farwhist.ui.settings.commands import SUITS, CommandId


@dataclass(frozen=True)
class Press:
    """The commands that a key stands for where it was pressed, or what was typed with it.

    One key can stand for several commands: who has no use for one leaves it to the next.

    Attributes:
        commands: in the order of the table of commands.
        typed: the characters of a key that stands for no command, such as a digit.
        held: whether the key was pressed before, and comes again because it is held down.
    """

    commands: tuple[CommandId, ...] = ()
    typed: str = ""
    held: bool = False

    def means(self, *commands: CommandId) -> bool:
        """Whether the key stands for one of these commands."""
        return any(each in commands for each in self.commands)

    @property
    def enters(self) -> bool:
        """Whether this makes the move that is chosen in a panel. A held key makes none.

        What plays a card does so too, unless it is also the key to go on: that one only picks.
        """
        plays = self.means("play") and not self.means("go_on")
        return not self.held and (plays or self.means("ready"))

    @property
    def hurries(self) -> bool:
        """Whether the key lets time pass faster as long as it is held down."""
        return self.means("go_on") and self.means("play")

    @property
    def suit(self) -> Suit | None:
        """The suit that is chosen, if it is one."""
        return next((SUITS[each] for each in self.commands if each in SUITS), None)
