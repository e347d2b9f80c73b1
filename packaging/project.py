"""What every format of the program is made from: its version, its names, its times."""

import ast
import os
import platform
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILD = ROOT / "build"

# By extension: the variable of the environment that is set when such a file will be signed, by a
# step of the release workflow that has the secrets, and nothing else to do.
SIGNATURES = {"dmg": "MACOS_SIGNED", "exe": "WINDOWS_SIGNED", "msi": "WINDOWS_SIGNED"}

BEFORE_ANY_RELEASE = datetime(2026, 1, 1, tzinfo=UTC)

sys.path.insert(0, str(ROOT))  # for farwhist.identity, which imports nothing


def version() -> str:
    """Return the version, which stands in ``farwhist/__init__.py`` and nowhere else."""
    return str(_constant(ROOT / "farwhist" / "__init__.py", "__version__"))


def languages() -> list[str]:
    """Return the codes of the languages that the window speaks, those of translations/."""
    found = (ROOT / "translations").glob("farwhist_*.ts")
    return sorted(path.stem.partition("_")[2] for path in found)


def games() -> list[str]:
    """Return the English names of all games, in the order in which players see them.

    They are read and not imported: a wheel is built where the packages of the program are not.
    """
    folder = ROOT / "farwhist" / "rules" / "games"
    names = _constant(folder / "__init__.py", "NAMES")
    return [_constant(folder / f"{name}.py", "NAME") for name in names]


def _constant(file: Path, name: str) -> Any:
    """Return what a module gives a name: a literal, or the text of a call that marks one."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if ast.unparse(target) == name:
                value = node.value.args[-1] if isinstance(node.value, ast.Call) else node.value
                return ast.literal_eval(value)
    raise ValueError(f"{file.name} has no {name}")


def system() -> str:
    """Return linux, windows or macos."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def arch() -> str:
    """Return x64 or arm64."""
    return {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64", "arm64": "arm64"}[
        platform.machine().lower()
    ]


def file_name(extension: str, of: str = "", processor: str = "") -> str:
    """Return ``farwhist-VERSION-SYSTEM-ARCH.EXT``, for this machine where nothing is said.

    ``-unsigned`` stands before the dot where the system asks for a signature and there is none.
    """
    wanted = SIGNATURES.get(extension)
    unsigned = "-unsigned" if wanted and not os.environ.get(wanted) else ""
    return f"farwhist-{version()}-{of or system()}-{processor or arch()}{unsigned}.{extension}"


def epoch() -> int:
    """Return the time that is written into what is built, in seconds since 1970.

    It is SOURCE_DATE_EPOCH, or that of the last commit, or of the last version in the CHANGELOG
    where there is no repository: the same sources give the same files.
    """
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told:
        return int(told)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if asked.stdout.strip().isdecimal():
            return int(asked.stdout)
    except OSError:
        pass
    days = [datetime.fromisoformat(f"{day}T12:00:00+00:00") for _, day, _ in releases()]
    return int(max(days, default=BEFORE_ANY_RELEASE).timestamp())


def releases() -> list[tuple[str, str, str]]:
    """Return version, date (YYYY-MM-DD) and text of each release in the CHANGELOG, newest first."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = re.compile(r"^## \[(\d[^\]]*)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)
    found = list(heading.finditer(changelog))
    limits = [match.start() for match in found] + [len(changelog)]
    return [
        (match[1], match[2], changelog[match.end() : end].strip())
        for match, end in zip(found, limits[1:], strict=True)
    ]
