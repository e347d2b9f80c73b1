"""dev.py: what it needs of the system, the environment that it makes, and its commands."""

import ast
import os
import platform
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import dev
import qm

ROOT = Path(__file__).resolve().parent.parent

# System libraries


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"DISPLAY": ":0"}, dev.X11),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, dev.X11),
        ({"WAYLAND_DISPLAY": "wayland-0"}, dev.WAYLAND),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ""}, dev.WAYLAND),
        ({}, dev.X11),
        ({"QT_QPA_PLATFORM": "offscreen"}, ()),
    ],
)
def test_a_window_needs_the_libraries_of_its_screen(
    environment: dict[str, str], wanted: tuple[dev.Needed, ...]
) -> None:
    assert dev.window_libraries(environment) == wanted


def named(soname: str) -> dev.Needed:
    return next(each for each in (*dev.QT, *dev.X11) if each.soname == soname)


def test_missing_libraries_name_the_command_that_installs_them() -> None:
    missing = [named("libEGL.so.1"), named("libGL.so.1"), named("libxcb-cursor.so.0")]
    assert "sudo apt-get install libegl1 libgl1 libxcb-cursor0" in dev.advice("apt-get", missing)
    assert "sudo pacman -S libglvnd xcb-util-cursor" in dev.advice("pacman", missing)
    assert "sudo dnf install 'libEGL.so.1()(64bit)'" in dev.advice("dnf", missing)


def test_an_unknown_system_is_told_the_libraries_themselves() -> None:
    assert dev.advice(None, [named("libEGL.so.1")]).endswith("libEGL.so.1")


def test_a_library_that_is_nowhere_does_not_load() -> None:
    assert not dev.loads("libno-such-library.so.7")
    missing = dev.Tool("libno-such-library.so.7", "libnone7", "none")
    program = dev.Tool("no-such-program", "none", "none")
    shell = dev.Tool("sh", "dash", "dash")
    assert dev.lacking([missing, program, shell]) == [missing, program]
    assert "sudo dnf install /usr/bin/no-such-program" in dev.advice("dnf", [program])
    header = dev.Tool("/usr/include/no-such-header.h", "libnone-dev", "none")
    source = dev.Tool(str(ROOT / "dev.py"), "none", "none")
    assert dev.lacking([header, source]) == [header]
    assert "sudo dnf install /usr/include/no-such-header.h" in dev.advice("dnf", [header])


