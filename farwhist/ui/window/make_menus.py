"""Makes what the menus open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from farwhist.rules.draft import Draft
from farwhist.ui.panels.panes import Panes
from farwhist.ui.play.adviser import Adviser
from farwhist.ui.preferences.opening import PreferencesHost
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.window.about import About
from farwhist.ui.window.coach_work import CoachWork
from farwhist.ui.window.dated_joins import make_dated
from farwhist.ui.window.deal_menu import DealMenu
from farwhist.ui.window.deal_texts import DealTexts
from farwhist.ui.window.editor import EditorWays
from farwhist.ui.window.editor_joins import make_editor
from farwhist.ui.window.file_menu import FileMenu
from farwhist.ui.window.full_screen import FullScreen
from farwhist.ui.window.help_deals import HelpDeals
from farwhist.ui.window.help_menu import HelpMenu
from farwhist.ui.window.learn_joins import make_learn
from farwhist.ui.window.library import LibraryWays
from farwhist.ui.window.library_joins import make_library
from farwhist.ui.window.lines_work import LinesWork
from farwhist.ui.window.main_window import MainWindow
from farwhist.ui.window.new_match import NewMatch, NewMatchWays
from farwhist.ui.window.open_pages import OpenPages
from farwhist.ui.window.parts import AccessParts, BarParts, Board, Choices, Menus, Play, RecordParts
from farwhist.ui.window.preferences_pages import groups
from farwhist.ui.window.report_joins import make_report
from farwhist.ui.window.sharing import Sharing
from farwhist.ui.window.study_joins import make_study
from farwhist.ui.window.view_menu import ViewMenu

if TYPE_CHECKING:
    from farwhist.ui.new_match.look import PageLook


def make_menus(
    window: MainWindow,
    *,
    choices: Choices,
    board: Board,
    play: Play,
    bars: BarParts,
    access: AccessParts,
    record: RecordParts,
    tutorial: Callable[[int], None],
    finish: Callable[[], object],
    skip: Callable[[], object],
    leave: Callable[[], object],
    adviser: Callable[[], Adviser],
    work: CoachWork,
    lines: LinesWork,
    folder: Path,
) -> Menus:
    """Make what the menus open.

    Args:
        leave: ends a lesson that is on the table.
        folder: where results of dated matches are kept.
        adviser: returns who works out what the coach is asked.
        work: makes what the coach needs.
        lines: makes what trying other moves in a deal needs.
    """
    actions, runner, matches = access.actions, play.runner, play.matches
    preferences = PreferencesHost(
        choices.preferences,
        choices.rules,
        partial(groups, choices=choices, board=board, access=access, record=record.recorder),
        window,
    )

    new_match = _new_match(window, choices, board, play, preferences)
    access.menu.changed.connect(new_match.refresh)
    files = FileMenu(
        window,
        actions,
        choices.preferences,
        record.library.folder,
        runner=runner,
        troubles=bars.troubles,
        title=lambda: matches.title,
        say=lambda text: _say(bars, access, text),
    )
    library = make_library(
        window,
        choices,
        board,
        play,
        record=record,
        ways=LibraryWays(
            new_match.choose,
            files.choose,
            record.recorder.began_from_number,
            lambda text: access.join.announcer.say(text, Kind.ANSWER),
        ),
    )
    access.menu.changed.connect(library.refresh)
    study, help_study = (
        make_study(window, choices, board, play, access, work=work, lines=lines, adviser=adviser)
        for _ in range(2)
    )
    texts = DealTexts(
        window,
        actions,
        runner=runner,
        table=board.table,
        practice=play.practice,
        players=choices.players,
        announcer=access.join.announcer,
        tell=bars.status.setText,
        index=lambda: choices.table_preferences.now.look(choices.languages.shown).index,
        leave=leave,
        open_pages=OpenPages(board.pages, library, study, help_study),
    )
    for changed in (board.pages.changed, library.turned):
        changed.connect(actions.refresh_soon)
    editor = make_editor(
        window,
        choices,
        board,
        play,
        texts=texts,
        ways=EditorWays(
            study.open_saved,
            lambda text: access.join.announcer.say(text, Kind.ANSWER),
            files.note,
        ),
        adviser=adviser,
        folder=folder,
        troubles=bars.troubles,
    )
    access.menu.changed.connect(editor.refresh)
    learn, puzzles = make_learn(
        window,
        choices,
        board,
        access,
        shown=play.matches.shown,
        slips=lambda: work.slips,
        folder=folder,
        look=study.look,
        fail=work.fail,
    )
    play.runner.began.connect(lambda fresh: learn.close())
    dated = make_dated(
        window,
        choices,
        board,
        play,
        access,
        troubles=bars.troubles,
        folder=folder,
        leave=leave,
        puzzles=puzzles,
    )
    help_menu = HelpMenu(
        window,
        actions,
        board.keymap,
        lambda: (runner.rules, matches.title) if runner.begun else None,
        tutorial=tutorial,
        look=study.look,
        say=lambda text: access.join.announcer.say(text, Kind.ANSWER),
    )
    return Menus(
        deal=DealMenu(
            window,
            actions,
            runner=runner,
            table=board.table,
            practice=play.practice,
            claim=board.claim,
            finish=finish,
            skip=skip,
            names=board.scoreboard.names,
            title=lambda: matches.title,
        ),
        help=help_menu,
        help_deals=HelpDeals(help_menu, help_study, texts),
        about=About(window, actions),
        panes=Panes(window, board.table.view, access.join.tell_focus),
        full_screen=FullScreen(window, actions["full_screen"], board.table.view),
        view=ViewMenu(actions, choices.table_preferences, window),
        preferences=preferences,
        new_match=new_match,
        study=study,
        report=make_report(
            window,
            choices,
            board,
            play,
            access,
            study=study,
            work=work,
            library=lambda: record.library.library,
            adviser=adviser,
        ),
        texts=texts,
        editor=editor,
        dated=dated,
        learn=learn,
        sharing=Sharing(
            window,
            board.theme,
            board.table,
            board.host,
            score_panel=board.scoreboard.panel,
            scores=board.scoreboard.scores,
            title=lambda: matches.title,
            begun=lambda: runner.begun,
        ),
        files=files,
        library=library,
    )


def _say(bars: BarParts, access: AccessParts, text: str) -> None:
    """Tell the player something that went well, in the status bar and aloud."""
    bars.status.setText(text)
    access.join.announcer.say(text, Kind.ANSWER)


def _new_match(
    window: MainWindow, choices: Choices, board: Board, play: Play, preferences: PreferencesHost
) -> NewMatch:
    """Make what opens the page on which another match is put together."""
    matches, runner = play.matches, play.runner

    def start(draft: Draft, practice: bool) -> None:
        matches.start(draft.preset, draft.seats, changes=draft.changes, practice=practice)

    def look() -> PageLook:
        from farwhist.ui.deck.deck import Deck
        from farwhist.ui.new_match.look import PageLook

        now, theme = choices.table_preferences.now, board.theme
        deck = replace(now.look(choices.languages.shown), high_contrast=theme.strong)
        text = board.table.looks.text_scale
        return PageLook(theme, Deck(deck), text=text, texture=now.texture == "yes")

    made = NewMatch(
        window,
        choices.rules,
        choices.players,
        NewMatchWays(start, lambda: preferences.open("game"), lambda: preferences.open("players")),
        pages=board.pages,
        look=look,
        last=lambda: matches.played_last() if runner.begun else None,
        kept=choices.table_preferences,
        rng=Random(),
    )
    runner.began.connect(lambda fresh: made.close())
    return made
