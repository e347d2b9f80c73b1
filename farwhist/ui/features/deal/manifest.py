"""What can be done with the deal on the table, and why not where it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.events import NOBODY
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import ReplayDeal, Request, ShowHands
from farwhist.ui.settings.commands import BarPlace, Command
from farwhist.ui.viewmodels.deals import deal_scored

if TYPE_CHECKING:
    from farwhist.ui.services.services import Services

translate = QCoreApplication.translate


class FinishDeal(Request, frozen=True):
    """The deal played to its end by a bot."""

    whole_match = True


class SkipDeal(Request, frozen=True):
    """The decided rest of the deal played out."""

    whole_match = True


class OpenDealNumber(Request, frozen=True):
    """The number that the match is dealt from, and a field for another."""

    whole_match = True


class CopyCode(Request, frozen=True):
    """The deal of the open page, or the last finished one, as a code in the clipboard."""

    whole_match = True


class CopyDiagram(Request, frozen=True):
    """The deal of the open page or the table as readable text in the clipboard."""


class PasteDeal(Request, frozen=True):
    """The deal of the clipboard on the table, for practice."""

    whole_match = True


def why_no_replay(services: Services) -> str:
    """Return why the deal on the table cannot be played again, or nothing."""
    return services.match.practice.why_not(services.table.position.deal)


def why_not_finish(services: Services) -> str:
    """Return why no bot can play the deal on the table to its end, or nothing."""
    runner, match = services.match.runner, services.match.runner.match
    if match is None or runner.setting.human is None:
        return translate("Menu", "Available when you are one of the players")
    if runner.rehearsing:
        return translate("Menu", "Available when the lesson is over")
    if runner.eyes == NOBODY and not runner.handed_over:
        return translate("Menu", "Available when your cards are shown")
    if match.over or services.table.position.deal != match.position.deal:
        return translate("Menu", "Available when a deal is being played")
    return ""


def why_not_skip(services: Services) -> str:
    """Return why the rest of the deal cannot be played out, or nothing."""
    if not services.flow.claim_button.isHidden():
        return ""
    return translate("Menu", "Available when nothing is left for you to decide")


def why_no_hands(services: Services) -> str:
    """Return why no hands can be shown, or nothing."""
    if services.table.position.results:
        return ""
    return translate("Menu", "Available when a deal is finished")


def why_no_number(services: Services) -> str:
    """Return why the deal on the table has no number, or nothing."""
    if services.match.runner.rehearsing:
        return translate("Menu", "Available when the lesson is over")
    if services.match.runner.setting.deal:
        return translate("Menu", "This deal was set up card by card and has no number")
    return ""


def why_none_finished(services: Services) -> str:
    """Return why there is no finished deal on the table, or nothing."""
    runner = services.match.runner
    if runner.rehearsing:
        return translate("Menu", "Available when the lesson is over")
    if not runner.begun or not services.table.position.results:
        return translate("Menu", "Available when a deal is finished")
    return ""


def why_no_code(services: Services) -> str:
    """Return why no deal can be copied as a code, or nothing."""
    if services.pages.shows_deals:
        return _why_none_on_page(services)
    return why_none_finished(services)


def why_no_diagram(services: Services) -> str:
    """Return why no deal can be copied as a diagram, or nothing."""
    if services.pages.shows_deals:
        return _why_none_on_page(services)
    runner, position = services.match.runner, services.table.position
    if runner.rehearsing:
        return translate("Menu", "Available when the lesson is over")
    if not runner.begun or not position.dealt:
        return translate("Menu", "Available when a deal is being played")
    if runner.eyes == NOBODY and not deal_scored(position):
        return translate("Menu", "Available when your cards are shown")
    return ""


def _why_none_on_page(services: Services) -> str:
    if services.pages.shown_deal is not None:
        return ""
    return translate("Menu", "Available when a deal is finished")


def why_no_pasting(services: Services) -> str:
    """Return why no deal can be pasted, or nothing."""
    runner = services.match.runner
    if not runner.begun or runner.setting.human is None:
        return translate("Menu", "Available when you are one of the players")
    return ""


MANIFEST: Final = Manifest(
    "deal",
    "farwhist.ui.features.deal.feature:DealFeature",
    answers=(
        ReplayDeal,
        FinishDeal,
        SkipDeal,
        ShowHands,
        OpenDealNumber,
        CopyCode,
        CopyDiagram,
        PasteDeal,
    ),
    commands=(
        FeatureCommand(
            Command(
                "replay",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "&Replay this deal"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Play the same cards once more for practice; it does not count"
                ),
                menu=("deal", 100),
            ),
            ReplayDeal(),
            why_not=why_no_replay,
        ),
        FeatureCommand(
            Command(
                "finish",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "Let a bot &finish this deal"),
                about=QT_TRANSLATE_NOOP(
                    "Menu",
                    "A bot makes your moves until the end of the deal; the match then counts as "
                    "assisted",
                ),
                menu=("deal", 110),
                bar=BarPlace("left", 200, QT_TRANSLATE_NOOP("Toolbar", "Finish deal")),
            ),
            FinishDeal(),
            why_not=why_not_finish,
        ),
        FeatureCommand(
            Command(
                "skip",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "&Skip to end of deal"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Play out the rest of the deal and show the result"
                ),
                menu=("deal", 120),
            ),
            SkipDeal(),
            why_not=why_not_skip,
        ),
        FeatureCommand(
            Command(
                "hands",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "Show all &hands"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Show what everybody held in the last finished deal"
                ),
                menu=("deal", 130),
            ),
            ShowHands(),
            why_not=why_no_hands,
        ),
        FeatureCommand(
            Command(
                "number",
                scope=None,
                text=QT_TRANSLATE_NOOP("Menu", "Match &number…"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Show the number these cards come from, or enter another"
                ),
                menu=("deal", 200),
            ),
            OpenDealNumber(),
            why_not=why_no_number,
        ),
        FeatureCommand(
            Command(
                "copy_deal",
                keys=("Ctrl+C",),
                name=QT_TRANSLATE_NOOP("Keys", "Copy deal as code"),
                text=QT_TRANSLATE_NOOP("Menu", "Copy &deal as code"),
                about=QT_TRANSLATE_NOOP("Menu", "Copy the last finished deal as one line of text"),
                menu=("game", 300),
                help="study#codes",
            ),
            CopyCode(),
            why_not=why_no_code,
        ),
        FeatureCommand(
            Command(
                "copy_diagram",
                keys=("Ctrl+Shift+C",),
                name=QT_TRANSLATE_NOOP("Keys", "Copy deal as diagram"),
                text=QT_TRANSLATE_NOOP("Menu", "Copy deal as dia&gram"),
                about=QT_TRANSLATE_NOOP(
                    "Menu", "Copy the deal as readable text; only your own cards during play"
                ),
                menu=("game", 310),
                help="study#codes",
            ),
            CopyDiagram(),
            why_not=why_no_diagram,
        ),
        FeatureCommand(
            Command(
                "paste_deal",
                keys=("Ctrl+V",),
                name=QT_TRANSLATE_NOOP("Keys", "Paste deal"),
                text=QT_TRANSLATE_NOOP("Menu", "&Paste deal"),
                about=QT_TRANSLATE_NOOP("Menu", "Play a deal copied as text, for practice"),
                menu=("game", 320),
                help="study#codes",
            ),
            PasteDeal(),
            why_not=why_no_pasting,
        ),
    ),
)
