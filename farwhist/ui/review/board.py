"""A table of a page, on which a deal stands still, and what is drawn over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import CardPlayed
from farwhist.engine.moves import (
    Auction,
    Bid,
    Contract,
    Discard,
    Keep,
    NameOrder,
    NameTrump,
    Refuse,
)
from farwhist.engine.position import Position
from farwhist.ui.deck.deck import Deck
from farwhist.ui.review.card_values import CardValue, ValuePills, scale_of, with_room
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.scores import score_words
from farwhist.ui.settings.commands import ASKING, READING_BACK, CommandId
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.page import WindowPage
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.layout.geometry import Pose, Rect
from farwhist.ui.table.layout.layout import AT_REST, Layout, Stance
from farwhist.ui.table.layout.measures import CardSize
from farwhist.ui.table.layout.open_hand import laid_open
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.view import TableView
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.deals import shown_hand, shown_trump
from farwhist.ui.viewmodels.hand_order import USUAL_ORDER, HandOrder, usual
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import spoken

translate = QCoreApplication.translate


def due_words(match: ShownMatch, seat: Seat, *, leads: bool) -> str:
    """Return what stands in the place of the card that is due."""
    if seat != match.viewer:
        return ""
    return translate("Study", "you lead") if leads else translate("Study", "your card")


def moment(deal: DealReplay, step: int, match: ShownMatch) -> str:
    """Return what a step is, such as "Trick 6, your lead"."""
    here = deal.steps[step]
    if not here.made:
        return translate("Study", "End of the deal")
    if here.seat is None:
        return translate("Study", "All bid at once")
    yours, name = here.seat == match.viewer, match.names[here.seat]
    if here.trick:
        leads = step == 0 or deal.steps[step - 1].trick != here.trick
        return _in_trick(here.trick, name, yours=yours, leads=leads)
    return _choice(here.made[0][1], name, yours=yours)


def _in_trick(trick: int, name: str, *, yours: bool, leads: bool) -> str:
    if yours:
        text = (
            translate("Study", "Trick {trick}, your lead")
            if leads
            else translate("Study", "Trick {trick}, your card")
        )
    else:
        text = (
            translate("Study", "Trick {trick}, {name} leads")
            if leads
            else translate("Study", "Trick {trick}, {name} plays")
        )
    return text.format(trick=trick, name=name)


def _choice(move: object, name: str, *, yours: bool) -> str:
    match move:
        case Bid() | Auction() | Contract():
            yours_text, text = (
                translate("Study", "Your bid"),
                translate("Study", "{name} bids"),
            )
        case NameTrump() | NameOrder():
            yours_text, text = (
                translate("Study", "You choose trumps"),
                translate("Study", "{name} chooses trumps"),
            )
        case Keep() | Refuse():
            yours_text, text = (
                translate("Study", "You draw a card"),
                translate("Study", "{name} draws a card"),
            )
        case Discard():
            yours_text, text = (
                translate("Study", "You discard a card"),
                translate("Study", "{name} discards a card"),
            )
        case _:
            yours_text, text = (
                translate("Study", "Your turn"),
                translate("Study", "{name}'s turn"),
            )
    return yours_text if yours else text.format(name=name)


def counted(step: int, steps: int) -> str:
    """Return how far through the deal a step is."""
    text = translate("Study", "step {step} of {steps}")
    return text.format(step=step + 1, steps=steps)


DISC: Final = 22.0
"""The diameter of a number, in pixels at a text of 100 %."""


class OrderMark(Struct, frozen=True):
    """The place of a seat in the order of a trick, from 1; `later` where it is not its turn yet."""

    place: Rect
    number: int
    later: bool = False


class TrickMarks(QGraphicsItem):
    """Writes the order of play at the corners of the cards, and outlines the place of the next."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._marks: Sequence[OrderMark] = ()
        self._due: tuple[Rect, str] | None = None
        self._scale = 1.0
        self.setZValue(395)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_trick(
        self, marks: Sequence[OrderMark], due: tuple[Rect, str] | None, scale: float
    ) -> None:
        """Show these numbers; `due` is where the next card belongs, and a word in that place."""
        self.prepareGeometryChange()
        self._marks, self._due, self._scale = marks, due, scale
        self.update()

    def boundingRect(self) -> QRectF:
        found = QRectF()
        for place in (
            *(mark.place for mark in self._marks),
            *([self._due[0]] if self._due else []),
        ):
            found |= QRectF(place.x, place.y, place.w, place.h)
        side = DISC * self._scale
        return found.adjusted(-side, -side, side, side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(painter.font())
        if self._due is not None:
            place, word = self._due
            box = QRectF(place.x, place.y, place.w, place.h)
            painter.setPen(QPen(QColor(theme.felt_text), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 0.06 * place.w, 0.06 * place.w)
            font.setPixelSize(round(12 * self._scale))
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(box.adjusted(4, 4, -4, -4), int(flags), word)
        side = DISC * self._scale
        font.setPixelSize(round(13 * self._scale))
        font.setBold(True)
        painter.setFont(font)
        for mark in self._marks:
            disc = QRectF(mark.place.right - side / 2, mark.place.y - 0.35 * side, side, side)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(QColor(theme.plate if mark.later else theme.accent))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            painter.setPen(QColor(theme.accent if mark.later else theme.ink))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(mark.number))


def open_hands(
    layout: Layout, view: Position, viewer: Seat, order: HandOrder = USUAL_ORDER
) -> Layout:
    """Return the layout with the known cards of all other seats laid open below their plates."""
    poses = dict(layout.poses)
    lying = shown_trump(view)
    for seat, plate in layout.plates.items():
        hand = shown_hand(view, seat, viewer) if view.hands else []
        held = [card for card in hand if card is not None and card is not lying]
        if seat != viewer and held:
            poses |= laid_open(usual(view, seat, held, order), plate, layout.sizes)
    return replace(layout, poses=poses)


LEAST: Final = (320, 240)
"""The least size of the table, in pixels."""

OUTLINE: Final = 4.0
"""The width of the outline of a card that is meant, in pixels."""

PALE: Final = 0.55
"""The opacity of a card that was played later."""


class StudyBoard(QObject):
    """Shows the steps of a deal, each at once.

    `view` is the widget. The cards have no motion of their own: a step never waits.
    `taken(card)` is emitted when the player clicks on a card of the own hand.

    Args:
        valued: whether values stand above the own cards at times; room is kept for them.
    """

    taken = Signal(object)

    def __init__(
        self,
        theme: Theme,
        deck: Deck,
        *,
        felt: str,
        texture: bool,
        valued: bool = False,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._faces = CardImages(theme, deck=deck)
        self._scene = TableScene(theme, self._faces, self)
        self._scene.set_felt(felt, texture=texture)
        self.view = TableView(self._scene, parent)
        set_help_anchor(self.view, "")
        self.view.setMinimumSize(*LEAST)
        self._marks = TrickMarks(theme)
        self._scene.addItem(self._marks)
        self._valued = valued
        self.pills = ValuePills(theme)
        self._scene.addItem(self.pills)
        self._pale: list[CardItem] = []
        self._shown: tuple[DealReplay, int, bool] | None = None
        self.state = ShownTable(self._scene, theme, arrange=self._arrange)
        self.state.earlier_tricks = False
        self.state.cards = CardSize(1 / deck.look.ratio)
        self.view.resized.connect(self._fit)
        self.view.settled.connect(self._sharpen)
        self.view.pressed.connect(self._press)
        self.view.released.connect(self._release)
        self.view.hovered.connect(lambda place: self.pills.reach(self.card_at(place)))
        self.view.left.connect(lambda: self.pills.reach(None))
        self._pressed: Card | None = None
        self._due: Seat | None = None
        self._outlined: Mapping[Card, str] = {}

    @property
    def position(self) -> Position:
        """What is shown now; to read only."""
        return self.state.view

    def set_match(self, match: ShownMatch, *, manner: HandOrder = USUAL_ORDER) -> None:
        """Show deals of this match."""
        self.state.put(match, Position(len(match.names)))
        self.state.order = manner
        self._scene.clear_table()

    def set_text_scale(self, scale: float) -> None:
        """Write larger than usual by this factor."""
        self.state.text_scale = scale
        self._fit()

    def show_step(
        self,
        deal: DealReplay,
        step: int,
        *,
        knew: bool,
        values: Mapping[Card, CardValue] = MappingProxyType({}),
        outlined: Mapping[Card, str] = MappingProxyType({}),
        raised: Card | None = None,
        due: Seat | None = None,
        calls: bool = False,
        laid: Card | None = None,
    ) -> None:
        """Show this moment; `knew`: only what the viewer knew then.

        `values` stand above the cards of the own hand, `outlined` has colours for some of
        them, and `raised` is the one that is raised in place of the one that was played. `due` is
        who has to play where nobody has yet, or to call where it `calls`. `laid` is a card of the
        viewer that lies in the trick already, as an answer.
        """
        self._due, self._outlined = None if calls or laid else due, outlined
        self._shown = deal, step, knew
        viewer = self.state.viewer
        self.state.put(self.state.match, deal.position(step, viewer if knew else None))
        if laid is not None:
            CardPlayed(viewer, laid).apply(self.state.view)
        moment = deal.steps[step]
        waits = tuple(dict.fromkeys(seat for seat, _ in moment.made))
        self.state.waiting = tuple(seat for seat in waits if not knew or seat == viewer)
        if moment.seat is not None:
            self.state.waiting = (moment.seat,)
        elif due is not None:
            self.state.waiting = (due,)
        if laid is not None:
            self.state.waiting = ()
        own = raised or (moment.card if moment.seat == viewer else None)
        self.pills.show_values(values)
        self.pills.reach(raised if raised in values else None)
        self.state.stance = AT_REST if own is None else Stance(raised=own)
        self._draw(sharp=True)

    def card_at(self, place: QPointF) -> Card | None:
        """Return the card of the own hand at a place of the view."""
        hand = self.position.hands[self.state.viewer] if self.position.hands else []
        for item in self.view.items(place.toPoint()):
            if isinstance(item, CardItem) and item.card is not None and item.card in hand:
                return item.card
        return None

    def _press(self, place: QPointF) -> None:
        self._pressed = self.card_at(place)

    def _release(self, place: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self.card_at(place) == pressed:
            self.taken.emit(pressed)

    def _arrange(self, layout: Layout, view: Position) -> Layout:
        opened = open_hands(layout, view, self.state.viewer, self.state.match.order)
        if not self._valued:
            return opened
        return with_room(opened, self.state.viewer, scale_of(opened, self.state.text_scale))

    def _fit(self) -> None:
        size = self.view.viewport().size()
        self.state.set_size(size.width(), size.height())
        self._draw(sharp=False)

    def _sharpen(self) -> None:
        # The next deal is shown in the same size.
        self._faces.follow(self.view.devicePixelRatioF())
        self._draw(sharp=True)

    def _draw(self, *, sharp: bool) -> None:
        if self._shown is None:
            return
        self.state.settle(sharp=sharp)
        for item in self._scene.cards.values():
            item.set_label("")  # the numbers say who led
            if item.card is not None and item.card in self._outlined:
                item.set_rings((self._outlined[item.card], OUTLINE))
        layout = self.state.layout()
        scale = scale_of(layout, self.state.text_scale)
        self.pills.fit(layout, layout.plates[self.state.viewer], scale)
        self._draw_trick()

    def _draw_trick(self) -> None:
        """Show which cards followed, pale, and in which order the trick was played."""
        assert self._shown is not None
        deal, step, knew = self._shown
        self._scene.discard(self._pale)
        self._pale = []
        layout, view = self.state.layout(), self.state.view
        played = [(seat, card) for seat, card in view.trick]
        followed = deal.followed(step)
        marks = [
            OrderMark(layout.slots[seat], number) for number, (seat, _) in enumerate(played, 1)
        ]
        due = None
        for number, (seat, card) in enumerate(followed):
            place = layout.slots[seat]
            now = number == 0
            marks.append(OrderMark(place, len(played) + number + 1, later=not now))
            if now:
                due = place, due_words(self.state.match, seat, leads=not played)
            elif not knew:
                self._lay_pale(seat, card, layout)
        if not followed and self._due is not None:
            seat = self._due
            marks.append(OrderMark(layout.slots[seat], len(played) + 1))
            due = layout.slots[seat], due_words(self.state.match, seat, leads=not played)
        if knew:
            marks = marks[: len(played) + 1]
        self._marks.show_trick(marks, due, layout.sizes.font / 14)

    def _lay_pale(self, seat: Seat, card: Card, layout: Layout) -> None:
        place = layout.slots[seat]
        pose = Pose(place.cx, place.cy, place.h, z=290, opacity=PALE, ratio=layout.sizes.ratio)
        item = CardItem(self._faces, self._theme, card, replace(pose))
        item.set_veiled(self._theme.strong)
        item.setOpacity(1.0 if self._theme.strong else PALE)
        self._scene.addItem(item)
        self._pale.append(item)


class BoardPage(WindowPage):
    """A page with a table of its own; does at a key what stands in `commands`.

    Args:
        title: what the page is called for screen readers.
        valued: whether values stand above the own cards at times.
    """

    def __init__(
        self, style: BoardStyle, title: str, *, valued: bool, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("studybar", True)
        self.board_style = style
        self.commands: dict[CommandId, Callable[[], object]] = {}
        self.board = StudyBoard(
            style.theme,
            style.deck,
            felt=style.felt,
            texture=style.texture,
            valued=valued,
            parent=self,
        )
        self.board.state.text_scale = style.text
        self.commands |= {each: partial(self._answer_key, each) for each in ASKING}

    def asked_for(self) -> str:
        """Return what is wanted of the player at this moment, as it is read aloud."""
        return ""

    def playable(self) -> set[Card]:
        """Return the cards of the hand that can be chosen at this moment."""
        return set()

    def show_answer(self, text: str) -> None:
        """Write the answer to an asking key, where the page has a place for it."""

    def _answer_key(self, command: CommandId) -> None:
        """Say what an asking key asks for, as on the table of the match."""
        if command in READING_BACK:
            self.show_answer(self.board_style.read_back(command))
            return
        text = self._answer_to(command)
        self.show_answer(text)
        self.said.emit(text)

    def _answer_to(self, command: CommandId) -> str:
        state = self.board.state
        if command == "ask_turn":
            return self.asked_for()
        if command == "ask_scores":
            return score_words.standing(score_words.scores_of(state.match, state.view))
        return spoken.answer(command, state.view, state.match, state.hand(), self.playable())

    def claims(self, event: QKeyEvent) -> bool:
        return self._meant(event) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here; all others end here: the table below is not seen."""
        act = self._meant(event)
        if act is not None:
            act()
        else:
            self.take_key(event)
        event.accept()

    def take_key(self, event: QKeyEvent) -> None:
        """Use a key that is none of the commands."""

    def _meant(self, event: QKeyEvent) -> Callable[[], object] | None:
        found = (self.commands.get(each) for each in self.board_style.command_of(event))
        return next((act for act in found if act is not None), None)
