"""Joins the commands with what does them, and parts that tell each other something."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from farwhist.store.matches import MatchStore
from farwhist.ui.settings.commands import When
from farwhist.ui.settings.keymap import StudyKey
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import Parts
from farwhist.ui.style.text import in_title

translate = QCoreApplication.translate


def connect(window: MainWindow, parts: Parts, store: MatchStore) -> None:
    """Join the commands with what does them, and the parts that tell each other something."""
    choices, play, menus = parts.choices, parts.play, parts.menus
    runner, matches, reports = play.runner, play.matches, parts.bars.reports
    own = choices.rules.own
    _connect_commands(parts)
    choices.players.people.redrawn.connect(runner.change_person)
    for changed in (choices.players.people.redrawn, choices.rules.changed):
        changed.connect(lambda *which: parts.flow.show_people())
    pages = parts.board.pages
    for told in (runner.began, choices.rules.changed, pages.changed, pages.retitled):
        told.connect(lambda *which: _name(window, parts))
    matches.loaded.connect(lambda: reports.read(choices.preferences, own, store))
    choices.saving.failed.connect(reports.preferences_saved)
    runner.saved.connect(reports.match_saved)
    menus.preferences.help_wanted.connect(menus.help.open_at)
    judging = parts.coaching.judging
    for page in (menus.study, menus.help_deals.study, menus.report):
        page.opened.connect(lambda: judging.hold(True))
        page.closed.connect(lambda: judging.hold(False))
    menus.library.report = menus.report.open_saved
    window.closing.connect(lambda: _end(parts))


def _connect_commands(parts: Parts) -> None:
    board, play, menus, record = parts.board, parts.play, parts.menus, parts.record
    actions, host, preferences = parts.access.actions, board.host, menus.preferences
    runner, matches, playback = play.runner, play.matches, board.playback
    deal, statistics = menus.deal, record.statistics
    for wanted, act in (
        (actions["new"].triggered, menus.library.close),
        (actions["library"].triggered, menus.new_match.close),
        (actions["new"].triggered, menus.new_match.choose),
        (actions["again"].triggered, matches.play_again),
        (actions["undo"].triggered, runner.undo),
        (actions["redo"].triggered, runner.redo),
        (actions["last_trick"].triggered, board.table.toggle_last_trick),
        (actions["laid_away"].triggered, board.table.toggle_kitty),
        (actions["go_on"].triggered, parts.flow.press_next),
        (actions["pause"].triggered, lambda: playback.pause(not playback.paused)),
        (actions["all_scores"].triggered, board.scoreboard.show_all),
        (actions["scores"].triggered, board.scoreboard.panel.toggle),
        (board.scoreboard.panel.turned, actions["scores"].setChecked),
        (actions["fair_play"].triggered, lambda: _prove(parts)),
        (actions["preferences"].triggered, lambda: preferences.open("")),
        (actions["next_pane"].triggered, lambda: menus.panes.step(1)),
        (actions["last_pane"].triggered, lambda: menus.panes.step(-1)),
        (actions["statistics"].triggered, statistics.open),
        (actions["library"].triggered, menus.library.open),
        (actions["editor"].triggered, menus.editor.open),
        (actions["prepared"].triggered, menus.dated.open),
        (actions["learn"].triggered, menus.learn.open),
        (actions["shortcuts"].triggered, lambda: preferences.open("keyboard")),
        (menus.about.steps, lambda: _show_steps(parts)),
        (parts.teaching.first_steps.other, menus.new_match.choose),
        (host.again, matches.play_again),
        (host.other, menus.new_match.choose),
        (host.sheet, board.scoreboard.show_all),
        (host.hands, deal.show_hands),
        (host.study, lambda: menus.study.open(None)),
        (host.replay, deal.play_again),
        (host.report, menus.report.open),
        (host.statistics, statistics.open),
        (actions["study"].triggered, lambda: menus.study.open(None)),
        (actions["share"].triggered, lambda: menus.sharing.open(None)),
        (host.share, lambda: menus.sharing.open("result")),
        (parts.access.join.log.text.study_wanted, lambda line: _study_line(parts, line)),
        (deal.number_chosen, matches.play_number),
        (deal.number_chosen, record.recorder.began_from_number),
    ):
        wanted.connect(act)
    text = parts.access.join.log.text
    StudyKey(board.keymap.opens_study, text.want_study, text)
    board.scoreboard.study = menus.study.open
    board.scoreboard.report = menus.report.open
    menus.library.study = menus.study.open_saved
    menus.library.blamed = menus.learn.words
    menus.learn.study = menus.study.open_saved
    menus.learn.prepared = menus.dated.open
    board.scoreboard.share = lambda above: menus.sharing.open("sheet", above)
    actions.allow(When.MOVE_MADE, lambda: runner.can_undo)
    actions.allow(When.MOVE_TAKEN_BACK, lambda: runner.can_redo)
    runner.changed.connect(actions.refresh)


def _study_line(parts: Parts, line: int) -> None:
    """Study what a line of the log tells of, or say why not."""
    access = parts.access.join
    if not parts.menus.study.open_event(access.event_of(line)):
        access.tell(translate("Log", "This deal can be studied when it is over."))


def _name(window: MainWindow, parts: Parts) -> None:
    """Write above the window which match is seen: that of a page, or else that on the table."""
    page = parts.board.pages.top
    game = ("" if page is None else page.match_title) or parts.board.table.match.title
    if game:
        title = translate("Window", "Far Whist – {game}").format(game=game)
        window.setWindowTitle(in_title(title))


def _end(parts: Parts) -> None:
    """Stop what runs in a window, and keep where everything stands."""
    parts.play.runner.stop()
    parts.teaching.hints.close()
    parts.board.scoreboard.keep()
    parts.place.keep()
    parts.choices.saving.end()


def _show_steps(parts: Parts) -> None:
    steps = parts.teaching.first_steps
    steps.again()
    if steps.shown is None:
        parts.bars.status.setText(translate("Status", "The first steps come with your next bid."))


def _prove(parts: Parts) -> None:
    """Show the fingerprints of the match, and what may be known of them, once there is one."""
    runner, table = parts.play.runner, parts.board.table
    if not runner.begun:
        return
    from farwhist.ui.features.fair_play.dialog import FairPlayDialog
    from farwhist.ui.features.fair_play.entries import entries

    view, names = table.position, parts.board.scoreboard.names()
    shown = entries(runner.carried().proofs(), view, runner.setting.human, names)
    dialog = FairPlayDialog(shown, view, table.view.window())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
