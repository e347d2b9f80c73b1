"""Tool tips of which a screen reader says only what it has not said already.

Where a widget has no accessible description, Qt lets readers take the tool tip for it, and they
say it after the name. So a tip that says the name is no tool tip of Qt's: it is shown here.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from farwhist.ui.wording.punctuation import noted

translate = QCoreApplication.translate


class _Tip(QObject):
    """Shows a text where Qt would show the tool tip of a widget, which has none."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.text = ""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ToolTip or not self.text:
            return False
        assert isinstance(watched, QWidget)
        assert isinstance(event, QHelpEvent)
        QToolTip.showText(event.globalPos(), self.text, watched)
        return True


def set_tip_for_eyes(widget: QWidget, tip: str) -> None:
    """Let a widget have a tool tip that no screen reader is given; empty for none."""
    widget.setToolTip("")
    found = _tip(widget)
    if found is None and tip:
        found = _Tip(widget)
    if found is not None:
        found.text = tip


def shown_tip(widget: QWidget) -> str:
    """Return the tool tip that the eye sees."""
    found = _tip(widget)
    return widget.toolTip() or ("" if found is None else found.text)


def name_sign(widget: QWidget, name: str, keys: str = "") -> None:
    """Name a widget that shows a sign: who sees reads it in the tool tip, with the keys.

    A screen reader says the name, and then the keys.
    """
    widget.setAccessibleName(name)
    set_tip_for_eyes(widget, noted(name, keys) if keys else name)
    widget.setAccessibleDescription(key_words(keys))


def key_words(keys: str) -> str:
    """Return what is said of the keys of a command; nothing without any."""
    return translate("Toolbar", "Key: {key}.").format(key=keys) if keys else ""


def _tip(widget: QWidget) -> _Tip | None:
    children = widget.findChildren(_Tip, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return children[0] if children else None
