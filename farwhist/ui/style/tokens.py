"""Colours, sizes of text and measures of the windows, told once, and their palette for Qt.

What lies on the felt takes its colours from the table's theme, which follows felt and contrast.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QColor, QPalette


class Tokens(Struct, frozen=True):
    """The colours of the windows in one look. Every value is a colour that `QColor` understands.

    Text keeps a contrast of 4.5 or more to its ground, a control's border and the focus ring of 3.
    """

    ground: str
    side: str
    """Side lists and the status bar."""
    raised: str
    """Buttons, boxes and menus."""
    field: str
    hairline: str
    """Decoration only; what can be used has `border`."""
    border: str
    text: str
    secondary: str
    primary: str
    primary_pointer: str
    primary_pressed: str
    primary_text: str
    pointer: str
    pressed: str
    selected: str
    selected_text: str
    lit: str
    """The ground of banners and of the row that is running."""
    lit_line: str
    ring: str
    off_text: str
    off_ground: str
    needs: str
    exact: str
    over: str
    tip: str
    tip_text: str


SLOT_LINE: Final = "#5AFFFFFF"
"""The broken line on the felt round the place of the next own card; the first two digits of these
colours say how much covers what is below."""
LOOKING_VEIL: Final = "#B2000000"
"""What lies over the table while an earlier trick, or cards that lie aside, are looked at."""
LOOKING_LINE: Final = "#46FFFFFF"
WEAVE_LIGHT: Final = "#09FFFFFF"
WEAVE_DARK: Final = "#0C000000"
"""The fibres of the felt."""

LIGHT: Final = Tokens(
    ground="#F4F2EC",
    side="#EBE7DD",
    raised="#FBFAF6",
    field="#FFFFFF",
    hairline="#D6D0C3",
    border="#767D85",
    text="#1F2933",
    secondary="#52606D",
    primary="#0B6E4F",
    primary_pointer="#095C42",
    primary_pressed="#07442F",
    primary_text="#FFFFFF",
    pointer="#E9EFEA",
    pressed="#D5E3DB",
    selected="#DCEBE3",
    selected_text="#0B3D2E",
    lit="#FCEFC9",
    lit_line="#8A5A00",
    ring="#8A5A00",
    off_text="#7A828A",
    off_ground="#E4E1D9",
    needs="#1F5FBF",
    exact="#0B6E4F",
    over="#B42318",
    tip="#101418",
    tip_text="#F4F1E8",
)
DARK: Final = Tokens(
    ground="#161B1D",
    side="#101518",
    raised="#1D2426",
    field="#0E1214",
    hairline="#2F3A37",
    border="#77847F",
    text="#F4F1E8",
    secondary="#B9C2BC",
    primary="#6EE7B7",
    primary_pointer="#8BEFC7",
    primary_pressed="#4FCB9B",
    primary_text="#06231A",
    pointer="#243029",
    pressed="#2E3C35",
    selected="#21433A",
    selected_text="#F4F1E8",
    lit="#3A3214",
    lit_line="#FFD166",
    ring="#FFD166",
    off_text="#86918C",
    off_ground="#1A2022",
    needs="#8EC5FF",
    exact="#6EE7B7",
    over="#FFB4A2",
    tip="#F8F6F1",
    tip_text="#1F2933",
)
LIGHT_STRONG: Final = replace(
    LIGHT,
    ground="#FFFFFF",
    side="#FFFFFF",
    raised="#FFFFFF",
    hairline="#000000",
    border="#000000",
    text="#000000",
    secondary="#000000",
    primary="#00452F",
    primary_pointer="#00301F",
    primary_pressed="#001F14",
    selected_text="#000000",
    ring="#6B4300",
    off_text="#4A5158",
    over="#8A0F08",
)
"""High contrast on light ground: black lines and text, nothing in grey."""
DARK_STRONG: Final = replace(
    DARK,
    ground="#000000",
    side="#000000",
    raised="#000000",
    field="#000000",
    hairline="#FFFFFF",
    border="#FFFFFF",
    text="#FFFFFF",
    secondary="#FFFFFF",
    primary="#7CF5C0",
    selected_text="#FFFFFF",
    ring="#FFD84D",
    off_text="#B9C2BC",
    over="#FFC3B5",
)

CHARTS_LIGHT: Final = (
    "#8A5A00", "#1F5FBF", "#B42318", "#0B6E4F", "#7A3EB1", "#3F4A57", "#A0522D", "#00708A",
)  # fmt: skip
CHARTS_DARK: Final = (
    "#FFD166", "#8EC5FF", "#FF9E8A", "#6EE7B7", "#D9B8FF", "#F4F1E8", "#E7C29C", "#6FE0F2",
)  # fmt: skip
"""The lines of charts, which are told apart by more colours than windows have.

