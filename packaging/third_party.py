"""What a frozen program holds by others: who made it, under which licence, in which version.

The table is third_party.toml. From it and from what really lies in the folder come the file
THIRD-PARTY.txt, the bill of materials, and the refusal of a bundle with something unknown in it.
"""

import re
import sys
import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path, PurePath
from textwrap import wrap
from typing import Any, NamedTuple

import libraries
import project

TABLE = Path(__file__).with_suffix(".toml")
TEXTS = Path(__file__).with_name("licences")
NAME = "THIRD-PARTY.txt"


class Component(NamedTuple):
    """A row of the table; what each field means stands at the top of it."""

    name: str
    licence: str
    copyright: str
    homepage: str
    texts: tuple[str, ...] = ()
    note: str = ""
    source: str = ""
    purl: str = ""
    distribution: str = ""
    version: Mapping[str, str] = {}
    libraries: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    files: tuple[str, ...] = ()


class Found(NamedTuple):
    """A component of the bundle, its version where it is known, and its files in the bundle."""

    component: Component
    version: str
    files: tuple[PurePath, ...]


@cache
def table() -> tuple[Component, ...]:
    """Return all components that a bundle for any system may hold."""
    rows = tomllib.loads(TABLE.read_text(encoding="utf-8"))["component"]
    return tuple(Component(**{key: _frozen(value) for key, value in row.items()}) for row in rows)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def unknown(places: Collection[PurePath], modules: Collection[str]) -> list[str]:
    """Return the names of the libraries and top-level modules that stand in no component."""
    known = {name for each in table() for name in each.libraries}
    ours = {"farwhist", *(name for each in table() for name in each.modules)}
    named = filter(libraries.is_library, places)
    strange = {place.name for place in named if libraries.key(place) not in known}
    foreign = set(modules) - ours - sys.stdlib_module_names
    return sorted(strange | {name for name in foreign if not name.startswith("_")})


def parts(bundle: Path) -> list[Found]:
    """Return what a frozen program holds by others."""
    return found(held(bundle), modules_in(program_of(bundle)))


def program_of(bundle: Path) -> Path:
    """Return the program itself in a folder for any system, or in an app for macOS."""
    names = ("farwhist.exe", "farwhist", "Contents/MacOS/farwhist")
    return next(file for name in names if (file := bundle / name).is_file())


def modules_in(program: Path) -> set[str]:
    """Return the top-level modules of Python that lie inside the program itself."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program))
    inner = next(name for name in archive.toc if name.lower().endswith(".pyz"))
    return {name.split(".", 1)[0] for name in archive.open_embedded_archive(inner).toc}


def held(bundle: Path) -> dict[PurePath, Path]:
    """Return all files of a frozen program by their places in it."""
    files = (file for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())
    return {file.relative_to(bundle): file for file in sorted(files)}


def found(files: Mapping[PurePath, Path], modules: Collection[str]) -> list[Found]:
    """Return the components of which something is in a bundle, in the order of the table.

    Args:
        files: what each file of the bundle is a copy of, by its place there.
        modules: the top-level modules of Python in it.
    """
    keys = {place: libraries.key(place) for place in files if libraries.is_library(place)}
    by_key = {key: files[place] for place, key in keys.items()}
    rows = []
    for each in table():
        places = [place for place, key in keys.items() if key in each.libraries]
        places += [place for place in files if any(map(place.match, each.files))]
        if places or set(each.modules) & set(modules):
            rows.append(Found(each, _version(each, by_key), tuple(places)))
    return rows


def _version(component: Component, by_key: Mapping[str, Path]) -> str:
    """Return the version that stands in the library, or of the package that was frozen, or ""."""
    rule = component.version
    if rule and rule["library"] in by_key:
        match = re.search(rule["pattern"].encode(), by_key[rule["library"]].read_bytes())
        return match[1].decode() if match else ""
    try:
        return version(component.distribution) if component.distribution else ""
    except PackageNotFoundError:
        return ""


def text(rows: Collection[Found]) -> str:
    """Return THIRD-PARTY.txt for a bundle that holds these components."""
    parts = [INTRODUCTION, *(_entry(row) for row in rows), REPLACING]
    names = dict.fromkeys(name for row in rows for name in row.component.texts)
    parts += [f"{'=' * 78}\n{_title(name, rows)}\n{'=' * 78}\n\n{_text(name)}" for name in names]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def _entry(row: Found) -> str:
    component, number, files = row
    lines = [f"{component.name} {number}".strip(), f"    {component.copyright}"]
    lines += [f"    Licence: {component.licence}", f"    {component.homepage}"]
    if component.source:
        minor = ".".join(number.split(".")[:2])
        lines.append(f"    Source: {component.source.format(version=number, minor=minor)}")
    if component.note:
        lines += _wrapped(component.note, "    ")
    names = sorted({file.name for file in files})
    if names:
        lines += _wrapped("Files: " + ", ".join(names), "        ")
    return "\n".join(lines)


def _wrapped(words: str, indent: str) -> list[str]:
    return wrap(
        " ".join(words.split()),
        96,
        initial_indent="    ",
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _title(name: str, rows: Collection[Found]) -> str:
    return ", ".join(row.component.name for row in rows if name in row.component.texts)


def _text(name: str) -> str:
    folder = project.ROOT if name.startswith("resources/") else TEXTS
    return (folder / name).read_text(encoding="utf-8")


def write(file: Path, rows: Collection[Found]) -> Path:
    """Write THIRD-PARTY.txt and return it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text(rows), encoding="utf-8", newline="\n")
    return file


INTRODUCTION = """\
WHAT IS IN FAR WHIST BY OTHERS

Far Whist itself is under the MIT licence, which is in the file LICENSE. This copy of it comes with
the following programs and libraries. The full texts of their licences are further down.
"""

REPLACING = """\
REPLACING QT, PYSIDE6, SHIBOKEN6 AND ZEROCONF

Qt, PySide6 and Shiboken6 are under the GNU Lesser General Public License, version 3. Their code has
not been changed; on Linux their symbol tables are left out. They are used as shared libraries: you
may change them, and put your own in their place. Each is a file of its own in the program's folder,
in the subfolder "_internal" (on macOS in "Contents/Frameworks" of the program): replace the file by
one of the same name that was built from the same version, or from one that is compatible with it.
Nothing checks or prevents this; on macOS sign the program again afterwards, with
"codesign --force --deep --sign -". You may also take the program apart to find errors in such a
change. How they are built: https://doc.qt.io/qt-6/build-sources.html and
https://doc.qt.io/qtforpython-6/building_from_source/. Or run Far Whist from its source, with a
PySide6 of your own.

Zeroconf is under the GNU Lesser General Public License, version 2.1 or later. It is used as its own
unchanged source, in the folder "zeroconf" of the same subfolder: change it there, or put another
version in its place.
"""
