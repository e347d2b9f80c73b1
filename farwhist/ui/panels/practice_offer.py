"""Offers the way back from practice, and a match that was put aside."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.ui.match.practice import Practice, PracticeKind
from farwhist.ui.panels.offer import Offer

translate = QCoreApplication.translate


class PracticeOffer(QObject):
    """Says in the line above the table what can be gone back to.

    Others may offer something there in turn, each under a key; this is what has none.
    """

    def __init__(self, practice: Practice, offer: Offer) -> None:
        super().__init__(practice)
        self._practice = practice
        self._offer = offer
        practice.practising.connect(self._offer_back)
        practice.making_way.connect(self._offer_aside)
        practice.withdrawn.connect(self._withdraw)
        offer.taken.connect(self._take)

    def _offer_back(self, kind: PracticeKind) -> None:
        told = {
            "again": translate(
                "Practice", "Practice: the same cards once more. It does not count."
            ),
            "given": translate("Practice", "Practice: a deal of your own. It does not count."),
            "dated": translate(
                "Practice", "The same cards for everybody. They do not count in your statistics."
            ),
        }
        self._offer.make(
            told[kind],
            translate("Practice", "&Back to the match"),
            closable=False,
        )

    def _offer_aside(self, aside: bool) -> None:
        self._offer.hide()
        if aside:
            self._offer.make(
                translate(
                    "Practice", "A new match begins. Your previous match has been put aside."
                ),
                translate("Practice", "&Resume it"),
                closable=True,
            )

    def _withdraw(self) -> None:
        if not self._offer.key:
            self._offer.hide()

    def _take(self) -> None:
        if not self._offer.key:
            self._practice.take()
