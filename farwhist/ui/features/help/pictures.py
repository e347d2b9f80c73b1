"""The pictures of the help: drawn by the program, in the player's deck, felt and language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from farwhist.engine.match import Match
from farwhist.rules.catalogue import GAMES
from farwhist.rules.lookup import goal
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.deck.deck import Deck
from farwhist.ui.features.help.moments import MOMENTS, VIEWER, play_to
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.scores.printing import sheet_picture
from farwhist.ui.scores.tally import Scores
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.items.painted_text import font_of
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.measures import CardSize, others
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording.player_names import default_names, shown_names

HIGH: Final = 0.62
"""The height of a table in its widths."""

LEAST: Final = 480
"""The least width that a table is drawn at, in pixels; a narrower picture is made smaller."""

CALLOUT: Final = 11.0
"""The radius of the disc with a number, in pixels."""

WIDEST_PANEL: Final = 420
"""The width of the panel for bids, in pixels, where there is room."""

FONT: Final = 14
"""The size of the text of panels, in pixels."""


class PictureLook(NamedTuple):
    """How pictures are drawn; `felt` is one of those of the preferences."""

    theme: Theme
    deck: Deck
    felt: str


def picture(name: str, look: PictureLook, wide: int, ratio: float) -> QImage:
    """Return a picture that is so many pixels of the screen wide at most.

    Args:
        name: one of `PICTURES`.
        ratio: how many pixels of the picture stand for one of the screen, in each direction.

    Raises:
        KeyError: there is no such picture.
    """
    image = PICTURES[name](look, max(wide, LEAST), ratio)
    if image.width() > wide * ratio:
        image.setDevicePixelRatio(1.0)
        image = image.scaledToWidth(round(wide * ratio), Qt.TransformationMode.SmoothTransformation)
        image.setDevicePixelRatio(ratio)
    return image


def _table(name: str, *, numbered: bool = False) -> Callable[[PictureLook, int, float], QImage]:
    def draw(look: PictureLook, wide: int, ratio: float) -> QImage:
        size = QSizeF(wide, round(HIGH * wide))
        scene, stage = _laid(*play_to(MOMENTS[name]), look, size)
        image = _blank(size, ratio)
        painter = QPainter(image)
        scene.render(painter, QRectF(QPointF(), size), QRectF(QPointF(), size))
        if numbered:
            _number(painter, stage, look.theme)
        painter.end()
        scene.deleteLater()
        return image

    return draw


def _laid(
    rules: Ruleset, match: Match, look: PictureLook, size: QSizeF
) -> tuple[TableScene, ShownTable]:
    """Return a table that shows a match as it stands."""
    seats, theme = rules.seats, replace(look.theme)
    names = tuple(shown_names(default_names(seats, VIEWER)))
    scene = TableScene(theme, CardImages(theme, deck=look.deck))
    scene.set_felt(look.felt, texture=False)
    stage = ShownTable(scene, theme)
    stage.cards = CardSize(1 / look.deck.look.ratio)
    stage.put(ShownMatch(VIEWER, names, rules=rules), match.view(VIEWER))
    stage.waiting = tuple(each.seat for each in match.decisions)
    stage.set_size(size.width(), size.height())
    stage.settle()
    return scene, stage


def _number(painter: QPainter, stage: ShownTable, theme: Theme) -> None:
    """Write the numbers that the text below the picture explains."""
    layout, scene = stage.layout(), stage.scene
    plates, last = layout.plates, layout.last_trick
    first = layout.poses[stage.hand()[0]]
    across = others(VIEWER, len(plates))[1]
    led = layout.poses[stage.view.trick[0][1]]
    trump, total = scene.trump.written(), scene.sum.covers()
    places = [
        QPointF(first.x - first.width / 2 - 1.6 * CALLOUT, first.y - first.height / 4),
        QPointF(plates[VIEWER].x, plates[VIEWER].y),
        QPointF(plates[across].x, plates[across].bottom),
        QPointF(led.x - led.width / 2, led.y),
        QPointF(trump.right + 2 * CALLOUT, trump.y + CALLOUT),
        QPointF(total.right + 2 * CALLOUT, total.y + CALLOUT),
        QPointF(last.right - CALLOUT, last.bottom),
    ]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font_of(round(1.2 * CALLOUT), bold=True))
    for number, place in enumerate(places, 1):
        painter.setPen(QColor(theme.ink))
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(place, CALLOUT, CALLOUT)
        disc = QRectF(place.x() - CALLOUT, place.y() - CALLOUT, 2 * CALLOUT, 2 * CALLOUT)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))


def _plates(look: PictureLook, wide: int, ratio: float) -> QImage:
    """Return the plate of the viewer when the deal begins, and after some tricks."""
    size = QSizeF(wide, round(HIGH * wide))
    parts = []
    for name in ("bids", "table"):
        scene, stage = _laid(*play_to(MOMENTS[name]), look, size)
        plate = stage.layout().plates[VIEWER]
        parts.append((scene, QRectF(plate.x - 8, plate.y - 8, plate.w + 16, plate.h + 16)))
    gap = 40.0
    whole = QSizeF(sum(part.width() for _, part in parts) + gap, parts[0][1].height())
    image = _blank(whole, ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    x = 0.0
    for scene, part in parts:
        scene.render(painter, QRectF(QPointF(x, 0), part.size()), part)
        x += part.width() + gap
        scene.deleteLater()
    middle = QPointF(parts[0][1].width() + gap / 2, whole.height() / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.theme.accent))
    painter.drawPolygon([middle + QPointF(-8, -9), middle + QPointF(9, 0), middle + QPointF(-8, 9)])
    painter.end()
    return image


def _bids(look: PictureLook, wide: int, ratio: float) -> QImage:
    _, match = play_to(MOMENTS["bids"])
    decision = next(each for each in match.decisions if each.seat == VIEWER)
    parent = QWidget()
    panel = BidPanel(
        look.theme,
        FONT,
        parent,
        decision=decision,
        size=match.position.size,
        sealed=None,
        why_not=lambda number: "",
    )
    panel.choose(2)
    parent.resize(wide, wide)
    panel.ensurePolished()
    panel.fit(Rect(0, 0, min(wide, WIDEST_PANEL), wide))
    image = _blank(QSizeF(panel.size()), ratio)
    image.fill(Qt.GlobalColor.transparent)
    panel.render(image)
    parent.deleteLater()
    return image


def _sheet(look: PictureLook, wide: int, ratio: float) -> QImage:
    rules, match = play_to(MOMENTS["sheet"])
    names = shown_names(default_names(rules.seats, VIEWER))
    order = [VIEWER, *others(VIEWER, rules.seats)]
    scores = Scores(
        "", match.position, names, order, rules.explained, rules.deal_count, rules.kind,
        players=names, viewer=VIEWER, goal=goal(rules),
    )  # fmt: skip
    return sheet_picture(scores, ratio)


def _blank(size: QSizeF, ratio: float) -> QImage:
    pixels = QSizeF(size.width() * ratio, size.height() * ratio).toSize()
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    return image


def _games(names: Iterable[str]) -> dict[str, Callable[[PictureLook, int, float], QImage]]:
    return {name: _table(name) for name in names}


PICTURES: Final = {
    "plates": _plates,
    "bids": _bids,
    "sheet": _sheet,
    **_games(GAMES),
    "table": _table("table", numbered=True),
}
"""Who draws each picture, by the name that stands in a page."""
