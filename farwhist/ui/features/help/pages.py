"""The help pages: where they lie, in what order they stand, and what the program makes for them:
commands, keys, options, and the rules of the match on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from farwhist import places
from farwhist.rules.catalogue import GAMES, PRESETS, Game
from farwhist.rules.options import Option, OptionTable
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.help import exact_rules, markup, rules_text, search
from farwhist.ui.features.help.markup import escape, link
from farwhist.ui.features.help.rule_sentences import table_of
from farwhist.ui.settings.commands import ALSO_IN_STUDY, Command, Scope, command_help
from farwhist.ui.settings.keymap import Keymap, shown_key, words
from farwhist.ui.settings.menus import MenuOf, OneOf, choice_help, menus
from farwhist.ui.wording import game_names
from farwhist.ui.wording.option_words import about, label, value
from farwhist.ui.wording.punctuation import joined, joined_groups, noted

ENGLISH: Final = "en"

PREFERENCES: Final = "preferences"
"""The page whose sections have the keys of the pages of preferences."""

PAGES: Final = (
    "five_minutes",
    *GAMES,
    "scoring",
    "options",
    PREFERENCES,
    "keys",
    "commands",
    "study",
    "together",
    "opponents",
    "accessibility",
    "files",
    "glossary",
)
"""The bundled pages in the order of the list of contents; each game has one under its id."""

RULES: Final = "rules"
"""The page of the match on the table, which stands before the others while there is one."""

Maker = Callable[[], str]
"""Makes a page, or a part of one, as it is now."""


class Library:
    """Finds pages in the player's language, and in English where there is no translation.

    Args:
        parts: what stands in the place of ``{name}`` on a line of its own, by name.
        rules: makes the page of the match on the table, empty while there is none.
        language: returns the code of the player's language.
        folder: where the pages lie, one folder a language.
    """

    def __init__(
        self,
        parts: Mapping[str, Maker],
        rules: Maker = lambda: "",
        language: Callable[[], str] = lambda: QLocale().name(),
        folder: Path | None = None,
    ) -> None:
        self._parts = parts
        self._rules = rules
        self._language = language
        self._folder = folder or places.resource("help")

    def source(self, page: str) -> str:
        """Return a page as Markdown, with everything filled in.

        Raises:
            KeyError: there is no such page.
        """
        if page == RULES:
            return self._rules()
        if page not in PAGES:
            raise KeyError(page)
        text = self._file(page).read_text(encoding="utf-8")
        for name, make in self._parts.items():
            place = f"\n{{{name}}}\n"
            if place in text:
                text = text.replace(place, f"\n{make()}\n")
        return text

    def all(self) -> dict[str, str]:
        """Return every page that there is now, in order."""
        found = {page: self.source(page) for page in (RULES, *PAGES)}
        return {page: source for page, source in found.items() if source}

    def small_words(self) -> frozenset[str]:
        """Return the words of the player's language that a search leaves out."""
        return search.small_words(self._language().partition("_")[0])

    def _file(self, page: str) -> Path:
        name = self._language()
        for language in (name, name.partition("_")[0]):
            file = self._folder / language / f"{page}.md"
            if file.exists():
                return file
        return self._folder / ENGLISH / f"{page}.md"


translate = QCoreApplication.translate

_COMMAND_WIDTHS: Final = (8, 5, 15)


def command_tables(keymap: Keymap) -> str:
    """Return the tables as a part of a page, a menu each, with the keys of the player."""
    return "\n\n".join(part for menu in menus(keymap.commands) for part in _menu(menu, keymap))


def _menu(menu: MenuOf, keymap: Keymap) -> Iterator[str]:
    title = _plain(translate("Menu", menu.title))
    yield f"## {escape(title)} {{#menu-{menu.id}}}"
    head = (
        translate("Keys", "Command"),
        translate("Keys", "Keys"),
        translate("Help", "What the command does"),
    )
    lines = [
        _line(*map(escape, head)),
        "|" + "|".join("-" * width for width in _COMMAND_WIDTHS) + "|",
    ]
    for item in menu.items:
        if isinstance(item, OneOf):
            lines.append(_choice_line(item))
        elif item is not None:
            lines.append(_command_line(item, keymap))
    yield "\n".join(lines)


def _command_line(command: Command, keymap: Keymap) -> str:
    keys = keymap.keys(command.id) if command.name else command.keys
    return _line(
        _named(translate("Menu", command.text), command_help(command.id)),
        escape(joined(map(shown_key, keys))) or "–",
        _told(command.about, command.help),
    )


def _choice_line(choice: OneOf) -> str:
    told = _told(choice.about, choice.help)
    return _line(_named(choice.name, choice_help(choice.id)), "–", told)


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
    return text.replace("&", "")


def key_tables(keymap: Keymap) -> str:
    """Return the tables as a part of a page, with the keys that the player has chosen."""
    parts = []
    for scope in Scope:
        heading = escape(translate("Keys", scope.value))
        parts.append(f"## {heading}")
        rows = [(translate("Keys", "Command"), translate("Keys", "Keys"))]
        rows += [
            (words(each), joined(map(shown_key, keymap.keys(each.id))) or "–")
            for each in _commands_of(scope, keymap.with_keys)
        ]
        parts.append(table_of(rows))
    return "\n\n".join(parts)


def _commands_of(scope: Scope, commands: Sequence[Command]) -> list[Command]:
    """Return the commands whose keys work there; those of the table that do so too stand last."""
    own = [each for each in commands if each.scope is scope]
    if scope is Scope.STUDY:
        own += [each for each in commands if each.id in ALSO_IN_STUDY]
    return own


FEW = 30
"""So many values of an option are written out; the schemes have a page of their own."""


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


def option_tables() -> str:
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
                f"{{#{anchor(games[0].id, each.key)}}}{label(each)}",
                about(each),
                legal_words(each),
                default_words(each),
            )
            for each in table
        ]
        parts.append(table_of(rows, (5, 10, 6, 4)))
    return "\n\n".join(parts)


_GENERAL: Final = ("five_minutes", "glossary")
"""The pages about all games; the first of them is about the first game, too."""


def place_in_game(place: str, preset: str, source: Callable[[str], str]) -> str:
    """Return where the page of the game that is played tells about what a place is about.

    Its place has the same anchor. Without one, and in the first game, it is the place itself.

    Args:
        place: a page of the help, with the place on it behind a ``#`` if there is one.
        preset: what is played.
        source: returns a page as Markdown.
    """
    page, _, anchor = place.partition("#")
    game = PRESETS[preset].game
    if page not in _GENERAL or not anchor or game == next(iter(GAMES)):
        return place
    return f"{game}#{anchor}" if anchor in markup.places(source(game)) else place


Played = tuple[Ruleset, str]
"""The rules of the match on the table, and what they are called."""

_SCHEME_WIDTHS: Final = (8, 4, 4, 4, 4, 4, 4, 17)


def parts(keymap: Keymap) -> dict[str, Maker]:
    """Return who makes the parts of pages that come from the tables of the program."""
    return {
        "options": option_tables,
        "schemes": lambda: table_of(exact_rules.scheme_table(), _SCHEME_WIDTHS),
        "keys": lambda: key_tables(keymap),
        "commands": lambda: command_tables(keymap),
        **{f"players_{game}": partial(game_names.seats_text, game) for game in GAMES},
    }


def library(keymap: Keymap, rules: Callable[[], Played | None]) -> Library:
    """Return all pages; `rules` returns those of the match on the table, if there is one."""

    def page() -> str:
        now = rules()
        return "" if now is None else rules_text.page(*now)

    return Library(parts(keymap), page)
