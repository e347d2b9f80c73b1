"""Gives the study what it needs of the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from farwhist.ui.features.study.feature import Study
from farwhist.ui.match.adviser import Adviser
from farwhist.ui.review.studied import Studied
from farwhist.ui.services.coach import CoachWork
from farwhist.ui.services.tried_lines import TriedLinesSource
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.shell.parts import AccessParts, Board, Choices, Play
from farwhist.ui.system.power import on_battery
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording.punctuation import joined

if TYPE_CHECKING:
    from farwhist.ui.deck.deck import Deck
    from farwhist.ui.features.study.studied_match import StudyLook
    from farwhist.ui.review.coach import Coaching
    from farwhist.ui.review.trying import Trying


def make_study(
    window: QMainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    access: AccessParts,
    *,
    work: CoachWork,
    lines: TriedLinesSource,
    adviser: Callable[[], Adviser],
) -> Study:
    """Make what opens the study of a finished deal.

    Args:
        adviser: returns who works out what the coach is asked.
        work: makes what the coach needs.
        lines: makes what trying other moves needs.
    """
    keymap = board.keymap
    decks: list[Deck] = []

    def look() -> StudyLook:
        from farwhist.ui.deck.deck import Deck
        from farwhist.ui.features.study.studied_match import StudyLook

        now, theme = choices.table_preferences.now, board.theme
        drawn = replace(now.look(choices.languages.shown), high_contrast=theme.strong)
        if not decks or decks[0].look != drawn:
            decks[:] = [Deck(drawn)]  # drawing its cards takes longer than all the rest
        return StudyLook(
            theme=theme,
            deck=decks[0],
            felt=now.felt,
            texture=now.texture == "yes",
            text=board.table.looks.text_scale,
            manner=now.hand_order(),
            command_of=keymap.in_study,
            keys_of=lambda command: joined(map(shown_key, keymap.working(command))),
        )

    def coaching(studied: Studied) -> Coaching | None:
        if choices.table_preferences.now.coach_marks == "no" and studied.asked is None:
            return None

        def spares() -> bool:
            if studied.asked is not None:  # here the coach does only what the player asks for
                return False
            return choices.table_preferences.now.coach_battery != "judge" and on_battery()

        return work.coaching(studied.saved, studied.rules, adviser, spares=spares)

    def trying(studied: Studied) -> Trying:
        return lines.trying(studied, adviser)

    made = Study(
        window,
        play.runner,
        board.table,
        board.pages,
        practice=play.practice,
        players=choices.players,
        shown=play.matches.shown,
        coaching=coaching,
        trying=trying,
        look=look,
        say=lambda text: access.join.announcer.say(text, Kind.TURN),
    )
    made.mute_wanted.connect(access.actions["mute"].toggle)
    access.menu.changed.connect(made.refresh)
    return made
