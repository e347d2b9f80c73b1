"""Rules of one's own under names, in one readable file, and single ones to pass on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from farwhist.rules.catalogue import PRESETS
from farwhist.rules.draft import MOST_SEATS, Draft
from farwhist.rules.options import RulesError
from farwhist.rules.words import QT_TRANSLATE_NOOP, as_name, sentence, shortened
from farwhist.store.reading import Newer, TooLarge, Unreadable, parse_json, read_text
from farwhist.store.user_file import UserFile

FORMAT: Final = "farwhist rules"
VERSION: Final = 1
MOST_BYTES: Final = 200_000
"""Of a file that holds rules to pass on."""
MOST_FILE_BYTES: Final = 20_000_000
"""Of the file of own presets."""
LONGEST_NAME: Final = 60
LIST: Final = "farwhist own presets"

PROBLEMS: Final = {
    "not_text": QT_TRANSLATE_NOOP("Own presets", "The file is not readable text."),
    "other_format": QT_TRANSLATE_NOOP("Own presets", "The file contains no Far Whist rules."),
    "version": QT_TRANSLATE_NOOP(
        "Own presets", "The file was written by a newer version of Far Whist ({version})."
    ),
    "preset": QT_TRANSLATE_NOOP("Own presets", "The file asks for an unknown game: “{preset}”."),
    "damaged": QT_TRANSLATE_NOOP(
        "Own presets", "The file is damaged: “{field}” is missing or wrong."
    ),
    "option": QT_TRANSLATE_NOOP(
        "Own presets", "The file has an unknown option or value: {option}."
    ),
    "too_large": QT_TRANSLATE_NOOP("Own presets", "The file is too large to hold rules."),
}


class BadPreset(ValueError):
    """A file that holds no rules: `key` of `PROBLEMS`, and its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = {name: shortened(str(fact)) for name, fact in facts.items()}
        super().__init__(sentence(PROBLEMS[key], self.facts))


def write_rules(name: str, draft: Draft) -> str:
    """Return rules under a name as the text of a file."""
    data = {"format": FORMAT, "version": VERSION, **_entry(name, draft)}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def read_rules(text: str) -> tuple[str, Draft]:
    """Return the name and the rules that `write_rules` wrote.

    Raises:
        BadPreset: the text is something else.
    """
    return _read_entry(_load(text, FORMAT))


def import_rules(path: Path) -> tuple[str, Draft]:
    """Return the name and the rules in a file.

    Raises:
        OSError: the file cannot be read.
        BadPreset: it holds no rules.
    """
    try:
        return read_rules(read_text(path, MOST_BYTES))
    except TooLarge:
        raise BadPreset("too_large") from None
    except Unreadable:
        raise BadPreset("not_text") from None


