"""The coach at the table: it judges deals that are over, and may give a move back."""

from __future__ import annotations

from farwhist.ui.features.coaching.coach_note import CoachNote
from farwhist.ui.features.coaching.deal_coaching import DealCoaching
from farwhist.ui.features.coaching.takeback_at_table import TakebackAtTable
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.services import Services


class CoachingFeature(Feature):
    """Holds both."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.deals = DealCoaching(services, self)
        self.takeback = TakebackAtTable(services, self)

    def note(self, deal: int) -> CoachNote | None:
        """Return what stands below the summary of a deal that is just over; None for nothing."""
        return self.deals.note(deal)
