"""The page of games: presets and own rules, the players, the cards and the length of a match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
)

from farwhist.rules.catalogue import PRESETS, default_preset
from farwhist.rules.draft import SEATS, Draft
from farwhist.ui.features.preferences.rules import colours
from farwhist.ui.features.preferences.rules.own_rules import OwnRules
from farwhist.ui.features.preferences.rules.preset_list import PresetList, seats_words
from farwhist.ui.features.preferences.rules.rows import heading, refusal_words, small
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.style.flow_layout import FlowLayout
from farwhist.ui.wording import game_names
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, at_table
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, labelled

translate = QCoreApplication.translate

DEFAULT_SEATS = 4

_STRONG, _CLICK = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
"""Tab leads to the number that is chosen, and the arrow keys from there to the others."""


def why_not_seats(model: RulesModel, seats: int) -> str:
    """Return why the draft cannot be played by so many, or an empty text.

    Rules that fit for no number of players leave every number that the preset allows: the
    reason stands where it belongs then.
    """
    draft = model.draft
    preset = PRESETS[draft.preset]
    if not preset.least_seats <= seats <= preset.most_seats:
        text = translate("Rules", "{preset} is for {players}.")
        return text.format(preset=model.name(), players=seats_words(draft))
    if not model.playable:
        return ""
    found = draft.with_seats(seats).problems()
    return " ".join(refusal_words(each) for refusals in found.values() for each in refusals)


class GamePage(RulesPage):
    """Chooses a game or a preset; choosing one takes all its rules as they are."""

    key = "game"

    def build(self, column: QVBoxLayout) -> None:
        self.presets = PresetList()
        self.presets.setMinimumHeight(13 * self.fontMetrics().lineSpacing())
        self.state = QLabel()
        self.state.setWordWrap(True)
        self.undo = QPushButton(translate("Rules", "&Undo all changes"))
        self.undo.setAutoDefault(False)
        self.own = OwnRules(self.model)
        column.addWidget(self.presets)
        line = QHBoxLayout()
        line.addWidget(self.state, 1)
        line.addWidget(self.undo)
        column.addLayout(line)
        column.addWidget(heading(translate("Rules", "Players")))
        column.addLayout(self._players())
        self.reasons = small()
        self.problem = small()
        column.addWidget(self.reasons)
        column.addWidget(self.problem)
        column.addWidget(heading(translate("Rules", "Rules of your own")))
        column.addWidget(self.own)
        headings = {
            "pack": translate("Rules", "Cards and seats"),
            "end": translate("Rules", "Length of the match"),
        }
        column.addWidget(self.form(lambda option: option.page == self.key, headings))
        self.presets.currentRowChanged.connect(self._choose)
        self.undo.clicked.connect(self._undo)

    def _players(self) -> FlowLayout:
        self.seats: dict[int, QRadioButton] = {}
        self._group = QButtonGroup(self)
        line = FlowLayout(spacing=self.fontMetrics().horizontalAdvance("x"))
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            button = QRadioButton(f"&{seats}")
            button.setAccessibleName(Counts.players(seats))
            self._group.addButton(button, seats)
            self.seats[seats] = button
            line.addWidget(button)
        # A screen reader toggles the button, which is no click.
        self._group.idToggled.connect(self._seat)
        return line

    def refresh(self) -> None:
        super().refresh()
        model, draft = self.model, self.model.draft
        choices = model.choices()
        self.presets.show_choices(choices, model.chosen(choices))
        changed = len(draft.changes)
        own = model.own_name()
        if changed and own is None:
            text = translate("Rules", "Custom: {preset} with {changes}.").format(
                preset=game_names.preset_name(draft.preset), changes=Counts.changes(changed)
            )
        else:
            text = model.name()
        self.state.setText(text)
        self.undo.setVisible(bool(changed) and own is None)
        reasons: dict[str, list[int]] = {}
        for seats, button in self.seats.items():
            why = why_not_seats(model, seats) if seats != draft.seats else ""
            button.setEnabled(not why)
            button.setToolTip(why)
            chosen = seats == draft.seats or draft.seats not in self.seats
            button.setFocusPolicy(_STRONG if chosen else _CLICK)
            if why:
                reasons.setdefault(why, []).append(seats)
        with QSignalBlocker(self._group):
            if draft.seats in self.seats:
                self.seats[draft.seats].setChecked(True)
        lines = [labelled(joined(map(str, seats)), why) for why, seats in reasons.items()]
        self.reasons.setText("\n".join(lines))
        self.reasons.setVisible(bool(lines))
        problem = " ".join(refusal_words(each) for each in model.facts.problems.get(SEATS, ()))
        self.problem.setText(f"⚠ {problem}")
        self.problem.setVisible(bool(problem))
        colours.tint(self.problem, colours.problem(self))
        self.own.refresh()

    def restore_defaults(self) -> None:
        """Choose the default game for four, and the options of this page as it has them."""
        draft = self.model.draft
        kept = {
            key: text
            for key, text in draft.changes.items()
            if draft.options.options[key].page != self.key
        }
        fresh = Draft(default_preset(), DEFAULT_SEATS)
        same = fresh.options is draft.options
        self.model.edit(fresh.with_options(kept) if same else fresh)

    def _choose(self, row: int) -> None:
        if row >= 0:
            choice = self.presets.choices[row]
            self.model.edit(at_table(choice.draft))
            self.model.mean(choice)

    def _seat(self, seats: int, on: bool) -> None:
        if on:
            self.model.edit(self.model.draft.with_seats(seats))

    def _undo(self) -> None:
        self.model.edit(self.model.draft.without(list(self.model.draft.changes)))
