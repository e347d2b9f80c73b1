"""Opens the help where it tells of what the player is at, and answers what leads into it."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QLocale, QPointF, QUrl
from PySide6.QtGui import QCursor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from farwhist.ui.features.help.manifest import OpenRules
from farwhist.ui.features.help.pages import PAGES, RULES, Played, library, place_in_game
from farwhist.ui.features.help.pages import Library as HelpIndex
from farwhist.ui.features.help.pictures import PictureLook, find, picture
from farwhist.ui.features.help.window import HelpWindow
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.match_files import match_of
from farwhist.ui.services.requests import (
    ExplainHere,
    OpenHelp,
    OpenHelpOnPreferences,
    Request,
    ReturnToHelp,
    StudyExample,
    StudyQuestion,
)
from farwhist.ui.services.services import Services
from farwhist.ui.style.help_anchor import help_for
from farwhist.ui.table.view import TableView
from farwhist.ui.viewmodels.deal_replay import AskedDeal
from farwhist.ui.wording import game_names


def help_here(main: QWidget) -> str:
    """Return the paragraph that the key of the help opens: the keyboard goes before the pointer.

    While the table has the keyboard, or nothing has, what is pointed at goes before the panel
    that is open there.
    """
    window = QApplication.activeWindow() or main
    focus: QWidget | None = window.focusWidget()
    if focus is not None and focus is not window and not isinstance(focus, TableView):
        return help_for(focus)
    pointed = _pointed_at(window)
    if pointed:
        return pointed
    table = focus if isinstance(focus, TableView) else _table_of(window)
    return help_for(window) if table is None else table.help_now()


def _pointed_at(window: QWidget) -> str:
    """Return the paragraph about what is under the pointer, nothing on the empty felt."""
    point = QCursor.pos()
    widget = QApplication.widgetAt(point)
    if widget is None or widget.window() is not window or widget is window:
        return ""
    view = widget.parentWidget()
    if isinstance(view, TableView) and widget is view.viewport():
        return view.help_at(QPointF(widget.mapFromGlobal(point)))
    return help_for(widget)


def _table_of(window: QWidget) -> TableView | None:
    """Return the table that is seen in a window, or None."""
    return next((each for each in window.findChildren(TableView) if each.isVisible()), None)


def stand_above(window: QWidget, below: QWidget) -> None:
    """Let a window belong to another one, so that it can be used while that one blocks the rest."""
    window.winId()  # makes its handle
    handle, other = window.windowHandle(), below.windowHandle()
    if handle.transientParent() != other:
        window.hide()
        handle.setTransientParent(other)


class Help(Feature):
    """Holds the help window; whoever leaves the study of one of its deals comes back to it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._help: HelpWindow | None = None
        self._drawn_as: object = None
        self._drawn: dict[tuple[str, int, float], QImage] = {}

    def answer(self, request: Request) -> str:
        """Show what is asked for."""
        match request:
            case ExplainHere():
                self._explain(help_here(self.services.window))
            case OpenRules():
                self.open(RULES)
            case OpenHelp(page, anchor):
                self.open(page or PAGES[0], anchor)
            case OpenHelpOnPreferences(page):
                self.open_at(page)
            case ReturnToHelp():
                self.window.come_back()
        return ""

    @property
    def window(self) -> HelpWindow:
        """The help window, which may be hidden."""
        if self._help is None:
            window = self._help = HelpWindow(self._index, self._draw, self.services.window)
            own = self.services.window.actions()
            window.addActions([each for each in own if each.objectName() == "rules"])
            window.pages.deal_wanted.connect(self.show_deal)
            window.pages.said.connect(self.say_answer)
        return self._help

    @cached_property
    def _index(self) -> HelpIndex:
        return library(self.services.settings.keymap, self._rules)

    def _rules(self) -> Played | None:
        """Return the rules of the match on the table with their name, None without a match."""
        match = self.services.match
        return (match.runner.rules, match.matches.title) if match.runner.begun else None

    def _draw(self, name: str, wide: int, ratio: float) -> QImage:
        its = self.services.appearance.board_style()
        look = PictureLook(replace(its.theme), its.deck, its.felt)
        if self._drawn_as != (look, QLocale()):
            self._drawn_as, self._drawn = (look, QLocale()), {}
        key = name, wide, ratio
        if key not in self._drawn:
            self._drawn[key] = picture(name, look, wide, ratio)
        return self._drawn[key]

    @property
    def shown(self) -> QUrl | None:
        """The address of the page that is open, or None while the window is not shown."""
        if self._help is None or not self._help.isVisible():
            return None
        return self._help.pages.source()

    def open(self, page: str, anchor: str = "") -> None:
        """Show a help page, or a place on it."""
        self.window.open_page(page, anchor)

    def open_at(self, section: str) -> None:
        """Show the help for a page of preferences, by its key."""
        self.window.open_at(section)

    def end(self) -> QUrl | None:
        """Hide the window, and return which page it showed."""
        shown = self.shown
        if shown is not None:
            self.window.hide()
        return shown

    def resume(self, left: QUrl) -> None:
        """Show the page that was shown."""
        self.open(left.path(), left.fragment())

    def show_deal(self, name: str) -> None:
        """Show a position or a worked deal of a help page in the study, and step out of the way.

        Raises:
            BadHelpDeal: there is none of this name, or it is damaged.
        """
        deal = find(name)
        saved = match_of(self.services, deal.text, deal.seat)
        self.window.step_aside()
        if deal.worked:
            self.services.open(StudyExample(saved))
        else:
            number = deal.text.match().position.deal
            about = game_names.preset_name(deal.text.preset)
            self.services.open(StudyQuestion(saved, AskedDeal(number, about, deal.best)))

    def _explain(self, place: str) -> None:
        """Show a paragraph, above a window that blocks the others.

        Where the page of the game on the table tells more about the same, that is shown.
        """
        now = self._rules()
        if now is not None:
            place = place_in_game(place, now[0].id, self._index.source)
        page, _, anchor = place.partition("#")
        stand_above(self.window, QApplication.activeModalWidget() or self.services.window)
        self.open(page, anchor)