The own one is first. Those for a dark ground stand on the felt too.
"""

PAPER: Final = "#FFFFFF"
PAPER_TEXT: Final = "#101418"
"""What is printed, in whatever colours the windows are."""

CONTROL: Final = 34
"""The height of a control in a dialog, in pixels at a text of 100 %."""
FELT_CONTROL: Final = 38
"""The height of a control in a panel on the felt."""
PAGE_ACTION: Final = 44
ROW: Final = 32
LEAST_AREA: Final = 24
"""The least side of what can be clicked."""

RADIUS: Final = 8
PANEL_RADIUS: Final = 14
PLATE_RADIUS: Final = 12

BASE_TEXT: Final = 14
"""Body text and controls in pixels; every other size is a share of it."""
TABLE_HEIGHT: Final = 702
"""The height of the table at a window of 1280 x 800, from which on text on the felt grows."""


def felt_text(px: float, height: float, percent: int = 100) -> int:
    """Return the size in whole pixels that a text of `px` has on a table of this height."""
    return round(px * max(1.0, height / TABLE_HEIGHT) * percent / 100)


TRY_BAR: Final = "#13293B"
TRY_ROW: Final = "#1E3A53"
"""The grounds of what belongs to a line of play that is only tried."""

RED_JOKER: Final = "#C8151B"
"""The sign of a red joker on paper."""

CAUSES_ON_LIGHT: Final = {
    "start": "#0B6E4F", "luck": "#1F5FBF", "bids": "#A8460B", "play": "#A8460B",
    "fell": "#5F6772", "points": "#1F2933",
}  # fmt: skip
CAUSES_ON_DARK: Final = {
    "start": "#6EE7B7", "luck": "#8EC5FF", "bids": "#FFA45C", "play": "#FFA45C",
    "fell": "#B9C2BC", "points": "#F4F1E8",
}  # fmt: skip
"""The parts of a result in the report."""

COACH_ON_DARK: Final = {
    "best": "#6EE7B7",
    "good": "#6EE7B7",
    "slip": "#FFD166",
    "mistake": "#FFA45C",
    "blunder": "#FF7F73",
    "forced": "#8C9893",
}
COACH_ON_LIGHT: Final = {
    "best": "#0B6E4F",
    "good": "#0B6E4F",
    "slip": "#8A5A00",
    "mistake": "#A8460B",
    "blunder": "#B42318",
    "forced": "#5F6772",
}
"""The colours of the coach's words; each has a shape of its own besides."""


Role = QPalette.ColorRole


def palette(colours: Tokens) -> QPalette:
    """Return these colours as a palette."""
    c = colours
    roles = {
        Role.Window: c.ground, Role.WindowText: c.text, Role.Base: c.field,
        Role.AlternateBase: c.raised, Role.Text: c.text, Role.PlaceholderText: c.secondary,
        Role.Button: c.raised, Role.ButtonText: c.text, Role.BrightText: c.over,
        Role.Light: c.raised, Role.Midlight: c.pointer, Role.Mid: c.hairline,
        Role.Dark: c.border, Role.Shadow: c.border, Role.Highlight: c.selected,
        Role.HighlightedText: c.selected_text, Role.Link: c.needs, Role.LinkVisited: c.needs,
        Role.ToolTipBase: c.tip, Role.ToolTipText: c.tip_text, Role.Accent: c.primary,
    }  # fmt: skip
    found = QPalette()
    for role, colour in roles.items():
        found.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText, Role.PlaceholderText):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(c.off_text))
    for role in (Role.Base, Role.Button):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(c.off_ground))
    return found


def is_dark(shown: QPalette) -> bool:
    """Whether a widget with this palette is light on dark.

    The role is one that no style sheet of ours changes on a single widget.
    """
    return shown.color(Role.AlternateBase).lightness() < 128


def tokens_of(shown: QPalette, *, strong: bool = False) -> Tokens:
    """Return the colours that go with a widget of this palette."""
    if is_dark(shown):
        return DARK_STRONG if strong else DARK
    return LIGHT_STRONG if strong else LIGHT
