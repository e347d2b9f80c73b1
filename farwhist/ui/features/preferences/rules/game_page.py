"""The page of the game: the list of variants with their emblems, and own rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from farwhist.engine.cards import Suit
from farwhist.rules.catalogue import PRESETS, default_preset
from farwhist.rules.draft import SEATS, Draft
from farwhist.ui.features.preferences.rules import editors
from farwhist.ui.features.preferences.rules.own_rules import OwnRules
from farwhist.ui.features.preferences.rules.rows import heading, refusal_words, small
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.settings.rules_model import Choice, RulesModel
from farwhist.ui.style.layouts import FlowLayout, add_layout
from farwhist.ui.table.theme import FLAME, Theme
from farwhist.ui.wording import game_names
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, at_table, players_text
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, labelled, sentence

_USUAL: Final = Theme()
FELT: Final = QColor(_USUAL.felt_centre)
PAPER: Final = QColor(_USUAL.paper)
INK: Final = QColor(_USUAL.ink)
RED: Final = QColor(_USUAL.suits[Suit.HEARTS])
GOLD: Final = QColor(_USUAL.accent)
BLUE: Final = QColor(_USUAL.needs)


def _card(painter: QPainter, x: float, y: float, turn: float = 0, colour: QColor = PAPER) -> None:
    """Draw a card whose middle is at x, y."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(-7, -10, 14, 20), 2, 2)
    painter.restore()


def _spade(painter: QPainter, x: float, y: float, size: float, colour: QColor = INK) -> None:
    path = QPainterPath(QPointF(x, y - size))
    path.cubicTo(x + size, y - 0.1 * size, x + 1.1 * size, y + 0.8 * size, x, y + 0.4 * size)
    path.cubicTo(x - 1.1 * size, y + 0.8 * size, x - size, y - 0.1 * size, x, y - size)
    painter.fillPath(path, colour)
    stem = QPainterPath(QPointF(x, y))
    stem.lineTo(x + 0.4 * size, y + size)
    stem.lineTo(x - 0.4 * size, y + size)
    painter.fillPath(stem, colour)


def _stairs(painter: QPainter) -> None:
    """Hands that grow and shrink."""
    painter.setPen(Qt.PenStyle.NoPen)
    for place, height in enumerate((6, 15, 24, 33, 24, 15, 6)):
        painter.setBrush(GOLD if place == 3 else PAPER)
        painter.drawRoundedRect(QRectF(5.5 + place * 5.4, 41 - height, 4.2, height), 1, 1)


def _flame(painter: QPainter) -> None:
    """A card in flames."""
    flame = QPainterPath(QPointF(24, 4))
    flame.cubicTo(28, 13, 40, 17, 39, 30)
    flame.cubicTo(38, 41, 30, 44, 24, 44)
    flame.cubicTo(18, 44, 9, 40, 9, 29)
    flame.cubicTo(9, 22, 14, 20, 15, 13)
    flame.cubicTo(18, 15, 20, 18, 20, 21)
    flame.cubicTo(24, 17, 24, 10, 24, 4)
    painter.fillPath(flame, QColor(FLAME))
    _card(painter, 24, 31)
    _spade(painter, 24, 31, 5)


def _fan(painter: QPainter) -> None:
    """Eight cards in a fan."""
    for number in range(8):
        turn = -42 + number * 12
        painter.save()
        painter.translate(24, 46)
        painter.rotate(turn)
        _card(painter, 0, -24, 0, GOLD if number == 7 else PAPER)
        painter.restore()


def _hat(painter: QPainter) -> None:
    """A pointed hat and a star."""
    cone = QPainterPath(QPointF(9, 37))
    cone.cubicTo(15, 27, 18, 14, 30, 5)
    cone.cubicTo(28, 11, 33, 14, 32, 18)
    cone.cubicTo(35, 25, 37, 32, 39, 37)
    painter.fillPath(cone, BLUE)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(BLUE)
    painter.drawEllipse(QPointF(24, 38), 19, 4)
    points = [
        QPointF(24 + reach * cos(0.2 * pi * k), 25 + reach * sin(0.2 * pi * k))
        for k, reach in ((turn - 2.5, 6.5 if turn % 2 == 0 else 2.7) for turn in range(10))
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GOLD)
    painter.drawPolygon(points)


def _last(painter: QPainter) -> None:
    """One stands, the others fall."""
    _card(painter, 13, 34, -72)
    _card(painter, 35, 35, 68)
    _card(painter, 24, 20, 0, GOLD)
    _spade(painter, 24, 20, 5)


def _partners(painter: QPainter) -> None:
    """Two partners face two others."""
    for x, y, colour in ((24, 10, GOLD), (24, 38, GOLD), (10, 24, BLUE), (38, 24, BLUE)):
        painter.setPen(QPen(INK, 1))
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), 5.5, 5.5)
    _spade(painter, 24, 24, 6, PAPER)


