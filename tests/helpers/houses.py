"""How each preset is played, transcribed from the rules reference (2.7 presets, 3 and 4)."""

from __future__ import annotations

from tests.helpers.walk import PACK_52, RANKS, House

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


def house(preset: str, seats: int) -> House:
    """Return what the records of a preset must show with so many seats."""
    most = MOST[seats]
    ten = min(10, most)
    rise, ones, eights = [2, 3, 4, 5, 6, 7], [1] * seats, [8] * seats
    players = min(seats, 6)
    romanian = {
        "score": "ROMANIAN",
        "pack": two_ranks_a_player(players),
        "must_ruff": True,
        "hook": True,
        "dealer_out": seats == 7,
    }
    rom_181 = ones + rise + eights + rise[::-1] + ones
    rom_818 = eights + rise[::-1] + ones + rise + eights
    match preset:
        case "elevator":
            return House(up_down_2(most))
        case "elevator_turn":
            return House(up_down_2(most), hook=True)
        case "elevator_32":
            return House(up_down_2(8), pack=two_ranks_a_player(seats), must_ruff=True)
        case "oh_hell" | "ascenseur":
            return House(down_up(ten), "CLASSIC10", hook=True)
        case "blackout":
            return House(down_up(ten), "EXACT10", hook=True)
        case "german_bridge":
            return House(up_down(most), "SQUARE_SQUARE", hook=True)
        case "ascenseur_up":
            return House(up_down(ten), "CLASSIC10", hook=True)
        case "ascenseur_max":
            return House(down_up(most), "CLASSIC10", hook=True)
        case "ascenseur_2":
            return House(up_down(most), "ASC2", hook=True)
        case "podrida":
            sizes = [*range(most, 1, -1), *ones, *range(2, most + 1)]
            return House(sizes, "PODRIDA3", hook=True)
        case "nomination":
            return House(down_up(ten), "CLASSIC10", hook=True, rotation=SUITS_NT)
        case "boerenbridge":
            return House(down_up(ten), "BOER2P", hook=True)
        case "judgement":
            return House(range(ten, 0, -1), "EXACT10", hook=True, rotation=tuple("SDCH"))
        case "romanian":
            return House(rom_181, **romanian)  # type: ignore[arg-type]
        case "romanian_818":
            return House(rom_818, **romanian)  # type: ignore[arg-type]
        case "romanian_premium":
            return House(rom_181, premium=True, **romanian)  # type: ignore[arg-type]
    raise KeyError(preset)
