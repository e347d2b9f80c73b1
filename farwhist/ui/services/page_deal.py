"""A deal that a page over the table shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText


class PageDeal(NamedTuple):
    """A deal that a page shows, and what it is called there.

    Args:
        text: returns the deal as far as the page shows it, None where it cannot be read any more.
        tell: says something on the page.
    """

    number: int
    text: Callable[[], DealText | None]
    tell: Callable[[str], object]
