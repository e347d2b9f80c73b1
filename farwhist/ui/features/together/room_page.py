"""The waiting room: who is at the table and ready, the rules, the invitation, and what is said."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.events import NOBODY
from farwhist.network.messages import LONGEST_TEXT, Said, TableRules
from farwhist.ui.features.together import words
from farwhist.ui.features.together.links import Knocker
from farwhist.ui.features.together.page import SharedTablePage, plain
from farwhist.ui.features.together.people_here import PeopleHere
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.passing_words import CopyButton
from farwhist.ui.wording.punctuation import joined, sentence

translate = QCoreApplication.translate

MODULE = 4
"""So many pixels has a square of the code."""


def code_of(line: str) -> QPixmap:
    """Return a QR code, dark on light with its quiet zone, as it must be in any theme."""
    import segno

    rows = list(segno.make(line, error="m", micro=False).matrix_iter(border=4))
    image = QImage(len(rows), len(rows), QImage.Format.Format_RGB32)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            image.setPixelColor(x, y, Qt.GlobalColor.black if dark else Qt.GlobalColor.white)
    return QPixmap.fromImage(image.scaled(QSize(len(rows), len(rows)) * MODULE))


class RoomPage(SharedTablePage):
    """Shows a session.

    Signals:
        ready_requested(ready), begin_requested(), said_requested(phrase, text), leave_requested(),
        anew_requested(): another invitation is wanted.
    """

    ready_requested = Signal(bool)
    begin_requested = Signal()
    said_requested = Signal(str, str)
    leave_requested = Signal()
    anew_requested = Signal()

    def __init__(self, style: PageStyle, here: PeopleHere, parent: QWidget | None = None) -> None:
        title = translate("Together", "Waiting room")
        super().__init__(style, title, "together#room", parent)
        self._here = here
        self._session = session = here.first
        self._rules: TableRules | None = None
        self._waits_for = False
        self._make_people()
        self._make_invitation()
        self._make_chat()
        self._make_buttons()
        self._arrange()
        for each in session.talk:
            self.add(each)
        self.show_room()
        for one in here.sessions:
            one.changed.connect(self.show_room)
        session.said.connect(self.add)

    def _make_people(self) -> None:
        self._seats = QWidget()
        self._seats.setProperty("clear", True)
        self._seats_rows = QVBoxLayout(self._seats)
        self._seats_rows.setContentsMargins(0, 0, 0, 0)
        self.people: list[QLabel] = []
        self.mutes: list[QPushButton] = []
        self.watching = plain("", "quiet")
        self._knocks = QWidget()
        self._knocks.setProperty("clear", True)
        self._knock_rows = QVBoxLayout(self._knocks)
        self._knock_rows.setContentsMargins(0, 0, 0, 0)
        self.knock_buttons: list[QPushButton] = []
        self._knock_parts: list[QWidget] = []
        self._shown_knocks: tuple[Knocker, ...] | None = None
        self.number = plain("", "warning")

    def _make_invitation(self) -> None:
        self.rules = QPlainTextEdit()
        self.rules.setReadOnly(True)
        self.rules.setTabChangesFocus(True)
        self.rules.setAccessibleName(translate("Together", "Rules of the table"))
        self.line = QLineEdit()
        self.line.setReadOnly(True)
        self.copy = CopyButton(translate("Together", "&Copy"), lambda: self._session.line)
        self.copy.said.connect(self.said)
        self.anew = QPushButton(translate("Together", "&Another invitation"))
        self.anew.clicked.connect(lambda checked: self.anew_requested.emit())
        self.code = QLabel()
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code.setAccessibleName(translate("Together", "The invitation as a QR code"))

    def _make_chat(self) -> None:
        self.talk = QPlainTextEdit()
        self.talk.setReadOnly(True)
        self.talk.setTabChangesFocus(True)
        self.talk.setAccessibleName(translate("Together", "What was said"))
        self.phrase = QComboBox()
        for key, text in words.phrases().items():
            self.phrase.addItem(text, key)
        self.phrase.setAccessibleName(translate("Together", "Phrase"))
        self.say_phrase = QPushButton(translate("Together", "&Say"))
        self.text = QLineEdit()
        self.text.setMaxLength(LONGEST_TEXT)
        self.text.setAccessibleName(translate("Together", "Your text"))
        self.send = QPushButton(translate("Together", "S&end"))
        self.say_phrase.clicked.connect(
            lambda checked: self.said_requested.emit(self.phrase.currentData(), "")
        )
        self.send.clicked.connect(lambda checked: self._send())
        self.text.returnPressed.connect(self._send)

    def _make_buttons(self) -> None:
        ready, several = (
            translate("Together", "I am &ready"),
            translate("Together", "We are &ready"),
        )
        self.ready = QPushButton(several if self._here.several else ready)
        self.ready.setCheckable(True)
        self.ready.setProperty("gold", True)
        self.begin = QPushButton(translate("Together", "Begin &now"))
        self.begin.setToolTip(translate("Together", "Bots play at the seats that are free"))
        self.leave_table = QPushButton(translate("Together", "&Leave the table"))
        self.ready.clicked.connect(self.ready_requested)
        self.begin.clicked.connect(lambda checked: self.begin_requested.emit())
        self.leave_table.clicked.connect(lambda checked: self.leave_requested.emit())

    def start(self) -> None:
        first = self._first()
        self._waits_for = first is None
        (first or self.back).setFocus()

    def introduction(self) -> str:
        return f"{sentence(self.accessibleName())} {self._who_is_there()}"

    def _who_is_there(self) -> str:
        told = (*(label.text() for label in self.people), self.watching.text())
        return " ".join([*(sentence(each) for each in told if each), self.note.text()])

    def _first(self) -> QWidget | None:
        """Return what there is to do first, None as long as that is not known.

        A host alone at the table invites, who sits there is ready, who watches reads what is said.
        """
        room = self._session.room
        if room is None or (self._session.hosts and not self._session.line):
            return None
        alone = not any(
            place.taken and not place.level and seat not in self._here.seated
            for seat, place in enumerate(room.places)
        )
        free = any(not place.taken for place in room.places)
        if self._session.hosts and alone and free and not room.playing:
            return self.copy
        return self.ready if self.ready.isVisibleTo(self) else self.talk

    def stops(self) -> Sequence[QWidget]:
        return [
            self.back, *self.knock_buttons, *self.mutes, self.ready, self.begin, self.leave_table,
            self.talk, self.phrase, self.say_phrase, self.text, self.send, self.line, self.copy,
            self.anew, self.rules,
        ]  # fmt: skip

    def leave(self) -> None:
        for each in self._here.sessions:
            each.changed.disconnect(self.show_room)
        self._session.said.disconnect(self.add)
        super().leave()

    def add(self, said: Said) -> None:
        """Show what somebody has said, unless they are muted."""
        if said.name not in self._session.muted:
            self.talk.appendPlainText(words.said(said))

    def show_room(self) -> None:
        """Show who is there now."""
        session, room = self._session, self._session.room
        self._show_invitation()
        self._show_knocks()
        self._show_number()
        if room is None:
            self.note.setText(translate("Together", "Connecting…"))
            for each in (self.ready, self.begin):
                each.setEnabled(False)
            return
        self._show_seats()
        told = [each for each in room.watching if each]
        text = translate("Together", "Watching: {names}")
        self.watching.setText(text.format(names=joined(told)) if told else "")
        self.watching.setVisible(bool(told))
        if room.rules != self._rules:
            self._rules = room.rules
            lines = words.rules_lines(room.rules)
            self.rules.setPlainText("\n".join(f"• {text}" if new else text for text, new in lines))
            chat = room.rules.chat
            self.phrase.setVisible(chat != "off")
            self.say_phrase.setVisible(chat != "off")
            self.text.setVisible(chat == "free")
            self.send.setVisible(chat == "free")
        seated = session.table.seat != NOBODY
        self.ready.setVisible(seated and not room.playing)
        self.ready.setEnabled(True)
        self.ready.setChecked(self._here.ready)
        self.begin.setVisible(session.hosts and not room.playing)
        self.begin.setEnabled(True)
        free = sum(not each.taken for each in room.places)
        if room.playing:
            note = translate("Together", "A match is being played.")
        elif free:
            note = translate("Together", "Free seats: {count}").format(count=free)
        else:
            note = translate("Together", "The match begins when all are ready.")
        self.note.setText(note)
        if self._waits_for and self.window().focusWidget() is self.back:
            self.start()
            self.said.emit(self._who_is_there())

    def _show_seats(self) -> None:
        session, room = self._session, self._session.room
        assert room is not None
        if len(self.people) != len(room.places):
            for number, _ in enumerate(room.places):
                label, mute = plain(), QPushButton(translate("Together", "Mute"))
                mute.setCheckable(True)
                mute.clicked.connect(lambda on, seat=number: self._mute(seat, on=on))
                self.people.append(label)
                self.mutes.append(mute)
                self._seats_rows.addWidget(self.row(label, mute))
        for seat, (place, label, mute) in enumerate(
            zip(room.places, self.people, self.mutes, strict=True)
        ):
            own = seat in self._here.seated
            name = words.name_at(place, seat)
            label.setText(words.at_seat(room, seat, tuple(self._here.seated)))
            mute.setVisible(place.taken and not place.level and not own and self._talks)
            mute.setChecked(name in session.muted)
            mute.setAccessibleName(translate("Together", "Mute {name}").format(name=name))

    @property
    def _talks(self) -> bool:
        room = self._session.room
        return room is not None and room.rules.chat != "off"

    def _mute(self, seat: int, *, on: bool) -> None:
        room = self._session.room
        if room is not None:
            self._session.mute(words.name_at(room.places[seat], seat), on=on)

    def _show_invitation(self) -> None:
        line = self._session.line
        self._invited.setVisible(bool(line))
        if line and self.line.text() != line:
            self.line.setText(line)
            self.line.setCursorPosition(0)
            self.code.setPixmap(code_of(line))

    def _show_knocks(self) -> None:
        knocks = tuple(self._session.knocks.values())
        if knocks == self._shown_knocks:
            return
        self._shown_knocks = knocks
        for part in self._knock_parts:
            part.hide()
            part.deleteLater()
        self._knock_parts = []
        self.knock_buttons = []
        for each in knocks:
            text = translate(
                "Together", "{name} knocks. Do you both see the number {number}?"
            ).format(name=each.name, number=each.number)
            welcome = QPushButton(translate("Together", "Let in"))
            away = QPushButton(translate("Together", "Turn away"))
            for button, whether in ((welcome, True), (away, False)):
                button.setAccessibleDescription(text)
                button.clicked.connect(
                    lambda checked, knock=each.knock, whether=whether: self._session.let_in(
                        knock, welcome=whether
                    )
                )
            self.knock_buttons += [welcome, away]
            row = self.row(plain(text, "warning"), welcome, away)
            self._knock_parts.append(row)
            self._knock_rows.addWidget(row)
            self.added.emit(text)
        self._knocks.setVisible(bool(knocks))

    def _show_number(self) -> None:
        text = translate("Together", "You knock. Compare this number with the host: {number}")
        lines = [text.format(number=self._session.number)] if self._session.number else []
        text = translate("Together", "{name} knocks. Compare this number with the host: {number}")
        others = [each for each in self._here.further if each.number]
        lines += [text.format(name=each.name, number=each.number) for each in others]
        self.number.setText("\n".join(lines))
        self.number.setVisible(bool(lines))

    def _send(self) -> None:
        text = self.text.text().strip()
        if text:
            self.said_requested.emit("", text)
            self.text.clear()

    def _arrange(self) -> None:
        px = self.style_of_page.px
        self.talk.setMinimumHeight(px(110))
        self.rules.setMinimumHeight(px(120))
        buttons = QWidget()
        buttons.setProperty("clear", True)
        filled(
            QVBoxLayout(buttons),
            self.row(self.ready, self.begin),
            self.row(plain(), self.leave_table),
            margins=0,
        )
        who = self.panel(
            translate("Together", "At the table"),
            self.number,
            self._knocks,
            self._seats,
            self.watching,
            buttons,
        )
        talk = self.panel(
            translate("Together", "Chat"),
            self.talk,
            self.row(self.phrase, self.say_phrase),
            self.row(self.text, self.send),
        )
        self._invited = self.panel(
            translate("Together", "Invitation"),
            plain(
                translate("Together", "Send this line only to those whom you want to play with."),
                "quiet",
            ),
            self.row(self.line, self.copy),
            self.code,
            self.row(plain(), self.anew),
        )
        self.line.setAccessibleName(translate("Together", "Invitation"))
        rules = self.panel(translate("Together", "Rules of the table"), self.rules)
        self.arrange([who, talk], [self._invited, rules])
