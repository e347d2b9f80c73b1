"""The files that winget and Homebrew want, made from the version and SHA256SUMS."""

from pathlib import Path

from release import homebrew, winget


def write(folder: Path, out: Path) -> None:
    """Write into ``out`` the files for each channel, from the release in ``folder``."""
    made = {**winget.manifests(folder), **homebrew.cask(folder)}
    for name, text in made.items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    for path in sorted(filter(Path.is_file, out.rglob("*"))):
        print(path)
