"""Who made the moves of a match, as its file tells it."""

from __future__ import annotations

from typing import Any

from farwhist.engine.makers import Maker, Makers


def made_data(made: Makers) -> dict[str, list[int]]:
    """Return it as a file holds it."""
    found: dict[str, list[int]] = {}
    for number in sorted(made):
        if made[number] is not Maker.SELF:
            found.setdefault(made[number].value, []).append(number)
    return found


def read_made(value: Any, late: Any) -> dict[int, Maker]:
    """Return what a file holds of it; `late` is how older files told of the clock.

    Raises:
        ValueError: it is damaged.
    """
    if not (isinstance(value, dict) and isinstance(late, list)):
        raise ValueError("no object, or no list")
    found: dict[int, Maker] = {}
    for name, numbers in [(Maker.CLOCK.value, late), *value.items()]:
        maker = Maker(name)
        if not isinstance(numbers, list) or maker is Maker.SELF:
            raise ValueError("no list of numbers")
        for number in numbers:
            if type(number) is not int or number < 0:
                raise ValueError("no number of a move")
            found[number] = maker
    return found
