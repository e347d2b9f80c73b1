"""Several names in one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def listed(names: Iterable[str]) -> str:
    """Return "Nora", "Nora and Eddie", or "Nora, Eddie and Oscar"; nothing for none."""
    *first, last = [*names] or [""]
    if not first:
        return last
    text = translate("Scores", "{one} and {other}")
    return text.format(one=", ".join(first), other=last)
