"""Deals as text: what of the table may be copied, and matches of deals that come as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from farwhist.engine.cards import Rank, Seat
from farwhist.store.matches import Saved
from farwhist.ui.deck.options import LETTERS
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText
    from farwhist.ui.services.services import Services

_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


def finished_deal(services: Services, *, standing: bool = True) -> DealText | None:
    """Return the last deal that the table has shown to its end, None where there is none.

    `standing`: with the points before it.
    """
    from farwhist.rules import deal_text

    runner, results = services.match.runner, services.table.position.results
    match, setting = runner.match, runner.setting
    if match is None or not results or runner.rehearsing:
        return None
    return deal_text.of_match(
        match,
        setting.preset,
        setting.seats,
        setting.changes,
        results[-1].deal,
        standing=standing,
    )


def pasted_deal(services: Services) -> DealText:
    """Return the deal of the clipboard.

    Raises:
        BadDeal: there is none, or it is damaged.
    """
    from farwhist.rules import diagram_reading
    from farwhist.rules.diagram_reading import CardLetters

    settings = services.settings
    index = settings.table.now.look(settings.languages.shown).index
    courts = zip(LETTERS[index], _COURTS, strict=True)
    return diagram_reading.read(QGuiApplication.clipboard().text(), CardLetters(dict(courts)))


def match_of(services: Services, text: DealText, human: Seat = 0) -> Saved:
    """Return the match of a deal, with its moves, in which the player sits at this seat."""
    from farwhist.rules import deal_code

    players = services.settings.players
    return Saved(
        text.preset,
        text.seats,
        text.seed,
        text.changes,
        names=players.names(text.seats, human),
        portraits=players.avatars(text.seats, human),
        human=human,
        moves=text.moves,
        practice=True,
        deal=deal_code.write(replace(text, moves=())),
    )


def play_deal(services: Services, saved: Saved, told: str) -> None:
    """Put the match of a deal on the table for practice, and say so."""
    services.match.leave_lesson()
    kinds = services.settings.players.kinds(saved.seats, saved.human or 0)
    services.match.practice.open(saved, kinds)
    services.announcer.say(told, Kind.ANSWER)


def copy_text(services: Services, text: str, told: str) -> None:
    """Copy a text, and say so."""
    QGuiApplication.clipboard().setText(text)
    services.notices.status.setText(told)
    services.announcer.say(told, Kind.ANSWER)
