"""All pages about rules, in their order."""

from __future__ import annotations

from functools import partial

from farwhist.ui.features.preferences.lazy_pages import Makers
from farwhist.ui.features.preferences.rules.game_page import GamePage
from farwhist.ui.features.preferences.rules.romanian_page import RomanianPage
from farwhist.ui.features.preferences.rules.rules_page import (
    BiddingPage,
    PlayPage,
    RulesPage,
    TrumpPage,
)
from farwhist.ui.features.preferences.rules.scoring_page import ScoringPage
from farwhist.ui.features.preferences.rules.sequence_page import SequencePage
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


def rules_makers(model: RulesModel) -> Makers:
    """Return what makes each of these pages, by its key."""
    return {page.key: partial(page, model) for page in PAGES}
