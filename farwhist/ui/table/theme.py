"""Colours of the table and its panels, and the felt that is painted in them."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLineF, QObject, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
    QRadialGradient,
)

from farwhist.engine.cards import Suit
from farwhist.ui.style.sheet import panel_sheet
from farwhist.ui.style.tokens import LIGHT, LIGHT_STRONG, WEAVE_DARK, WEAVE_LIGHT, palette

GOLD: Final = ("#FFD166", "#FFE6A8")
SILVER: Final = ("#C9D1D3", "#E4E9EA")
BRONZE: Final = ("#D19A66", "#E6BC93")
"""The blocks of the podium, and their lids."""
GOLD_EDGE: Final = "#C9A24A"
"""The rim of what is made of gold."""
RIBBON: Final = "#8E1F2E"
"""What a medal hangs on."""
FLAME: Final = "#E4572E"
"""The fire in the picture of a game."""

FELTS: Final[dict[str, dict[str, str]]] = {
    "green": {},
    "navy": {"felt_centre": "#24466B", "felt_edge": "#12263F", "avatar": "#3D4F6E"},
    "burgundy": {"felt_centre": "#6B2737", "felt_edge": "#3D141E", "avatar": "#5B3A4A"},
    "charcoal": {"felt_centre": "#3C4248", "felt_edge": "#1E2226", "avatar": "#4A5560"},
    "daylight": {"felt_centre": "#387159", "felt_edge": "#2F6450"},
}
"""By key, what differs from the green salon."""


class Theme(Struct):
    """One look of the table. Every value is a colour that `QColor` understands.

    The default is the green salon with the four-colour deck, whose suits keep a CIEDE2000
    difference of 19 or more for the three common kinds of colour blindness.
    """

    felt_centre: str = "#1F5A44"
    felt_edge: str = "#103A2C"
    text: str = "#F4F1E8"
    secondary: str = "#B9C2BC"
    plate: str = "#101418"
    avatar: str = "#33515E"
    accent: str = "#FFD166"
    needs: str = "#8EC5FF"
    exact: str = "#6EE7B7"
    over: str = "#FFB4A2"
    paper: str = "#FBF8F1"
    ink: str = "#101418"
    veil: str = "#590B1F18"
    back: str = "#1B2F57"
    panel: str = "#F8F6F1"
    panel_text: str = "#1F2933"
    panel_secondary: str = "#52606D"
    panel_line: str = "#6B7280"
    action: str = "#0B6E4F"
    action_text: str = "#FFFFFF"
    bar: str = "#12181A"
    """The ground of the toolbar."""
    bar_text: str = "#E6E9E4"
    bar_line: str = "#2B3633"
    bar_on: str = "#2E2E1E"
    """The ground of what is switched on in the toolbar."""
    hairline: str = "#33423C"
    """Lines on dark plates that only divide."""
    control_line: str = "#77847F"
    """The edge of what can be used on a dark plate."""
    pointer: str = "#243029"
    pressed: str = "#2E3C35"
    own_row: str = "#1D3A30"
    lit_row: str = "#332D14"
    """The ground of the running deal, and of a plate whose bid was exact."""
    off: str = "#6F7A76"
    felt_text: str = "#D5DCD6"
    """Secondary text on the bare felt."""
    their_side: str = "#9CC7FF"
    """The colour of the other side, where two play against two; that of the own is `accent`."""
    felt_needs: str = "#B5DAFF"
    felt_over: str = "#FFC9BC"
    panel_needs: str = "#1F5FBF"
    panel_exact: str = "#0B6E4F"
    panel_over: str = "#B42318"
    panel_hint: str = "#B07A00"
    """The ring round what a hint recommends."""
    bar_chance: str = "#5E8F7C"
    """The bars of a hint on a dark plate, but for the best one."""
    suits: dict[Suit, str] = field(
        default_factory=lambda: {
            Suit.SPADES: "#0E1116",
            Suit.HEARTS: "#C8151B",
            Suit.DIAMONDS: "#1B35C4",
            Suit.CLUBS: "#00816E",
        }
    )
    plate_suits: dict[Suit, str] = field(
        default_factory=lambda: {
            Suit.SPADES: "#F4F1E8",
            Suit.HEARTS: "#FF8A80",
            Suit.DIAMONDS: "#8EA8FF",
            Suit.CLUBS: "#5FD3BC",
        }
    )
    """The suits' colours on dark plates and on the felt."""
    strong: bool = False
    """High contrast: opaque plates, thick borders, and illegal cards hatched."""

    def copy(self) -> Theme:
        """Return another theme that looks the same."""
        return replace(self)

    def become(self, other: Theme) -> None:
        """Take on the look of `other`; whatever holds this theme must be drawn again."""
        for each in self.__struct_fields__:
            setattr(self, each, getattr(other, each))


