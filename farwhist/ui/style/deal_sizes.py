"""What diagrams with a bar for each deal have in common: what the bars tell."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


class DealSizes(QWidget):
    """Each bar tells its deal when pointed at; a screen reader is told how many cards each has.

    A subclass says where the bars stand, and draws them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sizes: Sequence[int] = ()
        self.no_trump: Sequence[bool] = ()

    def show_sizes(self, sizes: Sequence[int], no_trump: Sequence[bool]) -> None:
        """Show deals of so many cards, some without trump, or none at all."""
        self.sizes, self.no_trump = sizes, no_trump
        told = translate("Rules", "Cards in each deal: {sizes}")
        self.setAccessibleName(told.format(sizes=joined(map(str, sizes))))
        self.update()

    @abstractmethod
    def bar(self, place: int) -> QRectF:
        """Return where the bar of a deal stands."""

    def words(self, place: int) -> str:
        """Return what the bar of a deal tells."""
        cards = Counts.cards(self.sizes[place])
        if self.no_trump[place]:
            text = translate("Rules", "Deal {deal}: {cards}, no trump")
        else:
            text = translate("Rules", "Deal {deal}: {cards}")
        return text.format(deal=place + 1, cards=cards)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.sizes:
            for place in range(len(self.sizes)):
                box = self.bar(place)
                if box.left() <= event.pos().x() <= box.right():
                    QToolTip.showText(event.globalPos(), self.words(place), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)
