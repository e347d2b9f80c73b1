"""Where the project is on the web. All is made from one constant, ``identity.HOMEPAGE``.

A host of repositories is meant that has releases, issues and files at the places of GitHub.
"""

from urllib.parse import urlparse

import project
from farwhist import identity

EXAMPLE = "org.example."
"""How an id begins that nobody has chosen yet: the domain is reserved, so it is nobody's."""


def problems() -> list[str]:
    """Return what keeps a release from being made as long as the project has no home."""
    found = []
    if not identity.HOMEPAGE:
        found.append("The project has no home: HOMEPAGE in farwhist/identity.py is empty.")
    if identity.APP_ID.startswith(EXAMPLE):
        found.append(f"APP_ID in farwhist/identity.py is still {identity.APP_ID}.")
    return found


def home() -> str:
    """Return the address of the project's page; stop where there is none."""
    if not identity.HOMEPAGE:
        raise SystemExit("\n".join(problems()))
    return identity.HOMEPAGE


def repository() -> str:
    """Return OWNER/REPOSITORY."""
    return urlparse(home()).path.strip("/")


def issues() -> str:
    """Return where problems are reported."""
    return f"{home()}/issues"


def page(version: str) -> str:
    """Return the page of a release."""
    return f"{home()}/releases/tag/v{version}"


def download(name: str) -> str:
    """Return the address of a file of this release."""
    return f"{home()}/releases/download/v{project.version()}/{name}"


def text(path: str, at: str = "main") -> str:
    """Return the page that shows a text of the repository, `at` a branch or tag."""
    return f"{home()}/blob/{at}/{path}"


def raw(path: str) -> str:
    """Return the address of a file of the repository as it is in this release."""
    return f"{home()}/raw/v{project.version()}/{path}"


def mail() -> str:
    """Return an address for the fields that demand one; nobody reads what is sent there."""
    if not identity.HOMEPAGE:
        return "farwhist@example.org"
    owner = repository().partition("/")[0]
    return f"{owner}@users.noreply.{urlparse(identity.HOMEPAGE).hostname}"
