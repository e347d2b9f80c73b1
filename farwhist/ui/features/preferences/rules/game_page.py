"""The page of the game: which one it is, own rules, the pack, and how long a match is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from farwhist.ui.deck.deck import Deck
from farwhist.ui.features.preferences.cards import PaperCard, PreferenceRow, explanation, flow
from farwhist.ui.features.preferences.rules.own_rules import OwnRules
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.settings.rules_model import Facts, RulesModel
from farwhist.ui.style.text import FieldLabel
from farwhist.ui.style.tokens import PLATE_RADIUS
from farwhist.ui.table.drawing import PICTURE_HEIGHT, PICTURE_WIDTH, rounded
from farwhist.ui.table.game_pictures import ground_of, paint_game
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


class GamePicture(QWidget):
    """The picture of the game that is chosen, as on its tile where a match is put together."""

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__()
        self._theme = theme
        self._deck = deck
        self._facts: Facts | None = None
        self.setFixedSize(QSize(round(0.8 * PICTURE_WIDTH), round(0.8 * PICTURE_HEIGHT)))

    def show_game(self, facts: Facts) -> None:
        """Draw the game of these rules."""
        self._facts = facts
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._facts is None:
            return
        box, facts = QRectF(self.rect()), self._facts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(box, PLATE_RADIUS - 2), ground_of(self._theme))
        sizes = [deal.size for deal in facts.rules.plan.deals] if facts.rules else []
        emblem, own = facts.draft.game.emblem, facts.draft.custom
        paint_game(painter, box, self._theme, self._deck, emblem, sizes, own=own)
        painter.end()


class GamePage(RulesPage):
    """Keeps rules under names. Which game it is, is chosen where a match is put together.

    `another_wanted` is emitted when the player wants to choose another game.
    """

    key = "game"
    another_wanted = Signal()

    def __init__(
        self, model: RulesModel, theme: Theme | None = None, deck: Deck | None = None
    ) -> None:
        self._look = theme or Theme(), deck or Deck()
        super().__init__(model)

    def build(self, column: QVBoxLayout) -> None:
        self.picture = GamePicture(*self._look)
        self.game = FieldLabel("", None)
        self.game.setProperty("heading", True)
        self.about = explanation()
        self.another = QPushButton(translate("Rules", "Choose another &game…"))
        self.undo = QPushButton(translate("Rules", "&Undo all changes"))
        for button in (self.another, self.undo):
            button.setAutoDefault(False)
        self.own = OwnRules(self.model)
        head = PaperCard()
        buttons = flow(self.another, self.undo)
        head.add(
            PreferenceRow(PreferenceRow(self.game, buttons, notes=(self.about,)), self.picture)
        )
        column.addWidget(head)
        column.addWidget(self.own)
        headings = {
            "pack": translate("Rules", "Cards and seats"),
            "end": translate("Rules", "Length of the match"),
        }
        column.addWidget(self.form(lambda option: option.page == self.key, headings))
        self.undo.clicked.connect(self._undo)
        self.another.clicked.connect(self.another_wanted)

    def refresh(self) -> None:
        super().refresh()
        self.picture.show_game(self.model.facts)
        self.game.setText(self.model.name())
        players = Counts.players(self.model.draft.seats)
        self.about.setText(f"{players}\n{self.model.about()}")
        self.undo.setVisible(self.model.draft.custom and self.model.own_name() is None)
        self.own.refresh()

    def _undo(self) -> None:
        self.model.edit(self.model.draft.without(list(self.model.draft.changes)))
