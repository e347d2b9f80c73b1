"""What the player prefers, as one file of readable JSON.

    {
     "format": "farwhist preferences",
     "version": 1,
     "table": {"felt": "navy", "speed": "fast"},
     "text": {"size": "150"}
    }

A key is a section and a name, as in ``table/felt``. Only what was chosen stands in the file:
whatever is missing, or is not what its reader expects, is its default. What nobody knows here, as
of a later program, stays in the file as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from farwhist.store.reading import document
from farwhist.store.user_file import UserFile

FORMAT: Final = "farwhist preferences"
VERSION: Final = 1
FILE: Final = "preferences.json"
MOST_BYTES: Final = 1_000_000

Json = str | int | float | bool | None | list[Any] | dict[str, Any]
T = TypeVar("T", bound=Json)
Sections = dict[str, dict[str, Json]]
InputBlock = dict[str, Json]
"""What stands beside the sections, without being one."""

_GONE: Final = object()


def _from_version_0(data: dict[str, Any]) -> Sections:
    """Version 0 was ``window.ini``, read as ``{"table/felt": "navy"}``: there are sections now."""
    sections: Sections = {}
    for key, value in data.items():
        section, slash, name = key.partition("/")
        if slash:
            sections.setdefault(section, {})[name] = value
    return sections


STEPS: Final[dict[int, Callable[[dict[str, Any]], Sections]]] = {0: _from_version_0}
"""By version: what makes of a file of that version one of the next."""


def parse(text: str) -> Sections:
    """Return the sections of the preferences that `text` holds, whatever version wrote it.

    Raises:
        Unreadable: the text holds no preferences.
        Newer: it holds those of a later program.
    """
    return _parse(text)[0]


def _parse(text: str) -> tuple[Sections, InputBlock]:
    data = document(text, FORMAT, VERSION)
    version = data.pop("version")
    del data["format"]
    rest = {name: each for name, each in data.items() if not isinstance(each, dict)}
    return upgraded(data, version), rest if version == VERSION else {}


def _text(found: tuple[Sections, InputBlock]) -> str:
    sections, rest = found
    both = {**rest, **sections}
    data = {"format": FORMAT, "version": VERSION, **{name: both[name] for name in sorted(both)}}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def upgraded(data: dict[str, Any], version: int) -> Sections:
    """Return the sections that a file of this version, 0 to `VERSION`, means today."""
    for step in range(version, VERSION):
        data = dict(STEPS[step](data))
    return {name: dict(each) for name, each in data.items() if isinstance(each, dict)}


class Preferences:
    """Keeps the preferences of one folder.

    Another window may have the same file open: writing changes nothing in it but what was
    changed here.

    `trouble` is why the file could not be used, if it could not: it is as it was, and nothing is
    written over it. `fresh` says that there was no file at all. Each change is written at once,
    unless somebody lets it wait.

    Args:
        folder: where the file lies.
        growing: keys of lists to which two windows may add: what another has added stays in them.
    """

    def __init__(self, folder: Path, growing: Collection[str] = ()) -> None:
        self.path = folder / FILE
        self.trouble: OSError | None = None
        self._growing = growing
        self._file = UserFile(self.path, MOST_BYTES, _parse, _text)
        self._changed: dict[tuple[str, str], Json | object] = {}
        self._before: dict[tuple[str, str], Json | object] = {}
        self._sections: Sections = {}
        self._rest: InputBlock = {}
        self.fresh = False
        self._load()
        self._write: Callable[[], None] = self.save

    @property
    def damaged(self) -> Path | None:
        """The file to which an unreadable one was moved, if there was one."""
        return self._file.damaged

    def value(self, key: str, default: T, fits: Callable[[T], bool] = lambda value: True) -> T:
        """Return what is chosen for `key`, or `default` when nothing that fits is.

        What fits has the type of the default, and pleases `fits`.
        """
        section, name = _parts(key)
        found = self._sections.get(section, {}).get(name, _GONE)
        if type(found) is type(default) and fits(found):
            return found
        return default

    def keys(self, section: str) -> Iterator[str]:
        """Yield the keys of a section under which something is chosen."""
        yield from (f"{section}/{name}" for name in self._sections.get(section, {}))

    def set(self, key: str, value: Json) -> None:
        """Choose `value` for `key`."""
        section, name = _parts(key)
        if (old := self._sections.get(section, {}).get(name, _GONE)) != value:
            if key in self._growing:
                self._before.setdefault((section, name), [] if old is _GONE else old)
            self._sections.setdefault(section, {})[name] = value
            self._note(section, name, value)

    def choose(self, key: str, value: Json, usual: Json) -> None:
        """Choose `value` for `key`; what is `usual` does not stand in the file."""
        if value == usual:
            self.remove(key)
        else:
            self.set(key, value)

    def remove(self, key: str) -> None:
        """Choose nothing for `key`: its default holds again."""
        section, name = _parts(key)
        if name in self._sections.get(section, {}):
            del self._sections[section][name]
            self._note(section, name, _GONE)

    def adopt(self, old: Mapping[str, Json], version: int = 0) -> None:
        """Take over what an earlier version kept, and write it at once.

        Raises:
            OSError: it could not be written.
        """
        for section, values in upgraded(dict(old), version).items():
            for name, value in values.items():
                self._sections.setdefault(section, {})[name] = value
                self._changed[section, name] = value
        self.save()

    def save(self) -> None:
        """Write what was changed since the last time.

        Raises:
            OSError: it could not be written. The old file is untouched, and what was changed is
                written with the next change, or when this is called again.
            Locked: it is not written, because of what is in it.
        """
        if not self._changed:
            return
        written = self._file.change(self._merged)
        assert written is not None
        self._sections, self._rest = written
        self._changed.clear()
        self._before.clear()

    def write_later(self, schedule: Callable[[], None]) -> None:
        """Call `schedule` after each change from now on; who gives it calls `save` in time."""
        self._write = schedule

    def write_at_once(self) -> None:
        """Write each change from now on by itself."""
        self._write = self.save

    def _note(self, section: str, name: str, value: Json | object) -> None:
        self._changed[section, name] = value
        self._write()

    def _load(self) -> None:
        try:
            found = self._file.read()
        except OSError as problem:
            self.trouble = problem
            return
        if found is None:
            self.fresh = self.damaged is None
        else:
            self._sections, self._rest = found

    def _merged(self, found: tuple[Sections, InputBlock] | None) -> tuple[Sections, InputBlock]:
        """Return what stands in the file, or what is known here, with what was changed here."""
        if found is None:
            found = {name: dict(each) for name, each in self._sections.items()}, dict(self._rest)
        sections, rest = found
        for (section, name), value in self._changed.items():
            if value is _GONE:
                sections.get(section, {}).pop(name, None)
                if sections.get(section) == {}:
                    del sections[section]
            else:
                rest.pop(section, None)
                there = sections.setdefault(section, {})
                there[name] = self._with_added(there.get(name), value, (section, name))
        return found

    def _with_added(self, theirs: Json, own: Any, key: tuple[str, str]) -> Json:
        """Return a value of this window, with what another one has added to it meanwhile."""
        before = self._before.get(key)
        if not (isinstance(theirs, list) and isinstance(own, list) and isinstance(before, list)):
            return own  # type: ignore[no-any-return]
        return [*own, *(each for each in theirs if each not in before and each not in own)]


def _parts(key: str) -> tuple[str, str]:
    section, slash, name = key.partition("/")
    if not slash or not section or not name:
        raise ValueError(f"“{key}” is no key: write section/name")
    return section, name
