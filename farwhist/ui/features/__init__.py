"""Features of the window: one package each; none imports another.

Not here: what two features share.

A package here has a `manifest.py`, cheap to import, and what that names.
"""

from typing import Final

NAMES: Final = (
    "new_match",
    "library",
    "prepared",
    "learn",
    "editor",
    "statistics",
    "sharing",
    "together",
    "deal",
    "study",
    "report",
    "hints",
    "coaching",
    "fair_play",
    "preferences",
    "help",
    "tutorial",
    "first_steps",
    "introductions",
    "about",
)
"""All features: whoever adds one adds a line."""
