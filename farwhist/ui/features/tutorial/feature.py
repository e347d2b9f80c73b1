"""Runs the lessons at the table of the window, and gives the running match back."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move
from farwhist.ui.features.tutorial.scenes import Lesson, Scene, Script, Step, own_moves
from farwhist.ui.match.history import Purpose
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import Request
from farwhist.ui.services.services import Services
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.text import SentenceLabel
from farwhist.ui.style.tips import name_sign, set_tip_for_eyes
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import questions

translate = QCoreApplication.translate

LINES = 3
"""So many lines of text have room, so that the table does not move with every sentence."""


class TutorialPanel(QFrame):
    """Shows the progress and one text; it waits for nobody and takes no key from the table.

    `choice` is the menu of all lessons, which somebody else fills when it is about to open.

    Signals:
        again(): the player wants this lesson anew.
        onward(): the player wants the next lesson, or is done with the last.
        left(): the player wants to leave the tutorial.
    """

    again = Signal()
    onward = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tutorial")
        set_help_anchor(self, "five_minutes")
        self.dots = QLabel()
        self.dots.setObjectName("dots")
        self.title = SentenceLabel()
        self.title.setObjectName("title")
        self.comment = QLabel()
        self.comment.setObjectName("comment")
        self.text = QLabel()
        self.text.setObjectName("ask")
        for label in (self.comment, self.text):
            label.setWordWrap(True)
        bold = QFont()
        bold.setBold(True)
        for label in (self.title, self.comment):
            label.setFont(bold)
        self._words = QWidget()
        self.setProperty("lesson", True)
        self.choose_button = QPushButton(translate("Tutorial", "Less&ons…"))
        self.choice = QMenu(self.choose_button)
        on_click(self.choose_button, self._open_choice)
        self.again_button = QPushButton(translate("Tutorial", "&Again"))
        self.onward_button = QPushButton()
        self.onward_button.setProperty("action", True)
        self.leave_button = QPushButton(translate("Tutorial", "&Leave the tutorial"))
        on_click(self.again_button, self.again.emit)
        on_click(self.onward_button, self.onward.emit)
        on_click(self.leave_button, self.left.emit)
        self._arrange()
        self.hide()

    def begin(self, number: int, count: int, title: str) -> None:
        """Show which lesson begins; `number` counts from 0."""
        self.dots.setText("●" * (number + 1) + "○" * (count - number - 1))
        self.title.setText(title)
        set_tip_for_eyes(self.title, title)
        facts = {"number": number + 1, "count": count, "title": title}
        words = translate("Tutorial", "Lesson {number} of {count}: {title}").format(**facts)
        name_sign(self.dots, words)
        self.setAccessibleName(words)
        last = number + 1 == count
        self.onward_button.setText(
            translate("Tutorial", "Back to &your match")
            if last
            else translate("Tutorial", "&Next lesson")
        )
        self.leave_button.setVisible(not last)
        self.say("", "")
        self.show()

    def numbered(self, number: int, title: str) -> str:
        """Return the words of a lesson in the menu, with a key; `number` counts from 0."""
        figures = (*(f"&{figure}" for figure in range(1, 10)), "1&0")
        figure = figures[number] if number < len(figures) else f"&{ascii_uppercase[number - 10]}"
        return f"{figure}  {title}"

    def say(self, comment: str, text: str, *, right: bool = True) -> None:
        """Show a comment on the move before, if there is one, and what comes next."""
        self.comment.setVisible(bool(comment))
        self.comment.setText(("✓ " if right else "→ ") + comment if comment else "")
        self.text.setText(text)

    def _open_choice(self) -> None:
        """Open the menu of lessons below its button."""
        self.choice.popup(self.choose_button.mapToGlobal(self.choose_button.rect().bottomLeft()))

    def changeEvent(self, event: QEvent) -> None:
        kinds = QEvent.Type
        if event.type() is kinds.FontChange:
            self._make_room()
        super().changeEvent(event)

    def _arrange(self) -> None:
        buttons = (self.choose_button, self.again_button, self.onward_button, self.leave_button)
        for button in buttons:
            button.setAutoDefault(False)
        head = filled(QHBoxLayout(), self.dots, (self.title, 1), *buttons)
        filled(QVBoxLayout(self._words), self.comment, self.text, 1, margins=0, spacing=2)
        filled(QVBoxLayout(self), head, self._words, margins=(12, 3), spacing=2)
        self._make_room()

    def _make_room(self) -> None:
        """Leave room for the longest text."""
        self._words.setMinimumHeight(LINES * self.fontMetrics().lineSpacing() + 4)


Comment = tuple[str, bool]
"""What is said of a move, and whether it was one that was meant."""

NO_COMMENT: Final[Comment] = ("", True)


class Tutorial(Feature):
    """Lessons, one after the other; each can be repeated, chosen or skipped at any time.

    Attributes:
        panel: where the lessons speak; it stands above the table.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.panel = panel = TutorialPanel()
        around = services.table.view.parentWidget()
        column = None if around is None else around.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(column.indexOf(services.table.view), panel)
        self.number = 0
        self._scene = 0
        self._runner = services.match.runner
        self._table = table = services.table
        self._host = services.panels
        self._say = services.announcer.say
        self._running = False
        self._asked: tuple[Step, int] | None = None
        self._comment = self._kept = NO_COMMENT
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._begin_next)
        services.flow.replaced.connect(self._look)  # before anything is asked there
        services.flow.asking.connect(self._ask)
        table.summary.connect(self._sum_up)
        panel.again.connect(self.again)
        panel.onward.connect(self.onward)
        panel.left.connect(self.leave)
        panel.choice.aboutToShow.connect(self._list)
        services.match.lesson_left.connect(self.leave)
        services.flow.ask_after_deals(self.leave_deal)

    def answer(self, request: Request) -> str:
        """Begin with the first lesson."""
        self.start()
        return ""

    @property
    def running(self) -> bool:
        """Whether a lesson is on the table."""
        return self._running

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons in their order."""
        from farwhist.ui.features.tutorial.lessons import LESSONS

        return LESSONS

    @property
    def lesson(self) -> Lesson:
        """The lesson on the table, or the one that would come."""
        return self.lessons[self.number]

    @property
    def scene(self) -> Scene:
        """The scene of the lesson on the table, or the first one of the one that would come."""
        return self.lesson.scenes[self._scene]

    @property
    def own(self) -> Sequence[Move]:
        """What the player has done in the scene on the table."""
        return own_moves(self.scene, self._runner.history.match.moves)

    def start(self, number: int = 0) -> None:
        """Put the running match aside, if one runs, and begin with this lesson."""
        self._running = True
        self.number = number
        self._begin()

    def again(self) -> None:
        """Begin the same lesson anew."""
        if self._running:
            self._begin()

    def onward(self) -> bool:
        """Go on to the next lesson, or back to the match; return whether a lesson was running."""
        if not self._running:
            return False
        if self.number + 1 < len(self.lessons):
            self.number += 1
            self._begin()
        else:
            self.leave()
        return True

    def leave_deal(self) -> bool:
        """Go on to the next scene, or else `onward`; return whether a lesson was running."""
        if self._running and self._more:
            self._begin_next()
            return True
        return self.onward()

    def leave(self) -> None:
        """Take up the match that was put aside."""
        if not self._running:
            return
        self._running = False
        self._soon.stop()
        self.panel.hide()
        self._host.close()
        self._runner.go_back()
        self._table.view.setFocus()

    @property
    def _more(self) -> bool:
        return self._scene + 1 < len(self.lesson.scenes)

    def _begin(self) -> None:
        self._scene = 0
        self.panel.begin(self.number, len(self.lessons), self._title(self.lesson))
        self._put_on_table()
        self._say(self.panel.accessibleName(), Kind.RESULT)

    def _begin_next(self) -> None:
        self._scene += 1
        self._put_on_table(self._comment)

    def _put_on_table(self, comment: Comment = NO_COMMENT) -> None:
        scene = self.scene
        self._kept = comment
        self._host.close()
        self._runner.start(scene.begun(), Purpose.LESSON, deal=scene.deal(), script=Script(scene))
        self._kept = NO_COMMENT
        self._table.view.setFocus()

    def _title(self, lesson: Lesson) -> str:
        """Return the title of a lesson, with its game where that is not the plain one."""
        from farwhist.rules.catalogue import GAMES
        from farwhist.ui.wording.punctuation import labelled

        title = translate("Tutorial", lesson.title)
        if lesson.game == self.lessons[0].game:
            return title
        return labelled(translate("Games", GAMES[lesson.game].name), title)

    def _list(self) -> None:
        """Offer all lessons, the one on the table checked."""
        menu = self.panel.choice
        menu.clear()
        for number, lesson in enumerate(self.lessons):
            if number and lesson.game != self.lessons[number - 1].game:
                menu.addSeparator()
            action = menu.addAction(self.panel.numbered(number, self._title(lesson)))
            action.setCheckable(True)
            action.setChecked(number == self.number)
            action.triggered.connect(lambda checked, number=number: self.start(number))

    def _look(self) -> None:
        """Step aside when another match has been begun meanwhile."""
        self._soon.stop()
        if self._running and not self._runner.rehearsing:
            self._running = False
            self.panel.hide()
        self._asked, self._comment = None, self._kept

    def _ask(self, decision: Decision) -> None:
        if not self._running or decision.settled:
            return
        own = self.own
        step = self.scene.step(decision, self._table.position, own)
        if self._asked is not None and step is self._asked[0] and len(own) > self._asked[1]:
            return  # it asks for several moves, and has said so
        self._judge(own)
        if step is None and not self.scene.whole:
            self._soon.start()  # the others who hear of the question are to hear it out
            return
        self._asked = None if step is None else (step, len(own))
        text = (
            questions.your_turn(decision, self._table.position)
            if step is None
            else translate("Tutorial", step.ask)
        )
        self._tell(text, Kind.TURN)

    def _judge(self, own: Sequence[Move]) -> None:
        """Note what is to be said about the moves that answered the last step, if they are made."""
        if self._asked is None or len(own) == self._asked[1]:
            return
        step, before = self._asked
        self._asked = None
        right = all(map(step.means, own[before : before + step.times]))
        text = step.praise if right else step.otherwise
        self._comment = (translate("Tutorial", text) if text else "", right)

    def _sum_up(self) -> None:
        if not self._running:
            return
        self._judge(self.own)
        scene, result = self.scene, self._table.position.results[-1]
        self._tell(
            translate("Tutorial", scene.made if scene.goal(result) else scene.missed), Kind.RESULT
        )

    def _tell(self, text: str, kind: Kind) -> None:
        comment, right = self._comment
        self._comment = NO_COMMENT
        self.panel.say(comment, text, right=right)
        self._say(f"{comment} {text}".strip(), kind)
