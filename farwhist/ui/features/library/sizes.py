"""Measures of the library, in pixels at a text of 100 %."""

from __future__ import annotations

from typing import Final

ROW: Final = 46
PREVIEW: Final = 456
NARROW: Final = 1100
"""Below this width the preview takes the place of the list."""
