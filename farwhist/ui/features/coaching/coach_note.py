"""What the summary of a deal says of its decisions: counted, in words, and drawn."""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.bots.judging.verdict import BLAME, Unit, Verdict
from farwhist.ui.features.coaching.judging import Judging
from farwhist.ui.panels.summary_parts import SummaryNote
from farwhist.ui.review import coach_words
from farwhist.ui.review.coach_words import likely
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.verdict_card import colour, draw_mark
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.text import SentenceLabel
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, sentence

translate = QCoreApplication.translate


CALLS = ("bid", "trump", "call")
"""The kinds of choices before the first card."""


class DealSplit(Struct, frozen=True):
    """The points of a deal: what the own decisions cost, and what all else gave.

    `unit` tells what losses are; `points` is None where a deal has no points to split. `called` and
    `played` are the losses of what was bid or called and of the cards, `worst` is the dearest
    choice that is blamed, with its step. `called_any` tells whether anything was bid or called, and
    `blamed_calls` whether any of that is blamed. Of `choices` that were judged, `best` were the
    best. `off` is how many tricks above an exact bid were taken, None where there was none to meet,
    and `last` the last card that was chosen.
    """

    unit: Unit
    points: float | None
    called: float
    played: float
    worst: tuple[int, Verdict] | None
    called_any: bool
    blamed_calls: bool
    choices: int
    best: int
    off: int | None = None
    last: Verdict | None = None

    @property
    def decisions(self) -> float:
        """What the decisions gave: nothing at best."""
        return -(self.called + self.played)

    @property
    def well_played(self) -> float | None:
        """The chance with the last card that was chosen, if the bid was missed by bad luck alone.

        Nothing is blamed then, and the bid was likely to be met when there was something to choose
        for the last time. None elsewhere.
        """
        last = self.last
        if not self.off or self.worst is not None or last is None or last.share != "exact":
            return None
        return last.choices[last.played].share if likely(last) else None

    @property
    def cards_and_others(self) -> float | None:
        """What remains of the points."""
        return None if self.points is None else self.points - self.decisions


def split(
    verdicts: Mapping[int, Verdict], points: float | None, off: int | None = None
) -> DealSplit | None:
    """Return the split of a deal with these points, more being better; None without a choice.

    `off` is how many tricks above an exact bid were taken, None where there was none to meet.

    Where some choices are told in points and some in the chance to win the match, the points are
    split, and the others are left out.
    """
    chosen = {step: each for step, each in verdicts.items() if not each.forced}
    if not chosen:
        return None
    units = {each.unit for each in chosen.values()}
    unit: Unit = "points" if "points" in units else "match"
    told = {step: each for step, each in chosen.items() if each.unit == unit}
    called = [each for each in told.values() if each.kind in CALLS]
    played = [each for each in told.values() if each.kind not in CALLS]
    blamed = [(step, each) for step, each in told.items() if each.word in BLAME]
    return DealSplit(
        unit,
        points if unit == "points" else None,
        fsum(each.loss for each in called),
        fsum(each.loss for each in played),
        max(blamed, key=lambda pair: pair[1].loss, default=None),
        any(not each.forced for each in called),
        any(each.word in BLAME for each in called),
        len(chosen),
        sum(each.word == "best" for each in chosen.values()),
        off,
        next(
            (told[step] for step in sorted(told, reverse=True) if told[step].kind == "card"), None
        ),
    )


def state_text(
    judging: Judging, found: DealSplit | None, *, folded: bool = False, brief: bool = False
) -> str:
    """Return the line for a deal that is judged so far; `folded`: only what is good of it.

    With `brief` that is one sentence.
    """
    match judging.state:
        case "done" if judging.nothing_own:
            return translate("Coach", "Not judged: the choices were not your own.")
        case "done":
            if found is None:
                return _nothing_compared(judging)
            if not folded or found.worst is None:
                return result(found)
            return " ".join(praise(found)[: 1 if brief else None])
        case "running":
            text = translate("Coach", "Looking at your choices: {done} of {count}")
            return text.format(count=judging.choices, done=judging.done)
        case "waiting":
            return translate("Coach", "The coach will look at this deal soon.")
        case "battery":
            return translate("Coach", "The coach is waiting for mains power.")
        case "unjudged":
            return translate("Coach", "Not judged.")
        case "failed":
            return translate(
                "Coach", "This deal could not be judged. The file farwhist.log says why."
            )


