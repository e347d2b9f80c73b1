"""The table of every command of the menus, made from the menus and the table of commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.ui.features.help.markup import escape, link
from farwhist.ui.settings.commands import COMMANDS, CommandId, command_help
from farwhist.ui.settings.keymap import Keymap, shown_key
from farwhist.ui.settings.menus import MENUS, ChoiceId, MenuOf, OneOf, choice_help
from farwhist.ui.wording.punctuation import joined, noted

translate = QCoreApplication.translate

COMMAND_PARAGRAPHS: Final[Mapping[CommandId, str]] = {
    "new": "five_minutes#new_match",
    "open": "files#open",
    "save_as": "files#open",
    "copy_deal": "study#codes",
    "copy_diagram": "study#codes",
    "paste_deal": "study#codes",
    "library": "files#library",
    "prepared": "study#prepared",
    "learn": "study#learn",
    "editor": "study#editor",
    "statistics": "opponents#statistics",
    "share": "five_minutes#share",
    "study": "study#study",
    "report": "study#report",
    "all_scores": "scoring#sheet",
    "scores": "scoring#sheet",
    "log": "accessibility#log",
    "next_pane": "accessibility#keyboard",
    "last_pane": "accessibility#keyboard",
    "four_colours": "preferences#table",
    "undo": "five_minutes#going",
    "redo": "five_minutes#going",
    "hint": "glossary#program",
    "last_trick": "five_minutes#last_trick",
    "go_on": "five_minutes#going",
    "pause": "accessibility#calm",
    "fair_play": "opponents#fingerprints",
    "mute": "preferences#motion",
    "letters": "preferences#keyboard",
    "preferences": "preferences",
    "shortcuts": "preferences#keyboard",
    "help": "five_minutes",
    "rules": "options#reading",
    "tutorial": "five_minutes#advice",
}
"""The paragraphs that tell more about commands; the others need no more than their sentence."""

CHOICE_PARAGRAPHS: Final[Mapping[ChoiceId, str]] = {
    "recent": "files#open",
    "speed": "preferences#motion",
    "pause": "preferences#motion",
    "felt": "preferences#table",
    "text_size": "accessibility#large",
    "contrast": "accessibility#large",
    "verbosity": "accessibility#reader",
}
"""The paragraphs that tell more about menus below menus."""

_COMMANDS: Final = {command.id: command for command in COMMANDS}

_WIDTHS: Final = (8, 5, 15)


def markdown(keymap: Keymap) -> str:
    """Return the tables as a part of a page, a menu each, with the keys of the player."""
    return "\n\n".join(part for menu in MENUS for part in _menu(menu, keymap))


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


def _command_line(command: CommandId, keymap: Keymap) -> str:
    its = _COMMANDS[command]
    keys = keymap.keys(command) if its.name else its.keys
    return _line(
        _named(its.text, command_help(command)),
        escape(joined(map(shown_key, keys))) or "–",
        _told(its.about, COMMAND_PARAGRAPHS.get(command, "")),
    )


def _choice_line(choice: OneOf) -> str:
    told = _told(choice.about, CHOICE_PARAGRAPHS[choice.id])
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
