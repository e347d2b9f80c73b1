"""The table of the page, and the panel of players round it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QColor, QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist import bots
from farwhist.ui.features.new_match.another_person import ask_person
from farwhist.ui.features.new_match.page_style import NewMatchStyle, line
from farwhist.ui.features.new_match.seat import SeatButton, Sitter, offer_people
from farwhist.ui.match.players import OPPONENTS, Player, Seating
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import icon
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.tips import name_sign
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, players_text
from farwhist.ui.wording.player_names import level_word, shown_names, style_word
from farwhist.ui.wording.punctuation import joined, labelled

translate = QCoreApplication.translate


PLACES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((0.5, 0.0),),
    3: ((0.0, 0.28), (1.0, 0.28)),
    4: ((0.0, 0.5), (0.5, 0.0), (1.0, 0.5)),
    5: ((0.0, 0.62), (0.18, 0.0), (0.82, 0.0), (1.0, 0.62)),
    6: ((0.0, 0.72), (0.0, 0.2), (0.5, 0.0), (1.0, 0.2), (1.0, 0.72)),
    7: ((0.0, 0.78), (0.0, 0.36), (0.23, 0.0), (0.77, 0.0), (1.0, 0.36), (1.0, 0.78)),
}
"""Where the opponents sit, clockwise from the player's left, in shares of the room; the player
sits at the middle of the lower edge."""

LOW_PLACES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    **PLACES,
    6: ((0.0, 0.72), (0.16, 0.0), (0.5, 0.0), (0.84, 0.0), (1.0, 0.72)),
    7: ((0.14, 1.0), (0.0, 0.5), (0.24, 0.0), (0.76, 0.0), (1.0, 0.5), (0.86, 1.0)),
}
"""The same where the table is low and wide: never more than three rows."""

LOW_TABLE: Final = {2: 460, 3: 520, 4: 560, 5: 640, 6: 740, 7: 740}
"""How wide the room of such a table is at most, from the middle of one seat to that of another."""

OWN: Final = (0.5, 1.0)

SEAT_GAP: Final = 6
LEAST_SEAT: Final = 58
"""How low a seat may become on a low page."""


class Seats(QWidget):
    """Draws the table, and lets the player say who sits at it, how well they play, and where.

    `people_requested` is emitted when names and pictures shall be chosen.
    """

    people_requested = Signal()

    def __init__(self, players: Seating, style: NewMatchStyle) -> None:
        super().__init__()
        self._players = players
        self._style = style
        self._seats, self._partners = 2, False
        self._felt = QRectF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.buttons = [SeatButton(style, self) for _ in range(OPPONENTS)]
        for place, button in enumerate(self.buttons):
            button.clicked.connect(partial(self._ask, place))
            button.join.clicked.connect(partial(self._ask_person, place))
            button.dropped.connect(partial(self._drop, place))
            button.pushed.connect(partial(self._push, place))
        self.own = SeatButton(style, self)
        self.own.clicked.connect(self._ask_own)
        players.changed.connect(self.show_players)

    @property
    def opponents(self) -> int:
        """How many opponents there are."""
        return self._seats - 1

    def show_match(self, seats: int, *, partners: bool) -> None:
        """Show a table for so many; with `partners` those who face each other play together."""
        self._seats, self._partners = seats, partners
        for place, button in enumerate(self.buttons):
            button.setVisible(place < seats - 1)
        self._arrange()
        self.show_players()
        self.updateGeometry()

    def show_players(self) -> None:
        """Show who sits at the table now."""
        players = self._players
        (own,) = shown_names([players.own_name])
        side = "ours" if self._partners else ""
        self.own.show_sitter(
            Sitter(own, players.own_avatar, side=side),
            translate("New match", "your seat; name and picture"),
        )
        for place in range(self.opponents):
            player = players.opponents[place]
            partner = self._partners and place % 2 == 1
            side = ("ours" if partner else "theirs") if self._partners else ""
            where = translate("New match", "seat {n} of {count}, clockwise from your left")
            where = where.format(n=place + 1, count=self.opponents)
            if partner:
                where = joined((where, translate("New match", "your partner")))
            person = players.person_at(place)
            sitter = Sitter(
                players.name_of(player), player.avatar, player.level, player.style, side
            )
            if person is not None:
                name = players.name_at(place)
                sitter = Sitter(name, person.avatar, side=side, person=True)
            self.buttons[place].show_sitter(sitter, where)
        self.update()

    # --- what can be chosen -------------------------------------------------------------------

    def menu(self, place: int) -> QMenu:
        """Return what can be chosen for the opponent at this place."""
        players, player = self._players, self._players.opponents[place]
        menu = QMenu(self)
        menu.addSection(translate("New match", "Who sits here"))
        offer_people(menu, players, place)
        if players.person_at(place) is None:
            self._offer_skill(menu, place, player)
        menu.addSeparator()
        if self.opponents > 1:
            onward = menu.addAction(translate("New match", "Move one seat clockwise"))
            onward.triggered.connect(lambda: self._swap(place, (place + 1) % self.opponents))
        menu.addAction(translate("New match", "Name and picture …")).triggered.connect(
            self.people_requested
        )
        return menu

    def own_menu(self) -> QMenu:
        """Return what can be chosen for the player's own seat."""
        menu = QMenu(self)
        menu.addSection(translate("New match", "Who sits here"))
        offer_people(menu, self._players, None)
        menu.addSeparator()
        menu.addAction(translate("New match", "Name and picture …")).triggered.connect(
            self.people_requested
        )
        return menu

    def _offer_skill(self, menu: QMenu, place: int, player: Player) -> None:
        players = self._players
        menu.addSection(translate("New match", "How well {name} plays").format(
            name=players.name_of(player)
        ))  # fmt: skip
        self._choices(menu, place, "level", player.level, {n: level_word(n) for n in bots.OFFERED})
        menu.addSection(translate("New match", "Style"))
        self._choices(menu, place, "style", player.style, {n: style_word(n) for n in bots.STYLES})

    def _choices(
        self, menu: QMenu, place: int, field: str, now: str, words: dict[str, str]
    ) -> None:
        group = QActionGroup(menu)
        for value, word in words.items():
            action = menu.addAction(word)
            action.setCheckable(True)
            action.setChecked(value == now)
            action.setData(value)
            group.addAction(action)
        group.triggered.connect(
            lambda chosen: self._players.change(place, **{field: chosen.data()})
        )

    def _ask_own(self) -> None:
        """Open what can be chosen for the player's seat, with one profile at once."""
        if len(self._players.people.all) < 2:
            self.people_requested.emit()
        else:
            self._pop_up(self.own_menu(), self.own)

    def _ask_person(self, place: int) -> None:
        ask_person(self, self._players, place)

    def _ask(self, place: int) -> None:
        self._pop_up(self.menu(place), self.buttons[place])

    def _pop_up(self, menu: QMenu, button: SeatButton) -> None:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(button.mapToGlobal(QPoint(button.width() // 3, button.height() - 6)))

    def _drop(self, place: int, at: QPoint) -> None:
        """Let who was dragged sit where the middle was let go, if somebody's seat is there."""
        for other in range(self.opponents):
            if other != place and self.buttons[other].geometry().contains(at):
                self._swap(place, other)
                return

    def _push(self, place: int, step: QPoint) -> None:
        """Let who sits here change places with the nearest in this direction."""
        here = self.buttons[place].geometry().center()

        def far(other: int) -> float:
            gone = self.buttons[other].geometry().center() - here
            along = gone.x() * step.x() + gone.y() * step.y()
            across = abs(gone.x() * step.y()) + abs(gone.y() * step.x())
            return along + 2 * across if along > 0 else float("inf")

        others = [other for other in range(self.opponents) if other != place]
        nearest = min(others, key=far, default=place)
        if nearest != place and far(nearest) < float("inf"):
            self._swap(place, nearest)

    def _swap(self, place: int, other: int) -> None:
        self._players.swap(place, other)
        self.buttons[other].setFocus(Qt.FocusReason.TabFocusReason)

    # --- where everybody sits -----------------------------------------------------------------

    def seat_size(self) -> QSize:
        """Return how large a seat is drawn; on a low page it gives way a little."""
        style = self._style
        wide, high = (200, 68) if style.compact or self._seats > 5 else (240, 88)
        if style.compact and not style.low and self._seats > 5:
            high = 62
        room = (self.width() - 2 * style.px(4)) // 3
        tall = self._tall(high)
        if style.low:
            rows = self._rows()
            there = (self.height() - (rows - 1) * style.px(SEAT_GAP)) // rows
            tall = max(min(tall, there), self._tall(LEAST_SEAT))
        return QSize(min(max(style.px(wide), style.text_px(wide)), max(room, style.px(120))), tall)

    def _tall(self, high: float) -> int:
        return max(self._style.px(high), round(self._style.text_px(high) * 0.86))

    def _rows(self) -> int:
        return 2 if self._seats == 2 else 3 if self._seats < 6 or self._style.low else 4

    def minimumSizeHint(self) -> QSize:
        rows, style = self._rows(), self._style
        high = self._tall(LEAST_SEAT) if style.low else self.seat_size().height()
        return QSize(3 * style.px(120), rows * high + (rows - 1) * style.px(SEAT_GAP))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        style, size = self._style, self.seat_size()
        room = QRect(QPoint(0, 0), self.size() - size)
        tallest = style.text_px(330)
        spare = max(room.height() + size.height() - tallest, 0)
        room = room.adjusted(0, spare // 2, 0, spare // 2 - spare)
        if style.low:
            spare = max(room.width() - style.px(LOW_TABLE[self._seats]), 0)
            room = room.adjusted(spare // 2, 0, spare // 2 - spare, 0)
        places = LOW_PLACES if style.low else PLACES
        for place, (x, y) in enumerate(places[self._seats]):
            self._put(self.buttons[place], room, x, y, size)
        self._put(self.own, room, *OWN, size)
        middle = QRectF(room).translated(size.width() / 2, size.height() / 2)
        self._felt = middle.adjusted(0.12 * room.width(), 0, -0.12 * room.width(), 0).normalized()
        self.update()

    @staticmethod
    def _put(button: SeatButton, room: QRect, x: float, y: float, size: QSize) -> None:
        left, top = room.x() + x * max(room.width(), 0), room.y() + y * max(room.height(), 0)
        button.setGeometry(round(left), round(top), size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, felt = style.theme, self._felt
        rim = style.px(10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            QColor(theme.control_line if theme.strong else theme.felt_edge).darker(112)
        )
        painter.drawEllipse(felt.adjusted(-rim, -rim, rim, rim))
        glow = QRadialGradient(felt.center(), max(felt.width(), felt.height(), 2) / 2)
        glow.setColorAt(0, QColor(theme.felt_centre))
        glow.setColorAt(1, QColor(theme.felt_centre).darker(112))
        painter.setBrush(glow)
        painter.drawEllipse(felt)
        painter.setFont(style.font(13))
        painter.setPen(QColor(theme.felt_text))
        middle = QPointF(felt.center())
        wide, high = self._gap()
        box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        text = self.middle_text()
        if painter.boundingRect(box, flags, text).height() <= high:
            painter.drawText(box, flags, text)
        painter.end()

    def _gap(self) -> tuple[float, float]:
        """Return how much of the middle of the table no seat covers."""
        rects = [each.geometry() for each in (*self.buttons[: self.opponents], self.own)]
        middle = self._felt.center()
        beside = [each for each in rects if each.top() < middle.y() < each.bottom()]
        left = max((each.right() for each in beside if each.center().x() < middle.x()), default=0)
        right = min(
            (each.left() for each in beside if each.center().x() > middle.x()),
            default=self.width(),
        )
        above = max((each.bottom() for each in rects if each.bottom() < middle.y()), default=0)
        below = min(
            (each.top() for each in rects if each.top() > middle.y()), default=self.height()
        )
        wide = min(right - left - 48, 0.8 * self._felt.width())
        return max(wide, 0), max(min(below - above - 8, self._felt.height()), 0)

    def middle_text(self) -> str:
        """Return what stands in the middle of the table."""
        if self._partners and self.opponents == 3:
            (own,) = shown_names([self._players.own_name])
            left, partner, right = map(self._players.name_at, range(3))
            return translate("New match", "{you} and {partner}\nagainst {left} and {right}").format(
                you=own, partner=partner, left=left, right=right
            )
        if self.opponents > 1:
            return translate("New match", "Drag a player to another seat.")
        return ""


class PlayersPanel(QFrame):
    """The panel at the left.

    Signals:
        seats_chosen(n): the player wants so many seats.
        shuffle_requested(opponents): chance shall seat so many opponents.
    """

    seats_chosen = Signal(int)
    shuffle_requested = Signal(int)

    def __init__(self, players: Seating, style: NewMatchStyle) -> None:
        super().__init__()
        set_help_anchor(self, "five_minutes#people")
        self.setProperty("plate", True)
        self._players = players
        self._style = style
        self.seats = Seats(players, style)
        title = QLabel(translate("New match", "Players"))
        title.setProperty("heading", True)
        numbers = {str(n): str(n) for n in range(LEAST_SEATS, MOST_SEATS + 1)}
        self.number = Segments(numbers, translate("New match", "Number of players"))
        self.number.chosen.connect(lambda value: self.seats_chosen.emit(int(value)))
        self._all_label = QLabel(translate("New match", "All opponents"))
        self._all_label.setProperty("quiet", True)
        self.all = QPushButton()
        self.all.setProperty("flat", False)
        self.all.setAutoDefault(False)
        self.all.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.all.setIcon(icon("down", style.theme.text))
        self.all.clicked.connect(self._ask_all)
        self.shuffle = QPushButton()
        self.shuffle.setProperty("flat", False)
        self.shuffle.setProperty("icon", True)
        self.shuffle.setAutoDefault(False)
        self.shuffle.setIcon(icon("shuffle", style.theme.text))
        words = translate("New match", "Random opponents")
        name_sign(self.shuffle, words)
        self.shuffle.clicked.connect(lambda: self.shuffle_requested.emit(self.seats.opponents))
        left = _row(title, self.number)
        right = _row(self._all_label, self.all, self.shuffle)
        self._column = QVBoxLayout(self)
        self._column.addWidget(line(left, right))
        self._column.addWidget(self.seats, 1)
        players.changed.connect(self._show_level)
        self.fit()

    def fit(self) -> None:
        """Take on the sizes that the page has now."""
        px = self._style.px
        gap = 10 if self._style.compact else 16
        self._column.setContentsMargins(px(gap), px(gap - 4), px(gap), px(gap))
        self._column.setSpacing(px(8))
        side = self._style.text_px(16)
        for button in (self.all, self.shuffle):
            button.setIconSize(QSize(side, side))
        self._all_label.setVisible(not self._style.compact)
        self.seats.updateGeometry()

    def show_match(self, seats: int, preset: str, allowed: range, *, partners: bool) -> None:
        """Show so many seats; only the numbers `allowed` can be chosen with a preset."""
        why_not = translate("New match", "This game is for {players}.").format(
            players=players_text(preset)
        )
        for value in self.number.buttons:
            self.number.allow(value, "" if int(value) in allowed else why_not)
        self.number.show_value(str(seats))
        self.seats.show_match(seats, partners=partners)
        self._show_level()

    def _show_level(self) -> None:
        """Say which level all opponents at the table have, if it is the same."""
        found = {each.level for each in self._players.opponents[: self.seats.opponents]}
        each = translate("New match", "Mixed levels")
        word = level_word(found.pop()) if len(found) == 1 else each
        self.all.setText(word)
        self.all.setAccessibleName(labelled(self._all_label.text(), word))

    def menu(self) -> QMenu:
        """Return what sets the level of all opponents."""
        menu = QMenu(self)
        group = QActionGroup(menu)
        found = {each.level for each in self._players.opponents[: self.seats.opponents]}
        for level in bots.OFFERED:
            action = menu.addAction(level_word(level))
            action.setCheckable(True)
            action.setChecked(found == {level})
            action.setData(level)
            group.addAction(action)
        group.triggered.connect(lambda chosen: self._set_all(chosen.data()))
        return menu

    def _ask_all(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.all.mapToGlobal(self.all.rect().bottomLeft()))

    def _set_all(self, level: str) -> None:
        for place in range(OPPONENTS):
            self._players.change(place, level=level)


def _row(*parts: QWidget) -> QWidget:
    made = QWidget()
    made.setProperty("clear", True)
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    for part in parts:
        row.addWidget(part)
    return made
