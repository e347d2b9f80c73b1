"""The pages about rules: every option has a control, every control shows and stages its option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.draft import Draft
from farwhist.rules.options import PAGES as OPTION_PAGES
from farwhist.store.presets import OwnPresets
from farwhist.ui.features.preferences.page import FoldLine
from farwhist.ui.features.preferences.rules.editors import (
    ChoiceEditor,
    NumberEditor,
    RotationEditor,
    SequenceEditor,
    SwitchEditor,
)
from farwhist.ui.features.preferences.rules.game_page import GamePage
from farwhist.ui.features.preferences.rules.pages import (
    PAGES,
    RomanianPage,
    SequencePage,
)
from farwhist.ui.features.preferences.rules.rules_page import (
    BiddingPage,
    ChosenGame,
    RulesBanner,
    RulesPage,
    TrumpPage,
)
from farwhist.ui.features.preferences.rules.scoring_page import ScoringPage
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.tips import shown_tip
from farwhist.ui.wording.game_names import presets_at_table
from tests.helpers.legal import legal_set
from tests.helpers.staged import set_option
from tests.ui.driving import LEFT


@pytest.fixture
def model(tmp_path: Path) -> RulesModel:
    return RulesModel(OwnPresets(tmp_path), {})


@pytest.fixture(scope="module")
def pages(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[RulesPage]]:
    """Return all pages, of one model: what they show must not depend on what they showed before."""
    model = RulesModel(OwnPresets(tmp_path_factory.mktemp("rules")), {})
    made = [page(model) for page in PAGES]
    yield made
    for page in made:
        page.deleteLater()


Show = Callable[..., RulesPage]


@pytest.fixture
def show(model: RulesModel, qtbot: QtBot) -> Iterator[Show]:
    """Return a function that shows one page with the banner below it in a plain dialog."""
    dialogs: list[QDialog] = []

    def make(kind: type[RulesPage], width: int = 900, height: int = 640) -> RulesPage:
        dialog = QDialog()
        page = kind(model)
        column = QVBoxLayout(dialog)
        column.addWidget(page)
        column.addWidget(RulesBanner(model))
        dialog.resize(width, height)
        qtbot.addWidget(dialog)
        dialog.show()
        dialogs.append(dialog)
        return page

    yield make


def banner(page: RulesPage) -> RulesBanner:
    found = page.window().findChild(RulesBanner)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_one_control_and_every_control_its_option(
    pages: list[RulesPage], game: str
) -> None:
    draft = Draft(game, 4)
    pages[0].model.edit(draft)
    found: Counter[str] = Counter()
    for page in pages:
        if not isinstance(page, RomanianPage):
            found.update(page.rows().keys())
            for key, row in page.rows().items():
                option = GAMES[game].options.options[key]
                assert option.page == page.key
                assert row.editor.text() == draft.texts()[key]
                assert row.editor.target.accessibleName() and row.help.text().endswith(".")
    assert found == Counter({option.key: 1 for option in GAMES[game].options})


def test_the_pages_are_those_of_the_table_and_romanian_mode() -> None:
    keys = [page.key for page in PAGES]
    assert set(keys) == {*OPTION_PAGES, "romanian_mode"} and len(set(keys)) == len(keys)


def read_back(pages: list[RulesPage]) -> dict[str, str]:
    return {key: row.editor.text() for page in pages for key, row in page.rows().items()}


@pytest.mark.parametrize("preset", presets_at_table())
def test_every_preset_is_shown_as_it_is(pages: list[RulesPage], preset: str) -> None:
    model = pages[0].model
    for seats in (3, 7):
        model.edit(Draft(preset, seats))
        assert read_back(pages) == model.draft.texts()
        assert not model.draft.custom


def test_random_legal_sets_are_shown_as_they_are(pages: list[RulesPage]) -> None:
    model = pages[0].model
    for number in range(0, 400, 3):
        found = legal_set(number)
        draft = Draft.of(found.preset, found.seats, found.changes)
        model.edit(draft)
        assert read_back(pages) == draft.texts(), str(found)
        assert model.draft == draft and model.playable
        assert model.facts.rules is not None
        assert dict(model.facts.rules.options) == draft.values()


def test_every_control_stages_every_value(pages: list[RulesPage]) -> None:
    model = pages[0].model
    for page in pages:
        for key, row in page.rows().items():
            editor, option = row.editor, row.option
            model.edit(Draft())
            if isinstance(editor, SwitchEditor):
                editor.box.toggle()
                wanted = {"on": "off", "off": "on"}[Draft().texts()[key]]
                assert model.draft.texts()[key] == wanted
            elif isinstance(editor, ChoiceEditor):
                for text in reversed(option.texts):
                    editor.choice.take(text)
                    assert model.draft.texts()[key] == text
            elif isinstance(editor, NumberEditor):
                assert option.bounds is not None
                for value in option.bounds:
                    editor.box.setValue(value)
                    assert model.draft.texts()[key] == str(value)
                if option.default is None:
                    editor.box.setValue(editor.box.minimum())
                    assert model.draft.texts()[key] == "auto"


def test_a_change_is_marked_and_undone_beside_it(
    model: RulesModel, show: Show, qtbot: QtBot
) -> None:
    page = show(BiddingPage)
    row = page.row("bidding")
    assert not row.undo.isVisible() and not row.mark.isVisible()
    assert isinstance(row.editor, ChoiceEditor)
    segments = row.editor.choice.control
    assert isinstance(segments, Segments), "at this width the values stand side by side"
    qtbot.keyClick(segments.buttons["IN_TURN"], Qt.Key.Key_Space)
    assert model.draft.changes == {"bidding": "IN_TURN"}
    assert row.undo.isVisible() and row.mark.isVisible()
    assert "Changed; the preset has: All at once" in row.editor.target.accessibleDescription()
    assert "All at once" in shown_tip(row.undo)
    qtbot.mouseClick(row.undo, LEFT)
    assert model.draft == Draft() and not row.undo.isVisible()


def test_an_option_without_effect_is_grey_and_says_why(model: RulesModel, show: Show) -> None:
    page = show(BiddingPage)
    row = page.row("hook")
    assert not row.isVisible() and not row.editor.isEnabled()
    page.findChildren(FoldLine)[0].unfold()
    assert (
        row.reason.isVisible()
        and row.reason.text() == "Only with bids in turn, not hidden, whose total is free."
    )
    assert row.reason.text() in row.editor.target.accessibleDescription()
    set_option(model, "bidding", "IN_TURN")
    assert row.editor.isEnabled() and not row.reason.isVisible()


def test_the_wheel_changes_nothing_on_the_way(show: Show) -> None:
    row = show(BiddingPage).row("bidding")
    assert row.editor.target.focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_restoring_a_page_leaves_the_others(model: RulesModel, show: Show) -> None:
    page = show(BiddingPage)
    model.edit(Draft.of("oh_hell", 5, {"bidding": "READY", "slam": "5"}))
    page.restore_defaults()
    assert model.draft == Draft.of("oh_hell", 5, {"slam": "5"})


def test_trumps_go_round_in_the_order_of_the_buttons(
    model: RulesModel, show: Show, qtbot: QtBot
) -> None:
    page = show(TrumpPage)
    set_option(model, "trump", "ROTATE")
    editor = page.row("rotation").editor
    assert isinstance(editor, RotationEditor)
    qtbot.mouseClick(editor.clear, LEFT)
    assert model.draft.texts()["rotation"] == "S,H,C,D,NT", "an empty order is none"
    for letter in ("H", "NT", "H", "S"):
        qtbot.mouseClick(editor.add[letter], LEFT)
    assert model.draft.texts()["rotation"] == "H,NT,S", "each once"
    qtbot.mouseClick(editor.back, LEFT)
    assert model.draft.texts()["rotation"] == "H,NT"
    assert editor.words.text() == "Hearts, No trump"


def test_the_numbers_of_a_sequence_and_its_list_agree(
    model: RulesModel, show: Show, qtbot: QtBot
) -> None:
    page = show(SequencePage)
    assert isinstance(page, SequencePage)
    set_option(model, "sequence", "CUSTOM")
    editor = page.row("custom").editor
    assert isinstance(editor, SequenceEditor)
    editor.turn.setValue(8)
    editor.hold.setValue(3)
    assert model.draft.texts()["custom"] == "1,2,3,4,5,6,7,8,8,8,7,6,5,4,3,2,1"
    assert page.length.text().startswith("17 deals, 80 tricks, about ")
    editor.list.selectAll()
    qtbot.keyClicks(editor.list, "10/2/6/2")
    assert [spin.value() for spin in editor.numbers] == [10, 2, 6, 2, 1]
    assert model.draft.texts()["custom"] == "10/2/6/2"
    assert page.bars.words(0) == "Deal 1: 10 cards"
    qtbot.keyClick(editor.list, Qt.Key.Key_Return)
    qtbot.keyClicks(editor.list, ",x")
    row = page.row("custom")
    assert "is not a list of deals" in row.problem.text()
    assert model.draft.texts()["custom"] == "10/2/6/2"


def test_a_wrong_list_of_deals_is_not_half_accepted(
    model: RulesModel, show: Show, qtbot: QtBot
) -> None:
    page = show(SequencePage)
    model.edit(Draft("elevator", 4, {"sequence": "CUSTOM", "custom": "5,4"}))
    row = page.row("custom")
    editor = row.editor
    assert isinstance(editor, SequenceEditor)
    editor.list.selectAll()
    for number, letter in enumerate("1,2n,60x", start=1):
        qtbot.keyClicks(editor.list, letter)
        typed = "1,2n,60x"[:number]
        assert editor.list.text() == typed
        red = row.problem.isVisible()
        assert model.draft.texts()["custom"] == ("5,4" if red else typed)
    assert red, "sixty cards are too many, and x is nothing"
    qtbot.keyClick(editor.list, Qt.Key.Key_Return)
    assert model.draft.texts()["custom"] == "5,4" and row.problem.isVisible()
    qtbot.keyClick(editor.list, Qt.Key.Key_Backspace)
    qtbot.keyClick(editor.list, Qt.Key.Key_Backspace)
    assert model.draft.texts()["custom"] == "1,2n,6" and not row.problem.isVisible()
    qtbot.keyClicks(editor.list, "x")
    assert model.draft.texts()["custom"] == "5,4", "it was not finished yet"


def test_rules_from_elsewhere_take_the_place_of_a_wrong_text(
    model: RulesModel, show: Show, qtbot: QtBot
) -> None:
    page = show(SequencePage)
    model.edit(Draft("elevator", 4, {"sequence": "CUSTOM", "custom": "5,4"}))
    row = page.row("custom")
    editor = row.editor
    assert isinstance(editor, SequenceEditor)
    editor.list.selectAll()
    qtbot.keyClicks(editor.list, "1,2x")
    assert row.problem.isVisible()
    set_option(model, "custom", "7,6")
    assert editor.list.text() == "7,6" and not row.problem.isVisible()
    qtbot.keyClicks(editor.list, "x")
    assert model.draft.texts()["custom"] == "7,6"
    row.undo.click()
    assert not row.problem.isVisible() and editor.list.text() == model.draft.base()["custom"]


def test_what_does_not_fit_is_said_beside_the_field(
    model: RulesModel, show: Show, qtbot: QtBot
) -> None:
    page = show(SequencePage)
    assert isinstance(page, SequencePage)
    model.edit(Draft.of("elevator", 7, {"sequence": "CUSTOM", "custom": "1/8/1"}))
    row = page.row("custom")
    assert row.problem.isVisible()
    assert row.problem.text() == "⚠ 7 players × 8 cards = 56 > 52: at most 7 each."
    below = banner(page)
    assert below.isVisible() and not below.start.isEnabled() and "56 > 52" in below.problem.text()
    set_option(model, "custom", "1/7/1")
    assert not row.problem.isVisible() and below.start.isEnabled()


def test_deals_without_trump_are_hatched(model: RulesModel, show: Show) -> None:
    page = show(SequencePage)
    assert isinstance(page, SequencePage)
    assert page.hatched.isVisible()
    assert page.bars.words(6) == "Deal 7: 13 cards, no trump"
    assert "13, 11" in page.bars.accessibleName()
    model.edit(Draft("elevator", 3))
    assert not page.hatched.isVisible()


def test_the_banner_starts_or_discards(model: RulesModel, show: Show, qtbot: QtBot) -> None:
    page = show(BiddingPage)
    below = banner(page)
    model.set_running(Draft(), fresh=True)
    assert not below.isVisible()
    set_option(model, "slam", "5")
    assert below.isVisible() and "next match" in below.text.text()
    with qtbot.waitSignal(model.start_wanted):
        qtbot.mouseClick(below.start, LEFT)
    qtbot.mouseClick(below.discard, LEFT)
    assert model.draft == Draft() and not below.isVisible()


def test_one_switch_sets_romanian_whist(model: RulesModel, show: Show, qtbot: QtBot) -> None:
    page = show(RomanianPage)
    assert isinstance(page, RomanianPage)
    page.switch.click()
    assert model.draft.texts()["pack"] == "8N" and model.facts.rules is not None
    assert len(model.facts.rules.pack) == 32
    assert page.switch.checkState() is Qt.CheckState.Checked
    for key in model.draft.in_mode():
        assert page.row(key).source.text() == "Set by Romanian mode."
    streak = page.row("streak").editor
    assert isinstance(streak, SwitchEditor)
    streak.box.click()
    assert page.switch.checkState() is Qt.CheckState.PartiallyChecked
    assert page.row("streak").source.text() == "Changed; Romanian mode has: On."
    page.switch.click()
    assert page.switch.checkState() is Qt.CheckState.Checked
    page.switch.click()
    assert model.draft == Draft() and page.switch.checkState() is Qt.CheckState.Unchecked
    assert not page.row("pack").source.text()


def test_the_game_is_named_and_chosen_elsewhere(
    model: RulesModel, show: Show, qtbot: QtBot
) -> None:
    page = show(GamePage)
    assert isinstance(page, GamePage)
    game = ChosenGame(model)
    qtbot.addWidget(game)
    assert game.text() == "Elevator Whist · 4 players" and not page.undo.isVisible()
    model.edit(model.draft.with_options({"slam": "5", "tours": "2"}))
    assert game.text() == "Custom: Elevator Whist, changed · 4 players"
    assert page.game.text() in game.text() and page.about.text().startswith("4 players")
    with qtbot.waitSignal(page.another_wanted):
        page.another.click()
    qtbot.mouseClick(page.undo, LEFT)
    assert model.draft == Draft() and not page.undo.isVisible()


def test_own_rules_are_saved_renamed_deleted_and_passed_on(
    model: RulesModel, show: Show, qtbot: QtBot, tmp_path: Path
) -> None:
    page = show(GamePage)
    assert isinstance(page, GamePage)
    own, file = page.own, tmp_path / "passed on.json"
    own.to_write = lambda parent, name: str(file)
    own.to_read = lambda parent, name: str(file)
    assert not own.save.isEnabled() and not own.delete.isEnabled()
    set_option(model, "slam", "5")
    wanted = model.draft
    qtbot.keyClicks(own.name, "Sunday")
    qtbot.mouseClick(own.save, LEFT)
    assert list(model.own) == ["Sunday"] and "Saved" in own.told.text()
    own.passing.timer.timeout.emit()
    assert own.told.isHidden()
    assert model.name() == "Sunday" and not page.undo.isVisible()
    own.name.setText("Monday")
    own.rename.trigger()
    assert list(model.own) == ["Monday"]
    own.export.trigger()
    own.delete.trigger()
    assert list(model.own) == [] and model.draft == wanted and own.name.text() == "Monday"
    model.edit(Draft())
    own.take.trigger()
    assert model.draft == wanted and model.own["Monday"] == wanted
    own.take.trigger()
    assert list(model.own) == ["Monday"] and "already exists" in own.told.text()
    file.write_text("no rules", encoding="utf-8")
    own.take.trigger()
    assert own.told.text() == "⚠ The file is not readable text."
    file.write_text(
        '{"format": "farwhist rules", "version": 1, "name": "K", "preset": "bastard", "seats": 12}',
        encoding="utf-8",
    )
    own.take.trigger()
    assert "Imported as “K”" in own.told.text()
    assert model.draft == Draft("bastard", 7) and model.playable, "no more sit at the table"
    again = RulesModel(model.own, Draft("bastard", 12).as_texts())
    assert again.draft == Draft("bastard", 7)
    own.to_read = lambda parent, name: str(tmp_path / "nowhere")
    own.take.trigger()
    assert own.told.text().startswith("⚠ Import failed")


@pytest.mark.parametrize("kind", PAGES, ids=lambda kind: kind.key)
def test_a_page_is_written_anew_in_another_language(
    model: RulesModel, show: Show, kind: type[RulesPage]
) -> None:
    page = show(kind)
    set_option(model, "bidding", "IN_TURN")
    before, rows = page.area.widget(), set(page.rows())
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.area.widget() is not before and set(page.rows()) == rows
    for key, row in page.rows().items():
        assert row.editor.text() == model.draft.texts()[key]


def proxied(widget: QWidget | None) -> QWidget | None:
    """Return what has the keyboard when a widget is given it."""
    while widget is not None and widget.focusProxy():
        widget = widget.focusProxy()
    return widget


@pytest.mark.parametrize("kind", PAGES, ids=lambda kind: kind.key)
def test_every_control_is_reached_by_tab(
    model: RulesModel, show: Show, qtbot: QtBot, kind: type[RulesPage]
) -> None:
    page = show(kind)
    model.edit(Draft().with_mode(True))
    targets = [row.editor.target for row in page.rows().values()]
    wanted = {proxied(each) for each in targets if each.isEnabled()}
    window = page.window()
    for _ in range(300):
        qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        wanted.discard(window.focusWidget())
        if not wanted:
            break
    assert not wanted


@pytest.mark.parametrize("size", [(760, 540), (900, 640)])
def test_no_page_is_wider_than_the_smallest_window_leaves(
    model: RulesModel, qtbot: QtBot, size: tuple[int, int]
) -> None:
    dialog = QDialog()
    line, stack = QHBoxLayout(dialog), QStackedWidget()
    line.addSpacing(190)
    line.addWidget(stack)
    pages = [page(model) for page in PAGES]
    for page in pages:
        stack.addWidget(page)
    dialog.resize(*size)
    qtbot.addWidget(dialog)
    dialog.show()
    for preset in ("elevator", "romanian_premium"):
        model.edit(Draft(preset, 4))
        for page in pages:
            stack.setCurrentWidget(page)
            body = page.area.widget()
            assert body.minimumSizeHint().width() <= page.area.viewport().width(), page.key


def test_presets_of_all_games_could_be_listed() -> None:
    assert set(presets_at_table()) <= set(PRESETS)


def test_the_scoring_page_shows_every_scheme(model: RulesModel, show: Show) -> None:
    page = show(ScoringPage)
    assert isinstance(page, ScoringPage)
    for number in range(page.editor.box.count() - 1):
        page.editor.box.setCurrentIndex(number)
        assert model.draft.texts()["scoring"] == page.editor.box.itemData(number)
        assert page.editor.words.text() and page.example.words.text().endswith((".", ")"))
