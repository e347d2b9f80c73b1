"""Makes setup.exe: the installer of Windows for one player, with NSIS.

It takes `/S` (ask and show nothing) and `/D=FOLDER` (last, without quotes). Its exit codes: 0 done,
1 cancelled, 2 failed, and those of `CODES`.

To be signed, its uninstaller is taken out of a first one by `export`; what is signed goes into a
second one, when it lies beside the frozen program as the file `UNINSTALLER`.
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

SCRIPT = Path(__file__).with_name("setup.nsi")
ICON, SIDEBAR = "farwhist.ico", "sidebar.bmp"
UNINSTALLER = "uninstall.exe"
INSTALLED = "installed.txt"
"""The list of what was installed: the uninstaller and the next version remove by it."""
CODES = {
    "STILL_OPEN_CODE": 3,  # the program runs, and could not be closed
    "NEWER_CODE": 4,  # a newer version is installed; a silent installer never replaces it
    "BUSY_CODE": 5,  # another installer is open
    "STUCK_CODE": 6,  # the files of the installed version could not be removed
    "OLD_WINDOWS_CODE": 7,
}


def build(
    bundle: Path,
    target: Path,
    version: str = "",
    *,
    quick: bool = False,
    uninstaller: Path | None = None,
) -> None:
    """Make the installer `target` of the program frozen in `bundle`.

    Where a signed uninstaller lies beside this folder, it goes in.

    Args:
        version: what the installer says of itself where it is not the program's own version; for
            tests of an upgrade.
        quick: pack it in a tenth of the time, into a larger file; for tests, too.
        uninstaller: where a copy of its own uninstaller is written to, to be signed.

    Raises:
        SystemExit: NSIS is missing or fails.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="farwhist-") as folder:
        described = Path(folder) / "definitions.nsh"
        icon.write(Path(folder) / ICON)
        icon.write_sidebar(Path(folder) / SIDEBAR)
        files = [place.as_posix() for place in third_party.held(bundle)]
        (Path(folder) / INSTALLED).write_bytes(installed_list(files))
        text = definitions(bundle, target.resolve(), Path(folder), version or project.version())
        described.write_text(text, encoding="utf-8")
        options = ["-V2", "-WX", "-INPUTCHARSET", "UTF8", f"-DDEFINITIONS={described}"]
        options += ["-DQUICK"] if quick else []
        signed = bundle.with_name(UNINSTALLER).resolve()
        if uninstaller:
            options.append(f"-DUNINSTALLER={uninstaller.resolve()}")
        elif signed.is_file():
            options.append(f"-DSIGNED_UNINSTALLER={signed}")
        done = subprocess.run(
            ["makensis", *options, str(SCRIPT)], capture_output=True, text=True, check=False
        )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nNSIS could not make {target.name}.")


def definitions(bundle: Path, target: Path, pictures: Path, version: str) -> str:
    """Return what setup.nsi includes: names, versions, and what is installed."""
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
        "INSTALLED": INSTALLED,
        "LIST": pictures / INSTALLED,
        "KILOBYTES": sum(file.stat().st_size for file in held.values()) // 1024,
        **CODES,
    }
    files = [place.as_posix() for place in held]
    lines = [f"!define {name} {quoted(str(value))}" for name, value in names.items()]
    return "\n".join([*lines, *install_files(bundle, files), ""])


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


def folders_of(files: Iterable[str]) -> list[str]:
    """Return the folders that the files lie in, the innermost first."""
    folders = {parent for file in files for parent in PurePosixPath(file).parents}
    return [str(folder) for folder in sorted(folders - {PurePosixPath()}, reverse=True)]


def installed_list(files: Iterable[str]) -> bytes:
    """Return the list of what is installed, by which it is removed.

    Raises:
        UnicodeEncodeError: a name is none in ASCII, which is all that NSIS reads everywhere.
    """
    wanted = sorted(files)
    lines = [*wanted, *folders_of(wanted)]
    return "".join(line.replace("/", "\\") + "\r\n" for line in lines).encode("ascii")


def installed(path: str) -> str:
    """Return where the installed program has this path of the bundle, as NSIS reads it."""
    inside = "" if path == "." else "\\" + path.replace("/", "\\").replace("$", "$$")
    return f'"$INSTDIR{inside}"'


def export(bundle: Path, uninstaller: Path) -> None:
    """Write the uninstaller of the program frozen in `bundle`, to be signed."""
    with tempfile.TemporaryDirectory(prefix="farwhist-") as folder:
        build(bundle, Path(folder) / "farwhist.exe", quick=True, uninstaller=uninstaller)
