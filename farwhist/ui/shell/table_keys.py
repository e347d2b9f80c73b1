"""What the keys of the table do, those that work beside it too, and the key that explains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from farwhist.ui.panels.panel import Panel
from farwhist.ui.scores import score_words
from farwhist.ui.services.services import Services
from farwhist.ui.settings.commands import ASKING, CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.shell.accessibility import Accessibility
from farwhist.ui.voice import spoken
from farwhist.ui.wording import questions
from farwhist.ui.wording.punctuation import sentence

WALKING: Final[tuple[CommandId, ...]] = ("left", "right", "up", "down", "first", "last")
"""The commands that go from card to card."""


class TableKeys:
    """Makes commands of pressed keys, and hands each to whoever has a use for it.

    A command that cannot be chosen now is answered with the reason, as `why_not` tells it.

    These are asked in this order: voice, hint, what lies over the felt, open panel for what is its
    own, time, the trick that is looked at, open panel, running motion, hand.
    """

    def __init__(
        self, services: Services, voice: Accessibility, why_not: Callable[[CommandId], str]
    ) -> None:
        self._services = services
        self._why_not = why_not
        self._keymap = services.settings.keymap
        self._table = table = services.table
        self._playback = services.flow.playback
        self._host = host = services.panels
        self._flow = services.flow
        self._voice = voice
        self._held = False
        table.view.key_pressed.connect(lambda event: event.setAccepted(self.press(event)))
        table.view.key_released.connect(self.release)
        host.set_keys(self.read, self.keys_of)

    def read(self, event: QKeyEvent) -> Press | None:
        """Return what a key means to the table and the open panel, None for nothing."""
        panel = self._host.panel
        return self._keymap.read(
            event,
            panel=panel is not None,
            hand=panel is None or panel.shares_hand,
            suits=panel is not None and panel.takes_suits,
        )

    def keys_of(self, command: CommandId) -> str:
        """Return the keys that work for a command, as menus write them."""
        return self._keymap.shown_keys(command)

    def press(self, event: QKeyEvent) -> bool:
        """Use a key that was pressed on the table and return True, or leave it to the window."""
        press = self.read(event) if self._table.match.names else None
        if press is None:
            return False
        if self._table.input.refusal.hide() and press.means("close"):
            return True
        for command in ASKING:
            if press.means(command):
                self.answer(command)
                return True
        if self._flow.take(press):
            return True
        panel, card = self._host.panel, self._table.input.focus.card
        used = self._use(press)
        if panel is not None and panel is self._host.panel and used and not press.enters:
            self._voice.confirm(panel.choice_words())
        elif used and press.means(*WALKING) and card is self._table.input.focus.card:
            self._voice.tell_card_again()
        self._voice.note_focus()
        return used or self._told_why_not(press)

    def asked(self, event: QKeyEvent) -> CommandId | None:
        """Return what a key asks of the table, if it does and there is a match."""
        press = self.read(event) if self._table.match.names else None
        return None if press is None else next(filter(press.means, ASKING), None)

    def _told_why_not(self, press: Press) -> bool:
        """Say why nothing that the key stands for can be chosen now; return whether that is so."""
        reasons = list(map(self._why_not, press.commands))
        blocked = bool(reasons) and all(reasons)
        if blocked:
            self._voice.tell(reasons[0])
        return blocked

    def why_not(self, event: QKeyEvent) -> str:
        """Return why the command of the window that a key stands for cannot be chosen now."""
        command = self._keymap.of_window(event)
        return "" if command is None else self._why_not(command)

    def tell(self, text: str) -> None:
        """Write an answer into the status bar, and say it."""
        self._voice.tell(text)

    def answer(self, command: CommandId) -> None:
        """Say what an asking key asks for."""
        if command == "ask_scores":
            self._voice.tell(score_words.standing(self._services.scoreboard.scores()))
        elif command == "ask_turn":
            self._voice.tell(self._wanted())
        else:
            self._voice.answer(command)

    def sort_hand(self) -> bool:
        """Put the hand into the usual order, and say so; False when it was in that order."""
        done = self._table.input.sort_hand()
        if done:
            self._voice.tell(spoken.hand_sorted())
        return done

    def _move_card(self, by: int) -> bool:
        """Move the card in focus, and say where it lies; bring one into focus first."""
        table, focus = self._table, self._table.input.focus
        if focus.card is None:
            focus.begin(table.hand(), table.input.playable())
            table.input.hold_hand()
        else:
            table.input.move_card(by)
            hand = table.hand()
            if focus.card in hand:
                place = hand.index(focus.card) + 1
                self._voice.tell(spoken.card_moved(focus.card, place, len(hand)))
        return focus.card is not None

    def _wanted(self) -> str:
        """Return what the player is asked for now, or who is waited for."""
        table, panel, view = self._table, self._host.panel, self._table.position
        decision = table.input.decision
        if decision is not None:
            return spoken.your_turn(decision, view)
        if panel is not None:
            return sentence(panel.accessibleName())
        names = [table.match.names[seat] for seat in table.state.waiting]
        return questions.waiting_for(names) if names else spoken.deal(view, table.match.deals)

    def release(self, event: QKeyEvent) -> None:
        """Hear of a key that is let go: what it was held for ends."""
        if event.isAutoRepeat():
            return
        let_go = self._keymap.read(event, panel=False) or Press()
        if self._held and let_go.means("last_trick"):
            self._held = False
            self._table.trick_review.close()
        if let_go.hurries:
            self._playback.relax()

    def _use(self, press: Press) -> bool:
        panel, table = self._host.panel, self._table
        if self._comes_too_early(press, panel):
            return True
        if press.means("close") and self._services.scoreboard.panel.put_back():
            return True
        if panel is not None and press.means(*panel.own) and panel.take(press):
            return True
        if not press.held and self._use_at_once(press):
            return True
        if self._playback.take(press):
            return True
        if press.means("last_trick"):
            self._held = press.held
            if not press.held:
                table.toggle_last_trick()
            return True
        if table.trick_review.take(press):
            return True
        if press.means("close"):
            return table.put_away() or (panel is not None and panel.take(press))
        if self._host.panel is not None and self._host.panel.take(press):
            return True
        if press.means("go_on") and table.finish():
            return True
        return self._use_in_hand(press)

    def _use_at_once(self, press: Press) -> bool:
        """Do what a key stands for that has the same use whatever goes on at the table."""
        if press.means("mute"):
            kept = self._services.settings.table
            kept.set(mute="no" if kept.now.mute == "yes" else "yes")
            return True
        if press.means("laid_away"):
            self._table.toggle_kitty()
            return True
        return press.means("sort_hand") and self.sort_hand()

    def _comes_too_early(self, press: Press, panel: Panel | None) -> bool:
        """Whether a key would choose something while input rests, or while it is held down."""
        chooses = press.chooses(frozenset() if panel is None else panel.own)
        cuts = panel is None and self._table.busy
        return chooses and not cuts and (press.again or self._table.input_block.refuses())

    def _use_in_hand(self, press: Press) -> bool:
        """Walk over the hand, also with the keys of a panel that has no use for them."""
        table = self._table
        hand, playable, focus = table.hand(), table.input.playable(), table.input.focus
        fresh = focus.card is None
        if press.means("play", "ready"):
            if press.held or (table.busy and table.finish()) or press.again:
                return True
            if fresh or focus.card is None:
                focus.begin(hand, playable)
            else:
                table.input.choose(focus.card)
            table.input.hold_hand()
            return True
        if press.typed.isdecimal() and self._services.settings.table.now.digits == "yes":
            there = [card for card in hand if card in playable]
            place = (int(press.typed) - 1) % 10
            if place < len(there) and not press.held:
                table.input.choose(there[place])
            return bool(there)
        moves: dict[CommandId, Callable[[], None]] = {
            "left": lambda: focus.step(hand, -1),
            "less": lambda: focus.step(hand, -1),
            "right": lambda: focus.step(hand, 1),
            "more": lambda: focus.step(hand, 1),
            "up": lambda: focus.step_playable(hand, playable, 1),
            "previous_suit": lambda: focus.step_playable(hand, playable, 1),
            "down": lambda: focus.step_playable(hand, playable, -1),
            "next_suit": lambda: focus.step_playable(hand, playable, -1),
            "first": lambda: focus.end(hand, last=False),
            "least": lambda: focus.end(hand, last=False),
            "last": lambda: focus.end(hand, last=True),
            "most": lambda: focus.end(hand, last=True),
        }
        if press.means("move_left", "move_right"):
            return self._move_card(-1 if press.means("move_left") else 1)
        move = next((moves[each] for each in press.commands if each in moves), None)
        if move is not None:
            focus.begin(hand, playable)
            if not fresh or press.means("first", "last", "least", "most"):
                move()
        elif press.suit is not None:
            focus.suit(hand, press.suit)
        else:
            return False
        table.input.hold_hand()
        return True


class WindowKeys(QObject):
    """Lets the asking keys work as long as the table is seen, whatever has the keyboard there.

    A key of a command that cannot be chosen now is answered with the reason.

    Args:
        windows: those of the table; a key comes to them when what has the keyboard has no use for
            it.
    """

    def __init__(self, services: Services, keys: TableKeys, *windows: QWidget) -> None:
        super().__init__(services.window)
        self._pages = services.pages
        self._keys = keys
        for window in windows:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        command = None if self._pages.top is not None else self._keys.asked(event)
        if command is not None:
            self._keys.answer(command)
            return True
        reason = self._keys.why_not(event)
        if reason:
            self._keys.tell(reason)
        return bool(reason)


class HelpKey(QObject):
    """Lets the key work in every window of the main window, and explains what is used there.

    From the menu the action opens the help at its beginning as before.

    Args:
        action: the command whose key it is.
        explain: shows the paragraph about what is used now.
    """

    def __init__(self, window: QMainWindow, action: QAction, explain: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._action = action
        self._explain = explain
        action.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._let_in)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Shortcut:
            self._explain()
            return True
        return False

    def _let_in(self) -> None:
        """Let the key work in the window that is used now, if it belongs to this main window."""
        active = QApplication.activeWindow()
        if active is None or active is self._window or self._action in active.actions():
            return
        above: QWidget | None = active
        while above is not None and above is not self._window:
            above = above.parentWidget()
        if above is not None:
            active.addAction(self._action)
