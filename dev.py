#!/usr/bin/env python3
"""Play, test and build Far Whist from a checkout: python3 dev.py COMMAND [ARGUMENTS]

    run         play; ARGUMENTS go to the game
    test        lint, then run the tests without a screen; ARGUMENTS go to pytest
                test --quick: no lint, and only the quick tests of engine, rules, bots and store,
                in under a minute; nothing of the window
                test --oldest, test --newest: no lint, and with the oldest or newest libraries that
                pyproject.toml allows the program to have
    lint        check style, types, the layers, desktop files and workflows
    bench       measure the engine; ARGUMENTS go to the benchmark
    bundle      freeze the program, then start what was built
    package     make the files that people install; ARGUMENTS are formats, or all
    pictures    photograph the program on a screen that nobody sees; ARGUMENTS are names of pictures
    structure   print the numbers that say how the program is built; --names says who is behind them
                structure --picture: write the picture and the table of docs/design.md
    translate   collect the texts into translations/*.ts, compile and check them; ARGUMENTS are
                the codes of languages that are new
    flathub     write into a folder what Flathub builds the commit from
    lock        write packaging/lock anew: the newest versions of all packages that pyproject.toml
                allows, with the sums of their files

The first command makes a private environment in .venv from packaging/lock; it is made again when
the Python that runs this file is another one, and brought up to date when the lock has changed.
"""

# The grammar of this file is that of Python 3.6, so that an old one can say what it lacks.
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Far Whist needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info)
    )

import ctypes
import hashlib
import importlib.util
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))

from linux.system_libraries import Purpose, SystemLibrary, from_checkout  # noqa: E402

VENV = ROOT / ".venv"
STAMP = VENV / "farwhist.stamp"
LOCK = ROOT / "packaging" / "lock"
LOCKED, OLDEST, NEWEST = "locked", "oldest", "newest"  # versions of the program's libraries
UV = ROOT / "build" / "uv"
UV_VERSION = "uv>=0.9,<1"
TRANSLATIONS = ROOT / "translations"
WINDOWS = sys.platform == "win32"
INTERRUPTED = 130
EVERYTHING = ("-n", "auto", "--dist", "worksteal")  # all tests, in a process for each processor
QUICK = ("tests/engine", "tests/rules", "tests/bots", "tests/store")
PIP_OPTIONS = ("--disable-pip-version-check", "--retries", "2")
AS_WRITTEN = ("--no-deps", "--no-build-isolation")  # nothing that no lock names
FETCHED = re.compile(r"\s*(?:Downloading|Using cached) (\w+)-(\d[^-]*)-\S*\.whl \((.*)\)")
OFFLINE = re.compile(
    r"from versions: none|NewConnectionError|Max retries|Name or service not known"
)
PATIENCE = 5.0  # seconds that a program has to end after Ctrl+C


class Tool(NamedTuple):
    """What else is needed of a Linux system, and the packages that hold it.

    A library is told by its soname, a program by its name, another file by its whole path.
    """

    soname: str
    apt: str
    pacman: str


Needed = SystemLibrary | Tool

QT = from_checkout(Purpose.START)
X11 = from_checkout(Purpose.X11)
WAYLAND = from_checkout(Purpose.WAYLAND)
SOUND = from_checkout(Purpose.SOUND)
KERBEROS = Tool("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5")  # lupdate loads it
OBJDUMP = Tool("objdump", "binutils", "binutils")
COMPILER = (
    Tool("cc", "gcc", "gcc"),
    Tool("/usr/include/stdio.h", "libc6-dev", "glibc"),  # which Debian's gcc only recommends
)
"""The tests compare the simulator of `training`, which is in C, with the program, and to freeze it
ICU's data are cut down."""
PIP = Tool("pip", "python3-venv", "python-pip")
BUILDERS = (
    Tool("c++", "g++", "gcc"),
    Tool("python3-config", "python3-dev", "python"),
)
"""What pip builds miniaudio with, which is there ready-made for Linux on x64 alone."""
SCREEN = (
    "xvfb", "xauth", "openbox", "xdotool", "dbus", "at-spi2-core", "python3-gi", "gir1.2-atspi-2.0",
)  # fmt: skip
"""Debian's packages for the tests that start the real program, with a screen reader on."""
SERVERS = (
    ("pulseaudio", "pulseaudio-utils"),
    ("pipewire", "wireplumber", "pipewire-pulse", "pulseaudio-utils", "dbus"),
)
"""Debian's packages for the tests that play sounds, for one server and for the other."""
PHOTOGRAPHY = ("xvfb", "openbox", "xdotool", "imagemagick")
"""Debian's packages for taking pictures."""

