"""The rows of the panel that sums up a deal: what everybody did, scored, and stands at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from farwhist.engine.cards import Seat
from farwhist.rules.kind import SummaryText
from farwhist.rules.scoring.parts import tidy
from farwhist.rules.sides import met, side_of
from farwhist.ui.avatars import picture
from farwhist.ui.panels.summary_parts import Line
from farwhist.ui.scores import tally
from farwhist.ui.scores.score_words import contract_words, why
from farwhist.ui.scores.tally import Scores
from farwhist.ui.style.text import cut_name
from farwhist.ui.style.tips import name_sign
from farwhist.ui.style.tokens import LIGHT
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.deals import without_bids
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts, signed
from farwhist.ui.wording.number_words import number as points

translate = QCoreApplication.translate


class RowText(Struct, frozen=True):
    """What somebody did, a mark with a word for it, and how far off it was: None has no colour."""

    did: str
    mark: str = ""
    away: int | None = None
    brief: str = ""
    """What is enough of the mark where there is little room; without it, the whole mark."""
    counts: str = ""
    """What was taken of what was bid, as on the plates: enough where there is less room still."""


class SummaryRow(Struct, frozen=True):
    """One player or side: its place now, how many places it rose, and where it stood before."""

    column: int
    members: tuple[Seat, ...]
    place: int
    was: int
    rose: int
    own: bool
    text: RowText


def summary_rows(scores: Scores, human: Seat) -> list[SummaryRow]:
    """Return the rows of the deal that was scored last, from the first place down."""
    view, result, detail = scores.view, scores.results[-1], DETAILS[scores.kind.summary]
    columns = [each for each in scores.order if scores.kind.points or result.dealt[each]]
    places = tally.places(result.totals, low=scores.low)
    before = [tidy(total - new) for total, new in zip(result.totals, result.points, strict=True)]
    old = tally.places(before, low=scores.low)
    if scores.kind.points:
        columns.sort(key=lambda each: (places[each], each))
    was = sorted(columns, key=lambda each: (old[each], each)) if scores.kind.points else columns
    own = side_of(view, human)
    return [
        SummaryRow(
            column=each,
            members=tuple(tally.members_of(view, range(view.seats), each)),
            place=places[each] if scores.kind.points else 0,
            was=was.index(each),
            rose=tally.place_change(scores.results, each, low=scores.low),
            own=each == own,
            text=detail(scores, each),
        )
        for each in columns
    ]


def _bid_and_took(bid: str, taken: str) -> str:
    return translate("Summary", "bid {bid}, took {taken}").format(bid=bid, taken=taken)


def _bids(scores: Scores, column: int) -> RowText:
    result = scores.results[-1]
    bid, taken = result.bids[column], result.taken[column]
    if bid is None:
        return RowText(translate("Summary", "sat out"))
    away = taken - bid
    sign = number_words.difference_mark(away)
    mark = f"{sign} {number_words.difference_words(away)}"
    return RowText(_bid_and_took(str(bid), str(taken)), mark, away, sign, f"{taken}/{bid}")


def _bags(scores: Scores, column: int) -> RowText:
    view, result = scores.view, scores.results[-1]
    if without_bids(result):
        return _tricks(scores, column)
    bids = [str(bid or 0) for bid in tally.members_of(view, result.bids, column)]
    taken = [str(each) for each in tally.members_of(view, result.taken, column)]
    away = tally.away_of(scores, len(scores.results) - 1, column)
    bags = translate("Summary", "bags: {count}").format(count=result.bags[column])
    sign = "" if away is None else number_words.difference_mark(away) + " "
    did = _bid_and_took("+".join(bids), "+".join(taken))
    counts = f"{sum(map(int, taken))}/{sum(map(int, bids))}"
    return RowText(did, sign + bags, away, counts=counts)


def _calls(scores: Scores, column: int) -> RowText:
    """Tricks above the bid are no miss."""
    result = scores.results[-1]
    bid, taken = result.bids[column] or 0, result.taken[column]
    away = tally.away_of(scores, len(scores.results) - 1, column) or 0
    sign = number_words.difference_mark(away)
    word = translate("Summary", "set") if away else translate("Summary", "made")
    return RowText(
        _bid_and_took(str(bid), str(taken)), f"{sign} {word}", away, sign, f"{taken}/{bid}"
    )


def _tricks(scores: Scores, column: int) -> RowText:
    result = scores.results[-1]
    did = Counts.tricks(tally.tricks_of(scores.view, result.taken, column))
    if not result.games:
        return RowText(did)
    text = translate("Summary", "game {points}, won {games}")
    told = text.format(points=points(result.game[column]), games=result.games[column])
    return RowText(did, told, brief=f"{points(result.game[column])}")


def _staying(scores: Scores, column: int) -> RowText:
    view = scores.view
    did = _tricks(scores, column).did
    if scores.results[-1].points[column]:
        return RowText(did, translate("Summary", "wins"), 0)
    if column not in view.alive:
        return RowText(did, translate("Summary", "out"), 1)
    if column in view.single:
        return RowText(did, translate("Summary", "last chance"), -1)
    return RowText(did, translate("Summary", "stays in"), 0)


def _cards(scores: Scores, column: int) -> RowText:
    left = len(scores.view.hands[column])
    return RowText(translate("Summary", "cards left: {count}").format(count=left))


def _alliances(scores: Scores, column: int) -> RowText:
    """What a player took, and what he has made or not."""
    result = scores.results[-1]
    did = _tricks(scores, column).did
    made = result.contract
    if made is None or column not in result.declaring:
        return RowText(did)
    away = 0 if met(result) else -1
    sign = number_words.difference_mark(away)
    return RowText(did, f"{sign} {contract_words(made)}", away, sign)


DETAILS: Final[Mapping[SummaryText, Callable[[Scores, int], RowText]]] = {
    "bids": _bids,
    "bags": _bags,
    "calls": _calls,
    "tricks": _tricks,
    "staying": _staying,
    "cards": _cards,
    "alliances": _alliances,
}


class FaceLabel(QLabel):
    """Shows portraits in its middle. A plain label draws no more pixels than the screen has."""

    def __init__(self) -> None:
        super().__init__()
        self._faces = QPixmap()

    def show_faces(self, faces: QPixmap) -> None:
        """Show these."""
        self._faces = faces
        self.setPixmap(faces)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        size = self._faces.deviceIndependentSize()
        painter = QPainter(self)
        x, y = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
        painter.drawPixmap(round(x), round(y), self._faces)
        painter.end()


PLACE, CHANGE, PORTRAIT, NAME, DID, MARK, POINTS, TOTAL = range(8)
"""The columns."""

CLOSER: Final = {CHANGE: 0.0, POINTS: 0.72, TOTAL: 0.7}
"""What columns keep of their width where there is little room."""

OWN_ROW = LIGHT.lit

EDGES = {PLACE: "padding-left: 10px;", TOTAL: "padding-right: 10px;"}
"""The row of the player has a ground, which its texts do not touch."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Cell(Struct, frozen=True):
    """A label of a row: how large it is beside the text of the panel, and its colour."""

    label: QLabel
    column: int
    size: float
    bold: bool
    colour: str
    whole: str
    brief: str