class OwnPresets:
    """The player's own presets by name, in the file `rules.json` of `folder`.

    Another window may have the same file open: what is done here is done to what stands in the
    file at that moment, and what the other window did appears here with it. An entry that cannot
    be read is passed over and stays in the file, and so does all that nobody knows here.

    A file that cannot be read at all is set aside, and `damaged` is where it lies then. `trouble`
    is why the file could not be used, if it could not: it is as it was, and nothing is written
    over it.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / "rules.json"
        self.trouble: OSError | None = None
        self._file = UserFile(self.path, MOST_FILE_BYTES, _List.parse, _List.text)
        self._list = _List({}, [])
        self._load()

    @property
    def damaged(self) -> Path | None:
        """The file to which an unreadable one was moved, if there was one."""
        return self._file.damaged

    @property
    def _drafts(self) -> Mapping[str, Draft]:
        return self._list.drafts

    def __iter__(self) -> Iterator[str]:
        return iter(self._drafts)

    def __len__(self) -> int:
        return len(self._drafts)

    def __contains__(self, name: object) -> bool:
        return name in self._drafts

    def __getitem__(self, name: str) -> Draft:
        return self._drafts[name]

    def name_of(self, draft: Draft) -> str | None:
        """Return the name of the own preset that is this draft, for any number of players."""
        for name, each in self._drafts.items():
            if each.with_seats(draft.seats) == draft:
                return name
        return None

    def free_name(self, wish: str, draft: Draft | None = None) -> str:
        """Return `wish`, with a number behind if other rules than `draft` have the name.

        They may have it here, or in the file.
        """
        with suppress(OSError):
            self._list = self._now_on_disk(self._file.read())
        return _free(wish, self._drafts, draft)

    def save(self, name: str, draft: Draft) -> None:
        """Keep a draft under a name of 1 to 60 characters, in the place of one that has it.

        What another window has put under that name meanwhile goes under a free one.

        Raises:
            OSError: it could not be written; nothing has changed then.
            ValueError: the name is empty or too long.
        """
        name = _name(name)

        def put(now: _List) -> None:
            other = now.drafts.get(name, draft)
            if other not in (draft, self._drafts.get(name)):
                now.put(name, _free(name, now.drafts), other)
            now.put(name, name, draft)

        self._change(put)

    def rename(self, old: str, new: str) -> None:
        """Give an own preset another name, in its place; raises as `save`, KeyError if none.

        Raises ValueError, too, when the name is taken here or in the file.
        """
        new = _name(new)
        draft = self._drafts[old]

        def rename(now: _List) -> None:
            if new != old and new in now.drafts:
                self._list = now
                raise ValueError(new)
            now.put(old, new, now.drafts.get(old, draft))

        self._change(rename)

    def delete(self, name: str) -> None:
        """Forget an own preset; raises OSError as `save`."""
        self._change(lambda now: now.remove(name))

    def _load(self) -> None:
        try:
            self._list = self._file.read() or self._list
        except OSError as problem:
            self.trouble = problem

    def _now_on_disk(self, found: _List | None) -> _List:
        """Return what stands in the file, or what is known here when there is nothing to read."""
        return found or _List(self._list.fields, list(self._list.entries))

    def _change(self, change: Callable[[_List], object]) -> None:
        """Change the file, and know here what stands in it then."""

        def changed(found: _List | None) -> _List:
            now = self._now_on_disk(found)
            change(now)
            return now

        self._list = self._file.change(changed) or self._list


class _List:
    """The file of own presets: its entries as they stand there, and those that can be read.

    `fields` is what stands beside the entries.
    """

    def __init__(self, fields: Mapping[str, Any], entries: list[Any]) -> None:
        self.fields = fields
        self.entries = entries
        self._found = [_readable(entry) for entry in entries]

    @staticmethod
    def parse(text: str) -> _List:
        """Return what the text of such a file holds; raises Unreadable or Newer."""
        data = parse_json(text)
        if not isinstance(data, dict) or data.get("format") != LIST:
            raise Unreadable("It holds no rules of Far Whist.")
        _check_version(data)
        if not isinstance(data.get("presets"), list):
            raise Unreadable("Its rules are missing.")
        return _List(data, data["presets"])

    def text(self) -> str:
        """Return the text of the file."""
        data = {**self.fields, "format": LIST, "version": VERSION, "presets": self.entries}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    @property
    def drafts(self) -> dict[str, Draft]:
        """The entries that can be read, by name, in their order."""
        return dict(each for each in self._found if each is not None)

    def put(self, old: str, new: str, draft: Draft) -> None:
        """Put a draft under a name in the place of what has the name `old`, or else at the end."""
        places = self._places(old)
        if not places:
            self.entries.append({})
            self._found.append(None)
            places = [len(self.entries) - 1]
        self.entries[places[-1]] = {**self.entries[places[-1]], **_entry(new, draft)}
        self._found[places[-1]] = new, draft

    def remove(self, name: str) -> None:
        """Take out whatever has this name."""
        for place in reversed(self._places(name)):
            del self.entries[place], self._found[place]

    def _places(self, name: str) -> list[int]:
        return [i for i, each in enumerate(self._found) if each is not None and each[0] == name]


def _name(text: str) -> str:
    """Return a text as a name of rules; raises ValueError if it is none, or too long."""
    name = as_name(text, LONGEST_NAME + 1)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ValueError(text)
    return name


def _free(wish: str, taken: Mapping[str, Draft], draft: Draft | None = None) -> str:
    wish = as_name(wish, LONGEST_NAME)
    name, number = wish, 2
    while (kept := taken.get(name)) is not None:
        if draft is not None and kept.with_seats(draft.seats) == draft:
            break
        tail = f" {number}"
        name, number = wish[: LONGEST_NAME - len(tail)].rstrip() + tail, number + 1
    return name


def _readable(entry: Any) -> tuple[str, Draft] | None:
    try:
        return _read_entry(entry if isinstance(entry, dict) else {})
    except BadPreset:
        return None


def _entry(name: str, draft: Draft) -> dict[str, Any]:
    return {
        "name": name,
        "preset": draft.preset,
        "seats": draft.seats,
        "options": dict(draft.changes),
    }


def _check_version(data: Mapping[str, Any]) -> None:
    """Raise Unreadable or Newer unless the data are of this version."""
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise Newer(version)
    if type(version) is not int or version != VERSION:
        raise Unreadable("Its version is damaged.")


def _load(text: str, form: str) -> Mapping[str, Any]:
    try:
        data = parse_json(text)
    except Unreadable:
        raise BadPreset("not_text") from None
    if not isinstance(data, dict) or data.get("format") != form:
        raise BadPreset("other_format")
    try:
        _check_version(data)
    except Newer as newer:
        raise BadPreset("version", version=newer.version) from None
    except Unreadable:
        raise BadPreset("damaged", field="version") from None
    return data


def _read_entry(data: Mapping[str, Any]) -> tuple[str, Draft]:
    name, preset, seats = data.get("name"), data.get("preset"), data.get("seats")
    try:
        name = _name(name if isinstance(name, str) else "")
    except ValueError:
        raise BadPreset("damaged", field="name") from None
    if not isinstance(preset, str):
        raise BadPreset("damaged", field="preset")
    if preset not in PRESETS:
        raise BadPreset("preset", preset=preset)
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= MOST_SEATS:
        raise BadPreset("damaged", field="seats")
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
        raise BadPreset("damaged", field="options")
    try:
        return name, Draft.of(preset, seats, options)
    except RulesError as error:
        facts = error.refusals[0].facts
        option = ", ".join(str(facts[key]) for key in ("option", "value") if key in facts)
        raise BadPreset("option", option=option) from None
