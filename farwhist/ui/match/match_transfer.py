"""A match with all there is to go on with it: here, after something else, or in another window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.ui.match.history import History

if TYPE_CHECKING:
    from farwhist.engine.proof import Proof
    from farwhist.rules.prepared import PreparedDeal


@dataclass(frozen=True)
class MatchTransfer:
    """What a match was begun with, and its history, which whoever takes it over goes on with."""

    setting: Setting
    rules: Ruleset
    history: History

    @classmethod
    def of(cls, saved: Saved, deal: PreparedDeal | None = None) -> MatchTransfer:
        """Return a saved match, or one that has not begun; with a `deal`, by its cards.

        Raises:
            KeyError: there is no such preset.
            RulesError: its rules do not fit together.
            ValueError: the deal does not fit its rules.
            Unsound: its moves do not fit its rules.
        """
        rules = saved.rules()
        if deal is not None:
            from farwhist.rules.prepared import prepare

            rules = prepare(rules, deal)
        return cls(saved.setting, rules, History(saved.match(rules), made=saved.made))

    @property
    def saved(self) -> Saved:
        """The match as it is saved: with the moves that are made."""
        return Saved.of(self.setting, self.history.match.moves, self.history.made)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.history.match.over

    @property
    def unfinished(self) -> bool:
        """Whether the player has made a move in it and could make more."""
        made = self.history.match.made
        return any(made(seat) for seat in self.setting.played_by) and not self.over

    def proofs(self) -> list[Proof]:
        """Return the proofs of fair play of everything that has been dealt and sealed.

        They hold secrets: only what has been shown on the table may be taken from them.
        """
        from farwhist.engine.proof import proofs

        setting = self.setting
        return list(
            proofs(
                self.history.match.events,
                game=setting.preset,
                seats=setting.seats,
                options=setting.changes,
                seed=setting.seed,
                salt=setting.salt,
            )
        )
