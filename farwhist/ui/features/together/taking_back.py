"""Whether a move at a table is taken back: all people are asked, those of one computer once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.engine.events import NOBODY
from farwhist.network import messages as ms
from farwhist.ui.features.together.news import tell
from farwhist.ui.features.together.people_here import PeopleHere
from farwhist.ui.features.together.question import TableQuestions
from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


class TakingBack(QObject):
    """Asks the people here for their consent, and tells what became of a wish."""

    def __init__(self, services: Services, here: PeopleHere, questions: TableQuestions) -> None:
        super().__init__(services.window)
        self._services = services
        self._here = here
        self._questions = questions
        here.first.wished.connect(self._ask)

    def stop(self) -> None:
        """Ask for nothing any more."""
        self._here.first.wished.disconnect(self._ask)
        self.deleteLater()

    def _ask(self, seat: int, agreed: bool) -> None:
        seated = self._here.seated
        self._questions.close()
        if seat == NOBODY:
            told = translate("Together", "The move is taken back.")
            stays = translate("Together", "The move stays.")
            self._services.notices.toast.tell(told if agreed else stays)
            return
        if seat in seated:
            for other, session in seated.items():
                if other != seat:  # they sit together, and see what is asked
                    session.say(ms.Consent(True))
            text = translate("Together", "The others are asked whether you may take it back.")
            tell(self._services, text)
            return
        if not seated:
            return
        names = self._services.table.match.names
        name = names[seat] if seat < len(names) else ""
        text = translate("Together", "{name} wants to take the last move back. Do you agree?")
        self._questions.ask(
            "consent",
            lambda agrees: self._here.say(ms.Consent(agrees)),
            text=text.format(name=name),
            yes=translate("Together", "&Agree"),
            no=translate("Together", "&Refuse"),
        )
