"""What the workflows call is there and starts as they call it; linters in dev.py see the rest."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import dev
import package
import project
import publish
from release import files

WORKFLOWS = sorted((project.ROOT / ".github" / "workflows").glob("*.yml"))


PACKAGE = {"--frozen", "--uninstaller"}
SIGNING = ("python packaging/macos/sign.py ", "gh release create ")


def commands() -> Iterator[list[str]]:
    """Yield the words of each line that a workflow runs, with those of its matrices put in."""
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8")
        for line in re.findall(r"run: (.+)$", text, re.MULTILINE):
            name = next(iter(re.findall(r"\$\{\{ matrix\.(\w+) \}\}", line)), "")
            values = re.findall(rf"\b{name}: ([\w -]+?) \}}", text)
            for value in [*values, ""] if name == "versions" else values or [""]:
                yield shlex.split(line.replace(f"${{{{ matrix.{name} }}}}", value))


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
            case ["python", "dev.py", "flathub", _]:
                pass
            case ["python", "dev.py", command, *arguments]:
                assert command in dev.COMMANDS
                formats = [*package.FORMATS, "all"] if command == "package" else []
                options = [word for word in arguments if word.startswith("--")]
                first = arguments.index(options[0]) if options else None
                assert set(arguments[:first]) <= set(formats)
                assert {"test": {"--oldest", "--newest"}}.get(command, PACKAGE) >= set(options)
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


def steps(path: Path) -> Iterator[dict[str, object]]:
    for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values():
        yield from job.get("steps", ())


def test_no_step_with_a_secret_runs_anything_by_others() -> None:
    given = [
        each
        for path in WORKFLOWS
        for each in steps(path)
        if re.search(r"secrets\.|token", str(each))
    ]
    assert len(given) == 5
    for each in given:
        signs = str(each.get("uses", "")).startswith("azure/artifact-signing-action@")
        assert signs or str(each.get("run")).startswith(SIGNING), each


def test_a_secret_is_given_to_no_whole_job() -> None:
    for path in WORKFLOWS:
        for name, job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].items():
            values = map(str, job.get("env", {}).values())
            assert all(
                "secrets." not in each or each.endswith("&& 'yes' || '' }}") for each in values
            ), name


def test_libraries_are_tried_at_both_ends_of_what_is_allowed() -> None:
    ran = [words for words in commands() if words[:3] == ["python", "dev.py", "test"]]
    assert {each for words in ran for each in words[3:]} == {"--oldest", "--newest"}
    text = WORKFLOWS[0].read_text(encoding="utf-8")
    oldest, _, newest = dev.tables()["project"]["requires-python"].partition(",<3.")
    assert oldest.removeprefix(">=") in re.findall(r'python: "(.+?)", versions: --oldest', text)
    assert f"3.{int(newest) - 1}" in re.findall(r'python: "(.+?)", versions: --newest', text)


# As they are started: by a Python that knows neither this checkout nor its environment

SCRIPTS = sorted(
    path.relative_to(project.ROOT)
    for path in (project.ROOT / "packaging").rglob("*.py")
    # What the frozen programs start with is no script of a checkout.
    if '__name__ == "__main__"' in path.read_text(encoding="utf-8")
    and path.name not in ("start.py", "start_cli.py")
)
LINES = sorted({shlex.join(words) for words in commands() if words[0] == "python"})
BARE = Path(sys.base_prefix) / ("python.exe" if dev.WINDOWS else "bin/python3")
RECORD = """#!/bin/sh
echo "${0##*/} $*" >> "$RECORDED"
"""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a release is made from, on the day of one, with files of every system."""
    folder = tmp_path_factory.mktemp("clone of a release")
    for name in ("farwhist", "packaging", "translations", "resources"):
        shutil.copytree(project.ROOT / name, folder / name)
    for name in ("dev.py", "pyproject.toml", "LICENSE"):
        shutil.copy2(project.ROOT / name, folder)
    news = f"## [{project.version()}] - 2027-01-02\n\n### Added\n\n- A table.\n"
    (folder / "CHANGELOG.md").write_text(news, encoding="utf-8")
    names = folder / "farwhist" / "identity.py"
    known = names.read_text(encoding="utf-8").replace(
        'HOMEPAGE: Final[str] = ""', 'HOMEPAGE: Final[str] = "https://github.com/owner/repository"'
    )
    names.write_text(known.replace('"org.example.', '"io.github.owner.'), encoding="utf-8")
    (folder / "dist").mkdir()
    for system, arch, extension in files.wanted():
        name = f"farwhist-{project.version()}-{system}-{arch}.{extension}"
        (folder / "dist" / name).write_bytes(b"")
    return folder


