"""Quick choices of deck, felt and card size in the View menu."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QActionGroup

from farwhist.ui.actions import Actions
from farwhist.ui.deck.palette import CLASSIC, CONTRAST, FOUR
from farwhist.ui.preferences.access_keys import with_access_keys
from farwhist.ui.preferences.words import words
from farwhist.ui.settings.catalogue import FELT, ZOOM
from farwhist.ui.taste import KeptTablePreferences, TablePreferences

translate = QCoreApplication.translate

ZOOMS = ZOOM.values


class ViewMenu(QObject):
    """Adds the choices to the menu; they and the preferences follow each other."""

    def __init__(self, actions: Actions, tastes: KeptTablePreferences, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._tastes = tastes
        menu = actions.view_menu
        menu.addSeparator()
        self.four = actions.four_colours
        self.four.triggered.connect(
            lambda on: tastes.set(palette=FOUR.name if on else CLASSIC.name)
        )
        menu.addActions([actions.larger, actions.smaller, actions.usual_size, self.four])
        actions.larger.triggered.connect(lambda: self._zoom(1))
        actions.smaller.triggered.connect(lambda: self._zoom(-1))
        actions.usual_size.triggered.connect(lambda: tastes.set(zoom=ZOOM.default))
        self.felts = QActionGroup(self)
        felts = words(FELT)
        for felt, word in zip(felts, with_access_keys(felts.values()), strict=True):
            action = self.felts.addAction(word)
            action.setData(felt)
            action.setCheckable(True)
        menu.addMenu(translate("Menu", "Fel&t")).addActions(self.felts.actions())
        self.felts.triggered.connect(lambda action: tastes.set(felt=action.data()))
        tastes.changed.connect(self._follow)
        self._follow(tastes.now)

    def _zoom(self, step: int) -> None:
        place = ZOOMS.index(self._tastes.now.zoom) + step
        if 0 <= place < len(ZOOMS):
            self._tastes.set(zoom=ZOOMS[place])

    def _follow(self, taste: TablePreferences) -> None:
        self.four.setChecked(taste.palette in (FOUR.name, CONTRAST.name))
        for action in self.felts.actions():
            action.setChecked(action.data() == taste.felt)
        self._actions.larger.setEnabled(taste.zoom != ZOOMS[-1])
        self._actions.smaller.setEnabled(taste.zoom != ZOOMS[0])
        self._actions.larger.setStatusTip(
            "" if taste.zoom != ZOOMS[-1] else translate("Menu", "The cards are as large as can be")
        )
        self._actions.smaller.setStatusTip(
            "" if taste.zoom != ZOOMS[0] else translate("Menu", "The cards are as small as can be")
        )
