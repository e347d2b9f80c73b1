"""The tutorial: every lesson can be made and missed, and the running match is left as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card, Suit
from farwhist.engine.moves import (
    Bid,
    Contract,
    Discard,
    Keep,
    Move,
    NameTrump,
    Pass,
    PlayCard,
    Refuse,
    Strain,
    bid,
    read,
)
from farwhist.ui.features.tutorial.lessons import LESSONS, PLAIN
from farwhist.ui.features.tutorial.scenes import HUMAN, Lesson, Scene, Step
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.calls import CallPanel, KeepPanel
from tests.ui.driving import LEFT, Key, click_button, click_card, press, wait_until_asked
from tests.ui.features.tutorial.playing import Played, as_told
from tests.ui.furnished import Furnished

COUNT = len(LESSONS)
SCENES = [scene for lesson in LESSONS for scene in lesson.scenes]
NAMES = [f"{lesson.title} {n}" for lesson in LESSONS for n in range(1, len(lesson.scenes) + 1)]
CODED = [(s, name) for s, name in zip(SCENES, NAMES, strict=True) if s.deal() is None]

by_title = pytest.mark.parametrize("lesson", PLAIN, ids=lambda lesson: lesson.title)
by_scene = pytest.mark.parametrize("scene", SCENES, ids=NAMES)
by_code = pytest.mark.parametrize("scene", [s for s, _ in CODED], ids=[name for _, name in CODED])


def outcomes(scene: Scene, moves: tuple[Move, ...] = ()) -> set[tuple[int | None, int]]:
    """Return bid and tricks of the player for everything that the player can do."""
    played = Played(scene, moves)
    decision = played.decision
    if decision is None:
        return {(played.result.bids[HUMAN], played.result.taken[HUMAN])}
    return set().union(*(outcomes(scene, (*moves, move)) for move in decision.moves))


@by_scene
def test_whoever_does_as_told_reaches_the_goal(scene: Scene) -> None:
    said: list[Step] = []
    strays: list[Move] = []
    for played in as_told(scene):
        step = played.step
        assert step is not None
        said.append(step)
        strays = played.strays
    assert said == [step for step in scene.steps for _ in range(step.times)]
    assert not strays, "an opponent had no move of the script"
    if scene.whole:
        assert played.decision is None and scene.goal(played.result)
    else:
        assert played.decision is not None, "the deal is over before its end is told"


@by_title
def test_whatever_the_player_does_a_small_deal_comes_to_an_end(lesson: Lesson) -> None:
    (scene,) = lesson.scenes
    found = outcomes(scene)
    assert any(bid == taken for bid, taken in found)
    forced = all(len(step.good) == 1 and not step.otherwise for step in scene.steps)
    assert forced or any(bid != taken for bid, taken in found), "nothing can go wrong here"


@by_code
def test_another_move_at_any_step_leads_to_an_end_too(scene: Scene) -> None:
    told: list[Move] = []
    reached = set()
    for played in as_told(scene):
        decision, step = played.decision, played.step
        assert decision is not None and step is not None
        for move in decision.moves:
            for later in () if step.means(move) else (0, -1):
                other = Played(scene, (*told, move))
                while other.decision is not None:
                    other.submit(other.decision.moves[later])
                    assert len(other.own) < 200, "the deal does not end"
                reached.add(scene.goal(other.result))
        told.append(played.meant())
    assert False in reached or not scene.whole, "nothing can go wrong here"


@by_scene
def test_every_move_that_can_be_wrong_is_explained(scene: Scene) -> None:
    for played in as_told(scene):
        decision, step = played.decision, played.step
        assert decision is not None and step is not None
        assert all(step.means(move) for move in decision.moves) or step.otherwise, step.ask


@by_scene
def test_a_scene_that_breaks_off_is_followed_by_another(scene: Scene) -> None:
    (lesson,) = [each for each in LESSONS if scene in each.scenes]
    assert bool(scene.made) is bool(scene.missed)
    assert scene.whole or scene is not lesson.scenes[-1]


@by_code
def test_nothing_is_asked_that_an_earlier_move_has_made_untrue(scene: Scene) -> None:
    """A step of a later trick is not said where the card that it names has been played."""
    told: list[Move] = []
    for played in as_told(scene):
        decision, step = played.decision, played.step
        assert decision is not None and step is not None
        for move in decision.moves:
            other = Played(scene, (*told, move))
            if other.decision is not None and other.step is not None:
                assert any(map(other.step.means, other.decision.moves))
        told.append(played.meant())


# In the window


def click_on_panel(window: Furnished, qtbot: QtBot, name: str) -> None:
    """Click a button of the panel that is open now; the one before may still be about."""
    assert window.host.panel is not None
    button = window.host.panel.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.mouseClick(button, LEFT)


def do(window: Furnished, qtbot: QtBot, move: Move) -> None:
    """Make a move with the mouse."""
    panel = window.host.panel
    match move:
        case Bid(tricks):
            assert isinstance(panel, BidPanel)
            qtbot.mouseClick(panel.numbers[tricks], LEFT)
            qtbot.mouseClick(panel.ready, LEFT)
        case PlayCard(cards):
            for card in cards:
                click_card(window, qtbot, card)
            if len(cards) > 1:
                click_on_panel(window, qtbot, "lay")
        case Pass():
            click_on_panel(window, qtbot, "pass")
        case Keep() | Refuse():
            assert isinstance(panel, KeepPanel)
            (button,) = panel.buttons_of(move)
            qtbot.mouseClick(button, LEFT)
        case NameTrump(suit):
            assert suit is not None
            click_on_panel(window, qtbot, f"trump{suit.letter}")
            click_on_panel(window, qtbot, "done")
        case Contract() if isinstance(panel, CallPanel):
            (button,) = panel.buttons_of(move)
            qtbot.mouseClick(button, LEFT)
        case Contract(level, strain):
            click_on_panel(window, qtbot, f"level{level}")
            click_on_panel(window, qtbot, f"strain{strain.value}")
            click_on_panel(window, qtbot, "done")
        case _:
            raise AssertionError(move)


def told(window: Furnished) -> tuple[str, str]:
    panel = window.lesson_panel
    return panel.comment.text(), panel.text.text()


def meant(window: Furnished, qtbot: QtBot) -> Sequence[Move]:
    """Return the moves that the panel asks for now, several where they go together."""
    wait_until_asked(window, qtbot)
    decision, tutorial = window.table.input.decision, window.tutorial
    assert decision is not None
    step = tutorial.scene.step(decision, window.table.position, tutorial.own)
    assert step is not None and told(window)[1] == step.ask
    return [move for move in map(read, step.good) if move in decision.moves][: step.times]


def play_step(window: Furnished, qtbot: QtBot) -> None:
    """Do with the mouse what the panel asks for."""
    moves = meant(window, qtbot)
    if isinstance(moves[0], Discard):
        for move in moves:
            assert isinstance(move, Discard)
            click_card(window, qtbot, move.card)
        click_on_panel(window, qtbot, "lay")
    else:
        do(window, qtbot, moves[0])


def walk_to(window: Furnished, qtbot: QtBot, card: Card) -> None:
    """Bring the focus to a card of the hand with the keys of the hand."""
    press(window, qtbot, Key.Key_Home)
    for _ in range(window.table.hand().index(card)):
        press(window, qtbot, Key.Key_Right)


def walk_in_panel(window: Furnished, qtbot: QtBot, move: Move) -> None:
    """Choose a move of the open panel with an arrow, and make it."""
    panel, decision = window.host.panel, window.table.input.decision
    assert panel is not None and decision is not None
    for _ in decision.moves:
        if panel.preselected != move:
            press(window, qtbot, Key.Key_Right)
    press(window, qtbot, Key.Key_Return)


def key_step(window: Furnished, qtbot: QtBot) -> None:
    """Do with keys what the panel asks for."""
    moves = meant(window, qtbot)
    match moves[0]:
        case PlayCard((card,)):
            walk_to(window, qtbot, card)
            press(window, qtbot, Key.Key_Return)
        case PlayCard(cards):
            pick_by_key(window, qtbot, cards)
        case Discard():
            pick_by_key(window, qtbot, [each.card for each in moves if isinstance(each, Discard)])
        case Keep():
            press(window, qtbot, Key.Key_K)
        case Pass() | Refuse():
            press(window, qtbot, Key.Key_X)
        case NameTrump(Suit.HEARTS):
            walk_in_panel(window, qtbot, moves[0])  # its letter asks for a hint
        case NameTrump(suit):
            assert suit is not None
            press(window, qtbot, getattr(Key, f"Key_{suit.letter}"), Key.Key_Return)
        case Bid(tricks):
            press(window, qtbot, getattr(Key, f"Key_{tricks}"), Key.Key_Return)
        case Contract() if isinstance(window.host.panel, CallPanel):
            walk_in_panel(window, qtbot, moves[0])
        case Contract(level, Strain.UP):
            press(window, qtbot, getattr(Key, f"Key_{level}"), Key.Key_Return)
        case _:
            raise AssertionError(moves)


def pick_by_key(window: Furnished, qtbot: QtBot, cards: Sequence[Card]) -> None:
    for card in cards:
        walk_to(window, qtbot, card)
        press(window, qtbot, Key.Key_Space)
    press(window, qtbot, Key.Key_Return)


def wait_for_summary(window: Furnished, qtbot: QtBot) -> None:
    def is_open() -> bool:
        panel = window.host.panel
        return panel is not None and panel.objectName() == "summary"

    qtbot.waitUntil(is_open, timeout=10_000)


def test_all_lessons_by_mouse_and_then_the_match_goes_on(window: Furnished, qtbot: QtBot) -> None:
    wait_until_asked(window, qtbot)
    do(window, qtbot, bid(0))
    wait_until_asked(window, qtbot)
    before, saved = window.runner.now(), window.matches.store.path.read_text(encoding="utf-8")
    window.actions_["tutorial"].trigger()
    for number, lesson in enumerate(LESSONS):
        assert window.tutorial.running and window.tutorial.lesson is lesson
        assert window.lesson_panel.isVisible()
        assert window.lesson_panel.dots.text() == "●" * (number + 1) + "○" * (COUNT - number - 1)
        name = window.lesson_panel.accessibleName()
        assert name.startswith(f"Lesson {number + 1} of {COUNT}: ") and lesson.title in name
        for scene in lesson.scenes:
            wait_until_asked(window, qtbot)
            assert window.tutorial.scene is scene
            for step in scene.steps:
                play_step(window, qtbot)
                if step.praise and (step is not scene.steps[-1] or not scene.whole):
                    wait_until_asked(window, qtbot)
                    qtbot.waitUntil(lambda step=step: told(window)[0] == f"✓ {step.praise}")
            if scene.whole:
                wait_for_summary(window, qtbot)
                assert told(window)[1] == scene.made
                click_button(window, qtbot, "next")
    assert not window.tutorial.running and window.lesson_panel.isHidden()
    assert window.runner.now() == before
    assert window.matches.store.path.read_text(encoding="utf-8") == saved
    wait_until_asked(window, qtbot)
    assert window.table.input.playable()


def test_another_move_is_explained_and_the_lesson_can_be_repeated(
    window: Furnished, qtbot: QtBot
) -> None:
    window.tutorial.start(1)
    wait_until_asked(window, qtbot)
    lesson = window.tutorial.lesson
    do(window, qtbot, read("play 4H"))
    wait_until_asked(window, qtbot)
    assert told(window)[0] == f"→ {lesson.scenes[0].steps[0].otherwise}"
    assert told(window)[1] == "Your turn: follow suit, diamonds."
    qtbot.mouseClick(window.lesson_panel.again_button, LEFT)
    wait_until_asked(window, qtbot)
    assert told(window) == ("", lesson.scenes[0].steps[0].ask)
    assert len(window.table.hand()) == 3


def test_a_missed_bid_is_explained_at_the_end(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start(3)
    for card in ("4H", "5D", "KH", "QD"):
        wait_until_asked(window, qtbot)
        do(window, qtbot, read(f"play {card}"))
    wait_for_summary(window, qtbot)
    assert told(window)[1] == LESSONS[3].scenes[0].missed


def test_every_lesson_can_be_skipped(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start()
    for number in range(COUNT - 1):
        assert window.tutorial.number == number
        assert window.lesson_panel.onward_button.text() == "&Next lesson"
        assert window.lesson_panel.leave_button.isVisible()
        qtbot.mouseClick(window.lesson_panel.onward_button, LEFT)
    assert window.lesson_panel.onward_button.text() == "Back to &your match"
    qtbot.mouseClick(window.lesson_panel.onward_button, LEFT)
    assert not window.tutorial.running


def test_the_tutorial_can_be_left_at_any_time(window: Furnished, qtbot: QtBot) -> None:
    before = window.runner.now()
    window.tutorial.start()
    play_step(window, qtbot)
    qtbot.mouseClick(window.lesson_panel.leave_button, LEFT)
    assert window.runner.now() == before and window.lesson_panel.isHidden()
    wait_until_asked(window, qtbot)
    assert isinstance(window.host.panel, BidPanel)
    window.tutorial.again()
    assert not window.tutorial.running, "a lesson that was left does not come back by itself"


def test_a_new_match_ends_the_tutorial(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start()
    wait_until_asked(window, qtbot)
    window.matches.start("romanian", 4)
    assert not window.tutorial.running and window.lesson_panel.isHidden()
    assert not window.runner.rehearsing
    wait_until_asked(window, qtbot)


def test_undo_in_a_lesson_asks_again(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start()
    play_step(window, qtbot)
    wait_until_asked(window, qtbot)
    assert told(window)[1] == LESSONS[0].scenes[0].steps[1].ask
    window.runner.undo()
    wait_until_asked(window, qtbot)
    assert told(window) == ("", LESSONS[0].scenes[0].steps[0].ask)


def test_nothing_of_a_lesson_is_saved_when_the_window_closes(
    window: Furnished, qtbot: QtBot
) -> None:
    saved = window.matches.store.path.read_text(encoding="utf-8")
    window.tutorial.start(2)
    play_step(window, qtbot)
    window.close()
    assert window.matches.store.path.read_text(encoding="utf-8") == saved


def test_a_screen_reader_hears_what_to_do(window: Furnished, qtbot: QtBot) -> None:
    heard: list[str] = []
    window.access.announcer.set_sink(lambda text, urgent: heard.append(text))
    window.tutorial.start()
    wait_until_asked(window, qtbot)
    window.access.announcer.flush()
    assert f"Lesson 1 of {COUNT}: Follow suit" in " ".join(heard)
    assert LESSONS[0].scenes[0].steps[0].ask in " ".join(heard)


# The lessons of other games in the window


def test_the_game_stands_before_the_title(window: Furnished) -> None:
    window.tutorial.start(COUNT - 1)
    game = window.runner.rules.id
    assert window.lesson_panel.title.text().lower() == f"{game}: {LESSONS[-1].title}".lower()


def other_games() -> list[int]:
    return [n for n, lesson in enumerate(LESSONS) if lesson not in PLAIN]


@pytest.mark.parametrize("number", other_games(), ids=lambda n: LESSONS[n].title)
def test_a_lesson_of_another_game_by_keys(window: Furnished, qtbot: QtBot, number: int) -> None:
    window.tutorial.start(number)
    for scene in LESSONS[number].scenes:
        qtbot.waitUntil(lambda scene=scene: window.tutorial.scene is scene)
        for _ in scene.steps:
            key_step(window, qtbot)
        if scene.whole:
            wait_for_summary(window, qtbot)
            assert told(window)[1] == scene.made
            press(window, qtbot, Key.Key_Return)
    assert window.tutorial.number == (number + 1) % COUNT or not window.tutorial.running


def test_who_leaves_the_path_of_an_auction_goes_on_with_the_next_scene(
    window: Furnished, qtbot: QtBot
) -> None:
    number = next(n for n, each in enumerate(LESSONS) if not each.scenes[0].whole)
    first, second = LESSONS[number].scenes
    window.tutorial.start(number)
    wait_until_asked(window, qtbot)
    do(window, qtbot, read("pass"))
    qtbot.waitUntil(lambda: window.tutorial.scene is second)
    wait_until_asked(window, qtbot)
    assert told(window) == (f"→ {first.steps[0].otherwise}", second.steps[0].ask)
    qtbot.mouseClick(window.lesson_panel.again_button, LEFT)
    wait_until_asked(window, qtbot)
    assert window.tutorial.scene is first and told(window) == ("", first.steps[0].ask)


def test_one_bad_discard_of_six_is_noticed(window: Furnished, qtbot: QtBot) -> None:
    number = next(n for n, each in enumerate(LESSONS) if not each.scenes[0].whole)
    scene = LESSONS[number].scenes[0]
    window.tutorial.start(number)
    place = next(n for n, step in enumerate(scene.steps) if step.times > 1)
    for _ in range(place):
        play_step(window, qtbot)
    moves = [*meant(window, qtbot)[:-1], read("discard AS")]
    for move in moves:
        assert isinstance(move, Discard)
        click_card(window, qtbot, move.card)
    click_on_panel(window, qtbot, "lay")
    qtbot.waitUntil(lambda: told(window)[1] == scene.steps[place + 1].ask)
    assert told(window)[0] == f"→ {scene.steps[place].otherwise}"


def test_what_was_played_before_a_lesson_began_cannot_be_undone(
    window: Furnished, qtbot: QtBot
) -> None:
    for number, lesson in enumerate(LESSONS):
        window.tutorial.start(number)
        wait_until_asked(window, qtbot)
        assert not window.runner.can_undo
        play_step(window, qtbot)
        qtbot.waitUntil(lambda: window.runner.can_undo)
        window.runner.undo()
        wait_until_asked(window, qtbot)
        assert told(window) == ("", lesson.scenes[0].steps[0].ask)
        assert not window.runner.can_undo


def items(window: Furnished) -> Sequence[str]:
    return [each.text() for each in window.lesson_panel.choice.actions() if not each.isSeparator()]


def choose_by_mouse(window: Furnished, qtbot: QtBot, number: int) -> None:
    def click() -> None:
        menu = window.lesson_panel.choice
        action = [each for each in menu.actions() if not each.isSeparator()][number]
        qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())

    open_choice(window, qtbot, click)


def choose_by_key(window: Furnished, qtbot: QtBot, number: int) -> None:
    figure = str((number + 1) % 10) if number < 10 else chr(ord("A") + number - 10)
    key = getattr(Key, f"Key_{figure}")
    open_choice(window, qtbot, lambda: qtbot.keyClick(window.lesson_panel.choice, key))


def open_choice(window: Furnished, qtbot: QtBot, then: Callable[[], None]) -> None:
    """Open the menu of lessons as its button does, and do something in it."""
    menu: QMenu = window.lesson_panel.choice
    assert not menu.isVisible()
    qtbot.mouseClick(window.lesson_panel.choose_button, LEFT)
    assert menu.isVisible()
    then()
    menu.hide()


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("choose", [choose_by_mouse, choose_by_key])
def test_any_lesson_can_be_chosen(
    window: Furnished, qtbot: QtBot, choose: Callable[[Furnished, QtBot, int], None]
) -> None:
    window.actions_["tutorial"].trigger()
    for number in (*other_games(), 0):
        choose(window, qtbot, number)
        assert window.tutorial.number == number
        wait_until_asked(window, qtbot)
        assert told(window) == ("", LESSONS[number].scenes[0].steps[0].ask)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_lessons_names_all_and_checks_the_one_on_the_table(
    window: Furnished, qtbot: QtBot
) -> None:
    window.tutorial.start(7)

    def look() -> None:
        assert len(items(window)) == COUNT
        keys = [text.partition("&")[2][0] for text in items(window)]
        assert len(set(keys)) == COUNT, "each has a key of its own"
        for text, lesson in zip(items(window), LESSONS, strict=True):
            assert lesson.title in text
        checked = [each for each in window.lesson_panel.choice.actions() if each.isChecked()]
        assert [each.text() for each in checked] == [items(window)[7]]

    open_choice(window, qtbot, look)


def test_the_button_of_the_lessons_has_a_key(window: Furnished, qtbot: QtBot) -> None:
    window.tutorial.start()
    button = window.lesson_panel.choose_button
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus and "&" in button.text()
