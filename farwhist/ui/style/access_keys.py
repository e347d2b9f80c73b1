"""Gives every labelled control of a page a letter to be pressed with Alt, in any language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QToolButton, QWidget


def access_key(text: str) -> str:
    """Return the letter after the single & in `text`, in lower case; empty when there is none."""
    rest = text.replace("&&", "")
    place = rest.find("&")
    return rest[place + 1 : place + 2].lower() if place >= 0 else ""


def with_access_keys(texts: Iterable[str]) -> list[str]:
    """Return these texts, such as the items of a menu, each with a letter of its own marked."""
    used: set[str] = set()
    return [_marked(text, used) for text in texts]


def give_access_keys(page: QWidget, taken: Iterable[str] = ()) -> None:
    """Mark a free letter in each text below `page` that can have one.

    First letters of words are taken first. Texts that have a letter of their own keep it; where
    all are `taken` a text gets none, and the control is reached with Tab.
    """
    used = set(taken)
    widgets = [each for each in page.findChildren(QWidget) if _can_have_one(each)]
    open_ones = []
    for widget in widgets:
        key = access_key(_text(widget))
        if key and key not in used:
            used.add(key)
        else:
            open_ones.append(widget)
    for widget in open_ones:
        _write(widget, _marked(_text(widget).replace("&", ""), used))


def _can_have_one(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return widget.buddy() is not None
    if isinstance(widget, QToolButton):
        return False
    return isinstance(widget, QAbstractButton | QGroupBox) and any(map(str.isalpha, _text(widget)))


def _marked(text: str, used: set[str]) -> str:
    place = _free(text, used)
    if place is None:
        return text
    used.add(text[place].lower())
    return f"{text[:place]}&{text[place:]}"


def _free(text: str, used: set[str]) -> int | None:
    starts = [n for n in range(len(text)) if n == 0 or not text[n - 1].isalnum()]
    places: list[int] = starts + list(range(len(text)))
    for place in places:
        if text[place].isalpha() and text[place].lower() not in used:
            return place
    return None


def _text(widget: QWidget) -> str:
    if isinstance(widget, QGroupBox):
        return widget.title()
    assert isinstance(widget, QLabel | QAbstractButton)
    return widget.text()


def _write(widget: QWidget, text: str) -> None:
    if isinstance(widget, QGroupBox):
        widget.setTitle(text)
    elif isinstance(widget, QLabel | QAbstractButton):
        widget.setText(text)
