"""What every page of the preferences has, pages made when first wanted, and folded rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from farwhist.ui.style.help_anchor import set_help_anchor

translate = QCoreApplication.translate


def page_title(key: str) -> str:
    """Return the name of a page in the list, in the player's language."""
    return {
        "game": translate("Preferences", "Game and variant"),
        "sequence": translate("Preferences", "Deal sequence"),
        "bidding": translate("Preferences", "Bidding"),
        "trump": translate("Preferences", "Trump"),
        "play": translate("Preferences", "Play"),
        "scoring": translate("Preferences", "Scoring"),
        "romanian_mode": translate("Preferences", "Romanian mode"),
        "players": translate("Preferences", "Players"),
        "table": translate("Preferences", "Table and cards"),
        "motion": translate("Preferences", "Motion and sound"),
        "coach": translate("Preferences", "Coach"),
        "language": translate("Preferences", "Language"),
        "access": translate("Preferences", "Accessibility"),
        "keyboard": translate("Preferences", "Keyboard"),
    }[key]


class Page(QWidget):
    """One page. `key` names it in the settings and is the section of the help that explains it.

    A page that `scrolls` has a scroll area of its own; the others are put into one. `refilled` is
    emitted when it has other controls than before.
    """

    key: str
    scrolls = False
    refilled = Signal()

    def title(self) -> str:
        """Return its name in the list of pages, in the player's language."""
        return page_title(self.key)

    def restore_defaults(self) -> None:
        """Set everything on this page to what it was at first."""
        raise NotImplementedError


Makers = Mapping[str, Callable[[], Page]]
"""What makes each page, by its key, in the order of the pages."""


class LazyPages(Mapping[str, Page]):
    """The pages by their keys, all of them; looking one up makes it.

    Args:
        take_in: is given each page when it has been made.
    """

    def __init__(self, take_in: Callable[[Page], None]) -> None:
        self._take_in = take_in
        self._makers: dict[str, Callable[[], Page]] = {}
        self._made: dict[str, Page] = {}

    def add(self, makers: Makers) -> None:
        """Let there be these pages too."""
        self._makers.update(makers)

    def make_one(self) -> bool:
        """Make the first page that nobody has wanted yet; return whether there was one."""
        missing = next((key for key in self._makers if key not in self._made), None)
        if missing is not None:
            self._get(missing)
        return missing is not None

    def __getitem__(self, key: str) -> Page:
        return self._get(key)

    def __contains__(self, key: object) -> bool:
        return key in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)

    def _get(self, key: str) -> Page:
        if key not in self._made:
            page = self._made[key] = self._makers[key]()
            set_help_anchor(page, f"preferences#{key}")
            self._take_in(page)
        return self._made[key]


Words = Callable[[], str]
"""Gives a text in the player's language, with a place for {count}."""


def without_effect() -> str:
    """Return what a line says that stands for options without effect."""
    return translate("Rules", "Without effect: {count}")


class FoldLine(QWidget):
    """Says how many rows are folded away; `toggled` is emitted when it is opened or closed."""

    toggled = Signal()

    def __init__(self, words: Words = without_effect) -> None:
        super().__init__()
        self._words = words
        self._count = 0
        self.button = QToolButton()
        self.button.setCheckable(True)
        self.button.setAutoRaise(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.toggled.connect(self._turn)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column.addWidget(self.button)
        self._write()

    @property
    def open(self) -> bool:
        """Whether what was folded away is shown."""
        return self.button.isChecked()

    def unfold(self) -> None:
        """Show what was folded away."""
        self.button.setChecked(True)

    def show_count(self, count: int) -> None:
        """Stand for so many rows; for none the line is not seen."""
        self._count = count
        self.setVisible(bool(count))
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)

    def _turn(self) -> None:
        self._write()
        self.toggled.emit()

    def _write(self) -> None:
        arrow = Qt.ArrowType.DownArrow if self.open else Qt.ArrowType.RightArrow
        self.button.setArrowType(arrow)
        self.button.setText(self._words().format(count=self._count))


def unfold(widget: QWidget) -> None:
    """Unfold whatever hides `widget`, when it is below a line that does."""
    above: QWidget | None = widget
    while above is not None:
        line = above.findChild(FoldLine, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if line is not None and widget.isHidden() | _hidden(widget, above):
            line.unfold()
        above = above.parentWidget()


def _hidden(widget: QWidget, above: QWidget) -> bool:
    """Whether something from `widget` up to `above` is hidden."""
    part: QWidget | None = widget
    while part is not None and part is not above:
        if part.isHidden():
            return True
        part = part.parentWidget()
    return False
