"""What is refused of a frozen program, and which words of Qt's are let pass."""

from __future__ import annotations

import ast
import re
import sys
import zipfile
from collections.abc import Iterator
from importlib.machinery import SourcelessFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

import budgets
import bundle
import compare
import libraries
import modules
import third_party
from farwhist.platform_warnings import tolerated, without_tolerated

ROOT = Path(__file__).parents[2]
NO_FONTS = (
    "QFontDatabase: Cannot find font directory C:/Far Whist/_internal/PySide6/lib/fonts.\n"
    "Note that Qt no longer ships fonts. Deploy some (from https://dejavu-fonts.github.io/ "
    "for example) or switch to fontconfig."
)
SOUND = ("_internal/_miniaudio.abi3.so", "_internal/_cffi_backend.cpython-311-x86_64-linux-gnu.so")
NETWORK = ("_internal/nacl/_sodium.abi3.so", "_internal/zeroconf/__init__.py")
TLS = "_internal/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so"
NOTICES = ("_internal/farwhist/THIRD-PARTY.txt", "_internal/farwhist/LICENSE")


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what every bundle has, of empty files."""
    for place in ("farwhist", *SOUND, *NETWORK, TLS, *NOTICES):
        file = tmp_path / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    monkeypatch.setattr(third_party, "modules_in", lambda program: {"PySide6", "json"})
    monkeypatch.setattr(libraries, "needs", lambda files: {})
    monkeypatch.setattr(libraries, "of_this_system", dict)
    return tmp_path


def test_a_bundle_with_all_it_needs_passes(frozen: Path) -> None:
    bundle.check(frozen, "linux")


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (SOUND[0], "The bundle has no sound: it lacks _miniaudio."),
        (SOUND[1], "The bundle has no sound: it lacks _cffi_backend."),
        (NETWORK[0], "The bundle cannot play together: it lacks _sodium."),
        (NETWORK[1], "The bundle finds no tables: it lacks zeroconf."),
        (TLS, "The bundle cannot play together: it lacks _ssl."),
        (NOTICES[0], "The bundle has no THIRD-PARTY.txt."),
        (NOTICES[1], "The bundle has no LICENSE."),
    ],
)
def test_a_bundle_that_lacks_something_is_refused(frozen: Path, place: str, said: str) -> None:
    (frozen / place).unlink()
    with pytest.raises(SystemExit) as refused:
        bundle.check(frozen, "linux")
    assert str(refused.value) == said


def test_a_library_that_nobody_has_listed_is_refused_by_its_name(frozen: Path) -> None:
    (frozen / "_internal/libgnutls.so.30").touch()
    with pytest.raises(SystemExit, match=r"does not list: libgnutls\.so\.30$"):
        bundle.check(frozen, "linux")


def test_a_bundle_above_its_budget_is_refused(
    frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "FOLDERS", {"linux": -1})
    with pytest.raises(SystemExit, match="at most -1 MB are allowed"):
        bundle.check(frozen, "linux")


def test_a_module_that_the_program_needs_must_not_be_left_out() -> None:
    warnings = """
