"""Tiny decks as other programs have them, drawn for the tests."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from pathlib import Path

SUITS = ("club", "diamond", "heart", "spade")
RANKS = (*map(str, range(1, 11)), "jack", "queen", "king")
COLOURS = {"club": "#00ff00", "diamond": "#0000ff", "heart": "#ff0000", "spade": "#101010"}
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '


def svg(body: str, wide: int = 1300, high: int = 700) -> str:
    """Return a document of this size."""
    return f'{HEAD}viewBox="0 0 {wide} {high}">{body}</svg>'


def cards(*, suit_first: bool, without: Iterable[str] = ()) -> str:
    """Return 52 cards in rows of thirteen, each 100 x 140 and of one colour, with round corners."""
    found = []
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            name = f"{suit}_{rank}" if suit_first else f"{rank}_{suit}"
            if name not in without:
                found.append(card(name, COLOURS[suit], column, row))
    return "".join(found)


def card(name: str, colour: str, column: int, row: int) -> str:
    """Return one card in this place."""
    return (
        f'<rect id="{name}" x="{100 * column}" y="{140 * row}" width="100" height="140" '
        f'rx="12" fill="{colour}"/>'
    )


BACK = card("back", "#ffff00", 2, 4)
JOKERS = card("joker_black", "#888888", 0, 4) + card("joker_red", "#ff8888", 1, 4)


def aisleriot(folder: Path, body: str = "", name: str = "tiny_deck.svg") -> Path:
    """Write a deck of AisleRiot, its drawing followed by `body`; packed if its name says so."""
    folder.mkdir(parents=True, exist_ok=True)
    text = svg(cards(suit_first=True) + JOKERS + BACK + body).encode()
    path = folder / name
    path.write_bytes(gzip.compress(text) if path.suffix == ".svgz" else text)
    return path


def kde(
    folder: Path, body: str = BACK, *, without: Iterable[str] = (), entries: str = "SVG=tiny.svgz"
) -> Path:
    """Write a deck of KDE, whose cards are followed by `body`; return the file that names it."""
    folder.mkdir(parents=True, exist_ok=True)
    text = svg(cards(suit_first=False, without=without) + body)
    (folder / "tiny.svgz").write_bytes(gzip.compress(text.encode()))
    path = folder / "index.desktop"
    path.write_text(f"[KDE Backdeck]\nName=Tiny\nName[de]=Winzig\n{entries}\n", encoding="utf-8")
    return path
