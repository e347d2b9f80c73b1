"""Deals as text: what is copied tells no more than is known, and what is pasted is played."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from farwhist.rules import deal_code, diagram, diagram_reading
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_text import DealText
from farwhist.store.matches import Saved, parse
from farwhist.ui.panels.podium import Podium
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.scores.tally import numbers
from tests.helpers.deals import played
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def put(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def saved(window: Furnished) -> Saved:
    return parse(window.matches.store.path.read_text(encoding="utf-8"))


def paste(window: Furnished, text: str) -> QMessageBox | None:
    put(text)
    window.actions_["paste_deal"].trigger()
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    return boxes[0] if boxes else None


def refused(window: Furnished, text: str) -> str:
    box = paste(window, text)
    assert box is not None
    told = box.informativeText()
    box.done(0)
    return told


def bare(preset: str = "elevator", deal: int = 3) -> DealText:
    return played(preset, deal=deal).bare()


def test_a_finished_deal_is_copied_as_a_code_and_as_a_diagram(
    window: Furnished, qtbot: QtBot
) -> None:
    play_to_summary(window, qtbot)
    qtbot.keyClick(window, Key.Key_C, CONTROL)
    coded = clipboard()
    text = deal_code.read(coded)
    match = window.runner.match
    assert match is not None
    assert text.match().position.results[0].taken == match.position.results[0].taken
    assert "copied" in window.status.text()
    qtbot.keyClick(window, Key.Key_C, CONTROL | SHIFT)
    assert clipboard() == diagram.drawn(text) and coded in clipboard()
    assert diagram_reading.read(clipboard()) == text


def test_of_a_running_deal_only_what_is_seen_is_copied(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    put("before")
    window.actions_.refresh()
    assert not window.actions_["copy_deal"].isEnabled()
    qtbot.keyClick(window, Key.Key_C, CONTROL)
    window.deal.copy_code()
    assert clipboard() == "before"
    match = window.runner.match
    assert match is not None
    while not match.position.trick and not match.position.tricks:
        driving.key_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    qtbot.keyClick(window, Key.Key_C, CONTROL | SHIFT)
    shown, view = clipboard(), match.view(0)
    known = {card.text for hand in view.dealt for card in hand if card}
    laid = {card.text for trick in view.tricks for card in trick.cards}
    laid |= {card.text for _, card in view.trick}
    assert view.turn_up is not None
    for hand in match.position.dealt:
        for card in hand:
            assert card is not None
            if card.text not in known | laid:
                assert card.text not in shown
    assert [line[:7] for line in shown.splitlines() if line.startswith("Seat")] == ["Seat 1:"]
    assert "FW1" not in shown and f"Turned: {view.turn_up}" in shown
    with pytest.raises(BadDeal, match="Seat 2"):
        diagram_reading.read(shown)


def test_in_a_later_deal_the_code_is_that_of_the_deal_before(
    window: Furnished, qtbot: QtBot
) -> None:
    play_to_summary(window, qtbot)
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    qtbot.keyClick(window, Key.Key_C, CONTROL)
    text, match = deal_code.read(clipboard()), window.runner.match
    assert match is not None and match.position.deal == 2
    assert text.deal.place == 0 and text.match().over and "deal 1" in window.status.text()


def test_the_study_copies_its_own_deal_up_to_its_step(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    window.flow.press_next()
    play_to_summary(window, qtbot)
    window.study.open_table(1)
    page = window.study.page
    assert page is not None
    page.go(page.last)
    qtbot.waitUntil(window.actions_["copy_deal"].isEnabled)
    qtbot.keyClick(page.timeline, Key.Key_C, CONTROL)
    whole = deal_code.read(clipboard())
    assert whole.deal.place == 0 and whole.match().over
    assert page.strip.count.text() == "The code of deal 1 was copied."
    own = page.deal.own(0)[1]
    page.go(own)
    qtbot.keyClick(page.timeline, Key.Key_C, CONTROL | SHIFT)
    assert page.strip.count.text() == "The diagram of deal 1 was copied."
    text = diagram_reading.read(clipboard())
    done = page.deal.steps[own].moves - page.deal.steps[0].moves
    assert text.deal == whole.deal and text.moves == whole.moves[:done]
    window.study.close()
    qtbot.keyClick(window, Key.Key_C, CONTROL)
    assert deal_code.read(clipboard()).deal.place == 1


def test_a_tried_line_is_what_the_study_copies(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    window.study.open_table(1)
    page = window.study.page
    assert page is not None and page.tries is not None
    step = page.deal.own(0)[0]
    decision = page.tries.decision(page.deal, step)
    assert decision is not None
    other = next(each for each in decision.moves if each != page.deal.steps[step].chosen(0))
    assert page.tries.try_move(page.deal, step, other)
    page.tries.stop()
    page.go(page.last)
    window.deal.copy_code()
    assert (0, other) in deal_code.read(clipboard()).moves


def test_a_text_field_keeps_its_keys(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    field = QLineEdit("some words", window)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.selectAll()
    qtbot.keyClick(field, Key.Key_C, CONTROL)
    assert clipboard() == "some words"
    qtbot.keyClick(field, Key.Key_End)
    qtbot.keyClick(field, Key.Key_V, CONTROL)
    assert field.text() == "some wordssome words"
    assert not window.practice.active


def test_a_pasted_deal_is_practice_and_the_match_comes_back(
    window: Furnished, qtbot: QtBot
) -> None:
    play_to_summary(window, qtbot)
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    before, hand = saved(window), window.table.hand()
    text = bare()
    assert paste(window, f"> {deal_code.write(text)}\nWhat do you think?") is None
    driving.wait_until_asked(window, qtbot)
    assert window.practice.active and not window.runner.keeps and saved(window) == before
    assert set(window.table.hand()) == set(text.deal.hands[0])
    assert "of your own" in window.offer.label.text() and window.offer.isVisible()
    while not isinstance(window.host.panel, SummaryPanel | Podium):
        driving.key_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    assert len(window.table.position.results) == 1 and saved(window) == before
    window.practice.take()
    driving.wait_until_asked(window, qtbot)
    assert not window.practice.active and window.offer.isHidden()
    assert window.table.hand() == hand and saved(window) == before


@pytest.mark.parametrize("preset", ["knockout", "bid_whist", "bastard", "romanian", "spades"])
def test_a_deal_of_another_game_is_played(window: Furnished, qtbot: QtBot, preset: str) -> None:
    driving.wait_until_asked(window, qtbot)
    kinds = window.runner.opponents.kinds
    text = played(preset).bare()
    assert paste(window, diagram.drawn(text)) is None
    driving.wait_until_asked(window, qtbot)
    assert window.runner.setting.preset == preset and window.practice.active
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=20_000)
    window.practice.take()
    assert window.runner.keeps and window.runner.opponents.kinds == kinds
    assert window.runner.setting.preset == "elevator"


def test_a_position_is_taken_up_where_it_stands(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    text = played("classic")
    part = replace(text, moves=text.moves[:6])
    assert paste(window, deal_code.write(part)) is None
    match = window.runner.match
    assert match is not None and tuple(match.moves[:6]) == part.moves
    assert paste(window, deal_code.write(text)) is None
    match = window.runner.match
    assert match is not None and not match.over, "a finished deal begins anew"


def test_a_move_in_a_pasted_deal_is_taken_back(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    assert paste(window, deal_code.write(bare())) is None
    driving.wait_until_asked(window, qtbot)
    match, hand = window.runner.match, window.table.hand()
    while len(window.table.hand()) == len(hand):
        driving.key_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    window.actions_["undo"].trigger()
    driving.wait_until_asked(window, qtbot)
    assert window.table.hand() == hand and window.runner.match is match
    assert window.practice.active


def test_what_cannot_be_opened_is_told(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    coded, text = deal_code.write(bare()), diagram.drawn(bare()).partition("Code:")[0]
    assert refused(window, "") == "No deal code or diagram was found here."
    assert refused(window, f"{coded[:12]}{'A' if coded[12] != 'A' else 'B'}{coded[13:]}") == (
        f"The code is damaged after {coded[7:11]}."
    )
    assert "4 instead of 5" in refused(window, text.replace("Seat 1: S A", "Seat 1: S "))
    assert "8 players" in refused(window, deal_code.write(eight()))
    assert not window.practice.active and window.runner.keeps


def eight() -> DealText:
    from random import Random

    from farwhist.engine.match import Match
    from farwhist.rules import deal_text
    from farwhist.rules.catalogue import ruleset
    from tests.helpers.drive import any_moves, deals_done

    match = any_moves(Match(ruleset("elevator", 8), 1), Random(1), deals_done(1))
    return deal_text.of_match(match, "elevator", 8, {}, 1)


def test_german_letters_are_read_in_a_german_deck(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    text = played("classic").bare()
    drawn = diagram.drawn(text).partition("Code:")[0]
    german = "\n".join(
        "  ".join(part[:2] + part[2:].replace("Q", "D").replace("J", "B") for part in parts)
        for parts in (line.split("  ") for line in drawn.splitlines())
        if parts
    )
    window.table_preferences.set(index="de")
    lines = [line for line in german.splitlines() if line.startswith("Seat")]
    assert any("B" in line for line in lines)
    assert paste(window, german) is None
    assert window.runner.carried().setting.deal == deal_code.write(text)


def test_a_later_deal_keeps_its_number(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    assert paste(window, deal_code.write(bare(deal=5))) is None
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=20_000)
    assert numbers(window.table.position) == [5]
    window.actions_["copy_deal"].trigger()
    assert "deal 5" in window.status.text() and deal_code.read(clipboard()).deal.place == 4


def test_a_pasted_deal_has_no_number_to_note_down(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    assert paste(window, deal_code.write(bare())) is None
    window.actions_.refresh()
    number = window.actions_["number"]
    assert not number.isEnabled() and "card by card" in number.statusTip()
    window.practice.take()
    window.actions_.refresh()
    assert number.isEnabled()


def test_the_match_that_waits_is_taken_up_again_after_the_window_was_closed(
    window: Furnished, make_window: MakeWindow, qtbot: QtBot
) -> None:
    play_to_summary(window, qtbot)
    before = saved(window)
    assert paste(window, deal_code.write(bare())) is None
    window.close()
    again = make_window()
    again.matches.open()
    assert again.runner.now().moves == before.moves and not again.runner.setting.deal
