"""A release has one version: that of the sources, the tag and the newest part of the CHANGELOG."""

import addresses
import project


def check(tag: str) -> None:
    """Stop with a sentence for each thing that does not fit the tag."""
    if wrong := problems(tag):
        raise SystemExit("\n".join(wrong))
    print(f"{tag}: version and CHANGELOG agree.")


def problems(tag: str) -> list[str]:
    """Return what keeps this tag from being released, in sentences."""
    version, found = project.version(), addresses.problems()
    if tag != f"v{version}":
        found.append(f"The tag is {tag}, the version in farwhist/__init__.py {version}.")
    releases = project.releases()
    newest = releases[0][0] if releases else "none at all"
    if newest != version:
        found.append(f"The newest release in the CHANGELOG is {newest}, the version {version}.")
    elif not releases[0][2]:
        found.append(f"The CHANGELOG says nothing of {version}.")
    return found


def released() -> tuple[str, str]:
    """Return the date (YYYY-MM-DD) of this version and what the CHANGELOG says of it, or stop."""
    for version, date, text in project.releases():
        if version == project.version():
            return date, text
    raise SystemExit(f"The CHANGELOG has no part for {project.version()}.")
