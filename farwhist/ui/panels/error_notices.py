"""What has gone wrong and is not over yet, told in the notice above the table."""

from __future__ import annotations

from farwhist.ui.panels.notice import Notice
from farwhist.ui.wording.file_words import why_unkept


class ErrorNotices:
    """Says each trouble once, beside those that last, and takes it back when it is over."""

    def __init__(self, notice: Notice) -> None:
        self._notice = notice
        self._lasting: dict[str, str] = {}

    def say(self, text: str) -> None:
        """Tell what has happened; it stays until the player closes the notice."""
        self._notice.say("\n".join([*self._lasting.values(), text]))

    def begin(self, key: str, text: str) -> None:
        """Tell of a trouble that lasts; nothing is said again while it does."""
        if key not in self._lasting:
            self._lasting[key] = text
            self._notice.say("\n".join(self._lasting.values()))

    def begin_unkept(self, key: str, text: str, trouble: OSError) -> None:
        """Tell why something cannot be saved; {reason} in `text` is where that stands."""
        self.begin(key, text.format(reason=why_unkept(trouble)))

    def end(self, key: str) -> None:
        """Take a trouble back; those that last stay, unless the player has closed the notice."""
        if self._lasting.pop(key, None) is None or self._notice.isHidden():
            return
        if self._lasting:
            self._notice.say("\n".join(self._lasting.values()))
        else:
            self._notice.hide()

    def lasts(self, key: str) -> bool:
        """Whether a trouble has begun and not ended."""
        return key in self._lasting