def _kitty(painter: QPainter) -> None:
    """A hand and the kitty beside it."""
    for number, turn in enumerate((-16, 0, 16)):
        _card(painter, 13 + number * 6, 22, turn)
    for number in range(4):
        _card(painter, 31 + number * 2.4, 36 - number * 1.2, 0, BLUE)


def _pips(painter: QPainter) -> None:
    """A great spade, and a bid of three beside it."""
    _spade(painter, 20, 22, 15, PAPER)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(GOLD)
    for number in range(3):
        painter.drawEllipse(QPointF(39, 13 + number * 11), 3.6, 3.6)


def _climb(painter: QPainter) -> None:
    """Red on black, upwards."""
    for number in range(4):
        _card(painter, 15 + number * 6, 34 - number * 6)
        dot = INK if number % 2 else RED
        painter.setBrush(dot)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(11.5 + number * 6, 27.5 - number * 6), 2.2, 2.2)


EMBLEMS: Final[dict[str, Callable[[QPainter], None]]] = {
    "stairs": _stairs,
    "flame": _flame,
    "fan": _fan,
    "hat": _hat,
    "last": _last,
    "partners": _partners,
    "kitty": _kitty,
    "spade": _pips,
    "climb": _climb,
}
"""The drawings by their names; each game says which is its own. Without one it has the stairs."""


def draw(painter: QPainter, rect: QRectF, emblem: str) -> None:
    """Draw an emblem into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 48, rect.height() / 48)
    field = QPainterPath()
    field.addRoundedRect(QRectF(0.5, 0.5, 47, 47), 7, 7)
    painter.fillPath(field, FELT)
    painter.setClipPath(field)
    EMBLEMS.get(emblem, _stairs)(painter)
    painter.restore()


def icon(emblem: str, size: int, ratio: float = 1.0) -> QIcon:
    """Return an emblem as an icon of `size` pixels."""
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw(painter, QRectF(0, 0, size, size), emblem)
    painter.end()
    return QIcon(pixmap)


translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

_ABOUT: Final = Qt.ItemDataRole.UserRole
_EMBLEM: Final = Qt.ItemDataRole.UserRole + 1
_GAP: Final = 8
_WRAP: Final = Qt.TextFlag.TextWordWrap


def seats_words(draft: Draft) -> str:
    """Return for how many players a preset is, as far as the table seats them."""
    return players_text(draft.preset)


class _Entry(QStyledItemDelegate):
    """Paints the picture, the name in bold and the sentence below it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        name, option.text = option.text, ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        rect, side = option.rect.adjusted(_GAP, 4, -_GAP, -4), self._side(option)
        picture = QRectF(rect.left(), rect.top() + (rect.height() - side) / 2, side, side)
        painter.save()
        draw(painter, picture, str(index.data(_EMBLEM)))
        painter.setPen(option.palette.color(role))
        words = rect.adjusted(side + _GAP, 0, 0, 0)
        bold = QFont(option.font)
        bold.setBold(True)
        name_height = self._height(QFontMetrics(bold), name, words.width())
        painter.setFont(bold)
        painter.drawText(words, _WRAP, name)
        painter.setFont(option.font)
        painter.drawText(words.adjusted(0, name_height, 0, 0), _WRAP, str(index.data(_ABOUT)))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        self.initStyleOption(option, index)
        side = self._side(option)
        widget = option.widget
        width = widget.viewport().width() if isinstance(widget, QListWidget) else 300
        width = max(80, width - side - 3 * _GAP)
        bold = QFont(option.font)
        bold.setBold(True)
        height = self._height(QFontMetrics(bold), option.text, width)
        height += self._height(QFontMetrics(option.font), str(index.data(_ABOUT)), width)
        return QSize(side + 100, max(side, height) + 10)

    @staticmethod
    def _height(metrics: QFontMetrics, text: str, width: int) -> int:
        return metrics.boundingRect(QRect(0, 0, width, 10_000), _WRAP, text).height()

    @staticmethod
    def _side(option: QStyleOptionViewItem) -> int:
        return max(40, round(2.6 * option.fontMetrics.lineSpacing()))


