"""An SVG that anybody may have written, reduced to shapes that load nothing and come to an end.

Qt's SVG library would open files that a drawing names, and draw without end what refers to itself.
So it is given another document: the same elements and attributes as far as they are known here,
without entities, scripts, animations, filters, and anything that lies outside the document.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QBuffer, QIODevice, QXmlStreamReader
from PySide6.QtGui import QImageReader

MOST_ELEMENTS: Final = 30_000
"""As many elements may there be; the largest deck of Debian's has 8,500."""
DEEPEST: Final = 100
"""As deep may elements lie in each other, and twice as deep with what they use."""
MOST_PIXELS: Final = 4_000_000
"""As many pixels may a picture in the document have, and all of them four times as many."""

_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK: Final = "http://www.w3.org/1999/xlink"

_ELEMENT_NAMES: Final = """
    svg g defs symbol use path rect circle ellipse line polyline polygon text tspan image
    linearGradient radialGradient stop style
"""
_PROPERTY_NAMES: Final = """
    color display fill fill-opacity fill-rule font-family font-size font-style font-variant
    font-weight opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
    stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
    vector-effect visibility
"""
_ATTRIBUTE_NAMES: Final = """
    class cx cy d fx fy gradientTransform gradientUnits height id offset points
    preserveAspectRatio r rx ry spreadMethod transform viewBox width x x1 x2 y y1 y2
"""
_ELEMENTS: Final = frozenset(_ELEMENT_NAMES.split())
_PROPERTIES: Final = frozenset(_PROPERTY_NAMES.split())
_ATTRIBUTES: Final = _PROPERTIES | frozenset(_ATTRIBUTE_NAMES.split())
_LINKING: Final = ("use", "image")
_PICTURE: Final = re.compile(r"data:image/[\w.+-]{1,20};base64,")
_PICTURES: Final = (b"png", b"jpeg")
_ELSEWHERE: Final = re.compile(r"url\((?!\s*['\"]?\s*#)", re.IGNORECASE)
_ESCAPED: Final = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;", "\t": "&#9;"}
)


class BadSvg(ValueError):
    """A document that is no SVG; the text says why."""


class HostileSvg(BadSvg):
    """One that holds entities, refers to itself, or is larger than any drawing of cards."""


class HarmlessSvg(Struct, frozen=True):
    """What is left of a document.

    Args:
        svg: another document, in UTF-8.
        weights: of its elements by their ids: how many shapes of usual size are drawn, counting
            what is used each time.
        undrawn: those of which Qt would not draw all.
        points_elsewhere: whether it named something outside itself.
    """

    svg: bytes
    weights: dict[str, int]
    undrawn: frozenset[str]
    points_elsewhere: bool


class _Node:
    """An element, as far as it is counted."""

    __slots__ = ("inside", "link", "undrawn", "weight")

    def __init__(self, weight: int = 1, link: str = "", *, undrawn: bool = False) -> None:
        self.weight = weight
        self.link = link
        self.undrawn = undrawn
        self.inside: list[_Node] = []


def reduced(data: bytes) -> HarmlessSvg:
    """Return what may be drawn of an SVG.

    Raises:
        BadSvg: it is none.
        HostileSvg: it would not come to an end, or is far too large.
    """
    return _Reducer(data).run()


