"""What is built with is locked: all of it, with sums, for every system and Python."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, requires
from itertools import chain, product

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement

import dev

PYTHONS = ("3.11.0", "3.12.9", "3.13.5", "3.14.0")
PROCESSORS = ("x86_64", "aarch64", "arm64", "AMD64")
SYSTEMS = {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}
ENTRY = re.compile(
    r"^([^ #\n].*?) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


@cache
def locked(group: str) -> list[Requirement]:
    """Return what a lock names, in its order."""
    text = (dev.LOCK / f"{group}.txt").read_text(encoding="utf-8")
    return [Requirement(line) for line, _ in ENTRY.findall(text)]


def asked(group: str) -> Iterator[Requirement]:
    """Yield what pyproject.toml asks for in a group, and for the program where it belongs to it."""
    tables = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    yield from map(Requirement, tables["project"]["dependencies"] if group == "dev" else ())
    for each in tables["dependency-groups"][group]:
        included = isinstance(each, dict) and tables["dependency-groups"][each["include-group"]]
        yield from map(Requirement, included or [each])


def environments() -> Iterator[dict[str, str]]:
    """Yield what markers are told on the machines that the program is built on."""
    for version, processor, (platform, system) in product(PYTHONS, PROCESSORS, SYSTEMS.items()):
        yield {
            **{name: str(value) for name, value in default_environment().items()},
            "python_version": version.rpartition(".")[0],
            "python_full_version": version,
            "platform_machine": processor,
            "platform_system": system,
            "sys_platform": platform,
            "os_name": "nt" if platform == "win32" else "posix",
        }


def holds(requirement: Requirement, environment: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(environment)


@pytest.mark.parametrize("group", ["build", "dev"])
def test_the_lock_has_sums_and_no_address(group: str) -> None:
    text = (dev.LOCK / f"{group}.txt").read_text(encoding="utf-8")
    assert "://" not in text and "--index" not in text and "--find-links" not in text
    rest = [line for line in ENTRY.sub("", text).splitlines() if not line.startswith("#")]
    assert locked(group) and rest == []


@pytest.mark.parametrize("group", ["build", "dev"])
def test_what_is_asked_for_is_locked_once_in_a_version_that_is_allowed(group: str) -> None:
    for environment in environments():
        found = {
            each.name.lower(): next(iter(each.specifier)).version
            for each in locked(group)
            if holds(each, environment)
        }
        for each in asked(group):
            if holds(each, environment):
                assert each.specifier.contains(found[each.name.lower()]), (each, environment)


def test_what_the_packages_here_need_is_locked_too() -> None:
    names = {each.name.lower() for each in chain(locked("build"), locked("dev"))}
    lacking = set()
    for name in names:
        try:
            needed = map(Requirement, requires(name) or ())
        except PackageNotFoundError:
            continue  # of another system
        lacking |= {
            (name, each.name)
            for each in needed
            if (each.marker is None or each.marker.evaluate({"extra": ""}))
            and re.sub("[._]", "-", each.name.lower()) not in names
        }
    assert lacking == set()


def test_both_locks_agree() -> None:
    assert {*map(str, locked("build"))} & {*map(str, locked("dev"))}
    versions = {each.name: each.specifier for each in locked("dev")}
    assert [
        each
        for each in locked("build")
        if versions.get(each.name, each.specifier) != each.specifier
    ] == []