# The commands of the command line. Each returns an exit code.


def run(arguments: Sequence[str]) -> int:
    need_libraries(QT + window_libraries(os.environ) + to_prepare(), SOUND)
    need_screen(os.environ)
    prepare()
    compile_translations()
    return call([python(), "-m", "farwhist", *arguments])


def test(arguments: Sequence[str]) -> int:
    if "--quick" in arguments:
        return quick([each for each in arguments if each != "--quick"])
    versions = next((each for each in (OLDEST, NEWEST) if f"--{each}" in arguments), LOCKED)
    arguments = [each for each in arguments if each != f"--{versions}"]
    need_libraries((*QT, KERBEROS, *COMPILER, *to_prepare()))
    for packages in ({*SCREEN, *(library.apt for library in (*X11, *WAYLAND))}, *SERVERS):
        offer_packages(packages)
    prepare(versions)
    compile_translations()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    linted = lint_commands() if versions == LOCKED else []
    code = call_all(linted) if arguments else check_and_compile(linted)
    return code or call_all([[python(), "-m", "pytest", *(arguments or EVERYTHING)]])


def check_and_compile(commands: Iterable[Sequence[str]]) -> int:
    # In a fresh clone each process of pytest would compile all modules for itself.
    collect = [python(), "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
    nothing = subprocess.DEVNULL
    with subprocess.Popen(collect, cwd=ROOT, stdout=nothing, stderr=nothing) as compiling:
        code = call_all(commands)
        if code:
            compiling.terminate()
    return code


def quick(arguments: Sequence[str]) -> int:
    need_libraries(QT)  # pytest loads it, whichever tests run
    prepare()
    chosen = (*EVERYTHING, "-m", "not slow", *arguments, *QUICK)
    return call_all([[python(), "-m", "pytest", *chosen]])


def lint(arguments: Sequence[str]) -> int:
    refuse(arguments)
    prepare()
    return call_all(lint_commands())


def bench(arguments: Sequence[str]) -> int:
    need_libraries(QT)
    prepare()
    compile_translations()
    return call([python(), "-m", "tests.bench", *arguments])


def bundle(arguments: Sequence[str]) -> int:
    return freeze("packaging/bundle.py", arguments)


def package(arguments: Sequence[str]) -> int:
    return freeze("packaging/package.py", arguments)


def freeze(script: str, arguments: Sequence[str]) -> int:
    # The frozen program can only hold the libraries that this machine has.
    need_libraries((*QT, *X11, OBJDUMP, *COMPILER, *shared_python(), *to_prepare()))
    prepare()
    compile_translations()
    return call([python(), script, *arguments])


def pictures(arguments: Sequence[str]) -> int:
    need_libraries((*QT, *X11))
    offer_packages(PHOTOGRAPHY)
    prepare()
    compile_translations()
    return call([python(), "packaging/pictures.py", *arguments])


def structure(arguments: Sequence[str]) -> int:
    need_libraries(QT)
    prepare()
    return call([python(), "packaging/structure.py", *arguments])


def translate(arguments: Sequence[str]) -> int:
    for code in arguments:
        if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", code):
            sys.exit(f"“{code}” is no code of a language, such as nl or pt_BR.")
    need_libraries((*QT, KERBEROS))
    prepare()
    TRANSLATIONS.mkdir(exist_ok=True)
    commands = [lupdate_command(catalogue) for catalogue in catalogues(arguments)]
    check = [python(), "-m", "pytest", "-q", "tests/test_translations.py"]
    return call_all(commands) or compile_translations() or call(check)


def lock(arguments: Sequence[str]) -> int:
    refuse(arguments)
    prepare()
    same = ["--constraints", str(LOCK / "dev.txt")]
    return call_all([lock_command("dev", "pyproject.toml"), lock_command("build", *same)])


def lock_command(group: str, *more: str) -> list[str]:
    """Return the command that writes the lock of this group of packages in pyproject.toml."""
    oldest = tables()["project"]["requires-python"].partition(",")[0].removeprefix(">=")
    return [
        *uv_command(), "pip", "compile", "--quiet", "--upgrade", "--universal",
        "--python-version", oldest, "--generate-hashes", "--no-annotate", "--no-emit-index-url",
        "--custom-compile-command", "python3 dev.py lock",
        "--group", group, *more, "--output-file", str(LOCK / f"{group}.txt"),
    ]  # fmt: skip


def flathub(arguments: Sequence[str]) -> int:
    prepare()
    return call([python(), "packaging/linux/flatpak.py", *arguments])


def uv_command() -> list[str]:
    """Return what starts uv, which lies in build/, since nothing but this and wine needs it."""
    if not UV.exists():
        install([*pip_command(), "install", *PIP_OPTIONS, "--target", str(UV), UV_VERSION])
    return [str(UV / "bin" / ("uv.exe" if WINDOWS else "uv"))]


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    command.__name__: command
    for command in (
        run,
        test,
        lint,
        bench,
        bundle,
        package,
        pictures,
        structure,
        translate,
        flathub,
        lock,
    )
}