class _Reducer:
    def __init__(self, data: bytes) -> None:
        self._buffer = _buffer(data)
        self._xml = QXmlStreamReader(self._buffer)
        self._written: list[str] = []
        self._open: list[tuple[str, _Node]] = []
        self._named: dict[str, _Node] = {}
        self._uses: list[tuple[int, str]] = []
        self._count = 0
        self._pixels = 0
        self._elsewhere = False

    def run(self) -> HarmlessSvg:
        kinds, root = QXmlStreamReader.TokenType, None
        while not self._xml.atEnd():
            kind = self._xml.readNext()
            if kind is kinds.DTD and self._xml.entityDeclarations():
                raise HostileSvg("It declares entities.")
            if kind is kinds.StartElement:
                node = self._begin()
                root = root or node
            elif kind is kinds.EndElement:
                self._written.append(f"</{self._open.pop()[0]}>")
            elif kind is kinds.Characters and self._open:
                self._write_text(self._xml.text())
        if self._xml.hasError() or root is None:
            raise BadSvg(self._xml.errorString())
        for place, link in self._uses:
            if link not in self._named:
                self._written[place] = ""
        drawn = _Sum(self._named)
        drawn.of(root)
        return HarmlessSvg(
            "".join(self._written).encode(),
            {name: drawn.of(node) for name, node in self._named.items()},
            frozenset(name for name, node in self._named.items() if drawn.undrawn(node)),
            self._elsewhere,
        )

    def _begin(self) -> _Node | None:
        """Write the beginning of an element; leave out the whole of one that is not known."""
        name = self._xml.name()
        known = self._xml.namespaceUri() in (_SVG, "") and name in _ELEMENTS
        outermost = not self._open
        if outermost and not (known and name == "svg"):
            raise BadSvg("It is no SVG.")
        if not known or (name == "svg" and not outermost):
            self._xml.skipCurrentElement()
            return None
        self._count += 1
        if self._count > MOST_ELEMENTS or len(self._open) > DEEPEST:
            raise HostileSvg("It has too many elements, or they lie too deep.")
        attributes = dict(self._attributes())
        node = self._node(name, attributes)
        if own := attributes.get("id"):
            self._named.setdefault(own, node)
        if not outermost:
            self._open[-1][1].inside.append(node)
        begun = f'{name} xmlns="{_SVG}" xmlns:xlink="{_XLINK}"' if outermost else name
        for each, value in attributes.items():
            begun += f' {each}="{_escaped(value)}"'
        if name in _LINKING:
            if not node.undrawn and "xlink:href" in attributes:
                if name == "use":
                    self._uses.append((len(self._written), node.link))
                self._written.append(f"<{begun}/>")
            self._xml.skipCurrentElement()
        else:
            self._written.append(f"<{begun}>")
            self._open.append((name, node))
        return node

    def _node(self, name: str, attributes: dict[str, str]) -> _Node:
        """Return how an element is counted."""
        link = attributes.get("xlink:href", "")
        if name == "image":
            pixels = self._pixels_of(link)
            return _Node(1 + pixels // 2000, undrawn=bool(link) and not pixels)
        length = sum(len(attributes.get(each, "")) for each in ("d", "points"))
        # Qt draws a symbol in its own size, whatever the size in which it is used.
        scaled = name == "symbol" and "viewBox" in attributes
        return _Node(1 + length // 200, link.removeprefix("#"), undrawn=scaled)

    def _pixels_of(self, link: str) -> int:
        """Return how many pixels a picture in the document has; 0 for one that is not known."""
        begin = _PICTURE.match(link)
        if begin is None:
            return 0
        try:
            data = binascii.a2b_base64(link[begin.end() :])
        except binascii.Error:
            return 0
        buffer = _buffer(data)
        reader = QImageReader(buffer)
        if reader.format().data() not in _PICTURES:
            return 0
        size = reader.size()
        pixels = max(size.width(), 0) * max(size.height(), 0)
        self._pixels += pixels
        if pixels > MOST_PIXELS or self._pixels > 4 * MOST_PIXELS:
            raise HostileSvg("A picture in it is too large.")
        return pixels

    def _attributes(self) -> Iterator[tuple[str, str]]:
        """Yield the known attributes of the element, without what lies elsewhere."""
        found = self._xml.attributes()
        for each in map(found.at, range(found.size())):
            space, name, value = each.namespaceUri(), each.name(), each.value()
            if name == "href" and space in (_XLINK, ""):
                if value.startswith("#") or _PICTURE.match(value):
                    yield "xlink:href", value
                else:
                    self._elsewhere = True
            elif name == "space" and space:
                yield "xml:space", value
            elif not space and name == "style":
                yield name, ";".join(self._declarations(value))
            elif not space and name in _ATTRIBUTES and not self._leaves(value):
                yield name, value

    def _declarations(self, style: str) -> Iterator[str]:
        for each in style.split(";"):
            if each.partition(":")[0].strip() in _PROPERTIES and not self._leaves(each):
                yield each

    def _leaves(self, value: str) -> bool:
        found = _ELSEWHERE.search(value) is not None
        self._elsewhere |= found
        return found

    def _write_text(self, text: str) -> None:
        name, node = self._open[-1]
        if name == "style" and ("@" in text or "\\" in text or self._leaves(text)):
            self._elsewhere = True
        elif name in ("style", "text", "tspan"):
            node.weight += len(text) // 20
            self._written.append(_escaped(text))


def _escaped(text: str) -> str:
    return text.translate(_ESCAPED)


def _buffer(data: bytes) -> QBuffer:
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return buffer


class _Sum:
    """Counts what is drawn, each element as often as it is used."""

    def __init__(self, named: dict[str, _Node]) -> None:
        self._named = named
        self._found: dict[_Node, tuple[int, bool]] = {}
        self._way: set[_Node] = set()

    def of(self, node: _Node) -> int:
        """Return how much drawing an element is; raises HostileSvg where it never ends."""
        return self._count(node)[0]

    def undrawn(self, node: _Node) -> bool:
        """Whether Qt would not draw all of the element and of what it uses."""
        return self._count(node)[1]

    def _count(self, node: _Node) -> tuple[int, bool]:
        if node in self._found:
            return self._found[node]
        if node in self._way or len(self._way) > 2 * DEEPEST:
            raise HostileSvg("It uses itself.")
        self._way.add(node)
        linked = self._named.get(node.link)
        parts = [self._count(each) for each in (*node.inside, *([linked] if linked else ()))]
        self._way.remove(node)
        whole = node.weight + sum(weight for weight, _ in parts)
        self._found[node] = whole, node.undrawn or any(undrawn for _, undrawn in parts)
        return self._found[node]