@pytest.fixture
def lacks(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The libraries that a Debian lacks, on which nothing may be installed."""
    missing: set[str] = set()
    monkeypatch.setattr(dev, "may_install", lambda: False)
    monkeypatch.setattr(dev, "package_manager", lambda: "apt-get")
    monkeypatch.setattr(dev, "loads", lambda soname: soname not in missing)
    monkeypatch.setattr(sys, "platform", "linux")
    return missing


def test_what_one_can_do_without_is_told_and_does_not_stop(
    lacks: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    lacks.add("libpulse.so.0")
    dev.need_libraries(dev.QT, dev.SOUND)
    told = capsys.readouterr().out
    assert told.startswith("There may be no sound. ")
    assert "sudo apt-get install libpulse0" in told


def test_all_that_a_window_lacks_is_named_at_once(
    lacks: set[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lacks.update(each.soname for each in (*dev.QT, *dev.X11, *dev.SOUND))
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev, "has", lambda module: False)
    monkeypatch.setattr(dev, "present", lambda name: name not in {*lacks, "pip"})
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    with pytest.raises(SystemExit) as stopped:
        dev.run([])
    wanted = {each.apt for each in (*dev.QT, *dev.X11, *dev.SOUND)} | {"python3-venv"}
    assert set(str(stopped.value).rpartition("install ")[2].split()) == wanted


def compiled_by_qt(source: Path, folder: Path) -> bytes:
    target = folder / f"{source.stem}.qm"
    dev.quietly([dev.tool("pyside6-lrelease"), "-silent", str(source), "-qm", str(target)])
    return target.read_bytes()


def test_translations_are_compiled_as_by_qt(tmp_path: Path) -> None:
    for source in dev.catalogues():
        found = qm.compiled(source.read_bytes())
        assert found == compiled_by_qt(source, tmp_path), source.name


def test_a_short_translation_says_the_same(tmp_path: Path) -> None:
    (short,) = (
        file
        for file in qm.compile_short(ROOT / "translations", tmp_path)
        if file.stem == "farwhist_ro"
    )
    whole = short.with_name("whole.qm")
    catalogue = (ROOT / "translations" / "farwhist_ro.ts").read_bytes()
    whole.write_bytes(qm.compiled(catalogue))
    assert short.stat().st_size < 0.75 * whole.stat().st_size
    long_one, short_one = QTranslator(), QTranslator()
    assert long_one.load(str(whole)) and short_one.load(str(short))
    for context in ET.fromstring(catalogue).iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source, comment = message.findtext("source", ""), message.findtext("comment", "")
            for number in (-1, 0, 1, 2, 20):
                said = [
                    each.translate(name, source, comment, number) for each in (long_one, short_one)
                ]
                assert said[0] == said[1], source
    assert not short_one.translate("Another", "Deal")


def test_a_language_that_is_new_is_compiled_as_by_qt(tmp_path: Path) -> None:
    begun = []
    for language in (*{rule: code for code, rule in qm.RULES.items()}.values(), "ja"):
        for name, text in (("empty", 'type="unfinished"></'), ("begun", ">y</")):
            source = tmp_path / f"{name}_{language}.ts"
            source.write_text(
                f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" '
                f'language="{language}" sourcelanguage="en"><context><name>A</name><message>'
                f"<source>x</source><translation {text}translation></message></context></TS>\n",
                encoding="utf-8",
            )
            begun.append(source)
    dev.quietly([dev.tool("pyside6-lrelease"), "-silent", *map(str, begun)])
    for source in begun:
        found = qm.compiled(source.read_bytes())
        assert found == source.with_suffix(".qm").read_bytes(), source.name


def test_a_new_language_gets_a_catalogue_of_its_own() -> None:
    new = dev.TRANSLATIONS / "farwhist_qaa.ts"  # a code that no language will ever have
    assert set(dev.catalogues(["qaa"])) - set(dev.catalogues()) == {new}
    with pytest.raises(SystemExit, match="Dutch"):
        dev.translate(["Dutch"])


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """What dev.py would have installed on a Debian that has nothing but dbus, as root."""
    wanted: list[Sequence[str]] = []
    monkeypatch.setattr(dev, "may_install", lambda: True)
    monkeypatch.setattr(dev, "installed_packages", lambda: {"dbus"})
    monkeypatch.setattr(dev, "apt_install", wanted.append)
    return wanted


def test_what_the_tests_of_the_real_program_need_is_installed(
    installed: list[Sequence[str]],
) -> None:
    dev.offer_packages({*dev.SCREEN, "libxcb-cursor0"})
    assert installed == [sorted({*dev.SCREEN, "libxcb-cursor0"} - {"dbus"})]
    dev.offer_packages({"dbus"})
    assert len(installed) == 1, "nothing is missing"


@pytest.mark.usefixtures("installed")
def test_the_other_tests_run_where_nothing_can_be_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(packages: Sequence[str]) -> None:
        raise SystemExit("Failed: apt-get update")

    monkeypatch.setattr(dev, "apt_install", refuse)
    dev.offer_packages(dev.SCREEN)
    assert "Failed: apt-get update\nWhat needs them is left out." in capsys.readouterr().out
    monkeypatch.setattr(dev, "may_install", lambda: False)
    dev.offer_packages(dev.SCREEN)
    assert capsys.readouterr().out == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux asks for a display")
def test_no_display_is_one_sentence() -> None:
    with pytest.raises(SystemExit, match="There is no screen"):
        dev.need_screen({"DISPLAY": ""})
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        dev.need_screen({name: "x"})


# The environment


def test_the_stamp_follows_the_locks_and_not_the_settings_of_tools(tmp_path: Path) -> None:
    lock = tmp_path / "dev.txt"
    lock.write_text("a==1", encoding="utf-8")
    tables = {"build-system": {}, "project": {"name": "x"}, "tool": {"ruff": {"line-length": 80}}}
    before = dev.packages_line(tables, [lock])
    assert before == dev.packages_line({**tables, "tool": {}}, [lock])
    assert before != dev.packages_line({**tables, "project": {"name": "y"}}, [lock])
    lock.write_text("a==2", encoding="utf-8")
    assert before != dev.packages_line(tables, [lock])


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What dev.py would have run, in a checkout that has no environment yet."""
    commands: list[list[str]] = []
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(dev, "has", lambda module: True)
    monkeypatch.setattr(dev, "quietly", commands.append)
    monkeypatch.setattr(dev, "install", commands.append)
    return commands


def test_a_stamped_environment_is_left_alone(ran: list[list[str]]) -> None:
    dev.prepare()
    venv, *installs = ran
    assert venv[1:3] == ["-m", "venv"]
    assert [command[-1] for command in installs] == [*map(str, dev.locks()), str(dev.ROOT)]
    assert all({*dev.AS_WRITTEN} <= set(command) for command in installs)
    assert all("--require-hashes" in command for command in installs[:2])
    ran.clear()
    dev.prepare()
    assert ran == []


@pytest.mark.parametrize(("machine", "wanted"), [("x86_64", ()), ("aarch64", dev.BUILDERS)])
def test_what_builds_miniaudio_is_asked_for_where_it_is_not_ready_made(
    machine: str, wanted: Sequence[dev.Needed], ran: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    asked: list[Sequence[dev.Needed]] = []
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(dev, "need_libraries", asked.append)
    dev.prepare()
    assert asked == [wanted] and ran


def test_an_environment_that_is_linked_from_elsewhere_is_not_emptied(
    ran: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path, target_is_directory=True)
    monkeypatch.setattr(dev, "VENV", link)
    with pytest.raises(SystemExit, match="is a link"):
        dev.prepare()
    assert ran == []


def test_other_packages_are_installed_into_the_same_environment(ran: list[list[str]]) -> None:
    dev.STAMP.write_text(f"{dev.base_line()}\nother packages\n", encoding="utf-8")
    dev.prepare()
    assert len(ran) == 3
    assert all("install" in command for command in ran)


def test_the_oldest_libraries_replace_the_locked_ones_and_go_again(ran: list[list[str]]) -> None:
    dev.prepare(dev.OLDEST)
    assert "PyNaCl==1.5" in ran[-1] and "miniaudio==1.71" in ran[-1]
    assert [word for word in ran[-1] if "!=" in word or "<" in word] == []
    ran.clear()
    dev.prepare(dev.OLDEST)
    assert ran == []
    dev.prepare(dev.NEWEST)
    assert ran[-1][-len(dev.unlocked(dev.NEWEST)) :] == dev.unlocked(dev.NEWEST)
    assert "PyNaCl>=1.5,<2" in ran[-1] and "--upgrade" in ran[-1]
    dev.prepare()
    assert ran[-1][-1] == str(dev.ROOT)


def pip_that(says: str, code: int) -> list[str]:
    """Return a command that says something and ends, as pip does."""
    return [sys.executable, "-c", f"import sys; print({says!r}); sys.exit({code})"]


def test_what_is_fetched_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    dev.install(
        pip_that(
            "Collecting x\n  Downloading miniaudio-6.11.3-cp310-abi3-linux.whl (175.3 MB)\n"
            "  Downloading miniaudio-6.11.3-cp310-abi3-linux.whl.metadata (4 kB)\n"
            "Using cached ruff-0.17.5-py3-none-linux.whl (11 MB)",
            0,
        )
    )
    assert capfd.readouterr().out.split("\n") == [
        "    miniaudio 6.11.3, 175.3 MB", "    ruff 0.17.5, 11 MB", "",
    ]  # fmt: skip


def test_without_a_network_there_is_one_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    said = "ERROR: Could not find a version that satisfies x==1 (from versions: none)"
    with pytest.raises(SystemExit, match="are you offline"):
        dev.install(pip_that(said, 1))
    assert capfd.readouterr() == ("", "")
    with pytest.raises(SystemExit, match=r"^Failed: "):
        dev.install(pip_that("No space left on device", 1))
    assert "No space left" in capfd.readouterr().err


def test_an_old_python_can_read_far_enough_to_say_so() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))
    before = source[: source.index("sys.exit(")]
    assert "from __future__" not in source and "version_info < (3, 11)" in before
    assert before.count("import ") == 1, "of modules that an old Python has"


