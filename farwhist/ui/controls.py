"""What the keys do while the table has the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from farwhist.ui.card_names import suit_of_key
from farwhist.ui.keymap import GO_ON
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.panel import Panel
from farwhist.ui.table.rest import PRESSING
from farwhist.ui.table.table import Table
from farwhist.ui.tempo import Tempo

Key = Qt.Key
_FINISHING = (Key.Key_Space, GO_ON)
_CHOOSING = PRESSING | {GO_ON, Key.Key_N}
_PLAYING = (Key.Key_Space, Key.Key_Return, Key.Key_Enter)


class Controls:
    """Hands each key to the open panel, the running motion or the hand, in this order."""

    def __init__(self, table: Table, host: PanelHost, tempo: Tempo) -> None:
        self._table = table
        self._tempo = tempo
        self._host = host
        table.view.set_key_handler(self.press)
        table.view.set_key_up_handler(self.release)
        self._held = False

    def press(self, event: QKeyEvent) -> bool:
        """Use a key and return True, or leave it to the window."""
        plain = Qt.KeyboardModifier.NoModifier
        keypad = Qt.KeyboardModifier.KeypadModifier
        shift = Qt.KeyboardModifier.ShiftModifier
        if event.modifiers() & ~(keypad | shift) != plain:
            return False
        panel = self._host.panel
        if self._comes_too_early(event.key(), panel):
            return True
        if panel is not None and event.key() in panel.first_keys and panel.take_key(event):
            return True
        if self._tempo.press(event):
            return True
        if event.key() == Key.Key_L:
            self._held = event.isAutoRepeat()
            if not event.isAutoRepeat():
                self._table.toggle_last_trick()
            return True
        if self._table.peeking.press(event):
            return True
        if event.key() == Key.Key_Escape:
            return self._table.put_away()
        if self._host.panel is not None and self._host.panel.take_key(event):
            return True
        if event.key() in _FINISHING and self._table.finish():
            return True
        return self._press_in_hand(event)

    def _comes_too_early(self, key: int, panel: Panel | None) -> bool:
        """Whether a key would choose something while input rests."""
        chooses = key in _CHOOSING or (panel is not None and key in panel.first_keys)
        cuts = panel is None and self._table.busy
        return chooses and not cuts and self._table.rest.under_way

    def release(self, event: QKeyEvent) -> None:
        """Hear of a key that is let go: a trick that a key was held for is put away."""
        if event.key() == Key.Key_L and self._held and not event.isAutoRepeat():
            self._held = False
            self._table.peeking.close()
        self._tempo.release(event)

    def _press_in_hand(self, event: QKeyEvent) -> bool:
        table, key = self._table, event.key()
        hand, playable, focus = table.hand(), table.asking.playable(), table.asking.focus
        suit = suit_of_key(event.text())
        fresh = focus.card is None
        if key in _PLAYING:
            if event.isAutoRepeat() or (table.busy and table.finish()):
                return True
            if fresh or focus.card is None:
                focus.begin(hand, playable)
            else:
                table.asking.choose(focus.card)
            table.asking.hold_hand()
            return True
        moves = {
            Key.Key_Left: lambda: focus.step(hand, -1),
            Key.Key_Right: lambda: focus.step(hand, 1),
            Key.Key_Up: lambda: focus.step_playable(hand, playable, 1),
            Key.Key_Down: lambda: focus.step_playable(hand, playable, -1),
            Key.Key_Home: lambda: focus.end(hand, last=False),
            Key.Key_End: lambda: focus.end(hand, last=True),
        }
        if key in moves:
            focus.begin(hand, playable)
            if not fresh or key in (Key.Key_Home, Key.Key_End):
                moves[Key(key)]()
        elif suit is not None:
            focus.suit(hand, suit)
        else:
            return False
        table.asking.hold_hand()
        return True
