"""The editor, driven with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card, Seat, card, cards
from farwhist.engine.moves import Bid, play
from farwhist.rules import deal_code, diagram
from farwhist.rules.deal_draft import of_text
from farwhist.store.matches import parse
from farwhist.ui.features.editor import body as body_module
from farwhist.ui.features.editor import coach_panel as advice_module
from farwhist.ui.features.editor.body import TILE_SMALL
from farwhist.ui.features.editor.page import EditorPage
from farwhist.ui.style.tips import shown_tip
from farwhist.ui.style.tokens import DARK
from farwhist.ui.wording.card_names import card_name, card_sign
from tests.helpers.clipping import clipped
from tests.helpers.deals import played
from tests.helpers.long_language import LongLanguage
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary

CONTROL = Qt.KeyboardModifier.ControlModifier
Open = Callable[..., EditorPage]


@pytest.fixture
def window(make_window: MakeWindow) -> Furnished:
    made = make_window()
    made.matches.start("elevator_32", 4)
    return made


@pytest.fixture
def said(window: Furnished, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(window.access.announcer, "say", lambda text, kind: found.append(text))
    return found


@pytest.fixture
def page(window: Furnished, said: list[str]) -> EditorPage:
    window.actions_["editor"].trigger()
    found = window.editor.page
    assert found is not None
    return found


def key(qtbot: QtBot, *keys: Qt.Key | str) -> None:
    for each in keys:
        target = QApplication.focusWidget()
        assert target is not None
        if isinstance(each, str):
            qtbot.keyClicks(target, each)
        else:
            qtbot.keyClick(target, each)


def control(qtbot: QtBot, which: Qt.Key) -> None:
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, which, CONTROL)


def tile(page: EditorPage, one: Card) -> QPoint:
    pool = page.body.cards.pool
    for row in range(pool.rowCount()):
        for column in range(pool.columnCount()):
            item = pool.item(row, column)
            if item is not None and item.data(Qt.ItemDataRole.UserRole) is one:
                return pool.visualItemRect(item).center()
    raise AssertionError(one)


def click_tile(page: EditorPage, qtbot: QtBot, text: str) -> None:
    pool = page.body.cards.pool
    qtbot.mouseClick(pool.viewport(), LEFT, pos=tile(page, card(text)))


def type_text(page: EditorPage, qtbot: QtBot, text: str) -> None:
    page.body.cards.field.setFocus()
    page.body.cards.field.selectAll()
    qtbot.keyClicks(page.body.cards.field, text)


def hand(page: EditorPage, seat: Seat) -> tuple[Card, ...]:
    return page.draft.hands[seat]


def test_the_page_waits_for_cards_and_says_what_is_missing(page: EditorPage) -> None:
    assert page.body.checks.texts == ["Nobody has a card yet."]
    assert [button.isEnabled() for button in page.foot.buttons] == [False] * 6
    assert page.foot.play.accessibleDescription() == "Nobody has a card yet."
    assert page.body.cards.pool.hasFocus()


def test_keys_give_the_card_under_the_cursor_and_take_it_back(
    page: EditorPage, qtbot: QtBot, said: list[str]
) -> None:
    key(qtbot, "2", Key.Key_Right, "1")
    assert hand(page, 1) == cards("AS") and hand(page, 0) == cards("KS")
    assert said[-2:] == [
        "ace of spades: Oscar. 1 of 7. 31 cards free.",
        "king of spades: You. 1 of 7. 30 cards free.",
    ]
    key(qtbot, "0", Key.Key_Down, "+")
    assert hand(page, 0) == () and page.draft.turned is card("KH")
    key(qtbot, "7", "5")
    assert page.draft.turned is card("KH")


def test_the_pointer_takes_a_card_up_and_gives_it_to_a_hand(page: EditorPage, qtbot: QtBot) -> None:
    click_tile(page, qtbot, "QD")
    assert page.body.cards.pool.picked is card("QD")
    qtbot.mouseClick(page.body.plates[2], LEFT, pos=QPoint(30, 10))
    assert hand(page, 2) == cards("QD") and page.seat == 2
    shown = page.body.plates[2].hand
    qtbot.mouseClick(shown.viewport(), LEFT, pos=shown.visualItemRect(shown.item(0)).center())
    qtbot.mouseClick(page.body.plates[3], LEFT, pos=QPoint(30, 10))
    assert hand(page, 2) == () and hand(page, 3) == cards("QD")


def test_typing_gives_a_hand_and_leaves_other_hands_alone(page: EditorPage, qtbot: QtBot) -> None:
    type_text(page, qtbot, "S AK10 H -")
    assert hand(page, 0) == cards("AS KS TS")
    page.choose_seat(1)
    type_text(page, qtbot, "S AQ C xy")
    assert hand(page, 1) == cards("QS") and hand(page, 0) == cards("AS KS TS")
    assert "A♠ stays where it is: You." in page.body.checks.texts
    assert "Not a card of this pack: “XY”." in page.body.checks.texts
    (move,) = [each for each in page.body.checks.buttons if each.text() == "Move it here"]
    qtbot.mouseClick(move, LEFT)
    assert hand(page, 1) == cards("AS QS") and hand(page, 0) == cards("KS TS")
    assert page.body.cards.field.text() == "S AQ H - D - C -"


def test_letters_on_the_cards_go_on_in_the_field(page: EditorPage, qtbot: QtBot) -> None:
    key(qtbot, "h", " a")
    assert page.body.cards.field.hasFocus() and hand(page, 0) == cards("AH")


def test_undo_and_redo_take_a_typed_hand_as_one_step(page: EditorPage, qtbot: QtBot) -> None:
    key(qtbot, "3")
    type_text(page, qtbot, "H AK")
    assert hand(page, 0) == cards("AH KH")
    control(qtbot, Key.Key_Z)
    assert hand(page, 0) == () and hand(page, 2) == cards("AS")
    control(qtbot, Key.Key_Z)
    assert page.draft.hands == ((), (), (), ()) and not page.head.undo.isEnabled()
    control(qtbot, Key.Key_Y)
    control(qtbot, Key.Key_Y)
    assert hand(page, 0) == cards("AH KH") and not page.head.redo.isEnabled()


def test_the_rest_at_random_makes_a_deal_that_is_played_for_practice(
    window: Furnished, page: EditorPage, qtbot: QtBot
) -> None:
    type_text(page, qtbot, "S AK H A")
    control(qtbot, Key.Key_R)
    assert page.body.checks.texts == ["7 cards each; no card is used twice."]
    given = page.draft.hands[0]
    assert set(cards("AS KS AH")) <= set(given)
    qtbot.mouseClick(page.foot.play, LEFT)
    assert window.editor.page is None and window.practice.active
    view = window.table.position
    assert set(view.hands[0]) == set(given)
    window.actions_["editor"].trigger()
    assert window.editor.page is not None and window.editor.page.draft.hands[0] == given


def test_a_repair_mends_what_its_check_says(page: EditorPage, qtbot: QtBot) -> None:
    control(qtbot, Key.Key_R)
    page.give(page.draft.hands[1][0], -1)
    assert page.body.checks.texts == ["Oscar: 6 of 7 cards. 1 card missing."]
    assert page.found.text is None
    (mend,) = page.body.checks.buttons
    qtbot.mouseClick(mend, LEFT)
    assert page.found.text is not None and len(page.draft.hands[1]) == 7


def test_calls_and_cards_are_made_for_all_seats(page: EditorPage, qtbot: QtBot) -> None:
    page.take(of_text(replace(played("oh_hell", deal=1), moves=())))
    page.body.part.buttons[body_module.PLAYED].click()
    panel = page.body.played
    for _ in range(page.draft.seats):
        assert panel.asked.text().endswith("· bid")
        panel.choice.setCurrentIndex(0)
        qtbot.mouseClick(panel.add, LEFT)
    assert len(page.draft.moves) == page.draft.seats
    assert panel.plays and panel.tricks.toPlainText().startswith("Calls: ")
    assert panel.decision is not None
    seat, legal = panel.decision.seat, panel.decision.moves
    shown = page.body.plates[seat].hand
    rect = shown.visualItemRect(shown.item(0))
    qtbot.mouseClick(shown.viewport(), LEFT, pos=rect.center())
    assert page.draft.moves[-1][1] in legal
    assert "Trick 1: " in panel.tricks.toPlainText()
    assert set(shown.gone) == {page.draft.hands[seat][0]}
    qtbot.mouseClick(panel.back, LEFT)
    assert all(isinstance(move, Bid) for _, move in page.draft.moves)
    qtbot.mouseClick(panel.none, LEFT)
    assert not page.draft.moves and not panel.back.isEnabled()


def test_the_coach_tells_what_each_bid_is_worth(
    page: EditorPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    monkeypatch.setattr(advice_module, "WORK", (24, 24, 24))
    control(qtbot, Key.Key_R)
    qtbot.mouseClick(page.foot.coach, LEFT)
    assert page.body.shown == body_module.COACH
    qtbot.waitUntil(lambda: page.body.coach.rows.count() > 1)
    texts = [
        page.body.coach.rows.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(page.body.coach.rows.count())
    ]
    bids = [int(text.split(",")[0]) for text in texts]
    assert bids == sorted(bids) and all("%" in text for text in texts)
    assert said[-1].startswith("You: best is ")
    control(qtbot, Key.Key_Z)
    assert "Ask the coach again" in page.body.coach.note.text()


def test_all_play_a_deal_to_its_end_and_then_it_is_studied(
    window: Furnished, page: EditorPage, qtbot: QtBot
) -> None:
    page.take(of_text(replace(played("elevator", deal=1), moves=())))
    page.body.part.buttons[body_module.PLAYED].click()
    qtbot.mouseClick(page.body.played.end, LEFT)
    qtbot.waitUntil(lambda: not page.work.playing, timeout=20_000)
    assert page.found.text is not None and page.found.text.match().over
    assert "The deal is over." in page.body.played.tricks.toPlainText()
    qtbot.mouseClick(page.foot.study, LEFT)
    assert window.study.page is not None
    window.study.close()
    qtbot.mouseClick(page.head.undo, LEFT)
    assert page.draft.moves == ()


def test_studying_waits_for_the_last_card_and_says_so(page: EditorPage, qtbot: QtBot) -> None:
    study = page.foot.study
    assert study.isVisible() and not study.isEnabled()
    assert study.toolTip() == study.accessibleDescription() == "Nobody has a card yet."
    page.take(of_text(replace(played("elevator", deal=1), moves=())))
    assert study.isVisible() and not study.isEnabled() and page.foot.play.isEnabled()
    assert study.toolTip() == study.accessibleDescription()
    assert study.toolTip() == "You can study the deal once all cards have been played."
    assert page.foot.code.toolTip() == "Ctrl+C"
    page.take(of_text(played("elevator", deal=1)))
    assert study.isEnabled() and not study.toolTip()


def test_the_foot_says_less_where_there_is_less_room(
    window: Furnished, page: EditorPage, qtbot: QtBot
) -> None:
    coach, long = page.foot.coach, "Ask the coach what each choice is worth"
    window.resize(1600, 900)
    page.take(of_text(replace(played("elevator", deal=1), moves=())))
    qtbot.waitUntil(lambda: coach.text() == long)
    assert not shown_tip(coach)
    window.appearance.set_text_size(200)
    new = window.editor.page
    assert new is not None
    window.resize(1000, 650)
    qtbot.waitUntil(lambda: new.foot.coach.text() == "Coach")
    assert new.foot.coach.accessibleName() == long
    assert shown_tip(new.foot.coach) == (new.foot.coach.accessibleDescription() or long)


def test_sealed_bids_are_asked_of_every_seat_once(page: EditorPage, qtbot: QtBot) -> None:
    page.take(of_text(replace(played("elevator", deal=3), moves=())))
    seats = []
    for _ in range(page.draft.seats):
        decision = page.body.played.decision
        assert decision is not None
        seats.append(decision.seat)
        page.body.played.add.click()
    assert sorted(seats) == list(range(page.draft.seats)) and page.body.played.plays


def test_a_deal_is_copied_pasted_saved_and_opened_the_same(
    window: Furnished, page: EditorPage, qtbot: QtBot, tmp_path: Path
) -> None:
    text = played("elevator", deal=3)
    text = replace(text, moves=text.moves[:6])
    QGuiApplication.clipboard().setText(diagram.drawn(text))
    control(qtbot, Key.Key_V)
    assert page.found.text == text
    control(qtbot, Key.Key_C)
    assert deal_code.read(QGuiApplication.clipboard().text()) == text
    assert page.foot.why.isVisible() and page.foot.why.text() == "The code was copied."
    page.passing.timer.timeout.emit()
    assert not page.foot.why.isVisible()
    path = tmp_path / "one.farwhist"
    window.editor.write(text, path)
    assert "one.farwhist" in page.foot.why.text()
    page.put(page.draft.empty())
    window.editor.read(path)
    assert page.found.text == text
    assert parse(path.read_text(encoding="utf-8")).match().moves == list(text.moves)


def test_what_cannot_be_opened_is_said_and_changes_nothing(
    window: Furnished, page: EditorPage, qtbot: QtBot, tmp_path: Path
) -> None:
    before = page.draft
    QGuiApplication.clipboard().setText("good evening")
    control(qtbot, Key.Key_V)
    assert page.foot.why.text() == "No deal code or diagram was found here."
    assert not page.passing.timer.isActive()
    path = tmp_path / "none.farwhist"
    path.write_text("{", encoding="utf-8")
    window.editor.read(path)
    assert "none.farwhist" in page.foot.why.text()
    window.editor.read(tmp_path / "missing.farwhist")
    assert "missing.farwhist" in page.foot.why.text()
    assert page.draft == before


def test_the_finished_deal_of_the_table_is_taken_over_and_studied(
    window: Furnished, qtbot: QtBot
) -> None:
    play_to_summary(window, qtbot)
    window.actions_["editor"].trigger()
    page = window.editor.page
    assert page is not None and page.head.table.isEnabled()
    qtbot.mouseClick(page.head.table, LEFT)
    assert page.found.text is not None and page.found.text.match().over
    assert not page.foot.coach.isEnabled() and page.foot.study.isVisible()
    qtbot.mouseClick(page.foot.study, LEFT)
    assert window.study.page is not None and window.study.page.isVisible()
    window.study.close()
    assert page.isVisible()


def test_other_rules_seats_and_sizes_are_chosen(page: EditorPage, qtbot: QtBot) -> None:
    control(qtbot, Key.Key_R)
    deal = page.body.deal
    deal.players.setCurrentIndex(deal.players.findData(7))
    deal.players.activated.emit(deal.players.currentIndex())
    assert page.draft.seats == 7 and len(page.body.plates) == 7
    at = deal.game.findText("Oh Hell!")
    deal.game.setCurrentIndex(at)
    deal.game.activated.emit(at)
    assert page.draft.preset == "oh_hell" and deal.trump.isEnabled()
    deal.cards_each.setCurrentIndex(deal.cards_each.findText("3"))
    deal.cards_each.activated.emit(deal.cards_each.currentIndex())
    assert max(page.draft.frame.sizes) == 3
    control(qtbot, Key.Key_Z)
    assert max(page.draft.frame.sizes) == 7


def test_cards_lie_in_the_order_in_which_they_beat_each_other(
    window: Furnished, said: list[str], qtbot: QtBot
) -> None:
    """La Pocha with the Spanish pack: the three is between the ace and the king."""
    window.matches.start("pocha", 4)
    window.actions_["editor"].trigger()
    page = window.editor.page
    assert page is not None
    pool = page.body.cards.pool
    texts = [
        pool.item(0, column).data(Qt.ItemDataRole.UserRole).text
        for column in range(pool.columnCount())
    ]
    assert "".join(text[0] for text in texts) == "A3KQJ76542"
    type_text(page, qtbot, "S 2K3A H 76")
    first = page.body.plates[page.seat].hand.cards
    assert " ".join(each.text for each in first) == "AS 3S KS 2S 7H 6H"
    page.choose_seat(1)
    page.choose_seat(0)
    assert page.body.cards.field.text().startswith("S A3K2 H 76")
    control(qtbot, Key.Key_R)
    played = page.body.played
    while played.decision is not None and not played.plays:
        played.make(played.decision.moves[0])
    assert played.decision is not None
    listed = [played.choice.itemText(row) for row in range(played.choice.count())]
    held = page.body.plates[played.decision.seat].hand.cards
    assert [each for each in map(card_sign, held) if each in listed] == listed
    played.choice.setCurrentIndex(len(listed) - 1)
    qtbot.mouseClick(played.add, LEFT)
    assert page.draft.moves[-1] == (page.draft.moves[-1][0], play(held[-1]))


def test_a_game_without_trump_says_so(page: EditorPage) -> None:
    deal = page.body.deal
    at = deal.game.findText("Bastard")
    deal.game.setCurrentIndex(at)
    deal.game.activated.emit(at)
    assert page.draft.frame.method == "none"
    assert deal.trump.currentText() == "no trump"


def test_esc_lays_a_card_down_and_then_leaves(
    window: Furnished, page: EditorPage, qtbot: QtBot
) -> None:
    click_tile(page, qtbot, "AS")
    key(qtbot, Key.Key_Escape)
    assert page.body.cards.pool.picked is None and window.editor.page is page
    key(qtbot, Key.Key_Escape)
    assert window.editor.page is None and window.table.view.hasFocus()


def test_tab_goes_round_and_a_screen_reader_finds_names(page: EditorPage, qtbot: QtBot) -> None:
    control(qtbot, Key.Key_R)
    seen = set()
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus is not None and page.isAncestorOf(focus)
        seen.add(focus)
        interface = QAccessible.queryAccessibleInterface(focus)
        assert interface.text(QAccessible.Text.Name), focus
        QTest.keyClick(focus, Key.Key_Tab)
    assert set(page.body.hands) <= seen and page.foot.save in seen
    pool = page.body.cards.pool
    table = QAccessible.queryAccessibleInterface(pool)
    names = [table.child(n).text(QAccessible.Text.Name) for n in range(table.childCount())]
    held = card_name(page.draft.hands[0][0])
    assert any(name.startswith(f"{held}, ") for name in names)


def test_the_foot_has_one_line_when_nothing_is_missing(page: EditorPage, qtbot: QtBot) -> None:
    """Where the buttons just fill it, a reason that is empty must not begin another line."""
    page.fill()
    foot = page.foot
    gap = foot._row.spacing()
    wide = sum(button.sizeHint().width() + gap for button in foot.buttons) - gap
    layout = foot.layout()
    assert layout is not None
    margins = layout.contentsMargins()
    assert foot.heightForWidth(wide + margins.left() + margins.right()) < 2 * foot.play.height()
    assert foot.why.isHidden()
    page.undo()
    assert not foot.why.isHidden()


@pytest.fixture
def long_texts(qapp: QApplication) -> Iterator[None]:
    language = LongLanguage()
    qapp.installTranslator(language)
    yield
    qapp.removeTranslator(language)


@pytest.mark.usefixtures("long_texts")
@pytest.mark.parametrize(("size", "seats"), [((1000, 650), 7), ((1280, 800), 4), ((1000, 650), 4)])
def test_long_words_have_room_in_small_windows(
    make_window: MakeWindow, qtbot: QtBot, size: tuple[int, int], seats: int
) -> None:
    window = make_window()
    window.resize(*size)
    window.matches.start("elevator", seats)
    window.actions_["editor"].trigger()
    page = window.editor.page
    assert page is not None
    page.fill()
    qtbot.wait(1)
    for part in page.body.part.buttons.values():
        part.click()
        qtbot.wait(1)
        assert clipped(page, within=True) == []
        assert page.body.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
def test_everything_grows_with_the_text(
    window: Furnished, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.appearance.set_text_size(200)
    window.actions_["editor"].trigger()
    page = window.editor.page
    assert page is not None
    page.fill()
    qtbot.wait(1)
    assert clipped(page) == []
    head = page.head
    buttons = (head.undo, head.redo, head.paste, head.file, head.table)
    assert all(head.rect().contains(each.geometry()) for each in (head.back, *buttons))
    title = head.title
    assert not title.isVisible() or title.shown() == title.text()
    assert page.body.cards.pool.rowHeight(0) >= 1.9 * TILE_SMALL[1]


def test_the_page_follows_text_size_and_colours(
    window: Furnished, page: EditorPage, qtbot: QtBot
) -> None:
    window.appearance.set_text_size(200)
    large = window.editor.page
    assert large is not None and large is not page
    window.table_preferences.set(window="dark")
    qtbot.waitUntil(lambda: window.editor.page is not large)
    found = window.editor.page
    assert found is not None and found.colours == DARK
    window.table_preferences.set(window="system")
