"""What features ask of each other: one typed value for each thing that can be shown.

A request that only one command makes stands in the manifest of the feature that answers it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText
    from farwhist.store.matches import Saved
    from farwhist.ui.viewmodels.deal_replay import AskedDeal


PictureKind = Literal["table", "result", "sheet"]


class Request(Struct, frozen=True):
    """Something that a feature is asked to show or to do. `Services.open` finds who answers.

    `whole_match`: not while a match is played with people at other computers. Then only what the
    player's seat sees is known here, and nothing else may take its place on the table.
    """

    whole_match: ClassVar[bool] = False


class OpenNewMatch(Request, frozen=True):
    """The page on which another match is put together."""

    whole_match = True


class OpenLibrary(Request, frozen=True):
    """The page of finished matches."""


class OpenEditor(Request, frozen=True):
    """The page on which a deal is put together."""


class EditDeal(Request, frozen=True):
    """A deal that the editor shall have when it is opened next."""

    text: DealText


class OpenLearn(Request, frozen=True):
    """The questions of today."""


class OpenPrepared(Request, frozen=True):
    """The deal of the day, the match of the week and the prepared deals."""

    whole_match = True


class OpenStatistics(Request, frozen=True):
    """How the player has done so far."""


class StudyTable(Request, frozen=True):
    """The study of the match on the table.

    Args:
        deal: the number of a deal; without it the last finished one.
        event: an event, by its number from 0: the step that it belongs to is shown.
    """

    whole_match = True

    deal: int | None = None
    event: int | None = None


class StudyMatch(Request, frozen=True):
    """The study of a match that is not on the table.

    Args:
        saved: the match; it must be sound.
        deal: the number of a deal; without it, that of the move, or the last one.
        move: the number of a move, from 0: the step before it is shown.
    """

    saved: Saved
    deal: int | None = None
    move: int | None = None


class StudyQuestion(Request, frozen=True):
    """The study of a deal that ends at a question of the help.

    Args:
        saved: the match of the deal; it must be sound, and `human` the player.
    """

    saved: Saved
    asked: AskedDeal


class StudyExample(Request, frozen=True):
    """The study of a worked deal of the help, from its beginning."""

    saved: Saved


class ReportTable(Request, frozen=True):
    """The report of the match on the table."""

    whole_match = True


class ReportMatch(Request, frozen=True):
    """The report of a sound match that is not on the table; `title` says which it is."""

    saved: Saved
    title: str


class OpenPreferences(Request, frozen=True):
    """The window of preferences, at a page by its key, or at the one that was shown last."""

    page: str = ""


class OpenHelp(Request, frozen=True):
    """A page of the help, or a place on it; without a page the first."""

    page: str = ""
    anchor: str = ""


class SharePicture(Request, frozen=True):
    """The choice among pictures to share, over the main window or the score sheet.

    Args:
        first: which is chosen at first; None for the usual one.
        over_sheet: whether the window of the score sheet has asked.
    """

    first: PictureKind | None = None
    over_sheet: bool = False


class ShowHands(Request, frozen=True):
    """All hands of the last finished deal on the table."""

    whole_match = True


class ReplayDeal(Request, frozen=True):
    """The deal on the table once more, for practice."""

    whole_match = True


class JoinTable(Request, frozen=True):
    """The page on which a table elsewhere is found; with a `line`, that of an invitation."""

    line: str = ""


class OpenFile(Request, frozen=True):
    """What a file holds, on the table or in the preferences; without a path the player is asked."""

    path: Path | None = None


class ReturnToHelp(Request, frozen=True):
    """The page of the help again that was left for one of its deals."""


class OpenHelpOnPreferences(Request, frozen=True):
    """What the help says of a page of the preferences, by its key."""

    page: str


class ExplainHere(Request, frozen=True):
    """The paragraph of the help about what has the keyboard, or about what is pointed at."""


class CloseHint(Request, frozen=True):
    """No hint any more; nothing happens where none is shown."""
