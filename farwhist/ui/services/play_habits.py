"""What experts know of how people play, from one match to the next where the player wants that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QObject

from farwhist.engine.events import Event, MatchEnded
from farwhist.rules.ruleset import Ruleset
from farwhist.store.setting import Setting
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.services.settings import Settings
from farwhist.ui.settings.catalogue import PLAY_HABITS

NUMBERS: Final = "odds"
WHO: Final = "person"


class PlayHabits(QObject):
    """Tells the opponents what is known of each seat before a match, and keeps what it has told."""

    def __init__(self, settings: Settings, runner: MatchRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._runner = runner
        self._known = _read(PLAY_HABITS.read(settings.preferences))
        self._salt, self._before = "", self._known
        runner.set_acquaintance(self)
        runner.happened.connect(self._note)

    def met(self, setting: Setting) -> tuple[tuple[float, ...], ...] | None:
        """Return what is known of each seat; nothing of strangers, None when nobody may notice."""
        wanted = self._settings.table.now.learn
        if wanted == "off":
            return None
        known = self._known_before(setting) if wanted == "matches" else {}
        people = {seat: known.get(key) for seat, key in setting.played_by.items()}
        if not any(people.values()):
            return ()
        from farwhist.bots.exact.habits import met_before

        return met_before(setting.seats, people)

    def _known_before(self, setting: Setting) -> dict[str, tuple[float, ...]]:
        """Return what was known when the match was first asked about.

        The end of a match can be taken back and played again: what it tells counts once.
        """
        if self._salt != setting.salt:
            self._salt, self._before = setting.salt, self._known
        return self._before

    def _note(self, events: Iterable[Event]) -> None:
        """Keep what a match that counts has told of its people."""
        runner = self._runner
        ended = any(isinstance(event, MatchEnded) for event in events)
        if not ended or runner.counted is None or self._settings.table.now.learn != "matches":
            return
        from farwhist.bots.exact.habits import odds_after

        match, setting = runner.history.match, runner.setting
        assert isinstance(match.rules, Ruleset)
        odds = odds_after(match.rules, match.position.results, self.met(setting) or ())
        self._known = known = _read(PLAY_HABITS.read(self._settings.preferences))
        known.update({key: odds[seat] for seat, key in setting.played_by.items()})
        stored = [{WHO: key, NUMBERS: list(each)} for key, each in known.items()]
        PLAY_HABITS.choose(self._settings.preferences, stored)


def _read(stored: Iterable[Any]) -> dict[str, tuple[float, ...]]:
    """Return the stored numbers by person; what is damaged is passed over."""
    found = {}
    for each in stored:
        if isinstance(each, dict) and isinstance(each.get(WHO), str):
            numbers = each.get(NUMBERS)
            if isinstance(numbers, list) and all(
                type(number) in (int, float) for number in numbers
            ):
                found[each[WHO]] = tuple(map(float, numbers))
    return found