def lint_commands() -> list[list[str]]:
    return [
        [python(), "-m", "ruff", "check"],
        [python(), "-m", "ruff", "format", "--check"],
        [python(), "-m", "mypy"],
        [tool("lint-imports"), "--no-logo"],
        *desktop_commands(),
        *workflow_commands(),
    ]


def desktop_commands() -> list[list[str]]:
    # The tools are those of Linux; elsewhere one of the same name may be another.
    linux = sys.platform.startswith("linux")
    return [[python(), "packaging/linux/lint.py"]] if linux else []


def workflow_commands() -> list[list[str]]:
    workflows = [str(path) for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))]
    schema = ["--builtin-schema", "vendor.github-workflows"]
    return [
        # Not with shellcheck, which one machine has and another has not.
        [tool("actionlint"), "-shellcheck=", "-pyflakes=", *workflows],
        [tool("zizmor"), "--offline", "--quiet", *workflows],
        [tool("check-jsonschema"), "--quiet", *schema, *workflows],
    ]


def refuse(arguments: Sequence[str]) -> None:
    if arguments:
        raise SystemExit(f"This command takes no arguments: {shlex.join(arguments)}")


# The system: libraries and a screen, on Linux only.


def window_libraries(environment: Mapping[str, str]) -> tuple[Needed, ...]:
    if environment.get("QT_QPA_PLATFORM"):
        return ()
    only_wayland = environment.get("WAYLAND_DISPLAY") and not environment.get("DISPLAY")
    return WAYLAND if only_wayland else X11


def need_screen(environment: Mapping[str, str]) -> None:
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(map(environment.get, named)):
        raise SystemExit(
            "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
        )


def need_libraries(needed: Sequence[Needed], wanted: Sequence[SystemLibrary] = ()) -> None:
    """Return when all that is needed is there; install it, or stop with what to do about all.

    Without what is only wanted it goes on, and says what may be lacking.
    """
    if not sys.platform.startswith("linux"):
        return
    missing = lacking((*needed, *wanted))
    if missing and may_install():
        apt_install(sorted({library.apt for library in missing}))
        missing = lacking(missing)
    if lacking(needed):
        raise SystemExit(advice(package_manager(), missing))
    if missing:
        purposes = ", ".join(each.purpose for each in wanted if each in missing)
        print(f"There may be no {purposes}. {advice(package_manager(), missing)}\n", flush=True)


def lacking(libraries: Iterable[Needed]) -> list[Needed]:
    return [library for library in libraries if not present(library.soname)]


def present(name: str) -> bool:
    if name.startswith("/"):
        return Path(name).exists()
    return loads(name) if ".so" in name else shutil.which(name) is not None


def package_manager() -> str | None:
    return next(filter(shutil.which, ("apt-get", "dnf", "zypper", "pacman")), None)


def shared_python() -> tuple[Needed, ...]:
    """Return the library of this Python, which a frozen program holds, unless it is there."""
    name = str(sysconfig.get_config_var("INSTSONAME") or "")
    if not sys.platform.startswith("linux"):
        return ()
    if ".so" not in name:
        raise SystemExit("This Python was built without a shared library, which a bundle needs.")
    if (Path(str(sysconfig.get_config_var("LIBDIR"))) / name).exists():
        return ()
    return (Tool(name, f"libpython3.{sys.version_info.minor}", "python"),)


def offer_packages(packages: Iterable[str]) -> None:
    """Install those that are missing, where that is allowed; what needs them says so elsewhere."""
    missing = sorted(set(packages) - installed_packages()) if may_install() else []
    if missing:
        try:
            apt_install(missing)
        except SystemExit as problem:
            print(f"{problem}\nWhat needs them is left out.", flush=True)


