"""The table of every option of every game, made from the games' own tables of options."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.rules.catalogue import GAMES, Game
from farwhist.rules.options import Option, OptionTable
from farwhist.ui.features.help.markup import escape
from farwhist.ui.features.help.rule_section import table_of
from farwhist.ui.wording.option_words import value
from farwhist.ui.wording.punctuation import joined, joined_groups

translate = QCoreApplication.translate

FEW = 30
"""So many values of an option are written out; the schemes have a page of their own."""


def option_name(option: Option) -> str:
    """Return what an option is called, in the player's language."""
    return translate("Options", option.label)


def option_help(option: Option) -> str:
    """Return what an option does, in the player's language."""
    return translate("Options", option.help)


def legal_words(option: Option) -> str:
    """Return the values that an option may have, in words where they are few."""
    if option.kind not in ("switch", "choice") or not 0 < len(option.values) <= FEW:
        return option.legal
    return joined_groups(value(option, option.write(each)) for each in option.values)


def default_words(option: Option) -> str:
    """Return the value that an option has at first, in words."""
    return value(option, option.write(option.default))


def tables() -> list[tuple[list[Game], OptionTable]]:
    """Return each table of options with the games that share it."""
    found: list[tuple[list[Game], OptionTable]] = []
    for game in GAMES.values():
        for games, table in found:
            if table is game.options:
                games.append(game)
                break
        else:
            found.append(([game], game.options))
    return found


def anchor(game: str, key: str) -> str:
    """Return the place where an option of a game is told."""
    first = next(games[0] for games, _ in tables() if any(each.id == game for each in games))
    return f"option-{first.id}-{key}"


def markdown() -> str:
    """Return the tables as a part of a page."""
    parts = []
    for games, table in tables():
        names = joined(translate("Games", game.name) for game in games)
        parts.append(f"## {escape(names)} {{#options-{games[0].id}}}")
        rows = [
            (
                translate("Help", "Option"),
                translate("Help", "What it does"),
                translate("Help", "Values"),
                translate("Help", "Default"),
            )
        ]
        rows += [
            (
                f"{{#{anchor(games[0].id, each.key)}}}{option_name(each)}",
                option_help(each),
                legal_words(each),
                default_words(each),
            )
            for each in table
        ]
        parts.append(table_of(rows, (5, 10, 6, 4)))
    return "\n\n".join(parts)
