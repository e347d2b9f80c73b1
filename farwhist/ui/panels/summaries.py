"""Which panel sums up a deal, by what there is to tell of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwhist.rules.kind import SummaryText
from farwhist.ui.panels.family_summary import CardsSummary, FamilySummary, StayingSummary
from farwhist.ui.panels.summary import SummaryPanel

SUMMARIES: Final[Mapping[SummaryText, type[SummaryPanel] | type[FamilySummary]]] = {
    "bids": SummaryPanel,
    "tricks": FamilySummary,
    "staying": StayingSummary,
    "cards": CardsSummary,
}
