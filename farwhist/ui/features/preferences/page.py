"""What every page of the preferences has, pages made when first wanted, and folded rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from farwhist.ui.settings.preference import OtherWords, PreferencesPage
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


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
        return self.accessibleName()

    def restore_defaults(self) -> None:
        """Set everything on this page to what it was at first."""
        raise NotImplementedError


class Scrolling(QScrollArea):
    """Scrolls what is on a page up and down; it is never narrower than that."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def minimumSizeHint(self) -> QSize:
        bar, inner = self.verticalScrollBar().sizeHint().width(), self.widget()
        wide = 0 if inner is None else inner.minimumSizeHint().width()
        return QSize(wide + bar, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class LazyPages(Mapping[str, Page]):
    """The pages by their keys, all of them, in their order; looking one up makes it.

    Args:
        told: what the manifests tell of them.
        make: returns a page that nobody has wanted yet.
        take_in: is given each page when it has been made.
    """

    def __init__(
        self,
        told: Iterable[PreferencesPage],
        make: Callable[[PreferencesPage], Page],
        take_in: Callable[[Page], None],
    ) -> None:
        self._told = {each.key: each for each in told}
        self._make = make
        self._take_in = take_in
        self._made: dict[str, Page] = {}

    def other_words(self, key: str) -> list[OtherWords]:
        """Return what else players call what is on a page, in their language."""
        return [
            OtherWords(*(translate("Preferences", text) if text else "" for text in each))
            for each in self._told[key].also
        ]

    def make_one(self) -> bool:
        """Make the first page that nobody has wanted yet; return whether there was one."""
        missing = next((key for key in self._told if key not in self._made), None)
        if missing is not None:
            self._get(missing)
        return missing is not None

    def __getitem__(self, key: str) -> Page:
        return self._get(key)

    def __contains__(self, key: object) -> bool:
        return key in self._told

    def __iter__(self) -> Iterator[str]:
        return iter(self._told)

    def __len__(self) -> int:
        return len(self._told)

    def _get(self, key: str) -> Page:
        if key not in self._made:
            told = self._told[key]
            page = self._made[key] = self._make(told)
            page.setAccessibleName(translate("Preferences", told.title))
            set_help_anchor(page, f"preferences#{key}")
            self._take_in(page)
        return self._made[key]


Words = Callable[[int], str]
"""Gives a text in the player's language for so many rows."""


class FoldLine(QWidget):
    """Says how many rows are folded away; `toggled` is emitted when it is opened or closed.

    Without `words` these are options that the chosen rules leave without effect.
    """

    toggled = Signal()

    def __init__(self, words: Words | None = None) -> None:
        super().__init__()
        self._words = words or Counts.idle_options
        self._idle = words is None
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
        self.button.setText(self._words(self._count))
        why = translate("Rules", "The rules chosen now leave them nothing to do; each says why.")
        self.button.setToolTip(why if self._idle else "")
        self.button.setAccessibleDescription(why if self._idle else "")


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