missing module named msvcrt - imported by subprocess (optional), farwhist.store.lock (top-level)
excluded module named decimal - imported by fractions (top-level)
excluded module named unicodedata - imported by stringprep (top-level), farwhist.a (top-level)
excluded module named 'xml.sax' - imported by farwhist.b (delayed), farwhist.c (delayed, optional)
excluded module named distributed - imported by farwhist.executors (delayed), os (conditional)
excluded module named websockets.sync - imported by websockets (top-level)
excluded module named gzip - imported by segno.writers (top-level), shiboken6 (top-level)
"""
    assert modules.missed(warnings) == [
        "unicodedata is imported by farwhist.a",
        "xml.sax is imported by farwhist.b",
        "gzip is imported by segno.writers",
    ]


def test_the_program_imports_nothing_that_is_left_out_on_every_system() -> None:
    spec = (ROOT / "packaging/farwhist.spec").read_text("utf-8")
    everywhere = re.search(r"PYTHON_LEFT_OUT = (\[.*?\])", spec, re.DOTALL)
    assert everywhere is not None
    left_out = set(ast.literal_eval(everywhere[1]))
    assert "statistics" in left_out
    imported = {
        (module, ".".join(file.relative_to(ROOT).with_suffix("").parts))
        for file in (ROOT / "farwhist").rglob("*.py")
        for module in _imports(ast.parse(file.read_text("utf-8")))
        if module in left_out
    }
    assert not imported - modules.GUARDED


def test_the_library_for_clusters_is_left_out() -> None:
    spec = (ROOT / "packaging/farwhist.spec").read_text("utf-8")
    left_out = re.search(r"PYTHON_LEFT_OUT = (\[.*?\])", spec, re.DOTALL)
    assert left_out is not None
    assert {"dask", "distributed"} <= set(ast.literal_eval(left_out[1]))
    assert third_party.unknown([], ["dask", "distributed"]) == ["dask", "distributed"]


def test_the_source_of_a_package_is_copied_without_its_compiled_modules(tmp_path: Path) -> None:
    package = tmp_path / "site" / "found"
    (package / "inner").mkdir(parents=True)
    for name in ("__init__.py", "a.py", "a.abi3.so", "a.pxd", "inner/b.py", "inner/b.pyd"):
        (package / name).write_text(name)
    old = tmp_path / "build" / "found" / "gone.py"
    old.parent.mkdir(parents=True)
    old.touch()
    assert modules.uncompiled(package, tmp_path / "build") == tmp_path / "build"
    copied = {
        file.relative_to(tmp_path / "build/found").as_posix()
        for file in (tmp_path / "build/found").rglob("*")
        if file.is_file()
    }
    assert copied == {"__init__.py", "a.py", "inner/b.py"}


def test_the_program_starts_without_ctypes(tmp_path: Path) -> None:
    entries = [("struct", "struct.pyc", "PYMODULE"), (modules.CTYPES_HOOK, "x.pyc", "PYMODULE")]
    first, second = modules.without_ctypes(entries, tmp_path)
    assert first == entries[0]
    loader = SourcelessFileLoader(second[0], second[1])
    code = loader.get_code(second[0])
    assert code is not None and "ctypes" not in code.co_names
    before = set(sys.modules)
    made = module_from_spec(spec_from_loader(second[0], loader))
    loader.exec_module(made)
    assert made.install() is None
    assert set(sys.modules) == before
    with pytest.raises(SystemExit, match="starts without pyimod03_ctypes"):
        modules.without_ctypes(entries[:1], tmp_path)


def test_python_starts_without_the_encodings_that_nobody_needs(tmp_path: Path) -> None:
    texts = ("utf_8", "cp1252", "cp932", "cp437")  # shiboken reads a zip file, whose names need 437
    needed = ["os.pyc", *(f"encodings/{name}.pyc" for name in texts)]
    library = tmp_path / "base_library.zip"
    with zipfile.ZipFile(library, "w") as made:
        for name in (*needed, "encodings/cp424.pyc", "encodings/mac_roman.pyc"):
            made.writestr(name, name)
    modules.without_unused_encodings(library)
    with zipfile.ZipFile(library) as left:
        assert {name: left.read(name).decode() for name in left.namelist()} == {
            name: name for name in needed
        }


def test_every_analysis_of_the_spec_leaves_encodings_out() -> None:
    spec = (ROOT / "packaging/farwhist.spec").read_text("utf-8")
    assert spec.rindex("Analysis(") < spec.index("without_unused_encodings(")


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module


@pytest.mark.parametrize(
    "text",
    [
        "This plugin does not support propagateSizeHints()",
        "This plugin does not support raise()",
        NO_FONTS,
    ],
)
def test_what_qt_says_on_some_system_of_any_program_is_no_fault(text: str) -> None:
    assert tolerated(text)
    assert without_tolerated(f"{text}\n".replace("\n", "\r\n")) == ""


@pytest.mark.parametrize(
    "text",
    [
        "This plugin does not support playing cards",
        "QFontDatabase: Cannot find font directory /x",
        "QPainter::begin: Paint device returned engine == 0, type: 1",
        f"{NO_FONTS}\nQPainter::begin: Paint device returned engine == 0",
    ],
)
def test_anything_else_that_qt_says_is_one(text: str) -> None:
    assert not tolerated(text)
    last = text.splitlines()[-1]
    assert last in without_tolerated(f"{NO_FONTS}\n{text}\n")


def test_two_bundles_are_compared_by_what_their_files_hold(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder, held in ((first, "1"), (second, "2")):
        (folder / "sub").mkdir(parents=True)
        (folder / "sub" / "same").write_text("same")
        (folder / "other").write_text(held)
        (folder / "link").symlink_to("other")
    assert compare.differences(first, second) == ["differs: other"]
    (second / "other").write_text("1")
    assert compare.differences(first, second) == []
    (first / "mine").touch()
    (second / "sub" / "same").chmod(0o755)
    assert compare.differences(first, second) == [f"only in {first}: mine", "differs: sub/same"]