def offer_text(judging: Judging, found: DealSplit | None, *, folded: bool = False) -> str:
    """Return what the player can do about it; nothing where there is nothing to do."""
    match judging.state:
        case "done" if folded and found is not None and found.worst is not None:
            return translate("Coach", "What could be better?")
        case "battery":
            return translate("Coach", "Judge now")
        case "unjudged":
            return translate("Coach", "Judge this deal")
        case "failed":
            return translate("Coach", "Judge again")
        case _:
            return ""


def _nothing_compared(judging: Judging) -> str:
    """Return why there is nothing to tell of a deal that is judged."""
    if len(judging.verdicts) < judging.choices:
        return translate("Coach", "Not judged: the coach does not compare such choices.")
    return coach_words.nothing_to_choose(judging.verdicts.values())


def praise(found: DealSplit) -> list[str]:
    """Return what was good in a deal in which something is blamed: one or two sentences."""
    parts = []
    if found.off == 0:
        parts.append(translate("Coach", "Exactly as bid."))
    elif found.called_any and not found.blamed_calls:
        parts.append(translate("Coach", "Well bid."))
    if found.best:
        parts.append(Counts.best_choices(found.best).format(count=found.choices))
    return parts or [translate("Coach", "The coach has looked at this deal.")]


def result(found: DealSplit) -> str:
    """Return what the decisions of a deal cost, in one or two sentences."""
    if found.worst is None:
        return _nothing_blamed(found)
    if found.unit == "match":
        text = translate("Coach", "Winning chance lost: {lost} %, most {where}.")
        return text.format(lost=percent(found.called + found.played), where=_where(*found.worst))
    parts = []
    step, worst = found.worst
    if found.blamed_calls:
        text = translate("Coach", "Points lost in the bidding: {points}.")
        parts.append(text.format(points=_lost(found.called)))
    elif found.called_any:
        parts.append(translate("Coach", "Well bid."))
    if worst.kind not in CALLS:
        text = translate("Coach", "Points lost in the play: {points}, most {where}.")
        parts.append(text.format(points=_lost(found.played), where=_where(step, worst)))
    return " ".join(parts)


def _nothing_blamed(found: DealSplit) -> str:
    if found.off is not None and found.well_played is not None:
        missed = Counts.few_but_well if found.off < 0 else Counts.many_but_well
        return missed(abs(found.off)).format(share=percent(found.well_played))
    lost = -round(found.decisions, 1)
    if found.unit == "points" and lost > 0:
        text = translate("Coach", "No slips: your decisions cost about {points}.")
        return text.format(points=number_words.points_text(lost))
    if found.off == 0:
        return translate("Coach", "Exactly as bid, and nothing lost.")
    return translate("Coach", "Nothing lost. The rest was in the cards.")


def parts(found: DealSplit) -> tuple[str, str]:
    """Return what the decisions and what cards and others gave, each in words."""
    rest = found.cards_and_others
    assert rest is not None
    ours = translate("Coach", "Your decisions {points}")
    others = translate("Coach", "cards and others {points}")
    # A little above nothing is chance: no decision is better than the best.
    lost = min(round(found.decisions, 1), 0)
    return (
        ours.format(points=number_words.signed_points(lost)),
        others.format(points=number_words.signed_points(round(rest, 1))),
    )


def _where(step: int, worst: Verdict) -> str:
    played = coach_words.choice(worst.choices[worst.played])
    if not worst.trick:
        return translate("Coach", "in the bidding: {choice}").format(choice=played)
    text = translate("Coach", "in trick {trick}: {choice}")
    return text.format(trick=worst.trick, choice=played)


def _lost(lost: float) -> str:
    return number_words.number(round(lost, 1))


WIDEST: Final = 520
"""The bar is at most so wide, in pixels at a text of 14."""

LEAST: Final = 40
"""A bar of fewer pixels is left out."""

RANGE: Final = 10.0
"""The bar reaches at least to so many points on both sides."""

LATE: Final = 300
"""So many milliseconds after the points have landed the coach speaks."""


