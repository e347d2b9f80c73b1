"""Makes setup.exe: the installer of Windows for one player, with NSIS.

It takes `/S` (ask and show nothing) and `/D=FOLDER` (last, without quotes). Its exit codes: 0 done,
1 cancelled, 2 failed, and those of `CODES`.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

import project
import third_party
from farwhist import identity
from farwhist.store import paths
from windows import icon
from windows.version_info import copyright_line, four_numbers
from windows.wine import need_commands

SCRIPT = Path(__file__).with_name("setup.nsi")
ICON, SIDEBAR = "farwhist.ico", "sidebar.bmp"
CODES = {
    "STILL_OPEN_CODE": 3,  # the program runs, and could not be closed
    "NEWER_CODE": 4,  # a newer version is installed; a silent installer never replaces it
    "BUSY_CODE": 5,  # another installer is open
    "STUCK_CODE": 6,  # the files of the installed version could not be removed
    "OLD_WINDOWS_CODE": 7,
}


def build(bundle: Path, target: Path, version: str = "", *, quick: bool = False) -> None:
    """Make the installer `target` of the program frozen in `bundle`.

    Args:
        version: what the installer says of itself where it is not the program's own version; for
            tests of an upgrade.
        quick: pack it in a tenth of the time, into a larger file; for tests, too.

    Raises:
        SystemExit: NSIS is missing or fails.
    """
    need_commands(("makensis",))
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="farwhist-") as folder:
        described = Path(folder) / "definitions.nsh"
        icon.write(Path(folder) / ICON)
        icon.write_sidebar(Path(folder) / SIDEBAR)
        text = definitions(bundle, target.resolve(), Path(folder), version or project.version())
        described.write_text(text, encoding="utf-8")
        options = ["-V2", "-WX", "-INPUTCHARSET", "UTF8", f"-DDEFINITIONS={described}"]
        options += ["-DQUICK"] if quick else []
        done = subprocess.run(
            ["makensis", *options, str(SCRIPT)], capture_output=True, text=True, check=False
        )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nNSIS could not make {target.name}.")


def definitions(bundle: Path, target: Path, pictures: Path, version: str) -> str:
    """Return what setup.nsi includes: names, versions, and what is installed and removed."""
    held = third_party.held(bundle)
    names: dict[str, object] = {
        "NAME": identity.NAME,
        "PROGRAM": identity.PROGRAM,
        "APP_ID": identity.APP_ID,
        "PUBLISHER": identity.ORGANISATION,
        "HOMEPAGE": identity.HOMEPAGE,
        "MATCH_SUFFIX": identity.MATCH_SUFFIX,
        "MATCH_MIME": identity.MATCH_MIME,
        "RULES_SUFFIX": identity.RULES_SUFFIX,
        "RULES_MIME": identity.RULES_MIME,
        "SCHEME": identity.SCHEME,
        "SAVES_FOLDER": paths.APP,
        "COPYRIGHT": copyright_line(),
        "VERSION": version,
        "FOUR_NUMBERS": ".".join(map(str, four_numbers(version))),
        "TARGET": target,
        "ICON": pictures / ICON,
        "SIDEBAR": pictures / SIDEBAR,
        "KILOBYTES": sum(file.stat().st_size for file in held.values()) // 1024,
        **CODES,
    }
    files = [place.as_posix() for place in held]
    lines = [f"!define {name} {quoted(str(value))}" for name, value in names.items()]
    return "\n".join([*lines, *install_files(bundle, files), *remove_files(files), ""])


def quoted(text: str) -> str:
    """Return the text as NSIS reads it, in quotes."""
    return '"' + text.replace("$", "$$").replace('"', '$\\"') + '"'


def install_files(bundle: Path, files: Iterable[str]) -> Iterator[str]:
    """Yield the macro that puts each file of the bundle into its folder."""
    yield "!macro InstallFiles"
    folder = ""
    for file in sorted(files, key=lambda file: (PurePosixPath(file).parent, file)):
        inside = installed(str(PurePosixPath(file).parent))
        if inside != folder:
            folder = inside
            yield f"  SetOutPath {folder}"
        yield f"  File {quoted(str(bundle / file))}"
    yield "!macroend"


def remove_files(files: Iterable[str]) -> Iterator[str]:
    """Yield the macro that removes each file, and the folders that are empty then.

    It removes by name alone: the player may have put the program beside files of another's.
    """
    wanted = sorted(files)
    folders = {parent for file in wanted for parent in PurePosixPath(file).parents}
    yield "!macro RemoveFiles"
    yield from (f"  Delete {installed(file)}" for file in wanted)
    for folder in sorted(folders - {PurePosixPath()}, reverse=True):
        yield f"  RMDir {installed(str(folder))}"
    yield "!macroend"


def installed(path: str) -> str:
    """Return where the installed program has this path of the bundle, as NSIS reads it."""
    inside = "" if path == "." else "\\" + path.replace("/", "\\").replace("$", "$$")
    return f'"$INSTDIR{inside}"'