def high_contrast_theme() -> Theme:
    """Return the theme with plain black felt, opaque plates and hatched illegal cards."""
    return Theme(
        felt_centre="#0A0C0B",
        felt_edge="#0A0C0B",
        text="#FFFFFF",
        secondary="#FFFFFF",
        plate="#000000",
        avatar="#000000",
        accent="#FFD84D",
        needs="#9CD0FF",
        exact="#7CF5C0",
        over="#FFC3B5",
        paper="#FFFFFF",
        ink="#000000",
        panel="#FFFFFF",
        panel_text="#000000",
        panel_secondary="#000000",
        panel_line="#000000",
        action="#00452F",
        bar="#000000",
        bar_text="#FFFFFF",
        bar_line="#FFFFFF",
        bar_on="#332D14",
        hairline="#FFFFFF",
        control_line="#FFFFFF",
        pointer="#2E3C35",
        pressed="#3F5047",
        own_row="#12372A",
        lit_row="#3A3214",
        off="#B9C2BC",
        felt_text="#FFFFFF",
        felt_needs="#9CD0FF",
        felt_over="#FFC3B5",
        panel_needs="#0B3A86",
        panel_exact="#00452F",
        panel_over="#8A0F08",
        panel_hint="#7A4E00",
        bar_chance="#B9C2BC",
        strong=True,
    )


def panel_style(theme: Theme, size: int) -> str:
    """Return the style sheet of the panels on the felt, for text of `size` pixels."""
    colours = replace(
        LIGHT_STRONG if theme.strong else LIGHT,
        ground=theme.panel,
        raised="#FFFFFF",
        text=theme.panel_text,
        secondary=theme.panel_secondary,
        border=theme.panel_line,
        primary=theme.action,
    )
    return panel_sheet(colours, size, line=theme.ink, strong=theme.strong)


def panel_palette(theme: Theme) -> QPalette:
    """Return the palette of the panels on the felt, light in every look of the windows."""
    return palette(LIGHT_STRONG if theme.strong else LIGHT)


TILES: Final = (113, 167)
DENSITY: Final = 0.04
"""Fibres a square pixel of each tile; two tiles whose seams never meet show no pattern."""


def themed(theme: Theme, felt: str) -> Theme:
    """Return `theme` with this felt; the plates keep their colours, so texts stay readable."""
    plain = Theme()
    green = {name: getattr(plain, name) for name in ("felt_centre", "felt_edge", "avatar")}
    return replace(theme, **{**green, **FELTS[felt]})


def lay(painter: QPainter, area: QRectF, theme: Theme, texture: Sequence[QPixmap] = ()) -> None:
    """Paint the felt of `theme` over `area`, light in the middle; in high contrast it is plain."""
    if theme.strong:
        _fill(painter, area, QBrush(QColor(theme.felt_edge)))
        return
    glow = QRadialGradient(
        area.center().x(), 0.46 * area.height(), 0.62 * max(area.width(), area.height(), 1)
    )
    glow.setColorAt(0, QColor(theme.felt_centre))
    glow.setColorAt(1, QColor(theme.felt_edge))
    _fill(painter, area, QBrush(glow))
    for tile in texture:
        painter.fillRect(area, QBrush(tile))


def _fill(painter: QPainter, area: QRectF, brush: QBrush) -> None:
    """Fill as `fillRect` does, which first reads all enumerations that its forms might be given."""
    path = QPainterPath()
    path.addRect(area)
    painter.fillPath(path, brush)


class _Woven(QObject):
    """The tiles of a running application: they are always the same, and take their time."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        rng = Random("felt")
        self.tiles = tuple(_tile(rng, side) for side in TILES)


def fibres() -> tuple[QPixmap, ...]:
    """Return the textures that lie over each other, always the same: tiles of short fibres."""
    app = QCoreApplication.instance()
    assert app is not None
    return (app.findChild(_Woven) or _Woven(app)).tiles


def _tile(rng: Random, side: int) -> QPixmap:
    """Return a tile whose fibres go on at the opposite edge."""
    light: list[QLineF] = []
    dark: list[QLineF] = []
    for number in range(round(DENSITY * side * side)):
        x, y = side * rng.random(), side * rng.random()
        length, turn = 2 + 4 * rng.random(), pi * rng.random()
        across, down = length * cos(turn), length * sin(turn)
        strokes = light if number % 2 else dark
        for left in (x, x - side) if x + length > side or x < length else (x,):
            for top in (y, y - side) if y + length > side or y < length else (y,):
                strokes.append(QLineF(left, top, left + across, top + down))
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, strokes in ((WEAVE_LIGHT, light), (WEAVE_DARK, dark)):
        painter.setPen(QPen(QColor(colour), 0.8))
        painter.drawLines(strokes)
    painter.end()
    return tile
