"""What the player prefers, as one file of readable JSON.

    {
     "format": "farwhist preferences",
     "version": 1,
     "table": {"felt": "navy", "speed": "fast"},
     "text": {"size": "150"}
    }

A key is a section and a name, as in ``table/felt``. Only what was chosen stands in the file:
whatever is missing, or is not what its reader expects, is its default.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from farwhist.store.aside import set_aside
from farwhist.store.atomic import write_text

FORMAT: Final = "farwhist preferences"
VERSION: Final = 1
FILE: Final = "preferences.json"
MOST_BYTES: Final = 1_000_000

Json = str | int | float | bool | None | list[Any] | dict[str, Any]
T = TypeVar("T", bound=Json)
Sections = dict[str, dict[str, Json]]

_GONE: Final = object()


class Unreadable(ValueError):
    """A text that holds no preferences."""


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

    A section that is none is left out, and the rest is kept.

    Raises:
        Unreadable: the text holds no preferences, or those of a later program.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("It is not JSON.") from None
    if not isinstance(data, dict) or data.pop("format", None) != FORMAT:
        raise Unreadable("It holds no preferences of Far Whist.")
    version = data.pop("version", None)
    if type(version) is not int or not 0 <= version <= VERSION:
        raise Unreadable(f"Its version is {version!r}; this program reads up to {VERSION}.")
    return upgraded(data, version)


def upgraded(data: dict[str, Any], version: int) -> Sections:
    """Return the sections that a file of this version, 0 to `VERSION`, means today."""
    for step in range(version, VERSION):
        data = dict(STEPS[step](data))
    return {name: dict(each) for name, each in data.items() if isinstance(each, dict)}


class Preferences:
    """Keeps the preferences of one folder.

    Another window may have the same file open: writing changes nothing in it but what was
    changed here.

    `damaged` is the file to which an unreadable one was moved, if there was one. `fresh` says
    that there was no file at all. `when_changed` is called after each change and writes the
    file at once, unless somebody puts something more patient in its place.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.damaged: Path | None = None
        self._locked = False
        self._changed: dict[tuple[str, str], Json | object] = {}
        self.fresh = not self.path.exists()
        self._sections = self._load()
        self.when_changed: Callable[[], None] = self.save

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
        if self._sections.get(section, {}).get(name, _GONE) != value:
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
        """
        if not self._changed:
            return
        sections = self._now_on_disk()
        if self._locked:
            raise OSError(f"{self.path} is damaged and could not be set aside")
        for (section, name), value in self._changed.items():
            there = sections.setdefault(section, {})
            if value is _GONE:
                there.pop(name, None)
            else:
                there[name] = value  # type: ignore[assignment]
        kept = {name: sections[name] for name in sorted(sections) if sections[name]}
        data = {"format": FORMAT, "version": VERSION, **kept}
        write_text(self.path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        self._changed.clear()
        self._sections = sections

    def _note(self, section: str, name: str, value: Json | object) -> None:
        self._changed[section, name] = value
        self.when_changed()

    def _read(self) -> Sections:
        if self.path.stat().st_size > MOST_BYTES:
            raise Unreadable("It is too large.")
        return parse(self.path.read_text(encoding="utf-8"))

    def _load(self) -> Sections:
        try:
            return self._read()
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            self._set_aside()
            return {}

    def _now_on_disk(self) -> Sections:
        """Return what stands in the file, or what is known here when there is nothing to read."""
        try:
            return self._read()
        except FileNotFoundError:
            pass
        except ValueError:
            self._set_aside()
        return {name: dict(each) for name, each in self._sections.items()}

    def _set_aside(self) -> None:
        try:
            self.damaged = set_aside(self.path)
        except OSError:
            self.damaged = self.path
            self._locked = True


def _parts(key: str) -> tuple[str, str]:
    section, slash, name = key.partition("/")
    if not slash or not section or not name:
        raise ValueError(f"“{key}” is no key: write section/name")
    return section, name
