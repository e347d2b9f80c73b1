"""Options of a game as data: one table gives validation, dialogs, `--set` and saved files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import force_setattr, replace

from farwhist.rules.words import REFUSALS, sentence, shortened

Values = Mapping[str, Any]
"""The value of every option of a game, by key."""

Means = Literal["words", "scheme", "suits"]
"""What a value of an option is: something with words, a scoring scheme, or letters of suits."""

NONE: Final[Mapping[Any, Any]] = {}

PAGES: Final = ("game", "sequence", "bidding", "trump", "play", "scoring")
"""The groups of options, in the order in which a player meets them."""


class Refusal(Struct, frozen=True):
    """Why options do not fit: the key of a sentence in `words.REFUSALS`, and its facts.

    What is quoted from a file or a command line is shortened; `legal` is the program's own.
    """

    key: str
    facts: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        quoted = {
            name: shortened(fact) if isinstance(fact, str) and name != "legal" else fact
            for name, fact in self.facts.items()
        }
        force_setattr(self, "facts", quoted)

    def __str__(self) -> str:
        return sentence(REFUSALS[self.key], self.facts)


class RulesError(ValueError):
    """Options that cannot be played; each refusal says what to change."""

    def __init__(self, *refusals: Refusal) -> None:
        super().__init__(" ".join(str(each) for each in refusals))
        self.refusals = refusals


class Option(Struct, frozen=True):
    """One option of a game.

    Args:
        key: its name in files and on the command line.
        default: a value, not a text.
        label: a short English name.
        help: one English sentence on what it does.
        legal: the legal values in words, for a refusal.
        read: turns text into a value; raises ValueError or RulesError.
        write: turns a value into the text that `read` takes.
        values: the legal values where they are few, the default first.
        applies: whether the option has any effect beside these other values.
        needs: one English sentence on when that is so, where it is not always.
        bounds: the least and the greatest value of a number.
        page: where a player looks for it; one of `PAGES`.
        arguments: for a value such as ``ROTATE``, the option that takes what stands in
            parentheses behind it, as in ``ROTATE(S,H)``.
        also: texts that stand for a value of this option and others besides.
        means: what its values are.
        words: what a text of it means, in English; plain numbers stand for themselves.
        sentences: what the rules of a match say, in English, for each value that is worth a
            sentence.
        pays: the same about its points, where they are told apart from the rest.
    """

    key: str
    default: Any
    label: str
    help: str
    legal: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str
    values: tuple[Any, ...] = ()
    applies: Callable[[Values], bool] = lambda values: True
    arguments: Mapping[str, str] = field(default_factory=dict)
    also: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    needs: str = ""
    bounds: tuple[int, int] | None = None
    page: str = PAGES[0]
    means: Means = "words"
    words: Mapping[str, str] = field(default_factory=dict)
    sentences: Mapping[Any, str] = field(default_factory=dict)
    pays: Mapping[Any, str] = field(default_factory=dict)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of `values`."""
        return tuple(self.write(value) for value in self.values)

    @property
    def kind(self) -> str:
        """ "switch" (texts "on" and "off"), "choice", "number" or "text"."""
        if sorted(self.texts) == ["off", "on"]:
            return "switch"
        if self.values:
            return "choice"
        return "text" if self.bounds is None else "number"


def when(key: str, *values: Any) -> Callable[[Values], bool]:
    """Return what says that an option has an effect beside these values of another."""
    return lambda others: others[key] in values


def on_page(page: str, options: Iterable[Option]) -> list[Option]:
    """Return the same options on another page."""
    return [replace(option, page=page) for option in options]


def choice(
    key: str, *values: str, label: str, help: str, words: Mapping[str, str] = NONE, **more: Any
) -> Option:
    """Return an option with a few named values, the default first; case is ignored.

    Without `values` they are those that have `words`.
    """
    values = values or tuple(words)
    by_text = {value.lower(): value for value in values}

    def read(text: str) -> str:
        try:
            return by_text[text.lower()]
        except KeyError:
            raise ValueError(text) from None

    legal = ", ".join(values)
    return Option(key, values[0], label, help, legal, read, values=values, words=words, **more)


def switch(key: str, *, label: str, help: str, **more: Any) -> Option:
    """Return an option that is off (the default) or on."""
    texts = {"off": False, "on": True, "no": False, "yes": True, "false": False, "true": True}

    def read(text: str) -> bool:
        try:
            return texts[text.lower()]
        except KeyError:
            raise ValueError(text) from None

    def write(value: bool) -> str:
        return "on" if value else "off"

    return Option(key, False, label, help, "off, on", read, write, values=(False, True), **more)


def number(
    key: str, default: int, least: int, most: int, *, label: str, help: str, **more: Any
) -> Option:
    """Return an option that is a whole number from `least` to `most`."""

    def read(text: str) -> int:
        value = int(text)
        if not least <= value <= most:
            raise ValueError(text)
        return value

    bounds = (least, most)
    return Option(key, default, label, help, f"{least}..{most}", read, bounds=bounds, **more)


class OptionTable:
    """All options of a game, in the order in which a player meets them."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = {option.key: option for option in options}

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options.values())

    def resolve(self, *layers: Mapping[str, str]) -> dict[str, Any]:
        """Return the value of every option: its default, changed by each layer in turn.

        Raises:
            RulesError: an unknown key or an illegal value, with a refusal for each.
        """
        values = {option.key: option.default for option in self.options.values()}
        refusals: list[Refusal] = []
        for layer in layers:
            for key, text in layer.items():
                try:
                    values.update(self.read(key, text))
                except RulesError as error:
                    refusals += error.refusals
        if refusals:
            raise RulesError(*refusals)
        return values

    def read(self, key: str, text: str) -> dict[str, Any]:
        """Return the values that ``key=text`` sets: mostly one, with an argument or alias more.

        Raises:
            RulesError: there is no such option or value.
        """
        option = self.options.get(key)
        if option is None:
            raise RulesError(Refusal("unknown_option", {"option": key}))
        text = text.strip()
        for alias, stands_for in option.also.items():
            if text.lower() == alias.lower():
                found = {}
                for other, value in stands_for.items():
                    found[other] = self.options[other].read(value)
                return found
        name, bracket, argument = text.partition("(")
        owner = option.arguments.get(name.strip().lower())
        if owner and bracket and argument.endswith(")"):
            return self.read(key, name.strip()) | self.read(owner, argument[:-1])
        try:
            return {key: option.read(text)}
        except RulesError:
            raise
        except ValueError:
            facts: dict[str, object] = {"option": key, "value": text, "legal": option.legal}
            raise RulesError(Refusal("bad_value", facts)) from None

    def write(self, values: Values) -> dict[str, str]:
        """Return every value as the text that `read` takes."""
        return {key: option.write(values[key]) for key, option in self.options.items()}
