"""The ground: the places, and what holds for every file of the repository."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsRectItem

import bundle
import farwhist
from farwhist import places

ROOT = Path(__file__).resolve().parent.parent

# Freezing


def test_a_library_that_the_bundle_would_lack_is_noticed() -> None:
    lost = "WARNING: Library not found: could not resolve 'libxcb-icccm.so.4'"
    theme = "WARNING: Library not found: could not resolve 'libgtk-3.so.0'"
    assert bundle.libraries_not_found(f"INFO: ok\n{lost}\n{theme}\n") == [lost]


# Places


def test_the_icon_and_the_translations_are_found() -> None:
    assert places.resource("icons", "farwhist.svg").read_text(encoding="utf-8").startswith("<svg")
    assert places.translations().name == "translations"


def test_a_resource_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        places.resource("icons", "no-such-icon.svg")


def test_a_bundle_finds_its_folders_inside_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(places, "_PACKAGE", tmp_path / "farwhist")
    assert places.translations() == tmp_path / "translations"
    (tmp_path / "farwhist" / "translations").mkdir(parents=True)
    assert places.translations() == tmp_path / "farwhist" / "translations"


# Every file of the repository

MADE_HERE = {".git", ".venv", "build", "dist", "__pycache__"}
FOREIGN = re.compile(
    r"(pypi|pythonhosted)\.org|registry\.npmjs|deb\.debian\.org|extra[-]index[-]url"
    r"|(?<![\w.])(/home/|/root/|/Users/|[A-Z]:\\Users\\)\w"
)


def repository_files() -> Iterator[Path]:
    for path in ROOT.rglob("*"):
        parts = path.relative_to(ROOT).parts
        cached = any(part in MADE_HERE or part.endswith("_cache") for part in parts)
        if path.is_file() and not cached and parts[0] != ".hypothesis":
            yield path


def test_no_file_names_a_package_registry_or_somebodys_home() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in repository_files()
        if (match := FOREIGN.search(path.read_text(encoding="utf-8", errors="ignore")))
    ]
    assert found == []


def test_no_python_file_is_out_of_sight() -> None:
    """A folder named like one that is made here would hide its files from the test above."""
    package = Path(farwhist.__file__).parent
    assert package == ROOT / "farwhist"
    hidden = {path.name for path in package.rglob("*") if path.is_dir()} & MADE_HERE
    assert hidden <= {"__pycache__"}


# Texts that are translated

PLURAL = re.compile("%L?n|{points}")
MOST_WITHOUT_NUMBER = 3  # arguments of a `translate` that is no plural
# How many of the first arguments are texts, which must stand in the source as one literal.
TEXTS = {"tr": 2, "translate": 3, "QT_TR_NOOP": 1, "QT_TRANSLATE_NOOP": 2, "Plural": 3}


def callee(function: ast.expr) -> str:
    match function:
        case ast.Attribute(attr="translate", value=owner):
            # A painter, a path and a str translate something else.
            application = isinstance(owner, ast.Name) and owner.id.endswith("Application")
            return "translate" if application else ""
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def is_assembled(text: ast.expr) -> bool:
    match text:
        case ast.JoinedStr() | ast.BinOp():
            return True
        case ast.Call(func=ast.Attribute(attr="format" | "join" | "format_map")):
            return True
        case ast.IfExp(body=body, orelse=orelse):
            return is_assembled(body) or is_assembled(orelse)
    return False


def untranslatable(tree: ast.AST) -> list[int]:
    """Return the lines of the calls that the tools would collect wrongly, or never."""
    lines = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=function, args=arguments):
                texts = arguments[: TEXTS.get(callee(function), 0)]
                named = [word.value for word in node.keywords if word.arg != "n"]
                wrong = any(map(is_assembled, [*texts, *(named if texts else [])]))
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Attribute(attr="translate")):
                # Under another name lupdate takes the context for the text.
                wrong = name != "translate"
            case _:
                wrong = False
        if wrong:
            lines.append(node.lineno)
    return lines


@pytest.mark.parametrize(
    "source",
    [
        'self.tr(f"{n} cards")',
        'self.tr("cards: " + n)',
        'Plural("Counts", "cards: " + n, "", 1)',
        'self.tr("cards: %d" % n)',
        'self.tr("cards: {}".format(n))',
        'QCoreApplication.translate("Score", f"{n} points")',
        'QT_TRANSLATE_NOOP("Score", "a" + b)',
        'tr("Bid" if open else f"{n}")',
        "tr = QCoreApplication.translate",
    ],
)
def test_an_assembled_text_is_noticed(source: str) -> None:
    assert untranslatable(ast.parse(source)) == [1]


@pytest.mark.parametrize(
    "source",
    [
        'self.tr("%n card(s)", "", n + 1)',
        'self.tr("one " "text")',
        'self.tr("Bid {}").format(n)',
        'QCoreApplication.translate("Score", name, None, n - 1)',
        '"a".translate(table)',
        "painter.translate(0.5 * w, 0.1 * h)",
        "translate = QCoreApplication.translate",
    ],
)
def test_a_literal_text_is_fine(source: str) -> None:
    assert untranslatable(ast.parse(source)) == []


def badly_called(tree: ast.AST) -> list[int]:
    """Return the lines where the window's own way to call `tr` and `translate` is left.

    A plural is written with `tr`, a plain name counts, and `translate` has a literal context.
    """
    lines = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="translate"), args=arguments):
                wrong = len(arguments) > MOST_WITHOUT_NUMBER
                wrong |= not isinstance(arguments[0], ast.Constant)
            case ast.Call(func=ast.Attribute(attr="tr"), args=[text, _, ast.Name()]):
                numbered = isinstance(text, ast.Constant) and PLURAL.search(str(text.value))
                wrong = not numbered
            case ast.Call(func=ast.Attribute(attr="tr")):
                wrong = True
            case _:
                wrong = False
        if wrong:
            lines.append(node.lineno)
    return lines


@pytest.mark.parametrize(
    "source",
    [
        'translate(context, "two")',
        'translate("Score", "%n point(s)", "", n)',
        'self.tr("%n card(s)", "", n + 1)',
        'self.tr("cards", "", n)',
        'self.tr("cards")',
    ],
)
def test_a_call_that_lupdate_does_not_understand_is_noticed(source: str) -> None:
    assert badly_called(ast.parse(source)) == [1]


TRANSLATING = re.compile(rf"\b(?:translate|{'|'.join(TEXTS)})\b")
"""A word that stands in every module that has a text to translate."""


def test_every_translated_text_is_one_literal() -> None:
    wrong = []
    for path in (ROOT / "farwhist").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if not TRANSLATING.search(source):
            continue
        tree = ast.parse(source)
        lines = untranslatable(tree)
        if path.is_relative_to(ROOT / "farwhist" / "ui"):
            lines += badly_called(tree)
        wrong += [f"{path.relative_to(ROOT)}:{line}" for line in lines]
    assert wrong == []


def test_every_english_plural_is_written() -> None:
    for catalogue in places.translations().glob("farwhist_en.ts"):
        assert "unfinished" not in catalogue.read_text(encoding="utf-8")


# PySide6 itself


@pytest.mark.usefixtures("qapp")
def test_qt_calls_do_not_use_up_none() -> None:
    """PySide6 6.12.0 on Python 3.11 lost a reference to None in each of these, then aborted."""
    calls = 60_000
    spare = [None] * (2 * calls)  # so that a loss is counted here, and does not end the run
    pixmap = QPixmap(8, 8)
    painter, pen, item = QPainter(pixmap), QPen(), QGraphicsRectItem()
    transform, origin = QTransform(), QPointF()
    before = sys.getrefcount(None)
    for _ in range(calls // 6):
        painter.setPen(pen)
        painter.drawPoint(origin)
        painter.setTransform(transform)
        item.setPos(origin)
        item.setRotation(1.0)
        item.parentItem()
    lost = before - sys.getrefcount(None)
    painter.end()
    assert abs(lost) < calls // 100
    assert len(spare) == 2 * calls
