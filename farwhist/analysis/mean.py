"""A mean with its error; Python's `statistics` is not in the installed program."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple, Self


class Mean(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, found: Sequence[float]) -> Self:
        """Return the mean of independent values, at least one; one alone has no error."""
        count = len(found)
        middle = fsum(found) / count
        spread = fsum((each - middle) ** 2 for each in found)
        return cls(middle, sqrt(spread / (count - 1) / count) if count > 1 else 0.0)
