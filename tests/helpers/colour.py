"""Contrast and colour difference, also as people with a colour blindness see it.

Contrast is that of WCAG 2; colour blindness is Machado, Oliveira and Fernandes 2009 at severity 1,
applied to linear RGB; the difference is CIEDE2000 (Sharma, Wu and Dalal 2005) on Lab under D65.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

NORMAL: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
MACHADO: dict[str, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def _linear(colour: str) -> Triple:
    def one(at: int) -> float:
        c = int(colour[at : at + 2], 16) / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return one(1), one(3), one(5)


def _times(matrix: Matrix, v: Triple) -> Triple:
    a, b, c = (sum(x * y for x, y in zip(row, v, strict=True)) for row in matrix)
    return a, b, c


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast of two colours, from 1 to 21."""
    dark, light = sorted(_times(_XYZ, _linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, eye: Matrix = NORMAL) -> Triple:
    """Return the Lab of a colour as an eye sees it."""
    r, g, b = (min(1.0, max(0.0, c)) for c in _times(eye, _linear(colour)))

    def f(t: float) -> float:
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    x, y, z = (f(c / w) for c, w in zip(_times(_XYZ, (r, g, b)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Triple, other: Triple) -> float:
    """Return the difference of two Lab colours."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    grey = c1 * c2 == 0
    turn = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if grey else (h1 + turn / 2) % 360
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rc = 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    rt = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * rc
    return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)
