"""The pictures of the program: every one that is told of is there, and can be taken."""

from __future__ import annotations

import re

import pytest

import pictures
import scenes
from linux import metainfo

PAGE = (pictures.project.ROOT / "docs" / "screen.md").read_text(encoding="utf-8")


def test_every_picture_lies_in_its_folder() -> None:
    for name in scenes.OF_THE_SCREEN:
        assert (pictures.SCREEN / f"{name}.webp").is_file(), name
    assert set(metainfo.SCREENSHOTS) == set(scenes.OF_SOFTWARE_CENTRES)


def test_the_page_shows_every_picture_and_has_every_point() -> None:
    shown = set(re.findall(r"screen/([\w-]+)\.webp", PAGE))
    assert set(scenes.OF_THE_SCREEN) <= shown
    points = [int(number) for number in re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE)]
    assert points == list(range(1, 92))


def test_the_deal_of_the_readme_moves_and_is_small() -> None:
    for name in scenes.OF_THE_README:
        data = (pictures.SCREENSHOTS / f"{name}.webp").read_bytes()
        assert b"ANIM" in data[:64] and data.count(b"ANMF") > 8
        assert len(data) < 500_000


def test_no_picture_lies_about_that_nothing_shows() -> None:
    pages = [*pictures.project.ROOT.glob("*.md"), *pictures.project.ROOT.glob("docs/**/*.md")]
    told = "".join(page.read_text(encoding="utf-8") for page in pages)
    lying = [*pictures.SCREEN.rglob("*.*"), *pictures.SCREENSHOTS.rglob("*.*")]
    shown = {name: f"{name}.png" for name in metainfo.SCREENSHOTS}
    assert [
        path.name for path in lying if path.name not in told and path.name not in shown.values()
    ] == []


@pytest.mark.parametrize("name", ["table", "bid-whist-kitty", "podium"])
def test_a_match_comes_to_where_its_picture_is_taken(name: str, tmp_path: pictures.Path) -> None:
    pictures.prepare(tmp_path, (scenes.OF_SOFTWARE_CENTRES | scenes.OF_THE_SCREEN)[name])
    assert (tmp_path / "match.json").is_file()
