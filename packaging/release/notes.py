"""What the page of a release says: the CHANGELOG, and how to check what was downloaded."""

from pathlib import Path

import addresses
import project
from release import tag

UNSIGNED = """\
The files with `unsigned` in their names bear no signature that Windows or macOS knows: the system \
warns before it starts them. [Installing]({page}) says how to go on.
"""

CHECK = """\
All files were built by this repository's workflow, which attests to it: \
`gh attestation verify FILE --repo {repository}`. \
Their checksums are in `SHA256SUMS`, what each holds in the `.cdx.json` files.
"""


def write(folder: Path, file: Path) -> None:
    """Write the notes for the release whose files are in the folder."""
    file.write_text(text(folder), encoding="utf-8", newline="\n")


def text(folder: Path) -> str:
    """Return the notes in Markdown. Stops when the CHANGELOG does not know the version."""
    _, news = tag.released()
    repository = addresses.repository()
    unsigned = any("-unsigned." in path.name for path in folder.iterdir())
    page = addresses.text("docs/installing.md", at=f"v{project.version()}")
    warning = UNSIGNED.format(page=page).strip() if unsigned else ""
    parts = [news, warning, CHECK.format(repository=repository)]
    return "\n\n".join(filter(None, parts))
