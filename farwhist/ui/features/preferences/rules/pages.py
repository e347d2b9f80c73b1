"""All pages of the rules, and those of the deal sequence and the Romanian mode."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout

from farwhist.rules.catalogue import mode
from farwhist.rules.exact_bid.outlook import Outlook, outlook
from farwhist.ui.features.preferences.cards import PaperCard, PreferenceRow, explanation
from farwhist.ui.features.preferences.controls import Switch
from farwhist.ui.features.preferences.rules import editors
from farwhist.ui.features.preferences.rules.game_page import GamePage
from farwhist.ui.features.preferences.rules.rows import refusal_words, small
from farwhist.ui.features.preferences.rules.rules_page import (
    BiddingPage,
    PlayPage,
    RulesPage,
    TrumpPage,
)
from farwhist.ui.features.preferences.rules.scoring_page import ScoringPage
from farwhist.ui.services.requests import OpenNewMatch
from farwhist.ui.services.services import Services
from farwhist.ui.settings.forecast import minutes, playing_seconds
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.deal_sizes import DealSizes
from farwhist.ui.style.tokens import tokens_of
from farwhist.ui.wording import option_words
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS
from farwhist.ui.wording.number_words import Counts

_GAP = 0.25


class DealBars(DealSizes):
    """Deals without trump are hatched."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bars")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_outlook(self, outlook: Outlook | None) -> None:
        """Draw one tour, or nothing where the sequence does not fit."""
        if outlook is None:
            self.show_sizes((), ())
        else:
            self.show_sizes(outlook.sizes, outlook.no_trump)

    def sizeHint(self) -> QSize:
        return QSize(300, 7 * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def bar(self, place: int) -> QRectF:
        """Return where the bar of a deal of the tour stands."""
        sizes = self.sizes
        line = self.fontMetrics().lineSpacing()
        step = min(self.width() / len(sizes), 2.2 * line)
        left = (self.width() - step * len(sizes)) / 2
        height = (self.height() - line - 2) * sizes[place] / max(sizes)
        width = step * (1 - _GAP)
        return QRectF(left + place * step + step * _GAP / 2, self.height() - height, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.sizes:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.palette().color(QPalette.ColorRole.WindowText)
        full = QColor(tokens_of(self.palette()).primary)
        widest = self.fontMetrics().horizontalAdvance("26")
        for place, size in enumerate(self.sizes):
            box = self.bar(place)
            painter.setPen(QPen(full, 1))
            if self.no_trump[place]:
                painter.setBrush(QBrush(full, Qt.BrushStyle.BDiagPattern))
            else:
                painter.setBrush(full)
            painter.drawRect(box)
            if box.width() / (1 - _GAP) >= widest:
                painter.setPen(text)
                above = QRectF(box.center().x() - 30, box.top() - 40, 60, 39)
                painter.drawText(
                    above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(size)
                )
        painter.end()


translate = QCoreApplication.translate


class SequencePage(RulesPage):
    """How many cards each deal has, as bars and in numbers."""

    key = "sequence"

    def build(self, column: QVBoxLayout) -> None:
        self.bars = DealBars()
        self.length = QLabel()
        self.length.setWordWrap(True)
        self.hatched = explanation(translate("Rules", "Hatched deals have no trump."))
        self.problem = small()
        self._none = explanation(translate("Rules", "This game has no such options."))
        self._picture = PaperCard()
        self._picture.add(PreferenceRow(self.bars, notes=(self.length, self.hatched, self.problem)))
        column.addWidget(self._picture)
        column.addWidget(self._none)
        self._form = self.form(lambda option: option.page == self.key)
        column.addWidget(self._form)

    def refresh(self) -> None:
        super().refresh()
        facts = self.model.facts
        own = facts.draft.game.kind.exact
        seen = outlook(facts.rules) if own and facts.rules is not None else None
        self.bars.setVisible(seen is not None)
        self.bars.show_outlook(seen)
        self.length.setText(length_words(seen) if seen is not None else "")
        self.length.setVisible(seen is not None)
        self.hatched.setVisible(seen is not None and any(seen.no_trump))
        elsewhere = [found for key, found in facts.problems.items() if key not in self.rows()]
        why = [each for found in elsewhere for each in found]
        self.problem.setText("⚠ " + " ".join(refusal_words(each) for each in why) if why else "")
        self.problem.setVisible(bool(why))
        editors.tint(self.problem, editors.problem(self))
        self._picture.setVisible(seen is not None or bool(why))
        self._none.setVisible(not self._form.rows)


def length_words(seen: Outlook) -> str:
    """Return how long a match is, in deals, tricks and minutes."""
    counts = Counts
    seconds = playing_seconds(seen.deals, seen.tricks, seen.players, Timing())
    facts = {
        "deals": counts.deals(seen.deals),
        "tricks": counts.tricks(seen.tricks),
        "minutes": counts.minutes(minutes(seconds)),
    }
    if seen.tours is None:
        text = translate(
            "Rules", "One sequence: {deals}, {tricks}, about {minutes} at normal speed."
        )
    else:
        text = translate("Rules", "{deals}, {tricks}, about {minutes} at normal speed.")
    return text.format(**facts)


_DETAILS = ("streak_len", "streak_amount", "streak_one_card", "streak_restart")
"""What belongs to the premium besides, and is not set by the mode."""


class RomanianPage(RulesPage):
    """Sets the rules of Romanian Whist at once; each of them can be set otherwise afterwards."""

    key = "romanian_mode"

    def build(self, column: QVBoxLayout) -> None:
        self.switch = Switch(translate("Rules", "&Romanian mode"))
        self.about = explanation(
            translate(
                "Rules",
                "Sets at once what is usual in Romania: eight cards for each player in the pack "
                "(32 with four); who cannot follow suit must play a trump; bids in turn, which "
                "may not add up to the tricks; deals from one card to eight and back; Romanian "
                "scoring, and a premium for five deals in a row.",
            )
        )
        self.state = small()
        card = PaperCard()
        card.add(PreferenceRow(self.switch, notes=(self.about, self.state)))
        column.addWidget(card)
        self._form = self.form(lambda option: option.key in self._keys())
        column.addWidget(self._form)
        self.switch.checkStateChanged.connect(self._set)

    def refresh(self) -> None:
        super().refresh()
        mode = self.model.draft.in_mode()
        own = sum(not same for same in mode.values())
        state = Qt.CheckState.Checked
        if len(mode) < 2 * own:
            state = Qt.CheckState.Unchecked
        elif own:
            state = Qt.CheckState.PartiallyChecked
        if not mode:
            state = Qt.CheckState.Unchecked
        with QSignalBlocker(self.switch):
            self.switch.setTristate(state is Qt.CheckState.PartiallyChecked)
            self.switch.setCheckState(state)
        self.switch.setEnabled(bool(mode))
        on = state is not Qt.CheckState.Unchecked
        if not mode:
            text = translate("Rules", "This game has no such options.")
        elif on and own:
            text = translate("Rules", "Some options differ from Romanian mode.")
        else:
            text = ""
        self.state.setText(text)
        self.state.setVisible(bool(text))
        self.switch.setAccessibleDescription(f"{self.about.text()} {text}".strip())
        for key, row in self._form.rows.items():
            note = ""
            if on and key in mode:
                option = self.model.draft.options.options[key]
                if mode[key]:
                    note = translate("Rules", "Set by Romanian mode.")
                else:
                    wanted = self.model.draft.mode()[key]
                    note = translate("Rules", "Changed; Romanian mode has: {value}.").format(
                        value=option_words.value(option, wanted)
                    )
            row.note(note)

    def restore_defaults(self) -> None:
        """Set what Romanian mode sets to what the preset says."""
        self.model.edit(self.model.draft.without(self._keys()))

    @staticmethod
    def _keys() -> set[str]:
        every = range(LEAST_SEATS, MOST_SEATS + 1)
        return {*_DETAILS, *(key for seats in every for key in mode().texts(seats))}

    def _set(self) -> None:
        """A click on a switch that is partly on turns it fully on."""
        mode = self.model.draft.in_mode()
        self.model.edit(self.model.draft.with_mode(not all(mode.values())))


PAGES: tuple[type[RulesPage], ...] = (
    GamePage,
    SequencePage,
    BiddingPage,
    TrumpPage,
    PlayPage,
    ScoringPage,
    RomanianPage,
)


def make(services: Services, key: str) -> RulesPage:
    """Return the page of this key, which edits the rules of the next match."""
    model = services.settings.rules
    if key != GamePage.key:
        return next(page for page in PAGES if page.key == key)(model)
    page = GamePage(model, services.appearance.theme, services.appearance.deck)

    def choose() -> None:
        page.window().close()
        services.open(OpenNewMatch())

    page.another_wanted.connect(choose)
    return page
