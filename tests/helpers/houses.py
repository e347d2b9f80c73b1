"""How each preset is played, written out by hand: docs/rules.md#presets."""

from __future__ import annotations

from dataclasses import replace

from tests.helpers.walk import PACK_36, PACK_40, PACK_52, PACK_56, PACK_60, RANKS, House, need

MOST = {2: 26, 3: 17, 4: 13, 5: 10, 6: 8, 7: 7, 8: 6}
SUITS_NT = ("S", "H", "C", "D", None)


def down_up(top: int) -> list[int]:
    """top ... 1 ... top."""
    return [*range(top, 0, -1), *range(2, top + 1)]


def up_down(top: int) -> list[int]:
    """1 ... top ... 1."""
    return [*range(1, top + 1), *range(top - 1, 0, -1)]


def up_down_2(top: int) -> list[int]:
    """1, 3 ... 3, 1, with the largest odd number in the middle."""
    rise = list(range(1, top + 1, 2))
    return rise + rise[-2::-1]


def two_ranks_a_player(players: int) -> tuple[str, ...]:
    """Return the Romanian pack."""
    ranks = RANKS[-2 * players :]
    return tuple(card for card in PACK_52 if card[0] in ranks)


def up_down_by_all(top: int, seats: int) -> list[int]:
    """1 ... top ... 1, where the ones and the largest are dealt once by everybody."""
    rise = list(range(2, top))
    return [1] * seats + rise + [top] * seats + rise[::-1] + [1] * seats


def house(preset: str, seats: int) -> House:
    """Return what the records of a preset must show with so many seats."""
    most = MOST[seats]
    ten = min(10, most)
    rise, ones, eights = [2, 3, 4, 5, 6, 7], [1] * seats, [8] * seats
    players = min(seats, 6)
    romanian = House(
        (),
        "ROMANIAN",
        two_ranks_a_player(players),
        must_ruff=True,
        hook=True,
        dealer_out=seats == 7,
    )
    ones_in_the_middle = [*range(most, 1, -1), *ones, *range(2, most + 1)]
    rom_181 = ones + rise + eights + rise[::-1] + ones
    rom_818 = eights + rise[::-1] + ones + rise + eights
    spanish = PACK_36 if seats in {3, 6} else PACK_40
    pocha = House((), "POCHA", hook=True, tute=True, whole_to_dealer=True)
    houses = {
        "elevator": House(up_down_2(most)),
        "elevator_turn": House(up_down_2(most), hook=True),
        "elevator_32": House(
            up_down_2(8),
            pack=two_ranks_a_player(players),
            must_ruff=True,
            dealer_out=seats == 7,
        ),
        "oh_hell": House(down_up(ten), "CLASSIC10", hook=True),
        "blackout": House(down_up(ten), "EXACT10", hook=True),
        "german_bridge": House(up_down(most), "SQUARE_SQUARE", hook=True),
        "ascenseur": House(down_up(ten), "CLASSIC10", hook=True),
        "ascenseur_up": House(up_down(ten), "CLASSIC10", hook=True),
        "ascenseur_max": House(down_up(most), "CLASSIC10", hook=True),
        "ascenseur_2": House(up_down(most), "ASC2", hook=True),
        "podrida": House(ones_in_the_middle, "PODRIDA3", hook=True),
        "nomination": House(down_up(ten), "CLASSIC10", hook=True, rotation=SUITS_NT),
        "boerenbridge": House(down_up(ten), "BOER2P", hook=True),
        "judgement": House(range(ten, 0, -1), "EXACT10", hook=True, rotation=tuple("SDCH")),
        "romanian": replace(romanian, sizes=rom_181),
        "romanian_818": replace(romanian, sizes=rom_818),
        "romanian_premium": replace(romanian, sizes=rom_181, premium=True),
        "romanian_56": replace(romanian, sizes=rom_181, pack=PACK_56, dealer_out=False),
        "wizard": House(range(1, 60 // seats + 1), "WIZARD", PACK_60),
        "pocha": replace(
            pocha,
            sizes=up_down_by_all(len(spanish) // seats, seats),
            pack=spanish,
            ranks="24567JQK3A",
        ),
        "pocha_french": replace(pocha, sizes=up_down_by_all(most, seats)),
    }
    need(preset in houses, f"{preset} has no house in tests/helpers/houses.py")
    return houses[preset]
