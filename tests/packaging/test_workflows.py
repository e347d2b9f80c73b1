"""The workflows call only what is there; the linters in dev.py look at the rest."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dev
import package
import project
import publish

WORKFLOWS = sorted((project.ROOT / ".github" / "workflows").glob("*.yml"))


def commands() -> Iterator[list[str]]:
    """Yield the words of each line that a workflow runs, with those of its matrices put in."""
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8")
        matrix = re.findall(r"command: ([\w ]+?) \}", text) or [""]
        for line in re.findall(r"run: (.+)$", text, re.MULTILINE):
            for value in matrix:
                yield line.replace("${{ matrix.command }}", value).split()


def test_both_workflows_are_looked_at() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "release.yml"]
    assert ["python", "dev.py", "test"] in commands()
    assert ["python", "dev.py", "package", "all"] in commands()


def test_what_they_run_is_in_the_repository() -> None:
    scripts = {word for words in commands() for word in words if re.search(r"\.(py|ps1)$", word)}
    assert {script for script in scripts if not (project.ROOT / script).is_file()} == set()


def test_what_they_ask_of_the_scripts_is_known() -> None:
    for words in commands():
        match words:
            case ["python", "dev.py", command, *arguments]:
                assert command in dev.COMMANDS
                formats = [*package.FORMATS, "all"] if command == "package" else []
                before_options = arguments[: 2 if "--frozen" in arguments else None]
                assert set(before_options) <= set(formats)
            case ["python", "packaging/publish.py", command, *arguments]:
                assert len(arguments) == publish.COMMANDS[command][0]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_by_commit_with_their_version(path: Path) -> None:
    used = re.findall(r"uses: (\S+)(.*)", path.read_text(encoding="utf-8"))
    assert used
    for action, rest in used:
        if not action.startswith("./"):
            assert re.search(r"@[0-9a-f]{40}$", action), action
            assert re.fullmatch(r" # v\d+\.\d+\.\d+", rest), action


def test_one_action_has_one_version() -> None:
    texts = [path.read_text(encoding="utf-8") for path in WORKFLOWS]
    used = {line for text in texts for line in re.findall(r"uses: (\S+@\S+ # \S+)", text)}
    assert len({line.split("@")[0] for line in used}) == len(used)
