"""A short choice whose values all stand side by side, the chosen one filled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from farwhist.ui.style.tokens import BASE_TEXT, CONTROL, RADIUS, Tokens


class SegmentColours(Struct, frozen=True):
    """The colours of segments on one ground."""

    ground: str
    line: str
    text: str
    pointer: str
    pressed: str
    on: str
    on_pointer: str
    on_text: str
    off: str
    off_ground: str

    @classmethod
    def of(cls, tokens: Tokens) -> SegmentColours:
        """Return the colours of segments in a window."""
        return cls(
            ground=tokens.raised,
            line=tokens.border,
            text=tokens.text,
            pointer=tokens.pointer,
            pressed=tokens.pressed,
            on=tokens.primary,
            on_pointer=tokens.primary_pointer,
            on_text=tokens.primary_text,
            off=tokens.off_text,
            off_ground=tokens.off_ground,
        )


def segment_rules(colours: SegmentColours, size: int, height: int = CONTROL) -> str:
    """Return the style sheet of segments.

    Args:
        size: of the text, in pixels.
        height: of the whole, in pixels.
    """
    each = 'QPushButton[segment="{0}"]'.format
    places = ("first", "middle", "last", "only")
    all_of = ", ".join(map(each, places))

    def state(name: str) -> str:
        return ", ".join(f"{each(place)}:{name}" for place in places)

    start = f"border-top-left-radius: {RADIUS}px; border-bottom-left-radius: {RADIUS}px;"
    end = f"border-top-right-radius: {RADIUS}px; border-bottom-right-radius: {RADIUS}px;"
    return f"""
{all_of} {{ background: {colours.ground}; color: {colours.text}; font-size: {size}px;
    font-weight: 600; border: 1px solid {colours.line}; border-radius: 0px;
    min-height: {height - 2}px; padding: 0px {BASE_TEXT}px; margin: 0px; }}
{each("middle")}, {each("last")} {{ border-left: 0px; }}
{each("first")} {{ {start} }}
{each("last")} {{ {end} }}
{each("only")} {{ border-radius: {RADIUS}px; }}
{state("hover")} {{ background: {colours.pointer}; }}
{state("pressed")} {{ background: {colours.pressed}; }}
{state("checked")} {{ background: {colours.on}; color: {colours.on_text}; }}
{state("checked:hover")} {{ background: {colours.on_pointer}; }}
{state("disabled")} {{ background: {colours.off_ground}; color: {colours.off};
    border-style: dashed; }}
"""


_PLACE: Final = "segment"
SEGMENT_MORE: Final = 2 * BASE_TEXT + 2
"""The room that each value has beside its word, in pixels."""


class Segments(QWidget):
    """Offers a few values in one row; the arrow keys walk through them, Tab enters them once.

    `chosen(value)` is emitted when the player takes one. Colours and sizes come from
    `segment_rules`, which the style of the windows has; on the felt, put them into the style sheet
    of what the segments stand on.

    Args:
        words: what to write for each value, in their order.
        name: what the choice is about, for a screen reader.
    """

    chosen = Signal(str)

    def __init__(
        self, words: Mapping[str, str], name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QPushButton] = {}
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for value, word in words.items():
            button = QPushButton(word)
            button.setObjectName(value)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setAutoDefault(False)
            # A screen reader toggles the button, which is no click.
            button.toggled.connect(partial(self._take, value))
            row.addWidget(button)
            self.buttons[value] = button
        self._round_ends()
        if self.buttons:
            self.setFocusProxy(next(iter(self.buttons.values())))

    @property
    def value(self) -> str:
        """The value that is shown as chosen; empty if none is."""
        return next((each for each, button in self.buttons.items() if button.isChecked()), "")

    def show_value(self, value: str) -> None:
        """Show this value as chosen."""
        button = self.buttons[value]
        with QSignalBlocker(button):
            button.setChecked(True)
        self.setFocusProxy(button)

    def allow(self, value: str, why_not: str = "") -> None:
        """Let a value be chosen, or not, for the reason `why_not`."""
        button = self.buttons[value]
        button.setEnabled(not why_not)
        button.setToolTip(why_not)
        button.setAccessibleDescription(why_not)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._round_ends()

    def _round_ends(self) -> None:
        """Say of each button where it is seen, which style sheets do not turn round."""
        shown = list(self.buttons.values())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            shown.reverse()
        for number, button in enumerate(shown):
            button.setProperty(_PLACE, _place(number, len(shown)))
            button.style().polish(button)

    def _take(self, value: str, on: bool) -> None:
        if on:
            self.setFocusProxy(self.buttons[value])
            self.chosen.emit(value)


def _place(number: int, count: int) -> str:
    if count == 1:
        return "only"
    return "first" if number == 0 else "last" if number == count - 1 else "middle"