class SplitBar(QWidget):
    """Points in two parts: what decisions cost, hatched, and what all else gave; a foot is both."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._split: DealSplit | None = None

    def show_split(self, found: DealSplit | None) -> None:
        """Show these parts, or nothing."""
        self._split = found if found is not None and found.points is not None else None
        self.setAccessibleName(joined(parts(found)) if self._split and found is not None else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        found, theme = self._split, self._theme
        if found is None:
            return
        rest = found.cards_and_others
        assert rest is not None and found.points is not None
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reach = max(RANGE, abs(found.decisions), abs(rest), abs(found.points))
        middle, high = self.width() / 2, self.height()
        thick = max(0.5 * high, 4.0)

        def at(points: float) -> float:
            return middle + points / reach * (middle - 2)

        painter.setPen(QPen(QColor(theme.panel_line), 1))
        painter.drawLine(0, round(thick), self.width(), round(thick))
        painter.setPen(Qt.PenStyle.NoPen)
        for points, fill, style in (
            (rest, theme.panel_needs, Qt.BrushStyle.SolidPattern),
            (found.decisions, colour("mistake", theme, dark=False), Qt.BrushStyle.BDiagPattern),
        ):
            left, right = sorted((at(0), at(points)))
            box = QRectF(left, 0, right - left, thick)
            if style is not Qt.BrushStyle.SolidPattern:
                painter.fillRect(box, QColor(theme.panel))
                painter.setPen(QPen(QColor(fill), 1))
                painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
                painter.setPen(Qt.PenStyle.NoPen)
            brush = painter.brush()
            brush.setColor(QColor(fill))
            brush.setStyle(style)
            painter.fillRect(box, brush)
        painter.setBrush(QColor(theme.panel_text))
        painter.drawRect(QRectF(at(0) - 0.5, 0, 1, thick + 2))
        painter.drawRect(QRectF(at(found.points) - 1.5, thick, 3, high - thick))


class CoachMark(QWidget):
    """The sign of the worst word, or a ring that turns one step a choice while it is judged."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._judging: Judging | None = None
        self._split: DealSplit | None = None

    def show_state(self, judging: Judging, found: DealSplit | None) -> None:
        """Show how far a deal is judged."""
        self._judging, self._split = judging, found
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        judging = self._judging
        if judging is None or judging.nothing_own:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 2
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        if judging.state == "done":
            worst = self._split.worst if self._split is not None else None
            word = worst[1].word if worst is not None else "best"
            draw_mark(painter, word, box, self._theme, dark=False)
            return
        edge = box.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor(self._theme.panel_line), 3))
        painter.drawEllipse(edge)
        part = judging.done / judging.choices if judging.choices else 0.0
        painter.setPen(QPen(QColor(self._theme.panel_exact), 3))
        painter.drawArc(edge, 90 * 16, -round(part * 360 * 16))


