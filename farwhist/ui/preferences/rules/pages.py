"""All pages about rules, in their order."""

from __future__ import annotations

from farwhist.ui.preferences.rules.game_page import GamePage
from farwhist.ui.preferences.rules.romanian_page import RomanianPage
from farwhist.ui.preferences.rules.rules_page import BiddingPage, PlayPage, RulesPage, TrumpPage
from farwhist.ui.preferences.rules.scoring_page import ScoringPage
from farwhist.ui.preferences.rules.sequence_page import SequencePage
from farwhist.ui.settings.rules_model import RulesModel

PAGES: tuple[type[RulesPage], ...] = (
    GamePage,
    SequencePage,
    BiddingPage,
    TrumpPage,
    PlayPage,
    ScoringPage,
    RomanianPage,
)


def rules_pages(model: RulesModel) -> list[RulesPage]:
    """Return a page of each kind that edits the draft of `model`."""
    return [page(model) for page in PAGES]
