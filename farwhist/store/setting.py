"""What is fixed of a match before its first move, and who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from farwhist.engine.cards import Seat
from farwhist.rules.catalogue import ruleset
from farwhist.rules.ruleset import Ruleset
from farwhist.store.opponents_record import OpponentsRecord

FIRST_PROFILE: Final = "first"
"""The key of the profile that there is from the beginning."""

T = TypeVar("T", bound="Setting")


@dataclass(frozen=True)
class Setting:
    """Everything that makes a match but its moves.

    `changes` are the option texts that differ from the preset, and `human` is the seat of the
    player at this screen, or None when only bots play. `salt` is the secret, as hexadecimal digits,
    that keeps fingerprints from being guessed; files of older versions have none. `assisted` is
    True when the player has had a hint or taken back a move. `opened` is None, or how many deals,
    the first of the match, never count here: it was opened from a file, and they were counted where
    they were played, if anywhere. `practice` is True when the player began it as a match that never
    counts in the statistics. `hints` is False when the match is played without any. `people` is
    empty where the player is the only person and has the first profile; otherwise it holds the key
    of the profile of every person, by seat, and `human` is the first of these seats. `opponents`
    says who played the other seats, nothing in files of older versions. `portraits` are the numbers
    of the players' pictures by seat, or nothing. `more` are fields of the file that this program
    does not know and keeps.
    """

    preset: str
    seats: int
    seed: int
    changes: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    human: Seat | None = 0
    salt: str = ""
    assisted: bool = False
    opened: int | None = None
    practice: bool = False
    deal: str = ""
    hints: bool = True
    people: Mapping[Seat, str] = field(default_factory=dict)
    opponents: tuple[OpponentsRecord, ...] = field(default=(), compare=False)
    portraits: tuple[int, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def played_by(self) -> Mapping[Seat, str]:
        """The profile of every person who plays, by seat; nobody when only bots do."""
        if self.people or self.human is None:
            return self.people
        return {self.human: FIRST_PROFILE}

    def rules(self) -> Ruleset:
        """Return what is played.

        Raises:
            KeyError: there is no such preset.
            RulesError: the options do not fit together.
            BadDeal: the deal cannot be played, or is one by other rules.
        """
        if self.deal:
            return self._lone()
        return ruleset(self.preset, self.seats, self.changes)

    def _lone(self) -> Ruleset:
        from farwhist.rules import deal_code
        from farwhist.rules.bad_deal import BadDeal

        text = deal_code.read(self.deal)
        told = (text.preset, text.seats, dict(text.changes))
        if told != (self.preset, self.seats, dict(self.changes)) or text.moves or not self.practice:
            raise BadDeal("unsound")
        return text.rules()

    def another(self: T, seed: int) -> T:
        """Return that of a match of the same kind with the same players, which has not begun.

        After a single deal that is a whole match, which counts.
        """
        practice = self.practice and not self.deal
        begun = replace(self, seed=seed, salt="", assisted=False, opened=None, more={})
        return replace(begun, practice=practice, deal="", opponents=())
