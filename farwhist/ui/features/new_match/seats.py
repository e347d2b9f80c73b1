"""The table of a match to come, with those who will sit at it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QActionGroup,
    QColor,
    QPainter,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from farwhist import bots
from farwhist.ui.features.new_match.look import PageLook
from farwhist.ui.features.new_match.seat import SeatButton, Sitter
from farwhist.ui.features.new_match.who import offer_people
from farwhist.ui.match.players import OPPONENTS, Player, Seating
from farwhist.ui.wording.player_names import level_word, shown_names, style_word
from farwhist.ui.wording.punctuation import joined

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

    Args:
        people: opens what names and pictures are chosen in.
    """

    def __init__(self, players: Seating, look: PageLook, people: Callable[[], object]) -> None:
        super().__init__()
        self._players = players
        self._look = look
        self._people = people
        self._seats, self._partners = 2, False
        self._felt = QRectF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.buttons = [SeatButton(look, self) for _ in range(OPPONENTS)]
        for place, button in enumerate(self.buttons):
            button.clicked.connect(partial(self._ask, place))
            button.dropped.connect(partial(self._drop, place))
            button.pushed.connect(partial(self._push, place))
        self.own = SeatButton(look, self)
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
        menu.addAction(translate("New match", "Name and picture …")).triggered.connect(self._people)
        return menu

    def own_menu(self) -> QMenu:
        """Return what can be chosen for the player's own seat."""
        menu = QMenu(self)
        menu.addSection(translate("New match", "Who sits here"))
        offer_people(menu, self._players, None)
        menu.addSeparator()
        menu.addAction(translate("New match", "Name and picture …")).triggered.connect(self._people)
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
            self._people()
        else:
            self._pop_up(self.own_menu(), self.own)

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
        look = self._look
        wide, high = (200, 68) if look.compact or self._seats > 5 else (240, 88)
        if look.compact and not look.low and self._seats > 5:
            high = 62
        room = (self.width() - 2 * look.px(4)) // 3
        tall = self._tall(high)
        if look.low:
            rows = self._rows()
            there = (self.height() - (rows - 1) * look.px(SEAT_GAP)) // rows
            tall = max(min(tall, there), self._tall(LEAST_SEAT))
        return QSize(min(max(look.px(wide), look.text_px(wide)), max(room, look.px(120))), tall)

    def _tall(self, high: float) -> int:
        return max(self._look.px(high), round(self._look.text_px(high) * 0.86))

    def _rows(self) -> int:
        return 2 if self._seats == 2 else 3 if self._seats < 6 or self._look.low else 4

    def minimumSizeHint(self) -> QSize:
        rows, look = self._rows(), self._look
        high = self._tall(LEAST_SEAT) if look.low else self.seat_size().height()
        return QSize(3 * look.px(120), rows * high + (rows - 1) * look.px(SEAT_GAP))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        look, size = self._look, self.seat_size()
        room = QRect(QPoint(0, 0), self.size() - size)
        tallest = look.text_px(330)
        spare = max(room.height() + size.height() - tallest, 0)
        room = room.adjusted(0, spare // 2, 0, spare // 2 - spare)
        if look.low:
            spare = max(room.width() - look.px(LOW_TABLE[self._seats]), 0)
            room = room.adjusted(spare // 2, 0, spare // 2 - spare, 0)
        places = LOW_PLACES if look.low else PLACES
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
        look, painter = self._look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, felt = look.theme, self._felt
        rim = look.px(10)
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
        painter.setFont(look.font(13))
        painter.setPen(QColor(theme.felt_text))
        middle = QPointF(felt.center())
        wide, high = self._gap()
        box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        text = self.told()
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

    def told(self) -> str:
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