class PresetList(QListWidget):
    """Shows what can be chosen; `currentRow` is what is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("presets")
        self.setItemDelegate(_Entry(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(translate("Rules", "Games and presets"))
        self.choices: list[Choice] = []

    def show_choices(self, choices: Sequence[Choice], chosen: int) -> None:
        """Fill the list anew if it has to be, and choose a row; signals are silent."""
        self.blockSignals(True)
        if self.choices != choices:
            self.choices = list(choices)
            self.clear()
            for choice in choices:
                about = f"{choice.about} {sentence(seats_words(choice.draft))}"
                item = QListWidgetItem(choice.name)
                item.setData(_ABOUT, about)
                item.setData(_EMBLEM, choice.draft.game.emblem)
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, about)
                self.addItem(item)
        self.setCurrentRow(chosen)
        self.blockSignals(False)
        self.viewport().update()


DEFAULT_SEATS = 4

_STRONG, _CLICK = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
"""Tab leads to the number that is chosen, and the arrow keys from there to the others."""


def why_not_seats(model: RulesModel, seats: int) -> str:
    """Return why the draft cannot be played by so many, or an empty text.

    Rules that fit for no number of players leave every number that the preset allows: the
    reason stands where it belongs then.
    """
    draft = model.draft
    preset = PRESETS[draft.preset]
    if not preset.least_seats <= seats <= preset.most_seats:
        text = translate("Rules", "{preset} is for {players}.")
        return text.format(preset=model.name(), players=seats_words(draft))
    if not model.playable:
        return ""
    found = draft.with_seats(seats).problems()
    return " ".join(refusal_words(each) for refusals in found.values() for each in refusals)


class GamePage(RulesPage):
    """Chooses a game or a preset; choosing one takes all its rules as they are."""

    key = "game"

    def build(self, column: QVBoxLayout) -> None:
        self.presets = PresetList()
        self.presets.setMinimumHeight(13 * self.fontMetrics().lineSpacing())
        self.state = QLabel()
        self.state.setWordWrap(True)
        self.undo = QPushButton(translate("Rules", "&Undo all changes"))
        self.undo.setAutoDefault(False)
        self.own = OwnRules(self.model)
        column.addWidget(self.presets)
        line = QHBoxLayout()
        line.addWidget(self.state, 1)
        line.addWidget(self.undo)
        add_layout(column, line)
        column.addWidget(heading(translate("Rules", "Players")))
        self._add_players(column)
        self.reasons = small()
        self.problem = small()
        column.addWidget(self.reasons)
        column.addWidget(self.problem)
        column.addWidget(heading(translate("Rules", "Rules of your own")))
        column.addWidget(self.own)
        headings = {
            "pack": translate("Rules", "Cards and seats"),
            "end": translate("Rules", "Length of the match"),
        }
        column.addWidget(self.form(lambda option: option.page == self.key, headings))
        self.presets.currentRowChanged.connect(self._choose)
        self.undo.clicked.connect(self._undo)

    def _add_players(self, column: QVBoxLayout) -> None:
        self.seats: dict[int, QRadioButton] = {}
        self._group = QButtonGroup(self)
        line = FlowLayout(spacing=self.fontMetrics().horizontalAdvance("x"))
        add_layout(column, line)
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            button = QRadioButton(f"&{seats}")
            button.setAccessibleName(Counts.players(seats))
            self._group.addButton(button, seats)
            self.seats[seats] = button
            line.addWidget(button)
        # A screen reader toggles the button, which is no click.
        self._group.idToggled.connect(self._seat)

    def refresh(self) -> None:
        super().refresh()
        model, draft = self.model, self.model.draft
        choices = model.choices()
        self.presets.show_choices(choices, model.chosen(choices))
        changed = len(draft.changes)
        own = model.own_name()
        if changed and own is None:
            text = translate("Rules", "Custom: {preset} with {changes}.").format(
                preset=game_names.preset_name(draft.preset), changes=Counts.changes(changed)
            )
        else:
            text = model.name()
        self.state.setText(text)
        self.undo.setVisible(bool(changed) and own is None)
        reasons: dict[str, list[int]] = {}
        for seats, button in self.seats.items():
            why = why_not_seats(model, seats) if seats != draft.seats else ""
            button.setEnabled(not why)
            button.setToolTip(why)
            chosen = seats == draft.seats or draft.seats not in self.seats
            button.setFocusPolicy(_STRONG if chosen else _CLICK)
            if why:
                reasons.setdefault(why, []).append(seats)
        with QSignalBlocker(self._group):
            if draft.seats in self.seats:
                self.seats[draft.seats].setChecked(True)
        lines = [labelled(joined(map(str, seats)), why) for why, seats in reasons.items()]
        self.reasons.setText("\n".join(lines))
        self.reasons.setVisible(bool(lines))
        problem = " ".join(refusal_words(each) for each in model.facts.problems.get(SEATS, ()))
        self.problem.setText(f"⚠ {problem}")
        self.problem.setVisible(bool(problem))
        editors.tint(self.problem, editors.problem(self))
        self.own.refresh()

    def restore_defaults(self) -> None:
        """Choose the default game for four, and the options of this page as it has them."""
        draft = self.model.draft
        kept = {
            key: text
            for key, text in draft.changes.items()
            if draft.options.options[key].page != self.key
        }
        fresh = Draft(default_preset(), DEFAULT_SEATS)
        same = fresh.options is draft.options
        self.model.edit(fresh.with_options(kept) if same else fresh)

    def _choose(self, row: int) -> None:
        if row >= 0:
            choice = self.presets.choices[row]
            self.model.edit(at_table(choice.draft))
            self.model.mean(choice)

    def _seat(self, seats: int, on: bool) -> None:
        if on:
            self.model.edit(self.model.draft.with_seats(seats))

    def _undo(self) -> None:
        self.model.edit(self.model.draft.without(list(self.model.draft.changes)))
