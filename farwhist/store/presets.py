"""Rules of one's own under names, in one readable file, and single ones to pass on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from farwhist.rules.catalogue import PRESETS
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.rules.words import QT_TRANSLATE_NOOP, sentence
from farwhist.store.atomic import write_text

FORMAT: Final = "farwhist rules"
VERSION: Final = 1
MOST_BYTES: Final = 200_000
LONGEST_NAME: Final = 60
_LIST: Final = "farwhist own presets"

PROBLEMS: Final = {
    "not_text": QT_TRANSLATE_NOOP("Own presets", "The file is no readable text."),
    "other_format": QT_TRANSLATE_NOOP("Own presets", "The file holds no rules of Far Whist."),
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
        super().__init__(sentence(PROBLEMS[key], facts))
        self.key = key
        self.facts = facts


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
    if path.stat().st_size > MOST_BYTES:
        raise BadPreset("too_large")
    try:
        return read_rules(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadPreset("not_text") from None


class OwnPresets:
    """The player's own presets by name, in the file `rules.json` of `folder`.

    An entry that cannot be read is passed over and stays in the file; a file that cannot be read
    at all is set aside, and `damaged` is where it lies then.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / "rules.json"
        self.damaged: Path | None = None
        self._drafts: dict[str, Draft] = {}
        self._foreign: list[Any] = []
        self._locked = False
        self._load()

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
        """Return `wish`, with a number behind if other rules than `draft` have the name."""
        wish = wish.strip()[:LONGEST_NAME]
        name, number = wish, 2
        while (kept := self._drafts.get(name)) is not None:
            if draft is not None and kept.with_seats(draft.seats) == draft:
                break
            tail = f" {number}"
            name, number = wish[: LONGEST_NAME - len(tail)].rstrip() + tail, number + 1
        return name

    def save(self, name: str, draft: Draft) -> None:
        """Keep a draft under a name of 1 to 60 characters, in the place of one that has it.

        Raises:
            OSError: it could not be written; nothing has changed then.
            ValueError: the name is empty or too long.
        """
        if not 1 <= len(name.strip()) <= LONGEST_NAME:
            raise ValueError(name)
        self._keep({**self._drafts, name.strip(): draft})

    def rename(self, old: str, new: str) -> None:
        """Give an own preset another name, in its place; raises as `save`, KeyError if none."""
        if not 1 <= len(new.strip()) <= LONGEST_NAME or (new.strip() != old and new in self):
            raise ValueError(new)
        if old not in self:
            raise KeyError(old)
        self._keep({new.strip() if n == old else n: each for n, each in self._drafts.items()})

    def delete(self, name: str) -> None:
        """Forget an own preset; raises OSError as `save`."""
        self._keep({each: draft for each, draft in self._drafts.items() if each != name})

    def _keep(self, drafts: dict[str, Draft]) -> None:
        if self._locked:
            raise OSError(f"{self.path} is damaged and could not be set aside")
        entries = [*(_entry(name, draft) for name, draft in drafts.items()), *self._foreign]
        data = {"format": _LIST, "version": VERSION, "presets": entries}
        write_text(self.path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        self._drafts = drafts

    def _load(self) -> None:
        if not self.path.exists():
            return
        try:
            data = _load(self.path.read_text(encoding="utf-8"), _LIST)
            entries = data["presets"]
            if not isinstance(entries, list):
                raise BadPreset("damaged", field="presets")
        except (OSError, UnicodeDecodeError, BadPreset, KeyError):
            self._set_aside()
            return
        for entry in entries:
            try:
                name, draft = _read_entry(entry if isinstance(entry, dict) else {})
            except BadPreset:
                self._foreign.append(entry)
                continue
            self._drafts[name] = draft

    def _set_aside(self) -> None:
        number = 1
        while (aside := self.path.with_name(f"rules.damaged-{number}.json")).exists():
            number += 1
        try:
            self.path.rename(aside)
            self.damaged = aside
        except OSError:
            self.damaged = self.path
            self._locked = True


def _entry(name: str, draft: Draft) -> dict[str, Any]:
    return {
        "name": name,
        "preset": draft.preset,
        "seats": draft.seats,
        "options": dict(draft.changes),
    }


def _load(text: str, form: str) -> Mapping[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadPreset("not_text") from None
    if not isinstance(data, dict) or data.get("format") != form:
        raise BadPreset("other_format")
    if data.get("version") != VERSION:
        raise BadPreset("version", version=data.get("version"))
    return data


def _read_entry(data: Mapping[str, Any]) -> tuple[str, Draft]:
    name, preset, seats = data.get("name"), data.get("preset"), data.get("seats")
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME:
        raise BadPreset("damaged", field="name")
    if not isinstance(preset, str):
        raise BadPreset("damaged", field="preset")
    if preset not in PRESETS:
        raise BadPreset("preset", preset=preset)
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 12:
        raise BadPreset("damaged", field="seats")
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
        raise BadPreset("damaged", field="options")
    try:
        return name.strip(), Draft.of(preset, seats, options)
    except RulesError as error:
        facts = error.refusals[0].facts
        option = ", ".join(str(facts[key]) for key in ("option", "value") if key in facts)
        raise BadPreset("option", option=option) from None
