"""What is left of an SVG that anybody may have written: it opens nothing and comes to an end."""

from __future__ import annotations

import base64
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from farwhist.ui.deck.foreign.svg import (
    DEEPEST,
    MOST_ELEMENTS,
    MOST_PIXELS,
    BadSvg,
    HostileSvg,
    reduced,
)
from tests.helpers.foreign_decks import HEAD, svg

CARD = '<rect id="card" width="100" height="140" fill="#ff0000"/>'


class _Visitors(BaseHTTPRequestHandler):
    seen: list[str]

    def do_GET(self) -> None:
        self.seen.append(self.path)
        self.send_response(404)
        self.end_headers()


@pytest.fixture
def visitors() -> Iterator[tuple[str, list[str]]]:
    """Return the address of a server, and what it is asked for."""
    seen: list[str] = []
    handler = type("Handler", (_Visitors,), {"seen": seen})
    server = HTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", seen
    server.shutdown()
    server.server_close()
    thread.join()


def drawn(data: bytes) -> QImage:
    """Return a document as Qt draws it."""
    image = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    renderer, painter = QSvgRenderer(QByteArray(data)), QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def picture(wide: int, high: int, kind: str = "PNG") -> str:
    """Return a green picture as it stands in a document."""
    image, buffer = QImage(wide, high, QImage.Format.Format_RGB32), QBuffer()
    image.fill(0x00FF00)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind)
    text = base64.b64encode(buffer.data().data()).decode()
    return f"data:image/{kind.lower()};base64,{text}"


def test_shapes_stay_as_they_are() -> None:
    body = (
        '<defs><linearGradient id="way"><stop offset="0" stop-color="#00ff00"/></linearGradient>'
        '<rect id="part" width="40" height="140"/></defs>'
        '<g transform="translate(10 0)" style="opacity:0.9;-inkscape-stroke:none">'
        '<use xlink:href="#part" x="5" fill="url(#way)"/></g>'
        '<path d="M0,0 L100,140" stroke="red" stroke-width="6"/>'
        "<text x='20' y='90' font-size='40'>A &amp; Ω &lt;</text>"
    )
    before = svg(body, 100, 140).encode()
    assert drawn(reduced(before).svg) == drawn(before) != drawn(svg("", 100, 140).encode())


def test_what_a_document_points_to_is_never_opened(
    tmp_path: Path, visitors: tuple[str, list[str]]
) -> None:
    address, seen = visitors
    secret = tmp_path / "secret.svg"
    secret.write_text(svg('<rect width="9999" height="9999" fill="#00ff00"/>'), encoding="utf-8")
    QImage(50, 50, QImage.Format.Format_RGB32).save(str(tmp_path / "secret.png"))
    secrets = [secret, tmp_path / "secret.png"]
    for each in secrets:
        os.utime(each, (0, each.stat().st_mtime))
    places = [
        address,
        str(secret),
        secret.as_uri(),
        (tmp_path / "secret.png").as_uri(),
        str(tmp_path / "secret.png"),
        "../secret.png",
        "/etc/passwd",
        "file:///etc/passwd",
    ]
    body = "".join(
        f'<image width="100" height="140" xlink:href="{place}"/>'
        f'<image width="100" height="140" href="{place}"/>'
        f'<use xlink:href="{place}#x"/>'
        f'<rect width="100" height="140" fill="url({place}#x)"/>'
        f"<rect width='100' height='140' style=\"fill:URL( '{place}#x' )\"/>"
        f'<rect width="100" height="140" filter="url({place}#x)" mask="url({place}#x)"/>'
        f'<style>@import url("{place}");</style>'
        f"<style>rect {{ fill: url({place}) }}</style>"
        f'<foreignObject><iframe src="{place}"/></foreignObject>'
        f'<script href="{place}"/>'
        f'<animate attributeName="fill" href="{place}"/>'
        for place in places
    )
    begin = "".join(f'<?xml-stylesheet href="{place}" type="text/css"?>' for place in places)
    document = f"{begin}{HEAD}viewBox='0 0 100 140'>{body}{CARD}</svg>"
    found = reduced(document.encode())
    image = drawn(found.svg)
    assert [each.stat().st_atime for each in secrets] == [0, 0], "read by somebody"
    assert seen == []
    assert found.points_elsewhere
    for place in (*places, "@import", "stylesheet", "script", "filter", "animate", "foreign"):
        assert place.encode() not in found.svg, place
    assert image.pixelColor(50, 70).name() == "#ff0000"


