"""What is read of a bundle's libraries: their names, and what each needs."""

from __future__ import annotations

from pathlib import Path, PurePath

import pytest

import libraries
from libraries import Needs, key
from linux import system_libraries
from linux.system_libraries import EXPECTED, SYSTEM_LIBRARIES, Purpose


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "qt6core"),
        ("Qt6Core.dll", "qt6core"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "qt6core"),
        ("PySide6/QtCore.abi3.so", "qtcore"),
        ("PySide6/QtCore.pyd", "qtcore"),
        ("PySide6/libpyside6.abi3.6.11.dylib", "pyside6"),
        ("libpython3.11.so.1.0", "python3"),
        ("python313.dll", "python3"),
        ("Python.framework/Versions/3.13/Python", "python"),
        ("lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "_json"),
        ("VCRUNTIME140_1.dll", "vcruntime140_1"),
        ("libffi-8.dll", "ffi-8"),
    ],
)
def test_a_library_has_one_name_on_all_systems(place: str, name: str) -> None:
    assert libraries.is_library(PurePath(place))
    assert key(PurePath(place)) == name


@pytest.mark.parametrize(
    "place", ["farwhist", "farwhist.exe", "base_library.zip", "so.md", "a.sound"]
)
def test_what_is_no_library_is_not_taken_for_one(place: str) -> None:
    assert not libraries.is_library(PurePath(place))


SPOKEN = """
/a/libQt6Core.so.6:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libglib-2.0.so.0
  NEEDED               libicui18n.so.73
  SONAME               libQt6Core.so.6
  RUNPATH              $ORIGIN:$ORIGIN/../x

/a/Qt6Svg.dll:     file format pei-x86-64

The Import Tables (interpreted .rdata section contents)
 00097e18	00098490 00000000 00000000 000993fc 00071508

	DLL Name: Qt6Gui.dll
	vma:  Hint/Ord Member-Name Bound-To
	DLL Name: KERNEL32.dll
"""


def test_what_objdump_says_is_understood_for_linux_and_windows() -> None:
    assert libraries.parsed(SPOKEN) == {
        Path("/a/libQt6Core.so.6"): Needs(
            ("libglib-2.0.so.0", "libicui18n.so.73"), ("$ORIGIN", "$ORIGIN/../x")
        ),
        Path("/a/Qt6Svg.dll"): Needs(("Qt6Gui.dll", "KERNEL32.dll"), ()),
    }


def bundle_of(
    folder: Path, monkeypatch: pytest.MonkeyPatch, needs: dict[str, tuple[tuple[str, ...], ...]]
) -> Path:
    """Return a bundle of empty files that need these names, and look in these folders."""
    for place in needs:
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    said = {folder / place: Needs(*pair) for place, pair in needs.items()}
    monkeypatch.setattr(libraries, "needs", lambda files: {file: said[file] for file in files})
    return folder


def test_what_the_roots_need_is_followed_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs = {"a.so": (("b.so", "c.so"), ()), "b.so": (("d.so",), ()), "d.so": ((), ())}
    needs |= {"e.so": (("f.so",), ())}
    bundle_of(tmp_path, monkeypatch, needs)
    files = {name: tmp_path / name for name in needs}
    assert libraries.reached(files, ["a.so"]) == {"b.so", "c.so", "d.so"}


def test_a_library_that_would_not_be_found_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs = {
        "_internal/Qt/lib/libA.so.1": (("libB.so.1", "libC.so.1", "libc.so.6"), ("$ORIGIN",)),
        "_internal/Qt/lib/libB.so.1": (("libA.so.1", "libD.so.1"), ()),
        "_internal/libC.so.1": ((), ()),
    }
    bundle = bundle_of(tmp_path, monkeypatch, needs)
    assert libraries.lacking(bundle, "linux") == [
        "_internal/Qt/lib/libB.so.1 needs libA.so.1",  # beside it, but it does not look there
        "_internal/Qt/lib/libB.so.1 needs libD.so.1",
    ]


def test_on_windows_case_does_not_matter_and_the_system_has_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ("QT6CORE.dll", "KERNEL32.dll", "api-ms-win-crt-heap-l1-1-0.dll", "WINSPOOL.DRV")
    needs = {
        "_internal/Qt6Core.dll": ((), ()),
        "_internal/PySide6/QtCore.pyd": ((*wanted, "strange.dll"), ()),
    }
    bundle = bundle_of(tmp_path, monkeypatch, needs)
    found = ["_internal/PySide6/QtCore.pyd needs strange.dll"]
    assert libraries.lacking(bundle, "windows") == found


def test_a_library_of_the_system_must_not_be_given_one_of_the_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs: dict[str, tuple[tuple[str, ...], ...]] = {
        "_internal/libffi.so.8": ((), ()),
        "_internal/libsqlite3.so.0": ((), ()),
        "system/libwayland-client.so.0": (("libffi.so.8", "libc.so.6"), ()),
        "system/libunrelated.so.1": (("libsqlite3.so.0",), ()),
    }
    bundle_of(tmp_path, monkeypatch, needs)
    system = {file.name: file for file in (tmp_path / "system").iterdir()}
    assert libraries.entangled(tmp_path / "_internal", system) == ["libffi.so.8"]


def test_each_library_of_the_system_stands_in_the_table_once() -> None:
    sonames = [library.soname for library in SYSTEM_LIBRARIES]
    assert len(sonames) == len(set(sonames))
    assert set(sonames) < EXPECTED and "libc.so.6" in EXPECTED


def test_debians_packages_are_told_by_what_they_are_for() -> None:
    sound = system_libraries.packages(Purpose.SOUND)
    assert sound == ["libpulse0"]
    start = system_libraries.packages(Purpose.START)
    assert not set(start) & set(sound)
    assert start.count("libglib2.0-0t64 | libglib2.0-0") == 1
