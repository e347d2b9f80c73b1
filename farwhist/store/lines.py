"""Lines of play that were tried in finished deals, in an SQLite file.

This module does not know what a line is: it keeps one text for each deal.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from farwhist.store.database import Database

FILE: Final = "lines.sqlite3"
MARK: Final = 0x46574C4E


def _first(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE deal (key TEXT NOT NULL PRIMARY KEY, lines TEXT NOT NULL)")


STEPS: Final = (_first,)


class LineStore:
    """The lines in one file, which is made when the first of them is kept."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path, MARK, STEPS)

    def find(self, key: str) -> str:
        """Return what is kept of a deal, or nothing; raises Trouble if it cannot be read."""

        def look(connection: sqlite3.Connection) -> str:
            row = connection.execute("SELECT lines FROM deal WHERE key = ?", (key,)).fetchone()
            return "" if row is None else str(row[0])

        return self.database.read(look, "")

    def set_aside(self, key: str) -> None:
        """Let what is kept of a deal stay in the file under another key, for it is damaged."""
        self.database.write(
            lambda connection: connection.execute(
                "UPDATE OR IGNORE deal SET key = key || ' damaged' WHERE key = ?", (key,)
            )
        )

    def keep(self, key: str, lines: str) -> None:
        """Keep this of a deal in place of what was kept before; nothing leaves nothing.

        Raises:
            Trouble: that is impossible.
        """

        def write(connection: sqlite3.Connection) -> None:
            if lines:
                connection.execute("INSERT OR REPLACE INTO deal VALUES (?, ?)", (key, lines))
            else:
                connection.execute("DELETE FROM deal WHERE key = ?", (key,))

        self.database.write(write)