def test_qt_alone_would_open_a_file(tmp_path: Path) -> None:
    """So the reduction is needed: the day on which Qt does not, this says so."""
    QImage(50, 50, QImage.Format.Format_RGB32).save(str(tmp_path / "secret.png"))
    path = tmp_path / "drawing.svg"
    path.write_text(
        svg('<image width="100" height="140" xlink:href="secret.png"/>', 100, 140), encoding="utf-8"
    )
    image = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    assert image.pixelColor(50, 70).alpha() > 0


LAUGHS = "".join(f'<!ENTITY l{n} "' + f"&l{n - 1};" * 10 + '">' for n in range(1, 10))
USES = "".join(
    f'<g id="u{n}">' + f'<use xlink:href="#u{n - 1}"/>' * 10 + "</g>" for n in range(1, 12)
)


@pytest.mark.parametrize(
    "document",
    [
        f'<!DOCTYPE svg [<!ENTITY l0 "laugh">{LAUGHS}]>{HEAD}><text>&l9;</text></svg>',
        f'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>{HEAD}><text>&x;</text></svg>',
        f'<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]>{HEAD}></svg>',
        svg('<g id="a"><use xlink:href="#a"/></g>'),
        svg('<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'),
        svg('<linearGradient id="a" xlink:href="#a"/>'),
        svg("<g>" * (DEEPEST + 1) + "</g>" * (DEEPEST + 1)),
        svg("<g/>" * (MOST_ELEMENTS + 1)),
        svg(
            "".join(f'<g id="c{n}"><use xlink:href="#c{n + 1}"/></g>' for n in range(5 * DEEPEST))
            + f'<g id="c{5 * DEEPEST}"/>'
        ),
        svg(f'<image width="9" height="9" xlink:href="{picture(2000, MOST_PIXELS // 2000 + 1)}"/>'),
    ],
    ids=[
        "laughs", "entity", "parameter entity", "itself", "each other", "gradient", "deep", "many",
        "chain", "picture",
    ],
)  # fmt: skip
def test_what_would_not_come_to_an_end_is_refused(document: str) -> None:
    with pytest.raises(HostileSvg):
        reduced(document.encode())


def test_what_is_used_is_counted_as_often_as_it_is_drawn() -> None:
    found = reduced(svg(f'<g id="u0"><rect/></g>{USES}').encode())
    assert found.weights["u11"] > 10**11


@pytest.mark.parametrize(
    "data", [b"", b"\x00\xff", b"<svg>", b"<html></html>", b"no", svg("<g>").encode()]
)
def test_what_is_no_svg_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(BadSvg):
        reduced(data)


@pytest.mark.parametrize(
    "numbers",
    [
        'x="-1e30" y="1e30" width="1e38" height="1e38"',
        'width="100" height="140" stroke="red" stroke-width="1e30" stroke-dasharray="0.00001"',
        'width="100" height="140" transform="scale(1e30) rotate(1e30)"',
        'width="nan" height="inf" rx="-5"',
    ],
)
@pytest.mark.qt_log_ignore("too long to rasterize", "out of range")
def test_huge_numbers_are_drawn_in_no_time(numbers: str) -> None:
    """It would not come back: the time that a test may take ends it."""
    text = svg(f"<rect {numbers}/>{CARD}", 100, 140)
    for document in (text, text.replace('0 0 100 140"', '0 0 1e30 1e30"')):
        drawn(reduced(document.encode()).svg)


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_picture_in_the_document_is_shown(kind: str) -> None:
    found = reduced(
        svg(
            f'<image width="100" height="140" xlink:href="{picture(9, 9, kind)}"/>', 100, 140
        ).encode()
    )
    assert drawn(found.svg).pixelColor(50, 70).green() > 250
    assert not found.points_elsewhere and not found.undrawn


@pytest.mark.parametrize(
    "link",
    [
        "data:image/svg+xml;base64," + base64.b64encode(svg(CARD).encode()).decode(),
        "data:image/png;base64,AAAA",
        "data:image/png;base64,!",
        picture(9, 9, "BMP"),
    ],
)
def test_what_shows_another_picture_is_named(link: str) -> None:
    body = (
        f'<g id="shows"><image width="100" height="140" xlink:href="{link}"/></g>'
        f'<g id="uses"><use xlink:href="#shows"/></g>{CARD}'
    )
    found = reduced(svg(body, 100, 140).encode())
    assert found.undrawn == {"shows", "uses"}
    assert b"<image" not in found.svg


def test_a_symbol_of_a_size_of_its_own_is_named() -> None:
    body = f'<symbol id="pip" viewBox="0 0 9 9">{CARD}</symbol><use id="u" xlink:href="#pip"/>'
    assert reduced(svg(body).encode()).undrawn == {"pip", "u"}


def test_what_is_used_and_is_not_there_is_left_out() -> None:
    """Qt would say so each time that the card is drawn."""
    assert b"<use" not in reduced(svg('<use xlink:href="#gone"/>').encode()).svg