class CoachNote(SummaryNote):
    """Stands below the rows of a summary, in a room that is kept free for it.

    Where it is `folded`, it says only what was good, until the player asks for the rest.

    Signals:
        judging_requested(): the player wants the deal to be judged now.
        said(text): what a screen reader is to say, once the deal is judged.
    """

    judging_requested = Signal()
    said = Signal(str)

    def __init__(
        self, theme: Theme, *, folded: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("coach note")
        set_help_anchor(self, "study#coach")
        self._theme = theme
        self._folded = folded
        self._landed = self._tight = False
        self._told = ""
        self.mark, self.bar = CoachMark(theme), SplitBar(theme)
        self.line = SentenceLabel()
        self.line.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.offer = QPushButton()
        self.offer.setAutoDefault(False)
        self.offer.setFlat(True)
        self.offer.clicked.connect(lambda checked: self._take_offer())
        self.ours, self.others = QLabel(), QLabel()
        self.split, self._ask = QWidget(), QWidget()
        self._first = filled(QHBoxLayout(), 1, self.mark, self.line, 1, spacing=8)
        filled(QHBoxLayout(self.split), 1, self.ours, self.bar, self.others, 1, margins=0)
        self._second = filled(QHBoxLayout(self._ask), 1, self.offer, 1, margins=0)
        self._below = QStackedWidget()
        for part in (self.split, self._ask):
            self._below.addWidget(part)
        self._column = filled(
            QVBoxLayout(self), self._first, self._below, margins=(4, 0), spacing=4
        )
        self._room = 0.0
        for part in (self.mark, self.line, self.ours, self.bar, self.others):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            part.hide()
        self.offer.hide()
        self._shown: tuple[Judging, DealSplit | None] | None = None

    @property
    def shown_split(self) -> DealSplit | None:
        """The parts of the points that are told, once the deal is judged."""
        shown = self._shown
        return shown[1] if shown is not None and shown[0].state == "done" else None

    def show_state(self, judging: Judging, found: DealSplit | None) -> None:
        """Say how far the deal is judged; `found` is what it came to, once that is known."""
        self._shown = judging, found
        if self._landed:
            self._write()

    def land(self, *, at_once: bool) -> None:
        """Speak from now on, or a moment later: the points have landed."""
        if at_once:
            self._speak()
        else:
            QTimer.singleShot(LATE, self, self._speak)

    def rescale(self, size: int, room: float, *, tight: bool) -> None:
        """Write in this size, in pixels; `tight`: the line alone."""
        self.mark.setFixedSize(round(1.5 * size), round(1.5 * size))
        self._room = min(WIDEST * size / 14, room - 8)
        self.bar.setFixedSize(round(max(self._room / 2, LEAST)), size)
        text, dim = self._theme.panel_text, self._theme.panel_secondary
        self.setStyleSheet(
            f"QLabel {{ color: {text}; font-size: {size}px; }} QPushButton {{ color:"
            f" {self._theme.panel_exact}; font-size: {size}px; text-decoration: underline;"
            " border: none; background: transparent; padding: 0px; }"
            f" QPushButton:focus {{ border: 2px solid {self._theme.panel_text}; }}"
        )
        for label in (self.ours, self.others):
            label.setStyleSheet(f"color: {dim}; font-size: {max(round(0.85 * size), 10)}px;")
        self._tight = tight
        row, place = (self._first, 3) if tight else (self._second, 1)
        row.insertWidget(place, self.offer)
        self._below.setVisible(not tight)
        self._column.setSpacing(0 if tight else 4)
        self.setFixedHeight(self.height_for(size, tight=tight))
        if self._landed:
            self._write()

    def height_for(self, size: int, *, tight: bool) -> int:
        return round(1.7 * size) if tight else round(3.2 * size)

    def _speak(self) -> None:
        self._landed = True
        self._write()

    def _take_offer(self) -> None:
        if self._shown is not None and self._shown[0].state == "done":
            self._folded = False
            self._write()
        else:
            self.judging_requested.emit()

    def _write(self) -> None:
        if self._shown is None:
            return
        judging, found = self._shown
        text = state_text(judging, found, folded=self._folded, brief=self._tight)
        self.line.setText(text)
        offer = offer_text(judging, found, folded=self._folded)
        self.offer.setText(offer)
        done = judging.state == "done" and found is not None
        folded = done and bool(offer)
        self.mark.show_state(judging, None if folded else found)
        self.mark.show()
        self.line.show()
        self.offer.setVisible(bool(offer))
        self._below.setCurrentWidget(self._ask if offer else self.split)
        done = done and not folded and found is not None and found.points is not None
        split = found if done else None
        self.bar.show_split(split)
        for below in (self.ours, self.bar, self.others):
            below.setVisible(done)
        if split is not None:
            ours, others = parts(split)
            self.ours.setText(ours)
            self.others.setText(others)
            self._fit_bar()
            text = f"{text} {sentence(joined((ours, others)))}"
        if judging.state == "done" and text != self._told:
            self._told = text
            self.said.emit(text)

    def _fit_bar(self) -> None:
        """Let the bar be as wide as the words at its sides allow; they go before it."""
        beside = sum(label.sizeHint().width() for label in (self.ours, self.others))
        row = self.split.layout()
        gaps = 2 * row.spacing() if row is not None else 0
        room = min(self._room - beside - gaps, self._room / 2)
        self.bar.setVisible(room >= LEAST)
        self.bar.setFixedWidth(round(room) if room >= LEAST else 0)
