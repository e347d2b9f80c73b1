"""Opens the deals of help pages in a study of their own, and leads from there back to the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.ui.features.deal.deal_texts import DealTexts
from farwhist.ui.features.help.feature import HelpMenu
from farwhist.ui.features.study.feature import Study
from farwhist.ui.wording import preset_names

translate = QCoreApplication.translate


class HelpDeals(QObject):
    """Shows a position or a worked deal while the help is out of the way, and the match waits.

    Whoever leaves the study comes back to the page of the help.

    Args:
        study: shows these deals and nothing else.
        texts: makes a match of a deal.
    """

    def __init__(self, help_menu: HelpMenu, study: Study, texts: DealTexts) -> None:
        super().__init__(help_menu)
        self._help = help_menu
        self._texts = texts
        self.study = study
        help_menu.deal_wanted.connect(self.open)
        study.left.connect(help_menu.come_back)

    def open(self, name: str) -> None:
        """Show the deal that a link of the help names.

        Raises:
            BadHelpDeal: there is none, or it is damaged.
        """
        from farwhist.ui.features.help import pictures
        from farwhist.ui.viewmodels.asked_deal import AskedDeal

        deal = pictures.find(name)
        saved = self._texts.match_of(deal.text, deal.seat)
        self._help.step_aside()
        if deal.worked:
            self.study.open_saved(saved, move=0)
        else:
            number = deal.text.match().position.deal
            about = preset_names.preset_name(deal.text.preset)
            self.study.open_asked(saved, AskedDeal(number, about, deal.best))
