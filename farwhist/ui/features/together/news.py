"""What happens at a table, told in the window and spoken: who comes, goes, speaks, is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.engine.events import NOBODY
from farwhist.network.messages import Said
from farwhist.ui.features.together import words
from farwhist.ui.features.together.people_here import PeopleHere
from farwhist.ui.features.together.shared_match import SharedMatch
from farwhist.ui.services.services import Services
from farwhist.ui.voice.announcer import Kind

translate = QCoreApplication.translate

TROUBLE: Final = "table"
"""The key of the line that says that there is no connection."""


class TableNews(QObject):
    """Tells what the people here hear, as long as they are at the table: all but once.

    Args:
        in_room: whether the waiting room is seen, where what is said can be read.
    """

    def __init__(
        self,
        services: Services,
        here: PeopleHere,
        shared: SharedMatch,
        in_room: Callable[[], bool],
    ) -> None:
        super().__init__(services.window)
        self._services = services
        self._here = here
        self._session = session = here.first
        self._shared = shared
        self._in_room = in_room
        self._heard = (
            (shared.kept, self._tell_kept),
            (session.said, self._tell_said),
            (session.changed, self._mark_away),
            (session.came, self._tell_came),
            (session.went, self._tell_went),
            (session.stood_in, self._tell_stand_in),
            (session.readied, self._tell_ready),
            *((each.lost, self._tell_lost) for each in here.sessions),
            *((each.found, self._tell_found) for each in here.sessions),
        )
        for signal, slot in self._heard:
            signal.connect(slot)

    def stop(self) -> None:
        """Tell no more of this table."""
        for signal, slot in self._heard:
            signal.disconnect(slot)
        self._services.notices.errors.end(TROUBLE)
        self._services.table.state.show_away(frozenset())
        self.deleteLater()

    def _tell(self, text: str) -> None:
        tell(self._services, text)

    def _tell_said(self, said: Said) -> None:
        line = words.said(said)
        if self._in_room():
            self._services.announcer.say(line, Kind.NOTICE)
        elif said.seat != self._session.table.seat or said.seat == NOBODY:
            self._services.notices.toast.tell(line)

    def _tell_came(self, name: str) -> None:
        self._tell(translate("Together", "{name} is here.").format(name=name))

    def _tell_went(self, name: str) -> None:
        self._tell(translate("Together", "{name} is away.").format(name=name))

    def _tell_stand_in(self, name: str, on: bool) -> None:
        plays = translate("Together", "A bot plays for {name}.")
        back = translate("Together", "{name} plays again.")
        self._tell((plays if on else back).format(name=name))

    def _tell_ready(self, seat: int) -> None:
        room = self._session.room
        if room is not None:
            self._tell(words.at_seat(room, seat, here=tuple(self._here.seated)))

    def _tell_lost(self, seconds: float) -> None:
        text = translate("Together", "No connection to the table. It is tried again and again.")
        self._services.notices.errors.begin(TROUBLE, text)

    def _tell_found(self) -> None:
        if any(each.away for each in self._here.sessions):
            return
        self._services.notices.errors.end(TROUBLE)
        self._tell(translate("Together", "You are at the table again."))

    def _tell_kept(self, faults: str) -> None:
        if faults:
            self._services.notices.errors.say(faults)
        else:
            self._tell(
                translate(
                    "Together", "The deals were checked: the cards came from everybody's numbers."
                )
            )

    def _mark_away(self) -> None:
        """Mark at the plates who is away, or played by a bot."""
        room = self._session.room
        if room is None:
            return
        away = {
            seat
            for seat, each in enumerate(room.places)
            if each.taken and not each.level and (each.stand_in or not each.present)
        }
        shown = away if self._shared.on_table and room.playing else ()
        self._services.table.state.show_away(frozenset(shown))


def tell(services: Services, text: str) -> None:
    """Say something in the status bar and to a screen reader."""
    services.notices.status.setText(text)
    services.announcer.say(text, Kind.NOTICE)
