"""What is told of the programs and libraries by others, and what is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path, PurePath

import pytest

import libraries
import project
import third_party
from linux.system_libraries import EXPECTED
from third_party import TEXTS, found, table, text, unknown

LINUX = ("PySide6/Qt/lib/libQt6Core.so.6", "PySide6/QtCore.abi3.so", "libxcb-cursor.so.0")
WINDOWS = ("Qt6Core.dll", "PySide6/QtCore.pyd", "VCRUNTIME140.dll", "libffi-8.dll")
MACOS = ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "PySide6/QtCore.abi3.so")


def files_of(places: tuple[str, ...], folder: Path, content: bytes = b"") -> dict[PurePath, Path]:
    file = folder / "content"
    file.write_bytes(content)
    return {PurePath(place): file for place in places}


@pytest.mark.parametrize("places", [LINUX, WINDOWS, MACOS])
def test_the_libraries_of_each_system_are_known(places: tuple[str, ...]) -> None:
    assert unknown([PurePath(place) for place in places], ["PySide6", "json", "farwhist"]) == []


@pytest.mark.parametrize(
    "name", ["libFLAC.so.12", "libgnutls-30.dll", "libQt6Pdf.so.6", "_bz2.pyd"]
)
def test_a_library_without_an_entry_is_named(name: str) -> None:
    places = [*map(PurePath, LINUX), PurePath("x") / name]
    assert unknown(places, []) == [name]


def test_a_module_without_an_entry_is_named() -> None:
    assert unknown([], ["json", "_bootlocale", "numpy", "PySide6"]) == ["numpy"]


def test_no_library_has_two_entries_or_comes_from_the_system_as_well() -> None:
    names = Counter(name for each in table() for name in each.libraries)
    assert [name for name, times in names.items() if times > 1] == []
    of_linux = {libraries.key(PurePath(soname)) for soname in EXPECTED}
    of_macos = {"crypto", "ffi", "ssl"}  # Linux has these, and Python brings them for macOS
    assert names.keys() & of_linux == of_macos


def test_every_licence_has_its_text_and_every_text_is_of_one() -> None:
    named = {name for each in table() for name in each.texts}
    ours = {name for name in named if not name.startswith("resources/")}
    assert {file.name for file in TEXTS.iterdir()} == ours
    for name in named - ours:
        assert (project.ROOT / name).is_file()
    microsoft = [each.name for each in table() if not each.texts]
    assert microsoft == ["Microsoft Visual C++ Runtime"]  # not a text that may be copied


def test_only_what_is_in_the_bundle_is_told(tmp_path: Path) -> None:
    rows = found(files_of(LINUX, tmp_path), ["platformdirs"])
    assert [row.component.name for row in rows] == [
        "Qt", "PySide6", "platformdirs", "xcb-util-cursor",
    ]  # fmt: skip
    told = text(rows)
    assert "libxcb-cursor.so.0" in told and "Michael Stapelberg" in told
    assert "Microsoft" not in told and "SQLite" not in told


def test_the_version_is_that_of_the_library_in_the_bundle(tmp_path: Path) -> None:
    content = b"\0Qt 6.99.1 (x86_64-little_endian-lp64 shared\0"
    rows = found(files_of(LINUX[:1], tmp_path, content), [])
    assert [(row.component.name, row.version) for row in rows] == [("Qt", "6.99.1")]
    told = text(rows)
    assert "\nQt 6.99.1\n" in told and "/qt/6.99/6.99.1/" in told


def test_qt_comes_with_its_licence_whole_and_with_how_to_replace_it(tmp_path: Path) -> None:
    told = text(found(files_of(LINUX, tmp_path), []))
    for name in ("LGPL-3.0-only.txt", "GPL-3.0-only.txt"):
        licence = (TEXTS / name).read_text(encoding="utf-8")
        assert len(licence) > 7000 and licence.strip() in told
        assert told.count(licence.strip()) == 1
    assert "replace the file by" in told and "_internal" in told


def test_the_font_and_the_bootloader_are_told(tmp_path: Path) -> None:
    font = "_internal/farwhist/resources/fonts/RobotoCondensed-Bold-subset.ttf"
    rows = found(files_of((font, "farwhist.exe", "farwhist-cli.exe"), tmp_path), [])
    files = {row.component.name: [place.name for place in row.files] for row in rows}
    assert files == {
        "PyInstaller": ["farwhist.exe", "farwhist-cli.exe"],
        "Roboto Condensed": ["RobotoCondensed-Bold-subset.ttf"],
    }
    assert "SIL OPEN FONT LICENSE" in text(rows) and "Bootloader Exception" in text(rows)


def test_the_lines_of_the_list_fit_a_page(tmp_path: Path) -> None:
    told = text(found(files_of(LINUX + WINDOWS, tmp_path), ["PySide6", "shiboken6"]))
    ours = told[: told.index("=" * 78)]
    long = [line for line in ours.splitlines() if len(line) > 100 and "http" not in line]
    assert long == []
    assert third_party.NAME == "THIRD-PARTY.txt"