def started(words: list[str], folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the clone by the Python that .venv was made from, without its packages."""
    passed = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    environment = {**passed, "PYTHONDONTWRITEBYTECODE": "1", **more}
    return subprocess.run(
        [BARE, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def recorded(clone: Path, tmp_path: Path) -> dict[str, str]:
    """Variables by which what would need root or a network writes its arguments down."""
    base = dev.base_line().replace(str(dev.ROOT), str(clone))
    packages = f"{dev.LOCKED} {dev.packages_line(dev.tables(), dev.locks())}"
    tools = ("python", "lint-imports", "actionlint", "zizmor", "check-jsonschema")
    for folder, names in ((clone / ".venv/bin", tools), (tmp_path, ("sudo", "apt-get"))):
        folder.mkdir(parents=True, exist_ok=True)
        for name in names:
            (folder / name).write_text(RECORD, encoding="utf-8")
            (folder / name).chmod(0o755)
    (clone / ".venv/farwhist.stamp").write_text(f"{base}\n{packages}\n", encoding="utf-8")
    path = os.pathsep.join((str(tmp_path), os.environ["PATH"]))
    return {"PATH": path, "RECORDED": str(tmp_path / "recorded"), "GITHUB_REF_NAME": ""}


@pytest.mark.slow
@pytest.mark.parametrize("line", [line for line in LINES if " dev.py " not in line])
def test_the_scripts_of_a_release_run_in_a_bare_process(
    line: str, clone: Path, recorded: dict[str, str]
) -> None:
    (clone / "dist" / files.SUMS).unlink(missing_ok=True)
    version = f"v{project.version()}"
    words = [version if word == "$GITHUB_REF_NAME" else word for word in shlex.split(line)[1:]]
    if words[1:2] != ["gather"] and words[2:3] == ["dist"]:
        started([words[0], "gather", "dist"], clone).check_returncode()
    done = started(words, clone, **recorded)
    if words[1:] == ["appimage"]:  # it asks the network after what is missing here
        assert re.match(r"Make \S+ first: dev\.py package appdir", done.stderr), done.stderr
        return
    if words[0].endswith("sign.py"):  # it has secrets, or is not run
        assert done.stderr == "There is nothing to sign with.\n"
        return
    assert (done.returncode, done.stderr) == (0, "")
    if words[0].endswith("runner.py") and sys.platform.startswith("linux"):
        update, install = Path(recorded["RECORDED"]).read_text(encoding="utf-8").splitlines()
        assert update == "sudo apt-get update"
        assert install.startswith("sudo apt-get install --yes --no-install-recommends appstream")


@pytest.mark.slow
@pytest.mark.skipif(dev.WINDOWS, reason="the programs that stand in for those of .venv are shell")
@pytest.mark.parametrize("line", [line for line in LINES if " dev.py " in line])
def test_what_dev_does_in_a_workflow_begins_in_a_bare_process(
    line: str, clone: Path, recorded: dict[str, str]
) -> None:
    done = started(shlex.split(line)[1:], clone, **recorded)
    if "dev.py test" not in line and re.match("System libraries|This Python", done.stderr):
        return  # as far as it goes: to freeze, it needs more of the system than tests do
    assert (done.returncode, done.stderr) == (0, "")
    last = Path(recorded["RECORDED"]).read_text(encoding="utf-8").splitlines()[-1]
    command, *arguments = shlex.split(line)[2:]
    wanted = {
        "test": "python -m pytest -n auto",
        "bundle": "python packaging/bundle.py",
        "flathub": f"python packaging/linux/flatpak.py {shlex.join(arguments)}",
        "package": f"python packaging/package.py {shlex.join(arguments)}",
    }
    assert last.startswith(wanted[command])


@pytest.mark.slow
@pytest.mark.parametrize("script", SCRIPTS, ids=Path.as_posix)
def test_every_script_finds_its_neighbours(script: Path, clone: Path) -> None:
    """As `python SCRIPT` starts it, up to its first line of work."""
    begin = "import runpy, sys; sys.path[0] = sys.argv[1]; runpy.run_path(sys.argv[2])"
    # The packages of .venv, without the .pth file that leads to this checkout.
    packages = sysconfig.get_path("purelib")
    place = clone / script
    done = started(["-c", begin, str(place.parent), str(place)], clone, PYTHONPATH=packages)
    assert (done.returncode, done.stderr) == (0, "")
