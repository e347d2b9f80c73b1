"""Puts the library together: bundled pages, and tables made from the program itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from farwhist.rules.catalogue import GAMES
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.help import command_page, key_page, option_page, rules_text, scoring_rules
from farwhist.ui.features.help.pages import Library, Maker
from farwhist.ui.features.help.rule_section import table_of
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.wording import game_names

Played = tuple[Ruleset, str]
"""The rules of the match on the table, and what they are called."""

_WIDTHS: Final = (8, 4, 4, 4, 4, 4, 4, 17)


def parts(keymap: Keymap) -> dict[str, Maker]:
    """Return who makes the parts of pages that come from the tables of the program."""
    return {
        "options": option_page.markdown,
        "schemes": lambda: table_of(scoring_rules.scheme_table(), _WIDTHS),
        "keys": lambda: key_page.markdown(keymap),
        "commands": lambda: command_page.markdown(keymap),
        **{f"players_{game}": partial(game_names.seats_text, game) for game in GAMES},
    }


def library(keymap: Keymap, rules: Callable[[], Played | None]) -> Library:
    """Return all pages; `rules` returns those of the match on the table, if there is one."""

    def page() -> str:
        now = rules()
        return "" if now is None else rules_text.page(*now)

    return Library(parts(keymap), page)