class SummaryTable:
    """A row for each player or side: place, portrait, name, what was done, points and sum.

    Attributes:
        grid: where the rows stand.
        lines: what of each row moves when points are counted.
        names: the names, row by row.
        sums: the sums, by their columns in the scores.
    """

    def __init__(self, theme: Theme, scores: Scores, human: Seat, avatars: Sequence[int]) -> None:
        self.theme, self.scores = theme, scores
        self.grid = QGridLayout()
        self.grid.setVerticalSpacing(0)
        self.grid.setColumnStretch(NAME, 1)
        self.names: list[QLabel] = []
        self.sums: dict[int, QLabel] = {}
        self._avatars = avatars
        self._portraits: list[tuple[FaceLabel, Sequence[Seat]]] = []
        self._cells: list[_Cell] = []
        self._side, self._ratio = 0, 1.0
        self._widths: dict[int, int] = {}
        self.rows = summary_rows(scores, human)
        self.lines = [self._line(number, row) for number, row in enumerate(self.rows)]

    def resize(self, font: int, high: int) -> None:
        """Write all texts beside text of this size, in rows so high."""
        most = min(1.0, high / (1.9 * font))
        for cell in self._cells:
            larger = max(1.0, cell.size * most) if cell.size > 1 else cell.size
            looks = (
                f"color: {cell.colour}; font-size: {round(font * larger)}px;"
                f" font-weight: {700 if cell.bold else 400}; {EDGES.get(cell.column, '')}"
            )
            if looks != cell.label.styleSheet():  # Qt reads it anew in any case
                cell.label.setStyleSheet(looks)
        for number in range(len(self.rows)):
            self.grid.setRowMinimumHeight(number, high)
        for column, width in ((PLACE, 1.9), (CHANGE, 1.7), (POINTS, 4.2), (TOTAL, 4.6)):
            self._widths[column] = round(width * font) if self.sums else 0

    def shorten_names(self, over: float, letters: int = 0) -> None:
        """Let long names lose their members, or end in dots: the column by `over` pixels narrower.

        They keep half of what the longest one needs, and so many `letters`; with 0 all are whole.
        """
        names = [cell for cell in self._cells if cell.column == NAME]
        for cell in names:
            cell.label.ensurePolished()
        wide = {
            cell.whole: cell.label.fontMetrics().horizontalAdvance(cell.whole) for cell in names
        }
        longest = max(wide.values(), default=0)
        fair = max(
            (letters * cell.label.fontMetrics().averageCharWidth() for cell in names), default=0
        )
        room = max(longest - over - 2, longest / 2, fair) if over else longest
        for cell in names:
            short = wide[cell.whole] > room
            side, _, members = cell.whole.partition(" (")
            kept = side if members else cell.whole
            text = cut_name(kept, cell.label.fontMetrics(), room)
            cell.label.setText(text if short else cell.whole)
            cell.label.setToolTip(cell.whole if short else "")
            cell.label.setAccessibleName(cell.whole if short else "")

    def leave_out(self, much: int) -> None:
        """Leave out nothing, what matters least, words, or all but names, marks and points.

        Points stand closer together as soon as anything is left out, so that names have room.
        """
        short, brief, least = much > 0, much > 1, much > 2
        for column, width in self._widths.items():
            part = CLOSER.get(column, 1.0) if short else 1.0
            self.grid.setColumnMinimumWidth(column, round(part * width))
        for cell in self._cells:
            if cell.column == CHANGE:
                cell.label.setVisible(not short)
            elif cell.column == DID:
                cell.label.setVisible(not least)
                cell.label.setText(cell.brief if brief else cell.whole)
                cell.label.setToolTip(cell.whole if brief else "")
                cell.label.setAccessibleName(cell.whole if brief else "")
            elif cell.column == MARK:
                text = cell.brief if short and self.sums else cell.whole
                sign, _, words = text.partition(" ")
                cell.label.setText(sign if brief and words and len(sign) == 1 else text)
                cell.label.setToolTip(cell.whole if short else "")

    def draw_portraits(self, side: int, ratio: float) -> None:
        """Show the portraits so large; partners overlap. At 0 there are none."""
        if side == self._side:
            return
        self._side, self._ratio = side, ratio
        for label, members in self._portraits:
            label.setVisible(bool(side))
            if side:
                label.show_faces(self._faces(members, side))

    def draw_again(self, ratio: float) -> None:
        """Draw the portraits for a screen of this ratio."""
        side, self._side = self._side, -1
        self.draw_portraits(side, ratio)

    def _faces(self, members: Sequence[Seat], side: int) -> QPixmap:
        ratio = self._ratio
        step = 0.62 * side
        wide = round(side + step * (len(members) - 1))
        found = QPixmap(round(wide * ratio), round(side * ratio))
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        for number, seat in enumerate(members):
            painter.drawPixmap(round(number * step), 0, picture(self._avatars[seat], side, ratio))
        painter.end()
        return found

    def _line(self, number: int, row: SummaryRow) -> Line:
        scores, result = self.scores, self.scores.results[-1]
        parts: list[QWidget] = []
        if row.own:
            parts.append(self._own_ground(number))
        portrait = FaceLabel()
        self.grid.addWidget(portrait, number, PORTRAIT)
        self._portraits.append((portrait, row.members))
        text = row.text
        grey = self.theme.panel_secondary
        mark = grey if text.away is None else self._colour(text.away)
        name = self._put(number, NAME, scores.names[row.column], 1.07, bold=row.own)
        self.names.append(name)
        parts += [
            portrait,
            name,
            self._put(number, DID, text.did, 0.93, colour=grey, brief=text.counts),
            self._put(number, MARK, text.mark, 0.95, bold=True, colour=mark, brief=text.brief),
        ]
        if scores.kind.points:
            parts += self._counted(number, row)
        after = result.totals[row.column]
        before = after - result.points[row.column]
        return Line(parts, row.was, number, self.sums.get(row.column), before, after)

    def _counted(self, number: int, row: SummaryRow) -> list[QWidget]:
        """Write place, change, points and sum."""
        scores, result = self.scores, self.scores.results[-1]
        gained = result.points[row.column]
        good = gained != 0 and (gained < 0) is scores.low
        colour = self._colour(0 if good else 1) if gained else self.theme.panel_secondary
        got = self._put(number, POINTS, signed(gained), 1.28, bold=True, colour=colour)
        got.setToolTip(why(scores, len(scores.results) - 1, row.column))
        total = self._put(number, TOTAL, points(result.totals[row.column]), 1.57, bold=True)
        self.sums[row.column] = total
        for label in (got, total):
            label.setAlignment(_RIGHT)
        moved = self._colour(int(row.rose < 0)) if row.rose else self.theme.panel_secondary
        place = self._put(number, PLACE, str(row.place), 1.14, bold=True)
        change = self._put(number, CHANGE, _moved(row.rose), 0.85, colour=moved)
        name_sign(change, _moved_words(row.rose))
        place.setToolTip(translate("Summary", "Place"))
        total.setToolTip(translate("Summary", "Points in the match so far"))
        return [got, total, place, change]

    def _own_ground(self, number: int) -> QFrame:
        ground = QFrame()
        ground.setObjectName("own")
        edge = f"2px solid {self.theme.ink}" if self.theme.strong else "none"
        colour = self.theme.panel if self.theme.strong else OWN_ROW
        ground.setStyleSheet(
            f"QFrame#own {{ background: {colour}; border: {edge}; border-radius: 10px; }}"
        )
        self.grid.addWidget(ground, number, 0, 1, TOTAL + 1)
        ground.lower()
        return ground

    def _put(
        self,
        row: int,
        column: int,
        text: str,
        size: float,
        *,
        bold: bool = False,
        colour: str = "",
        brief: str = "",
    ) -> QLabel:
        label = QLabel(text)
        label.setAlignment(_LEFT)
        self.grid.addWidget(label, row, column)
        colour = colour or self.theme.panel_text
        self._cells.append(_Cell(label, column, size, bold, colour, text, brief or text))
        return label

    def _colour(self, away: int) -> str:
        """Return the colour for tricks taken above or below the bid."""
        if away == 0:
            return self.theme.panel_exact
        return self.theme.panel_needs if away < 0 else self.theme.panel_over


def _moved(rose: int) -> str:
    """Return by how many places somebody rose or fell."""
    return f"▲{rose}" if rose > 0 else f"▼{-rose}" if rose else "–"


def _moved_words(rose: int) -> str:
    """Return the same in words."""
    if not rose:
        return translate("Summary", "The same place as before")
    return Counts.places_up(rose) if rose > 0 else Counts.places_down(-rose)