def test_without_ensurepip_the_pip_of_this_python_installs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "has", lambda module: module == "pip")
    assert "--without-pip" in dev.venv_command()
    assert dev.pip_command() == [sys.executable, "-m", "pip", "--python", dev.python()]


# Commands


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What dev.py would have called, in an environment that is ready."""
    commands: list[list[str]] = []
    for step in ("need_libraries", "offer_packages", "prepare", "compile_translations"):
        monkeypatch.setattr(dev, step, lambda *given: None)
    monkeypatch.setattr(dev, "call_all", lambda given: commands.extend(given) or 0)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return commands


@pytest.mark.parametrize(
    ("arguments", "passed_on"),
    [([], ["-n", "auto", "--dist", "worksteal"]), (["tests/rules", "-x"], ["tests/rules", "-x"])],
)
def test_all_tests_share_the_processors_and_chosen_ones_run_in_one(
    arguments: list[str], passed_on: list[str], called: list[list[str]]
) -> None:
    assert dev.main(["test", *arguments]) == 0
    assert called[-1] == [dev.python(), "-m", "pytest", *passed_on]
    assert called[:-1] == dev.lint_commands()


def test_whoever_tests_needs_a_c_compiler_and_its_headers(
    called: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    needed: list[dev.Library] = []
    monkeypatch.setattr(dev, "need_libraries", needed.extend)
    assert dev.main(["test", "tests/training"]) == 0
    assert {"gcc", "libc6-dev"} <= {library.apt for library in needed}


@pytest.mark.parametrize(
    ("arguments", "passed_on"),
    [(["--quick"], []), (["-x", "--quick", "-k", "trump"], ["-x", "-k", "trump"])],
)
def test_the_quick_tests_are_those_below_the_window_that_are_not_slow(
    arguments: list[str], passed_on: list[str], called: list[list[str]]
) -> None:
    assert dev.main(["test", *arguments]) == 0
    assert called == [
        [
            *(dev.python(), "-m", "pytest", *dev.EVERYTHING, "-m", "not slow", *passed_on),
            *("tests/engine", "tests/rules", "tests/bots", "tests/store"),
        ]
    ]
    assert all((ROOT / folder).is_dir() for folder in dev.QUICK)


def test_modules_are_compiled_once_for_all_tests() -> None:
    assert not sys.dont_write_bytecode and not os.environ.get("PYTHONDONTWRITEBYTECODE")


def test_linting_goes_from_the_style_to_the_workflows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.sys, "platform", "linux")
    ruff, form, mypy, layers, desktop, *workflows = dev.lint_commands()
    assert ruff[1:] == ["-m", "ruff", "check"]
    assert form[1:] == ["-m", "ruff", "format", "--check"]
    assert mypy[1:] == ["-m", "mypy"]
    assert Path(layers[0]).stem == "lint-imports"
    assert (ROOT / desktop[1]).is_file()
    programs = [Path(command[0]).stem for command in workflows]
    assert programs == ["actionlint", "zizmor", "check-jsonschema"]
    files = {path.name for path in (ROOT / ".github" / "workflows").iterdir()}
    assert files == {"ci.yml", "release.yml"}
    assert all(files == {Path(word).name for word in each[-2:]} for each in workflows)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_the_tools_of_linux_check_its_files_there_alone(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev.sys, "platform", platform)
    assert dev.desktop_commands() == []


def test_english_has_a_catalogue_of_its_plurals_only() -> None:
    english = dev.TRANSLATIONS / "farwhist_en.ts"
    assert english in dev.catalogues()
    assert "-pluralonly" in dev.lupdate_command(english)
    french = dev.lupdate_command(dev.TRANSLATIONS / "farwhist_fr.ts")
    assert "-pluralonly" not in french
    assert french[french.index("-target-language") + 1] == "fr"


def test_exit_codes_are_passed_on_and_the_first_failure_stops(
    capfd: pytest.CaptureFixture[str],
) -> None:
    def ending(code: int) -> list[str]:
        return [sys.executable, "-c", f"print('ran', {code}); raise SystemExit({code})"]

    assert dev.call_all([ending(0), ending(7), ending(8)]) == 7
    printed = capfd.readouterr().out
    assert "ran 7" in printed
    assert "ran 8" not in printed


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["--help"], 0), (["fly"], 2)])
def test_the_command_line_explains_itself(
    arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(arguments) == code
    assert "python3 dev.py COMMAND" in "".join(capsys.readouterr())
