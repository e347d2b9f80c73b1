"""Makes what the menus open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from farwhist.rules.draft import Draft
from farwhist.ui.features.about.feature import About
from farwhist.ui.features.deal.deal_menu import DealMenu
from farwhist.ui.features.deal.deal_texts import DealTexts
from farwhist.ui.features.editor.feature import EditorWays
from farwhist.ui.features.help.feature import HelpMenu
from farwhist.ui.features.help.help_deals import HelpDeals
from farwhist.ui.features.library.feature import LibraryWays
from farwhist.ui.features.new_match.feature import NewMatch, NewMatchWays
from farwhist.ui.features.preferences.feature import PreferencesHost
from farwhist.ui.features.sharing.feature import Sharing
from farwhist.ui.match.adviser import Adviser
from farwhist.ui.panels.panes import Panes
from farwhist.ui.services.coach import CoachWork
from farwhist.ui.services.file_menu import FileMenu
from farwhist.ui.services.open_pages import OpenPages
from farwhist.ui.services.tried_lines import TriedLinesSource
from farwhist.ui.shell.dated_joins import make_dated
from farwhist.ui.shell.editor_joins import make_editor
from farwhist.ui.shell.full_screen import FullScreen
from farwhist.ui.shell.learn_joins import make_learn
from farwhist.ui.shell.library_joins import make_library
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import AccessParts, BarParts, Board, Choices, Menus, Play, RecordParts
from farwhist.ui.shell.preferences_pages import groups
from farwhist.ui.shell.report_joins import make_report
from farwhist.ui.shell.study_joins import make_study
from farwhist.ui.shell.view_menu import ViewMenu
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.ui.features.new_match.look import PageLook


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
    lines: TriedLinesSource,
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
        from farwhist.ui.features.new_match.look import PageLook

        now, theme = choices.table_preferences.now, board.theme
        deck = replace(now.look(choices.languages.shown), high_contrast=theme.strong)
        text = board.table.appearance.text_scale
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
