"""The table of every command of the menus, made from the menus and the table of commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.ui.features.help.markup import escape, link
from farwhist.ui.settings.commands import Command, command_help
from farwhist.ui.settings.keymap import Keymap, shown_key
from farwhist.ui.settings.menus import MenuOf, OneOf, choice_help, menus
from farwhist.ui.wording.punctuation import joined, noted

translate = QCoreApplication.translate

_WIDTHS: Final = (8, 5, 15)


def markdown(keymap: Keymap) -> str:
    """Return the tables as a part of a page, a menu each, with the keys of the player."""
    return "\n\n".join(part for menu in menus(keymap.commands) for part in _menu(menu, keymap))


def _menu(menu: MenuOf, keymap: Keymap) -> Iterator[str]:
    yield f"## {escape(_plain(menu.title))} {{#menu-{menu.id}}}"
    head = (
        translate("Keys", "Command"),
        translate("Keys", "Keys"),
        translate("Help", "What the command does"),
    )
    lines = [_line(*map(escape, head)), "|" + "|".join("-" * width for width in _WIDTHS) + "|"]
    for item in menu.items:
        if isinstance(item, OneOf):
            lines.append(_choice_line(item))
        elif item is not None:
            lines.append(_command_line(item, keymap))
    yield "\n".join(lines)


def _command_line(command: Command, keymap: Keymap) -> str:
    keys = keymap.keys(command.id) if command.name else command.keys
    return _line(
        _named(command.text, command_help(command.id)),
        escape(joined(map(shown_key, keys))) or "–",
        _told(command.about, command.help),
    )


def _choice_line(choice: OneOf) -> str:
    told = _told(choice.about, choice.help)
    return _line(_named(choice.title, choice_help(choice.id)), "–", told)


def _named(text: str, place: str) -> str:
    """Return the words of a menu, at the place that leads to them."""
    return f"{{#{place.partition('#')[2]}}}{escape(_plain(text))}"


def _told(about: str, place: str) -> str:
    """Return the sentence, with the way to the paragraph that tells more if there is one."""
    sentence = escape(translate("Menu", about))
    more = translate("Help", "Read more")
    return noted(sentence, link(more, place)) if place else sentence


def _line(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _plain(text: str) -> str:
    """Return a text of the menus without the mark of its key."""
    return translate("Menu", text).replace("&", "")
