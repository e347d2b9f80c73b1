"""The sdist: all that a packager needs, and of the pictures those that its README shows."""

import re
import subprocess
import sys
import tarfile
from pathlib import Path

import project

PICTURES = {".gif", ".png", ".webp"}


def test_the_sdist_has_the_pictures_of_its_readme_alone(tmp_path: Path) -> None:
    build = f"import hatchling.build; hatchling.build.build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=project.ROOT, check=True, capture_output=True)
    (made,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    pictures = {
        name for name in names if name.startswith("docs/") and Path(name).suffix in PICTURES
    }
    readme = (project.ROOT / "README.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"\bdocs/[\w./-]+\.(?:gif|png|webp)\b", readme))
    assert shown and pictures == shown
    assert {"dev.py", "packaging/lock/dev.txt", "translations/farwhist_de.ts", "LICENSE"} <= names
