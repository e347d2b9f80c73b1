"""Keys, hints and cards in a language whose suits and courts have other letters than English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTranslator
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Suit, card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Auction, NameTrump
from farwhist.store.preferences import Preferences
from farwhist.ui.panels.calls import AuctionPanel, TrumpPanel
from farwhist.ui.settings.commands import SUITS, CommandId
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.shell.features import COMMANDS
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.card_names import card_sign
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary
from tests.ui.table.test_play import play_until_forced

GERMAN = {"Suit keys": {"S": "P", "H": "H", "D": "K", "C": "N"},
          "Card letters": {"A": "A", "K": "K", "Q": "D", "J": "B"}}  # fmt: skip
"""Pik and Karo have keys of commands; the N is made up, so that every such key is tried."""
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class Letters(QTranslator):
    """Translates letters, and nothing else."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        source: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        return GERMAN.get(context, {}).get(source, source)


@pytest.fixture
def _german() -> Iterator[None]:
    translator = Letters()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def german(_german: None, make_window: MakeWindow) -> Furnished:
    window = make_window()
    window.matches.open()
    return window


def event(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    name = key.name.removeprefix("Key_")
    text = {"Space": " "}.get(name, name.lower() if len(name) == 1 else "")
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


def meant(
    keymap: Keymap, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, *, panel: bool = False
) -> tuple[CommandId, ...]:
    found = keymap.read(event(key, modifiers), panel=panel)
    assert found is not None and not found.typed
    return found.commands


@pytest.mark.parametrize("panel", [False, True])
@pytest.mark.usefixtures("_german")
def test_a_suit_is_its_letter_and_nothing_else(window_keymap: Keymap, panel: bool) -> None:
    for key, modifiers, suit in (
        (Key.Key_P, NONE, "spades"), (Key.Key_H, SHIFT, "hearts"),
        (Key.Key_K, NONE, "diamonds"), (Key.Key_N, NONE, "clubs"),
    ):  # fmt: skip
        assert meant(window_keymap, key, modifiers, panel=panel) == (suit,)


@pytest.fixture
def window_keymap(_german: None, preferences: Preferences) -> Keymap:
    return Keymap(COMMANDS, preferences)


@pytest.fixture
def preferences(tmp_path_factory: pytest.TempPathFactory) -> Preferences:
    return Preferences(tmp_path_factory.mktemp("keys"))


def test_a_command_is_its_key_and_no_suit(window_keymap: Keymap) -> None:
    assert window_keymap.clashes(window_keymap.defaults()) == {}
    found = {
        (key, panel): meant(window_keymap, key, SHIFT, panel=panel)
        for key in (Key.Key_P, Key.Key_N, Key.Key_K)
        for panel in (False, True)
    }
    assert meant(window_keymap, Key.Key_X, panel=True) == ("pass",)
    assert found == {
        (Key.Key_P, False): ("pause",), (Key.Key_P, True): ("pause",),
        (Key.Key_N, False): ("go_on",), (Key.Key_N, True): ("go_on", "no_trump"),
        (Key.Key_K, False): ("laid_away",), (Key.Key_K, True): ("laid_away", "knock"),
    }  # fmt: skip


def test_commands_do_not_depend_on_what_was_pressed(preferences: Preferences) -> None:
    """A command on a suit's old letter, and a pause elsewhere than on P, stay what they are."""
    keymap = Keymap(COMMANDS, preferences)
    keymap.set_keys({"pause": ("Z",), "no_trump": ("Y",), "hearts": ("X",)})
    assert meant(keymap, Key.Key_Z, panel=True) == ("pause",)
    assert meant(keymap, Key.Key_Y, panel=True) == ("no_trump",)
    assert meant(keymap, Key.Key_N, panel=True) == ("go_on",)
    assert meant(keymap, Key.Key_Space, panel=True) == ("go_on",)
    assert meant(keymap, Key.Key_Space) == ("go_on", "play")
    keymap.set_keys({"pass": ()})
    assert meant(keymap, Key.Key_X, panel=True) == ("hearts",)


def test_suits_choose_cards_and_never_pause(german: Furnished, qtbot: QtBot) -> None:
    play_until_forced(german, qtbot)
    suits = {letter: suit for name, suit in SUITS.items() for letter in german.keymap.keys(name)}
    for letter, suit in suits.items():
        german.table.input.focus.card = None
        shift = SHIFT if letter.startswith("Shift+") else NONE
        qtbot.keyClick(german.table.view, letter[-1], shift)
        assert not german.playback.paused
        held = any(each.suit is suit for each in german.table.hand())
        focus = german.table.input.focus.card
        assert (focus is not None and focus.suit is suit) is held
    qtbot.keyClick(german.table.view, Key.Key_P, SHIFT)
    assert german.playback.paused
    assert german.table.scene.pause.text == "Paused – press Space to continue"
    qtbot.keyClick(german.table.view, Key.Key_Space)
    assert not german.playback.paused


@pytest.mark.parametrize("panel", ["bidding", "summary", "hand"])
def test_space_always_ends_a_pause(window: Furnished, qtbot: QtBot, panel: str) -> None:
    """As the line on the table says."""
    driving.wait_until_asked(window, qtbot)
    if panel == "summary":
        play_to_summary(window, qtbot)
    elif panel == "hand":
        play_until_forced(window, qtbot)
    before = window.host.panel
    press(window, qtbot, Key.Key_P)
    assert window.playback.paused and window.table.scene.pause.text.endswith("Space to continue")
    press(window, qtbot, Key.Key_Space)
    assert not window.playback.paused and window.host.panel is before


def send(keymap: Keymap, panel: QObject, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
    assert isinstance(panel, AuctionPanel | TrumpPanel)
    found = keymap.read(event(key, modifiers), panel=True)
    return found is not None and panel.take(found)


def test_trump_and_auction_know_suits_from_commands(window_keymap: Keymap, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    strains = (*Suit, None)
    naming = Decision(0, tuple(NameTrump(suit) for suit in strains))
    trump = TrumpPanel(Theme(), 14, parent, decision=naming)
    for key, suit in ((Key.Key_P, Suit.SPADES), (Key.Key_N, Suit.CLUBS)):
        assert send(window_keymap, trump, key, NONE)
        assert trump.move_chosen == NameTrump(suit)
    assert not send(window_keymap, trump, Key.Key_Space, NONE), "Space is not the letter N"
    assert trump.move_chosen == NameTrump(Suit.CLUBS)
    assert send(window_keymap, trump, Key.Key_N, SHIFT)
    assert trump.move_chosen == NameTrump(None)

    offers = Decision(0, (PASS, *(Auction(3, suit) for suit in strains)))
    auction = AuctionPanel(Theme(), 14, parent, decision=offers)
    made: list[object] = []
    auction.chosen.connect(made.append)
    auction.levels[3].click()
    for key, suit in ((Key.Key_P, Suit.SPADES), (Key.Key_N, Suit.CLUBS)):
        assert send(window_keymap, auction, key, NONE)
        assert auction.move_chosen == Auction(3, suit) and made == []
    assert not send(window_keymap, auction, Key.Key_P, SHIFT) and made == []
    assert send(window_keymap, auction, Key.Key_X, NONE)
    assert made == [PASS]


def hints(window: Furnished) -> list[str]:
    shown: tuple[CommandId, ...] = ("last_trick", "go_on", "pause", "mute")
    return [window.actions_[command].text().partition("\t")[2] for command in shown]


def test_hints_in_menus_are_the_keys_that_work(german: Furnished) -> None:
    assert hints(german) == ["L", "Shift+N", "Shift+P", "M"]
    german.keymap.set_keys({"mute": ("F7",), "last_trick": ()})
    assert hints(german) == ["", "Shift+N", "Shift+P", "F7"]
    german.actions_["letters"].trigger()
    assert hints(german) == ["", "Space", "", "F7"]


def test_hints_in_english(window: Furnished) -> None:
    assert hints(window) == ["L", "N", "P", "M"]


@pytest.mark.usefixtures("_german")
def test_cards_have_the_letters_of_the_language() -> None:
    signs = [card_sign(card(text)) for text in ("AS", "KH", "QD", "JC", "TS", "2H")]
    assert signs == ["A♠", "K♥", "D♦", "B♣", "10♠", "2♥"]


def test_cards_in_english() -> None:
    signs = [card_sign(card(text)) for text in ("AS", "KH", "QD", "JC", "TS", "2H")]
    assert signs == ["A♠", "K♥", "Q♦", "J♣", "10♠", "2♥"]