def may_install() -> bool:
    """Whether this is a Debian or its like, and nobody has to be asked for a password."""
    linux = sys.platform.startswith("linux")
    return linux and shutil.which("apt-get") is not None and os.geteuid() == 0


def installed_packages() -> set[str]:
    query = ["dpkg-query", "--show", "--showformat", "${Package} ${db:Status-Status}\n"]
    shown = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    words = (line.split() for line in shown.splitlines())
    return {name for name, *status in words if status == ["installed"]}


def loads(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def advice(manager: str | None, missing: Iterable[Needed]) -> str:
    """Say which libraries are missing, and the command that installs them where one is known."""
    missing = list(missing)
    names = ", ".join(library.soname for library in missing)
    if manager is None:
        return f"Install what holds these system libraries, then try again: {names}"
    return f"System libraries are missing: {names}\nInstall them, then try again:\n\n    " + (
        shlex.join(["sudo", manager, *install_arguments(manager, missing)])
    )


def install_arguments(manager: str, missing: Iterable[Needed]) -> list[str]:
    if manager == "apt-get":
        return ["install", *sorted({library.apt for library in missing})]
    if manager == "pacman":
        return ["-S", *sorted({library.pacman for library in missing})]
    # An RPM names the libraries that it holds, so dnf and zypper find them by their own names.
    return ["install", *(rpm_name(library.soname) for library in missing)]


def rpm_name(name: str) -> str:
    if name.startswith("/"):
        return name
    return f"{name}()(64bit)" if ".so" in name else f"/usr/bin/{name}"


def apt_install(packages: Sequence[str]) -> None:
    print(f"Installing the system packages {' '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-remove", "--no-install-recommends", *packages]
    if subprocess.run(install, capture_output=True, env=environment, check=False).returncode:
        quietly(["apt-get", "update"], environment)
        quietly(install, environment)


# The environment in .venv.


def prepare(versions: str = LOCKED) -> None:
    """Make .venv, or bring it up to date, when its stamp is not the wanted one.

    All is installed as it is locked, in this order: what builds, the rest, the checkout.
    """
    stamp, (base, packages) = stamped(), wanted_stamp(versions)
    if stamp == [base, packages]:
        return
    if VENV.is_symlink():
        raise SystemExit(".venv is a link. It is made anew here: take the link away first.")
    need_libraries(to_prepare())
    print("Preparing .venv; the first time takes a minute or two.", flush=True)
    if stamp[:1] != [base]:
        quietly(venv_command())
    STAMP.unlink(missing_ok=True)
    locked = [["--require-hashes", "-r", str(file)] for file in locks()]
    for wanted in (*locked, ["--editable", str(ROOT)]):
        install([*pip_command(), "install", *PIP_OPTIONS, *AS_WRITTEN, *wanted])
    if versions != LOCKED:
        install([*pip_command(), "install", *PIP_OPTIONS, *unlocked(versions)])
    STAMP.write_text(f"{base}\n{packages}\n", encoding="utf-8")


def stamped() -> list[str]:
    return STAMP.read_text(encoding="utf-8").splitlines() if STAMP.exists() else []


def wanted_stamp(versions: str = LOCKED) -> list[str]:
    return [base_line(), f"{versions} {packages_line(tables(), locks())}"]


def to_prepare() -> tuple[Needed, ...]:
    """Return what is needed of the system to make .venv, unless it is there."""
    if stamped() == wanted_stamp():
        return ()
    builders = () if platform.machine() == "x86_64" else BUILDERS
    return builders if has("ensurepip") or has("pip") else (*builders, PIP)


def locks() -> list[Path]:
    return [LOCK / "build.txt", LOCK / "dev.txt"]


def unlocked(versions: str) -> list[str]:
    """Return what pip is asked for to have the oldest or the newest libraries of the program."""
    stated: list[str] = tables()["project"]["dependencies"]
    if versions == NEWEST:
        return ["--upgrade", "--upgrade-strategy", "eager", *stated]
    return [re.sub(r">=([^,;]+)[^;]*", r"==\1", each) for each in stated if ">=" in each]


def install(command: Sequence[str]) -> None:
    """Run pip and tell what it fetches; stop when it fails, with a sentence if nothing answers."""
    said = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            fetched = FETCHED.match(line)
            if fetched:
                print("    {} {}, {}".format(*fetched.groups()), flush=True)
    if process.returncode:
        text = "".join(said)
        if OFFLINE.search(text):
            raise SystemExit("The packages cannot be fetched: are you offline?")
        print(text, file=sys.stderr)
        raise SystemExit(f"Failed: {shlex.join(command)}")


def base_line() -> str:
    return f"Python {sys.version_info.major}.{sys.version_info.minor} in {ROOT}"


def packages_line(tables: Mapping[str, Any], locks: Iterable[Path]) -> str:
    """Return a digest of what decides the contents of .venv, and of nothing else."""
    relevant = [tables["build-system"], tables["project"], tables.get("tool", {}).get("hatch")]
    digest = hashlib.sha256(json.dumps(relevant, sort_keys=True).encode())
    for each in locks:
        digest.update(each.read_bytes())
    return digest.hexdigest()


def tables() -> dict[str, Any]:
    import tomllib

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def venv_command() -> list[str]:
    # Debian keeps ensurepip in python3-venv, which a bare machine does not have.
    without_pip = [] if has("ensurepip") else ["--without-pip"]
    return [sys.executable, "-m", "venv", "--clear", *without_pip, str(VENV)]


def pip_command() -> list[str]:
    """Return .venv's own pip, or else the pip of this Python, working on .venv."""
    if Path(tool("pip")).exists():
        return [python(), "-m", "pip"]
    return [sys.executable, "-m", "pip", "--python", python()]


def python() -> str:
    return tool("python")


def tool(name: str) -> str:
    """Return the path of a program in .venv."""
    return str(VENV / "Scripts" / f"{name}.exe") if WINDOWS else str(VENV / "bin" / name)


# Translations.


def catalogues(new: Iterable[str] = ()) -> list[Path]:
    """Return translations/farwhist_xx.ts, English always among them: it holds the plurals.

    `new` are codes of languages whose file lupdate has yet to make.
    """
    wanted = {TRANSLATIONS / f"farwhist_{code}.ts" for code in ("en", *new)}
    return sorted(wanted | set(TRANSLATIONS.glob("farwhist_*.ts")))


def lupdate_command(catalogue: Path) -> list[str]:
    language = catalogue.stem.removeprefix("farwhist_")
    scope = ["-pluralonly"] if language == "en" else []
    languages = ["-source-language", "en", "-target-language", language]
    sources = [str(path) for path in sorted((ROOT / "farwhist").rglob("*.py"))]
    names = ["-tr-function-alias", "translate+=Plural"]
    options = ["-silent", "-no-obsolete", "-locations", "none", *names, *scope, *languages]
    return [tool("pyside6-lupdate"), *options, *sources, "-ts", str(catalogue)]


def compile_translations() -> int:
    """Write a .qm beside every .ts that is newer. Return the exit code, or stop at an error."""
    sources = TRANSLATIONS.glob("farwhist_*.ts")
    old = [str(each) for each in sources if out_of_date(each.with_suffix(".qm"), each)]
    if old:
        quietly([sys.executable, str(ROOT / "packaging" / "qm.py"), *old])
    return 0


def out_of_date(target: Path, source: Path) -> bool:
    return not target.exists() or target.stat().st_mtime < source.stat().st_mtime


# Running other programs.


def call_all(commands: Iterable[Sequence[str]]) -> int:
    """Run the commands in order up to the first that fails. Return its exit code, or 0."""
    for command in commands:
        print(f"\n{shown(command)}", flush=True)
        code = call(command)
        if code:
            return code
    return 0


def shown(command: Sequence[str]) -> str:
    words = [Path(command[0]).stem, *command[1:]]
    line = shlex.join(words)
    return line if len(line) <= 100 else f"{line[:97]}..."


def call(command: Sequence[str]) -> int:
    """Run a program in the checkout and return its exit code; 130 after Ctrl+C."""
    with subprocess.Popen(command, cwd=ROOT) as process:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            end(process)
            return INTERRUPTED
    return 128 - code if code < 0 else code


def end(process: subprocess.Popen[bytes]) -> None:
    # Ctrl+C has reached the program too: it may still have something to finish.
    try:
        process.wait(PATIENCE)
    except (KeyboardInterrupt, subprocess.TimeoutExpired):
        process.kill()


def quietly(command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
    """Run a program without a word; when it fails, show what it said and stop."""
    process = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if process.returncode:
        print(process.stdout, file=sys.stderr)
        raise SystemExit(f"Failed: {shlex.join(command)}")


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0 if arguments else 2
    if arguments[0] not in COMMANDS:
        print(f"Unknown command: {arguments[0]}\n\n{__doc__}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
