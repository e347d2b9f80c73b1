"""The files that the package managers want, made from the version and SHA256SUMS."""

from pathlib import Path

from linux import flatpak
from release import files, homebrew, winget


def write(folder: Path, out: Path) -> None:
    """Write into ``out`` the files for each channel, from the release in ``folder``."""
    made = {**winget.manifests(folder), **homebrew.cask(folder)}
    for name, text in made.items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    flatpak.write(files.sums(folder), out / "flathub")
    for path in sorted(filter(Path.is_file, out.rglob("*"))):
        print(path)
