"""Texts without case and accents, as a search compares them."""

from typing import Final

_ACCENTED: Final = {
    "a": "àáâãäåāăą",
    "c": "çćĉċč",
    "d": "ďđ",
    "e": "èéêëēĕėęě",
    "g": "ĝğġģ",
    "h": "ĥ",
    "i": "ìíîïĩīĭįı",
    "j": "ĵ",
    "k": "ķ",
    "l": "ĺļľł",
    "n": "ñńņň",
    "o": "òóôõöøōŏő",
    "r": "ŕŗř",
    "s": "śŝşšș",
    "t": "ţťț",
    "u": "ùúûüũūŭůűų",
    "w": "ŵ",
    "y": "ýÿŷ",
    "z": "źżž",
    " ": "\u00a0\u202f",
}  # Python's own table of letters is a megabyte more to install
_PLAIN: Final = {
    **{ord(each): plain for plain, accented in _ACCENTED.items() for each in accented},
    **dict.fromkeys(range(0x300, 0x370)),
}


def folded(text: str) -> str:
    """Return a text without case and accents."""
    return text.casefold().translate(_PLAIN)
