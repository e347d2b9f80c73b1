"""The home of the project stands in one place, and without one nothing names an address."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import addresses
import project
import sbom
from farwhist import identity, usage
from linux import debian, metainfo, rpm, scripts, tree
from macos import info_plist
from release import files, manifests, notes, tag
from windows import msi, setup

ADDRESS = re.compile(r"(?:https?://|mailto:)[^\s\"'<>)]+")
STANDARDS = (
    "http://www.freedesktop.org/standards/",
    "http://schemas.microsoft.com/wix/",
    "https://www.debian.org/doc/packaging-manuals/",
)


def made(tmp_path: Path) -> dict[str, str]:
    """Return by its kind each text that says where the project is."""
    (tmp_path / "farwhist.exe").write_bytes(b"")
    return {
        "help": usage.usage(["en"]),
        "metainfo": metainfo.metainfo(),
        "manual": tree.manual(),
        "readme": scripts.readme((2, 36)),
        "control": debian.control(1, (2, 36)),
        "changelog": debian.changelog(),
        "copyright": debian.copyright_file("Copyright (c) A\nMIT", [], "", ""),
        "spec": rpm.spec(tmp_path, (2, 36), "MIT"),
        "bill": json.dumps(sbom.made_of([], {}, "1.0")["metadata"]),
        "plist": json.dumps(info_plist.info_plist()),
        "msi": msi.described(["farwhist.exe"], "1.0").decode(),
        "setup": setup.definitions(tmp_path, Path("a.exe"), Path("pictures"), "1.0"),
    }


def named(text: str) -> list[str]:
    return [each for each in ADDRESS.findall(text) if not each.startswith(STANDARDS)]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line tells the same address as the packages."""
    monkeypatch.setattr(usage, "HOMEPAGE", identity.HOMEPAGE)
    monkeypatch.setattr(sbom, "HOMEPAGE", identity.HOMEPAGE)


def test_with_a_home_everything_names_it(home: str, told: None, tmp_path: Path) -> None:
    for kind, text in made(tmp_path).items():
        if kind == "changelog":  # it names whom to write to
            assert "<owner@users.noreply.github.com>" in text
            continue
        assert any(each.startswith(home) for each in named(text)), kind
        assert all(each.startswith(home) for each in named(text)), kind


def test_without_a_home_nothing_names_an_address(no_home: None, told: None, tmp_path: Path) -> None:
    for kind, text in made(tmp_path).items():
        assert named(text) == [], kind
        assert "HOMEPAGE@" not in text and "github" not in text, kind
    assert list(ET.fromstring(metainfo.metainfo()).iter("image")) == []


def test_no_release_is_made_without_a_home(no_home: None, tmp_path: Path) -> None:
    problems = tag.problems(f"v{project.version()}")
    assert "The project has no home: HOMEPAGE in farwhist/identity.py is empty." in problems
    assert "APP_ID in farwhist/identity.py is still org.example.FarWhist." in problems
    with pytest.raises(SystemExit, match="no home"):
        addresses.home()
    for each in files.wanted():
        path = tmp_path / "farwhist-{}-{}-{}.{}".format(project.version(), *each)
        path.write_bytes(b"")
    files.gather(tmp_path)
    for refused in (notes.text, lambda folder: manifests.write(folder, tmp_path / "out")):
        with pytest.raises(SystemExit):
            refused(tmp_path)
    assert not (tmp_path / "out").exists()


def test_with_a_home_and_an_id_a_tag_is_not_stopped(home: str) -> None:
    assert addresses.problems() == []
    assert addresses.repository() == "owner/repository"


def test_the_id_is_one_that_all_systems_take(home: str) -> None:
    for name in ("org.example.FarWhist", identity.APP_ID):
        assert re.fullmatch(r"[a-z]+(\.[a-z][a-z0-9]*)+\.[A-Z]\w+", name)


def test_nothing_else_names_a_home() -> None:
    forbidden = re.compile(r"github\.com/farwhist|io\.github\.farwhist|farwhist\.github\.io")
    texts = {".py", ".md", ".toml", ".yml", ".in", ".nsi", ".nsh", ".ts", ".svg", ".plist", ""}
    folders = (
        ".ci", ".flatpak-builder", ".github", "docs", "farwhist", "packaging", "resources",
        "tests", "training", "translations",
    )  # fmt: skip
    inside = (file for name in folders for file in (project.ROOT / name).rglob("*"))
    found = [
        file
        for file in (*project.ROOT.glob("*"), *inside)
        if file != Path(__file__)
        and file.suffix in texts
        and file.is_file()
        and forbidden.search(file.read_text(encoding="utf-8", errors="ignore"))
    ]
    assert found == []
