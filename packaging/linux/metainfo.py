"""What software centres show of the program: AppStream metainfo."""

import re
import xml.etree.ElementTree as ET
from datetime import UTC, datetime
from xml.sax.saxutils import escape

import addresses
import project
from farwhist import identity
from linux import desktop, texts
from linux.texts import Choice

SCREENSHOTS = ("table", "bidding", "scores", "rules")
"""Names of the pictures in docs/screenshots, and of their captions; the first stands for all."""

SIZE = (1280, 800)
"""Of a screenshot, in pixels."""

COLOURS = {"light": "#8fd3ab", "dark": "#17603a"}  # the felt of the icon
MOST_LINES = 12
"""Of the news of one release: a software centre shows no more of them without scrolling."""


def metainfo() -> str:
    """Return the file for share/metainfo."""
    root = ET.Element("component", type="desktop-application")
    for tag, text in (
        ("id", identity.APP_ID),
        ("name", identity.NAME),
        ("metadata_license", "CC0-1.0"),
        ("project_license", "MIT"),
    ):
        ET.SubElement(root, tag).text = text
    texts.add(root, "summary", lambda each: each.summary)
    _description(root)
    developer = ET.SubElement(root, "developer", id=identity.APP_ID.rpartition(".")[0].lower())
    ET.SubElement(developer, "name").text = identity.ORGANISATION
    if identity.HOMEPAGE:
        for kind, address in links().items():
            ET.SubElement(root, "url", type=kind).text = address
    launchable = ET.SubElement(root, "launchable", type="desktop-id")
    launchable.text = f"{identity.APP_ID}.desktop"
    provides = ET.SubElement(root, "provides")
    ET.SubElement(provides, "binary").text = identity.PROGRAM
    for mime in desktop.TYPES:
        ET.SubElement(provides, "mediatype").text = mime
    if identity.HOMEPAGE:  # a picture is known by its address
        _pictures(root)
    branding = ET.SubElement(root, "branding")
    for scheme, colour in COLOURS.items():
        ET.SubElement(branding, "color", type="primary", scheme_preference=scheme).text = colour
    supports = ET.SubElement(root, "supports")
    for control in ("pointing", "keyboard"):
        ET.SubElement(supports, "control").text = control
    languages = ET.SubElement(root, "languages")
    for language in texts.load():
        ET.SubElement(languages, "lang", percentage="100").text = language
    ET.SubElement(root, "content_rating", type="oars-1.1")  # points are not money: all is "none"
    _releases(root)
    return texts.document(root)


def links() -> dict[str, str]:
    """Return the addresses of the project by their AppStream kind."""
    return {
        "homepage": addresses.home(),
        "bugtracker": addresses.issues(),
        "vcs-browser": addresses.home(),
        "contribute": addresses.text("CONTRIBUTING.md"),
        "translate": addresses.text("CONTRIBUTING.md#a-new-language"),
    }


def _description(root: ET.Element) -> None:
    description = ET.SubElement(root, "description")
    english = texts.load()["en"]
    for number in range(len(english.description)):
        texts.add(description, "p", _paragraph(number))
    features = ET.SubElement(description, "ul")
    for number in range(len(english.features)):
        texts.add(features, "li", _feature(number))


def _paragraph(number: int) -> Choice:
    return lambda each: each.description[number]


def _feature(number: int) -> Choice:
    return lambda each: each.features[number]


def _caption(name: str) -> Choice:
    return lambda each: each.captions[name]


def _pictures(root: ET.Element) -> None:
    pictures = ET.SubElement(root, "screenshots")
    width, height = map(str, SIZE)
    for name in SCREENSHOTS:
        picture = ET.SubElement(pictures, "screenshot")
        if name == SCREENSHOTS[0]:
            picture.set("type", "default")
        texts.add(picture, "caption", _caption(name))
        image = ET.SubElement(picture, "image", type="source", width=width, height=height)
        image.text = addresses.raw(f"docs/screenshots/{name}.png")


def _releases(root: ET.Element) -> None:
    releases = ET.SubElement(root, "releases")
    published = project.releases()
    if project.version() not in [version for version, _, _ in published]:
        day = datetime.fromtimestamp(project.epoch(), UTC).date().isoformat()
        ET.SubElement(releases, "release", version=project.version(), date=day, type="development")
    for version, day, text in published:
        release = ET.SubElement(releases, "release", version=version, date=day)
        description = ET.SubElement(release, "description")
        news = ET.SubElement(description, "ul")
        for item in items(text)[:MOST_LINES]:
            news.append(ET.fromstring(f"<li>{_marked(item)}</li>"))
        if identity.HOMEPAGE:
            ET.SubElement(release, "url", type="details").text = addresses.page(version)


def items(markdown: str) -> list[str]:
    """Return the items of the lists in a part of the CHANGELOG, each on one line, without links."""
    found: list[str] = []
    for line in markdown.splitlines():
        if line.startswith("- "):
            found.append(line[2:].strip())
        elif line.startswith("  ") and found:
            found[-1] += " " + line.strip()
    links_out = re.compile(r"\[([^\]]*)\]\([^)]*\)")
    return [links_out.sub(r"\1", item) for item in found]


def _marked(item: str) -> str:
    """Return an item of the CHANGELOG with the marks that AppStream knows: code and emphasis."""
    code = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(item))
    return re.sub(r"(\*+)([^*]+)\1", r"<em>\2</em>", code)
