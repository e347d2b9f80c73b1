"""A game that is new to the player is introduced once, beside the first question."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.draft import Draft
from farwhist.ui.deck.deck import Deck
from farwhist.ui.deck.options import DeckLook
from farwhist.ui.features.introductions.card import IntroductionCard
from farwhist.ui.features.introductions.introduction import INTRODUCTIONS, GameIntroduction
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.settings.catalogue import GAMES_INTRODUCED
from farwhist.ui.table.drawing import PICTURE_HEIGHT, PICTURE_WIDTH, Drawing
from farwhist.ui.table.layout.free_area import TRICK_LAYER
from farwhist.ui.table.layout.geometry import Rect, around
from farwhist.ui.table.theme import Theme
from farwhist.ui.voice.signs import in_words
from farwhist.ui.wording import game_names
from tests.helpers.clipping import clipped
from tests.ui import driving
from tests.ui.conftest import INTRODUCED, MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished

MOST_WORDS = 40


def introduction_of(preset: str) -> GameIntroduction:
    return INTRODUCTIONS[Draft.of(preset, PRESETS[preset].usual_seats).emblem]


@pytest.fixture(autouse=True)
def _no_game_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES_INTRODUCED, "default", [])


def known(window: Furnished) -> list[Any]:
    return GAMES_INTRODUCED.read(window.settings)


def begin(
    window: Furnished,
    qtbot: QtBot,
    game: str,
    seats: int = 4,
    changes: Mapping[str, str] | None = None,
) -> None:
    """Begin a match and let everything come that belongs to the first question."""
    window.matches.start(game, seats, changes=changes)
    driving.wait_until_asked(window, qtbot)
    qtbot.wait(1)


@pytest.fixture
def spades(make_window: MakeWindow, qtbot: QtBot) -> Furnished:
    """Return a window in which Spades is introduced."""
    window = make_window()
    begin(window, qtbot, "spades")
    assert window.introductions.card is not None
    return window


# --- words and pictures ---------------------------------------------------------------------


def test_each_game_has_words_and_a_picture() -> None:
    assert set(GAMES) < set(INTRODUCED)
    found = [Draft.of(each, PRESETS[each].usual_seats).emblem for each in INTRODUCED]
    assert sorted(INTRODUCTIONS) == sorted(found)


@pytest.mark.parametrize("game", INTRODUCED)
def test_the_options_that_the_words_rest_on_are_those_of_the_game(game: str) -> None:
    plain = PRESETS[game]
    options = GAMES[plain.game].options
    introduction = introduction_of(game)
    assert set(introduction.options) <= set(options.options)
    for seats in range(plain.least_seats, plain.most_seats + 1):
        assert introduction.holds(Draft.of(game, seats))
    for key in introduction.options:
        for value in options.options[key].values:
            other = Draft.of(game, plain.usual_seats, {key: options.options[key].write(value)})
            assert introduction.holds(other) is not other.custom


def test_words_that_a_variant_makes_wrong_do_not_hold() -> None:
    found = {
        preset.id
        for preset in PRESETS.values()
        if not introduction_of(preset.id).holds(Draft.of(preset.id, preset.usual_seats))
    }
    assert {"elevator_turn", "romanian_56"} <= found
    assert not {"german_bridge", "ascenseur", "elevator_32", "spades_two"} & found


def test_they_are_few_words_and_none_is_cut(spoken: str, qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1400, 1000)
    table.show()
    deck = Deck(DeckLook())
    for game in INTRODUCED:
        introduction, title = introduction_of(game), game_names.preset_name(game)
        words = introduction.words()
        if spoken != "pseudo":
            assert len(re.findall(r"\w+", f"{title} {words}")) <= MOST_WORDS + words.count("’")
        card = IntroductionCard(
            Theme(),
            table,
            title=title,
            words=words,
            deck=deck,
            draw=introduction.draw,
            sizes=(1, 2),
        )
        for size in (11, 28):
            for wide, high in card.sizes(size, 1300.0):
                card.stand_at(Rect(0, 0, wide, high))
                assert not clipped(card, within=True), (title, size, wide, high)
        card.hide()


def test_no_card_is_cut_at_the_edge_of_a_picture(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, table = list[QRectF](), QWidget()
    qtbot.addWidget(table)

    def note(*where: Any) -> None:
        _, _, x, y, high, turn = (*where, 0.0)[:6]
        box = QRectF(-0.36 * high, -high / 2, 0.72 * high, high)
        found.append(QTransform().translate(x, y).rotate(turn).mapRect(box))

    monkeypatch.setattr(Drawing, "card", note)
    room = QRectF(-PICTURE_WIDTH / 2, -PICTURE_HEIGHT / 2, PICTURE_WIDTH, PICTURE_HEIGHT)
    page, deck = QPixmap(143, 98), Deck(DeckLook())
    for emblem, each in INTRODUCTIONS.items():
        found.clear()
        card = IntroductionCard(
            Theme(), table, title="", words="", deck=deck, draw=each.draw, sizes=(1,)
        )
        card.picture.render(page)
        assert found and all(room.contains(box) for box in found), emblem


# --- when it comes --------------------------------------------------------------------------


def test_it_comes_once_for_each_game(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    seen = []
    for game in ("wizard", "wizard", "spades", "oh_hell", "german_bridge", "spades"):
        begin(window, qtbot, game)
        card = window.introductions.card
        seen.append("" if card is None else card.title.text())
    assert seen == ["Wizard", "", "Spades", "Oh Hell!", "", ""]
    assert known(window) == ["wizard", "spades", "oh_hell"]


def test_a_preset_with_words_of_its_own_is_introduced_beside_its_game(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    begin(window, qtbot, "spades")
    begin(window, qtbot, "spades_two", 2)
    card = window.introductions.card
    assert card is not None and card.title.text() == "Spades for two"
    assert "draw your hand" in card.words.text()
    assert known(window) == ["spades", "spades_two"]
    begin(window, qtbot, "spades_two", 2, {"drawn": "off"})
    assert window.introductions.card is None, "where no hand is drawn the words are not true"


def test_it_stays_away_after_a_restart(
    spades: Furnished, make_window: MakeWindow, qtbot: QtBot
) -> None:
    spades.runner.stop()
    spades.close()
    again = make_window()
    begin(again, qtbot, "spades")
    assert not again.features.made("introductions")


def test_the_question_does_not_wait_for_it(make_window: MakeWindow, qtbot: QtBot) -> None:
    window, asked = make_window(), []
    window.table.input.opened.connect(lambda: asked.append(window.features.made("introductions")))
    begin(window, qtbot, "spades")
    assert asked == [False]
    assert isinstance(window.host.panel, BidPanel) and window.introductions.card.isVisible()


def test_a_match_that_is_taken_up_has_none(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make_window()
    monkeypatch.setattr(GAMES_INTRODUCED, "default", list(GAMES))
    begin(first, qtbot, "spades")
    press(first, qtbot, Key.Key_2, Key.Key_Return)
    driving.wait_until_asked(first, qtbot)
    first.runner.stop()
    first.close()
    monkeypatch.setattr(GAMES_INTRODUCED, "default", [])
    second = make_window()
    second.matches.open()
    driving.wait_until_asked(second, qtbot)
    qtbot.wait(1)
    assert second.runner.setting.preset == "spades" and not known(second)


def test_a_lesson_has_none(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.tutorial.start(1)
    driving.wait_until_asked(window, qtbot)
    qtbot.wait(1)
    assert not known(window) and not window.features.made("introductions")


def test_other_options_than_those_of_the_words_put_it_off(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    begin(window, qtbot, "spades", changes={"nil": "off"})
    assert window.introductions.card is None and not known(window)
    window.actions_["introduction"].trigger()
    assert window.introductions.card is None and "options of its own" in window.status.text()
    begin(window, qtbot, "spades")
    assert window.introductions.card is not None


def test_it_comes_after_the_first_steps(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open(welcome=True)
    press(window, qtbot, Key.Key_Return)
    while window.table.position.deal == 1:
        driving.wait_until_asked(window, qtbot)
        qtbot.wait(1)
        assert not known(window)
        driving.key_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    qtbot.wait(1)
    assert window.first_steps.shown is None
    assert window.introductions.card is not None and known(window) == ["elevator"]


def test_with_the_first_steps_the_games_are_introduced_once_more(
    spades: Furnished, qtbot: QtBot
) -> None:
    spades.first_steps.again()
    assert not known(spades)
    begin(spades, qtbot, "spades")
    assert spades.introductions.card is not None


def test_help_shows_it_again(spades: Furnished, qtbot: QtBot) -> None:
    spades.introductions.close()
    spades.actions_["introduction"].trigger()
    assert spades.introductions.card is not None and known(spades) == ["spades"]


def test_without_a_match_help_says_why_there_is_none(make_window: MakeWindow) -> None:
    action = make_window().actions_["introduction"]
    assert not action.isEnabled() and action.statusTip() == "Available when a match has begun"


# --- while it is there ----------------------------------------------------------------------


@pytest.mark.parametrize("way", ["button", "Return", "Escape"])
def test_it_is_put_away_and_the_question_stays(spades: Furnished, qtbot: QtBot, way: str) -> None:
    panel, card = spades.host.panel, spades.introductions.card
    if way == "button":
        qtbot.mouseClick(card.got_it, LEFT)
    else:
        press(spades, qtbot, Key[f"Key_{way}"])
    assert spades.introductions.card is None and not card.isVisible()
    assert spades.host.panel is panel and spades.table.input.decision is not None
    assert spades.table.view.hasFocus() or not spades.isActiveWindow()


def test_enter_puts_it_away_where_cards_were_chosen_by_keys_before(
    spades: Furnished, qtbot: QtBot
) -> None:
    hand = spades.table.hand()
    spades.table.input.focus.begin(hand, frozenset(hand))
    press(spades, qtbot, Key.Key_Return)
    assert spades.introductions.card is None and isinstance(spades.host.panel, BidPanel)


def test_a_bid_that_is_chosen_is_made_and_puts_it_away(spades: Furnished, qtbot: QtBot) -> None:
    press(spades, qtbot, Key.Key_3)
    assert spades.introductions.card is not None
    press(spades, qtbot, Key.Key_Return)
    assert spades.introductions.card is None
    qtbot.waitUntil(lambda: spades.table.position.bids[0] is not None)


def test_a_card_that_is_chosen_is_played(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    begin(window, qtbot, "classic")
    press(window, qtbot, Key.Key_Right)
    assert window.introductions.card is not None
    press(window, qtbot, Key.Key_Return)
    assert window.introductions.card is None and len(window.table.hand()) == 12


def test_a_screen_reader_tells_it(make_window: MakeWindow, qtbot: QtBot) -> None:
    window, told = make_window(), list[str]()
    window.access.announcer.set_sink(lambda text, urgent: told.append(text))
    begin(window, qtbot, "spades")
    window.access.announcer.flush()
    card = window.introductions.card
    assert any(in_words(f"Spades. {card.words.text()}") in each for each in told)
    assert (card.accessibleName(), card.accessibleDescription()) == ("Spades", card.words.text())


def test_it_is_drawn_anew_as_the_player_wants_texts(spades: Furnished) -> None:
    before = spades.introductions.card
    spades.appearance.set_text_size(200)
    after = spades.introductions.card
    assert after is not before and after.words.font().pixelSize() > 14


def test_it_goes_with_its_match(spades: Furnished, qtbot: QtBot) -> None:
    begin(spades, qtbot, "spades")
    assert spades.introductions.card is None


# --- where it stands ------------------------------------------------------------------------


def covered(window: Furnished, *, others: bool) -> list[str]:
    """Return what lies under the card of what must be seen; `others`: also what the others have."""
    layout, viewer = window.table.layout_now(), window.table.match.viewer
    box = Rect(*window.introductions.card.geometry().getRect())
    things = {"own plate": layout.plates[viewer]}
    middle = [pose for pose in layout.poses.values() if pose.z >= TRICK_LAYER]
    for name, poses in (("hand", layout.resting.values()), ("middle", middle)):
        if poses:
            things[name] = around(pose.bounds() for pose in poses)
    if window.host.panel is not None:
        things["panel"] = Rect(*window.host.panel.geometry().getRect())
    if others:
        things |= {f"plate {seat}": plate for seat, plate in layout.plates.items()}
        things["facts"] = layout.facts
    assert window.table.view.rect().contains(window.introductions.card.geometry())
    return [name for name, each in things.items() if each.h and box.overlaps(each)]


@pytest.mark.parametrize(("language", "text"), [("de", 100), ("ro", 200)])
def test_it_lies_neither_over_the_hand_nor_over_what_is_asked(
    make_window: MakeWindow,
    qtbot: QtBot,
    language: str,
    text: int,
    in_language: Callable[[str], None],
) -> None:
    in_language(language)
    window = make_window()
    window.resize(1000, 650)
    window.appearance.set_text_size(text)
    for game in INTRODUCED:
        begin(window, qtbot, game, min(4, PRESETS[game].most_seats))
        assert covered(window, others=text == 100) == [], game
        assert not clipped(window.introductions.card, within=True), game


def test_nor_where_seven_play(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.resize(1000, 650)
    window.appearance.set_text_size(200)
    for game in ("elevator", "bastard"):
        begin(window, qtbot, game, 7)
        assert covered(window, others=False) == [], game
