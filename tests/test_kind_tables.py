"""What a game answers of itself has an entry in every table of those who act on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args, get_type_hints

import pytest

from farwhist.bots import THINKERS
from farwhist.bots.judging.coach import COMPARISONS
from farwhist.bots.judging.payoffs import PAYOFFS
from farwhist.bots.judging.side_choices import WORLDS
from farwhist.bots.tricks.side_playout import WORTHS
from farwhist.rules import lengths
from farwhist.rules.kind import (
    COUNTING,
    CornerText,
    CountedAs,
    GameKind,
    OutcomeText,
    PlateText,
    RulesPage,
    SummaryText,
    Thinks,
    TrickWorth,
)
from farwhist.ui.features.help.rules_text import PAGES
from farwhist.ui.panels.summary_table import DETAILS
from farwhist.ui.scores.points_view import NOTES as BELOW_NAMES
from farwhist.ui.scores.score_words import DEAL_NOTES
from farwhist.ui.scores.table import VIEWS
from farwhist.ui.settings.forecast import FORECASTS
from farwhist.ui.viewmodels.deals import ACHIEVEMENTS
from farwhist.ui.viewmodels.plates import NOTES
from farwhist.ui.voice.spoken import BESIDES
from farwhist.ui.wording.option_words import LENGTHS
from farwhist.ui.wording.outcomes import CORNERS, HEADLINES, OUTCOMES, TITLES

TABLES: list[tuple[object, Iterable[str]]] = [
    (Thinks, THINKERS),
    (Thinks, COMPARISONS),
    (Thinks, WORLDS),
    (TrickWorth, PAYOFFS),
    (TrickWorth, WORTHS),
    (PlateText, NOTES),
    (CornerText, CORNERS),
    (CornerText, BESIDES),
    (SummaryText, TITLES),
    (SummaryText, DETAILS),
    (SummaryText, VIEWS),
    (SummaryText, BELOW_NAMES),
    (SummaryText, DEAL_NOTES),
    (OutcomeText, OUTCOMES),
    (OutcomeText, HEADLINES),
    (OutcomeText, ACHIEVEMENTS),
    (RulesPage, PAGES),
    (RulesPage, LENGTHS),
    (RulesPage, lengths.LENGTHS),
    (RulesPage, FORECASTS),
    (CountedAs, COUNTING),
]


@pytest.mark.parametrize(("keys", "table"), TABLES)
def test_every_answer_has_an_entry_in_each_table(keys: object, table: Iterable[str]) -> None:
    assert set(table) == set(get_args(keys))


def test_every_kind_of_answer_has_a_table() -> None:
    hints = get_type_hints(GameKind)
    wanted = {hints[name] for name in hints if hints[name] is not bool}
    assert wanted == {keys for keys, _ in TABLES}
    assert all(get_args(each) for each in wanted)
