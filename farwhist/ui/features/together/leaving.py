"""Leaving a table, or closing the window, while others wait: the player is asked first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from farwhist.ui.features.together import words
from farwhist.ui.features.together.people_here import PeopleHere
from farwhist.ui.features.together.question import TableQuestions
from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


class Leaving:
    """Asks, where a match is being played, whether it is left.

    Args:
        here: returns the people of this computer who are at a table, if any are.
    """

    def __init__(
        self, services: Services, questions: TableQuestions, here: Callable[[], PeopleHere | None]
    ) -> None:
        self._services = services
        self._questions = questions
        self._here = here

    def ask(self, leave: Callable[[], object]) -> None:
        """Leave the table; in the middle of a match only when the player says so once more."""
        playing = self._playing
        if playing is None:
            leave()
        else:
            text = words.what_leaving_does(hosts=playing.first.hosts)
            self._ask("leave", text, translate("Together", "&Leave"), leave)

    def may_close(self) -> bool:
        """Whether the window can be closed without a word; if not, the player is asked."""
        playing = self._playing
        if playing is None:
            return True
        text = words.what_closing_does(hosts=playing.first.hosts)
        close = self._services.window.close
        self._ask("close", text, translate("Together", "&Close"), close)
        return False

    @property
    def _playing(self) -> PeopleHere | None:
        """The people here if others wait for them, or for the host's computer."""
        here = self._here()
        if here is None or not here.first.playing:
            return None
        return here if here.first.hosts or here.seated else None

    def _ask(self, name: str, text: str, yes: str, do: Callable[[], object]) -> None:
        """Ask something that Enter does not do."""
        self._questions.ask(
            name,
            lambda wanted: do() if wanted else None,
            text=text,
            yes=yes,
            no=translate("Together", "&Stay"),
            careful=True,
        )
