"""The twelve courts of Salon Déco."""

from __future__ import annotations

from typing import Final

from farwhist.engine.cards import Rank, Suit
from farwhist.ui.deck.court import (
    beards,
    caps,
    collars,
    crowns,
    flowers,
    hair,
    heads,
    robes,
    things,
    tiaras,
)
from farwhist.ui.deck.court.heads import Face
from farwhist.ui.deck.court.person import Person

_BLACK, _DARK, _BROWN, _RED = "#2A2320", "#43322A", "#6B4326", "#9A4A20"
_AUBURN, _BLOND, _STRAW, _GREY = "#7C3A1D", "#B5853A", "#D3A650", "#A9A6A0"
_STERN = Face(brow=1.7)
_LADY = Face(brow=0.95, soft=True)

DECO: Final[dict[tuple[Rank, Suit], Person]] = {
    (Rank.KING, Suit.SPADES): Person(
        _BLACK,
        (13, 16),
        _STERN,
        (hair.waves,),
        robes.chevrons,
        (collars.ermine,),
        (hair.temples, beards.forked, crowns.five_points),
        (things.sword,),
    ),
    (Rank.KING, Suit.HEARTS): Person(
        _BLOND,
        (86, 15),
        Face(turn=-0.8, brow=1.5),
        (things.raised_sword, hair.waves),
        robes.scales,
        (collars.cape,),
        (hair.temples, beards.short, crowns.imperial),
        (things.orb,),
        left=True,
    ),
    (Rank.KING, Suit.DIAMONDS): Person(
        _GREY,
        (87, 16),
        None,
        (),
        robes.harlequin,
        (collars.lapels,),
        (beards.pointed_side, hair.side_waves, crowns.rays),
        (things.axe,),
        left=True,
    ),
    (Rank.KING, Suit.CLUBS): Person(
        _AUBURN,
        (13, 16),
        Face(turn=0.7, brow=1.7),
        (hair.curls,),
        robes.stripes,
        (collars.chain,),
        (hair.temples, beards.full, crowns.trefoils),
        (things.sceptre,),
    ),
    (Rank.QUEEN, Suit.SPADES): Person(
        _BLACK,
        (13, 16),
        Face(turn=0.6, brow=1.0, soft=True, mark=True),
        (hair.veil,),
        robes.chevrons,
        (robes.bodice, collars.necklace),
        (hair.parting, tiaras.gothic),
        (flowers.lily_sceptre,),
    ),
    (Rank.QUEEN, Suit.HEARTS): Person(
        _RED,
        (87, 16),
        _LADY,
        (hair.long,),
        robes.scales,
        (robes.bodice, collars.pearls),
        (hair.parting, heads.earrings, tiaras.fan),
        (flowers.rose,),
        left=True,
    ),
    (Rank.QUEEN, Suit.DIAMONDS): Person(
        _STRAW,
        (13, 22),
        Face(turn=-0.7, brow=0.9, soft=True),
        (hair.bob,),
        robes.harlequin,
        (robes.bodice, collars.long_pearls),
        (hair.kiss_curls, tiaras.plumes),
        (flowers.hand_fan,),
    ),
    (Rank.QUEEN, Suit.CLUBS): Person(
        _BROWN,
        (13, 16),
        Face(turn=0.4, brow=1.0, soft=True),
        (collars.standing, hair.coils),
        robes.stripes,
        (robes.bodice, collars.necklace),
        (hair.parting, tiaras.leaves),
        (flowers.book,),
        left=True,
    ),
    (Rank.JACK, Suit.SPADES): Person(
        _DARK,
        (86, 46),
        None,
        (),
        robes.chevrons,
        (robes.doublet, collars.points),
        (hair.side_bob, caps.beret),
        (things.halberd,),
        left=True,
    ),
    (Rank.JACK, Suit.HEARTS): Person(
        _BLOND,
        (88, 14),
        Face(turn=-0.6, brow=1.2),
        (hair.page,),
        robes.scales,
        (robes.doublet, collars.scarf),
        (hair.fringe, caps.chaperon),
        (things.leaf,),
        left=True,
    ),
    (Rank.JACK, Suit.DIAMONDS): Person(
        _BROWN,
        (12, 42),
        Face(turn=0.7, brow=1.3),
        (hair.curls,),
        robes.harlequin,
        (robes.doublet, collars.ruff),
        (hair.temples, beards.cavalier, caps.brimmed),
        (things.horn,),
    ),
    (Rank.JACK, Suit.CLUBS): Person(
        _RED,
        (12, 46),
        Face(brow=1.2),
        (hair.page,),
        robes.stripes,
        (robes.doublet, collars.zigzag),
        (hair.temples, caps.bycocket),
        (things.quill,),
        left=True,
        mirrored=True,
    ),
}
"""Salon Déco."""
