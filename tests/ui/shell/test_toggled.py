"""What can be chosen with a click can be chosen by a screen reader, which toggles instead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Auction, Contract, Move, NameTrump, Strain
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.draft import Draft
from farwhist.store.presets import OwnPresets
from farwhist.ui.features.preferences.controls import Gallery
from farwhist.ui.features.preferences.pages import LanguagePage
from farwhist.ui.features.preferences.rules.pages import RomanianPage
from farwhist.ui.panels.calls import AuctionPanel, ChoicePanel, ContractPanel, TrumpPanel
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.table.theme import Theme
from tests.ui.furnished import Furnished

SUITS: list[Suit | None] = [*Suit, None]
NAMING = Decision(0, tuple(NameTrump(suit) for suit in SUITS))
OFFERS = Decision(0, tuple(Auction(level, suit) for level in (2, 3, 4) for suit in SUITS))
CONTRACTS = Decision(0, tuple(Contract(level, strain) for level in (3, 4) for strain in Strain))


def toggle(button: QAbstractButton) -> None:
    """Do what a screen reader does with a button that can be checked."""
    face = QAccessible.queryAccessibleInterface(button)
    action = QAccessibleActionInterface.toggleAction()
    assert action in face.actionInterface().actionNames()
    face.actionInterface().doAction(action)


@pytest.mark.parametrize(
    ("kind", "decision", "chosen", "move"),
    [
        (TrumpPanel, NAMING, ["trumpH"], NameTrump(Suit.HEARTS)),
        (TrumpPanel, NAMING, ["trumpH", "trumpNT"], NameTrump(None)),
        (AuctionPanel, OFFERS, ["3", "♦ Diamonds"], Auction(3, Suit.DIAMONDS)),
        (ContractPanel, CONTRACTS, ["level4", "straindown"], Contract(4, Strain.DOWN)),
        (ContractPanel, CONTRACTS, ["level4", "strainnt", "level3"], Contract(3, Strain.NT)),
    ],
)
def test_a_call(
    qtbot: QtBot, kind: type[ChoicePanel], decision: Decision, chosen: list[str], move: Move
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    panel: ChoicePanel = kind(Theme(), 14, parent, decision=decision)  # type: ignore[call-arg]
    buttons = {key: each for each in panel.findChildren(QPushButton) for key in keys(each)}
    for each in chosen:
        toggle(buttons[each])
    assert panel.move_chosen == move and panel.done.isEnabled()
    with qtbot.waitSignal(panel.chosen) as made:
        toggle_or_press(panel.done)
    assert made.args == [move]


def test_a_way_to_play_that_was_not_chosen_is_never_bid(qtbot: QtBot) -> None:
    """Over three downtown a three can only be bid without trump; the player has to say so."""
    over = Decision(0, (Contract(3, Strain.NT), *(Contract(4, strain) for strain in Strain)))
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = ContractPanel(Theme(), 14, parent, decision=over)
    panel.levels[3].click()
    assert panel.move_chosen is None and not panel.done.isEnabled()
    assert not any(button.isChecked() for button in panel.strains.values())
    panel.commit()
    assert panel.move_chosen is None
    panel.strains[Strain.NT].click()
    assert panel.move_chosen == Contract(3, Strain.NT)
    panel.levels[4].click()
    assert panel.move_chosen == Contract(4, Strain.NT)


def keys(button: QPushButton) -> list[str]:
    return [button.objectName(), button.text()]


def toggle_or_press(button: QPushButton) -> None:
    action = QAccessible.queryAccessibleInterface(button).actionInterface()
    action.doAction(action.actionNames()[0])


def test_a_language(window: Furnished, qtbot: QtBot) -> None:
    page = window.preferences.open("language").page
    assert isinstance(page, LanguagePage)
    told: list[str] = []
    window.languages.wanted.connect(told.append)
    toggle(page.buttons["de"])
    assert told == ["de"]


def test_a_picture(window: Furnished) -> None:
    page = window.preferences.open("table").page
    gallery = next(each for each in page.findChildren(Gallery) if "navy" in each.buttons)
    toggle(gallery.buttons["navy"])
    assert window.table_preferences.now.felt == "navy" and gallery.value == "navy"


@pytest.fixture
def model(tmp_path: Path) -> RulesModel:
    return RulesModel(OwnPresets(tmp_path), {})


def romanian(model: RulesModel, way: Callable[[QAbstractButton], None], qtbot: QtBot) -> list[bool]:
    model.edit(Draft(next(each for each in PRESETS if each == "elevator"), 4))
    page = RomanianPage(model)
    qtbot.addWidget(page)
    seen = []
    for _ in range(3):
        way(page.switch)
        seen.append(all(model.draft.in_mode().values()))
        assert page.switch.isChecked() is seen[-1]
    key = next(iter(model.draft.changes), "")
    model.edit(model.draft.without([key]))
    assert page.switch.checkState().name == "PartiallyChecked"
    way(page.switch)
    seen.append(all(model.draft.in_mode().values()))
    return seen


@pytest.mark.parametrize("way", [toggle, QAbstractButton.click])
def test_romanian_mode(
    model: RulesModel, qtbot: QtBot, way: Callable[[QAbstractButton], None]
) -> None:
    assert romanian(model, way, qtbot) == [True, False, True, True]
