"""Pictures and deals of the help, drawn from positions of real matches."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from farwhist import bots, places, self_play
from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.moves import read as move_of
from farwhist.engine.position import Position
from farwhist.rules import deal_code
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.deal_text import DealText
from farwhist.rules.lookup import goal
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.deck.deck import Deck
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

FILE: Final = "positions.toml"

FIELDS: Final = frozenset({"code", "best", "note"})
"""What an entry may say; `code` must be there."""


class BadHelpDeal(ValueError):
    """An entry that is missing or damaged; the text names the file and the entry."""


class HelpDeal(Struct, frozen=True):
    """A position at which somebody must choose, or a worked deal: a finished one.

    Args:
        name: what links call it; it begins with the page of its game.
        best: the moves that are advised, none for a worked deal.
        seat: who has to choose; 0 for a worked deal.
        note: why, in English, for whoever tends the file.
    """

    name: str
    text: DealText
    best: tuple[Move, ...]
    seat: Seat
    note: str = ""

    @property
    def worked(self) -> bool:
        """Whether it is a finished deal."""
        return not self.best


def entries(path: Path | None = None) -> Mapping[str, Any]:
    """Return the entries of the file as they stand there, by name.

    Raises:
        BadHelpDeal: the file is missing, or no TOML.
    """
    try:
        file = path or places.resource("help", FILE)
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadHelpDeal(f"{FILE}: {problem}") from None


def find(name: str, path: Path | None = None) -> HelpDeal:
    """Return the deal of this name.

    Raises:
        BadHelpDeal: there is none, or it is damaged.
    """
    known = entries(path)
    if name not in known:
        raise BadHelpDeal(f"{FILE}: there is no [{name}].")
    try:
        return _read(name, known[name])
    except (BadDeal, ValueError) as problem:
        raise BadHelpDeal(f"{FILE}: [{name}]: {problem}") from None


def _read(name: str, entry: object) -> HelpDeal:
    """Return the deal of an entry; raises ValueError or BadDeal."""
    if not isinstance(entry, dict) or not isinstance(entry.get("code"), str):
        raise ValueError("an entry needs a code.")
    if unknown := sorted(set(entry) - FIELDS):
        raise ValueError(f"“{unknown[0]}” means nothing.")
    given, note = entry.get("best", []), entry.get("note", "")
    texts = isinstance(given, list) and all(isinstance(each, str) for each in given)
    if not texts or not isinstance(note, str):
        raise ValueError("best is a list of texts, and note a text.")
    text = deal_code.read(entry["code"])
    match = text.match()
    if "best" not in entry:
        if not match.position.results:
            raise ValueError("the deal is not finished, and nothing is said to be best.")
        return HelpDeal(name, text, (), 0, note)
    asked = next((each for each in match.decisions if not each.settled), None)
    if match.over or asked is None:
        raise ValueError("the deal is over, so nothing can be best.")
    best = tuple(map(move_of, given))
    if not best or not set(best) <= set(asked.moves):
        raise ValueError(f"best are not moves of seat {asked.seat}.")
    return HelpDeal(name, text, best, asked.seat, note)


VIEWER: Final = 0
"""The seat whose cards are seen."""

SEATS: Final = 4

LEVEL: Final = "beginner"
"""Who plays up to the moment: without thinking, so that a picture is there at once."""

FEWEST: Final = 6
"""A picture of a game shows a deal of at least so many cards."""

Stop = Callable[[Position], bool]


class Moment(NamedTuple):
    """A match that is played until the viewer is asked and `stop` says so."""

    preset: str
    seed: int
    stop: Stop


def in_play(view: Position) -> bool:
    """Stop where two tricks are over and two cards lie, or one of two players, or few are held."""
    if view.size < FEWEST:
        return False
    if len(view.tricks) >= 2:
        return len(view.trick) >= min(2, len(view.active) - 1)
    return view.owner is not None and not view.trick and len(view.hands[VIEWER]) < view.size - 1


def bids(deal: int) -> Stop:
    """Stop before anybody has bid in a deal."""
    return lambda view: view.deal == deal and not any(view.ready) and not view.tricks


def of_game(game: str) -> Moment:
    """Return the moment that shows a game."""
    return Moment(GAMES[game].presets[0].id, 4, in_play)


_FIRST: Final = next(iter(GAMES))

MOMENTS: Final = {
    "table": Moment(_FIRST, 1, lambda view: view.deal == 4 and in_play(view)),
    "bids": Moment(_FIRST, 1, bids(4)),
    "sheet": Moment(_FIRST, 11, bids(6)),
    **{game: of_game(game) for game in GAMES},
}
"""By the name of the picture; each game has one under its id."""


@cache
def play_to(moment: Moment) -> tuple[Ruleset, Match]:
    """Return the rules of a match, and the match at its moment, which is played once.

    Raises:
        RuntimeError: the match ends before.
    """
    seats = min(SEATS, PRESETS[moment.preset].most_seats)
    rules = ruleset(moment.preset, seats, {})
    match = Match(rules, moment.seed)
    players = [bots.make(LEVEL, rules) for _ in range(seats)]
    sources = [chance.source(moment.seed, 0, seat) for seat in range(seats)]
    stops = _asked(match) and moment.stop(match.position)
    for _ in () if stops else self_play.moves(match, players, sources.__getitem__):
        if _asked(match) and moment.stop(match.position):
            return rules, match
    if not stops:
        raise RuntimeError("the match ends before the picture")
    return rules, match


def _asked(match: Match) -> bool:
    return any(each.seat == VIEWER and not each.settled for each in match.decisions)


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
