"""Two deals by the keyboard with the real Orca on; arguments: a folder, then the command.

Prints as JSON, on the last line, what was to be heard and what Orca has said. Wants a screen
with a window manager and a D-Bus session of its own; what is spoken goes into a file, slowly.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from reader import BUTTONS, PATIENCE, Missing, Reader, activate, named, press, text, type_keys

ASKING = {
    "t": "No card has been played to this trick.",
    "b": "You, ",
    "u": "Trump: ",
    "shift+c": "You hold ",
    "r": "You hold ",
}
"""The asking keys, and how their answers begin before the first card is played."""

OUTPUT = re.compile(r"SPEECH OUTPUT: '(.*)'(?: voice=\w+)?\s*{")
SPEECH_DISPATCHER = {
    "speechd.conf": """
AudioOutputMethod "libao"
AddModule "writer" "sd_generic" "writer.conf"
DefaultModule writer
""",
    "modules/writer.conf": """
GenericExecuteSynth "echo \\'$DATA\\' >> {file}; sleep 0.2"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "none"
""",
}


class Orca:
    """Orca, started anew with settings of its own."""

    def __init__(self, folder: Path) -> None:
        self._log, self._spoken = folder / "orca.log", folder / "spoken.txt"
        self._log.touch()
        self._spoken.touch()
        settings = Path(os.environ["HOME"]) / ".config" / "speech-dispatcher"
        for name, content in SPEECH_DISPATCHER.items():
            (settings / name).parent.mkdir(parents=True, exist_ok=True)
            (settings / name).write_text(content.format(file=self._spoken), encoding="utf-8")
        command = ["orca", "--replace", "--debug-file", str(self._log)]
        with (folder / "orca.err").open("wb") as errors:
            self.process = subprocess.Popen(command, stdout=errors, stderr=errors)

    def spoken(self) -> str:
        """Return all that the synthesiser has begun to speak, sentence by sentence."""
        return plain(self._spoken.read_text(encoding="utf-8", errors="replace"))

    def end(self) -> list[str]:
        """End it, and return all texts that it has handed to the synthesiser."""
        self.process.terminate()  # when it writes the rest of its log
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
        log = self._log.read_text(encoding="utf-8", errors="replace")
        return [plain(each) for each in OUTPUT.findall(log)]


def plain(words: str) -> str:
    """Return words as the synthesiser of every release leaves them."""
    return " ".join(re.sub(r"[^\x00-\x7f]", "?", words).split())


class Player:
    """Presses keys, and goes on when what comes of them has been heard to its end."""

    def __init__(self, reader: Reader, orca: Orca) -> None:
        self._reader, self._orca = reader, orca

    def hear(self, words: str, since: int = 0) -> str:
        """Wait for these words after as many characters; return all that is heard from there on."""
        self._reader.until(
            f"to hear “{words}”", lambda: words in self._orca.spoken()[since:], alive=True
        )
        self._reader.until("silence", self._silent, alive=True)
        return self._orca.spoken()[since:].partition(words)[2]

    def _silent(self) -> bool:
        """Whether no sentence is begun for a while; one takes less."""
        before = self._orca.spoken()
        time.sleep(1.5)
        return self._orca.spoken() == before

    def type(self, *keys: str, hear: str) -> str:
        """Press keys, wait for these words, and return what is heard after them."""
        since = len(self._orca.spoken())
        type_keys(*keys)
        return self.hear(hear, since)


def begin(reader: Reader) -> None:
    """Press what stands between the first start and the first question."""
    pressed = set()

    def act() -> bool:
        for name in ("Skip tips", "Deal the cards"):
            button = named(reader.table(), BUTTONS, name)
            if button is not None and press(button):
                pressed.add(name)
        return "Skip tips" in pressed and named(reader.table(), BUTTONS, "Ready") is not None

    reader.until("the first question", act, alive=True)


def sit(reader: Reader, orca: Orca, found: dict[str, Any]) -> None:
    player = Player(reader, orca)
    reader.choose("Instant")
    activate("Far Whist")
    reader.until_active("Far Whist")
    begin(reader)
    player.hear("Choose your bid")
    found["answers"] = [start + player.type(key, hear=start) for key, start in ASKING.items()]
    player.type("1", "Return", hear="Deal 1 is scored.")
    player.type("Return", hear="Choose your bid")
    player.type("1", "Return", hear="Your turn.")
    player.type("Up", "Return", hear="Your turn.")
    player.type("Up", "Return", hear="Deal 2 is scored.")  # the last card is played by itself
    reader.choose("Event log")
    log = named(reader.window("Far Whist"), ("text",), "Event log")
    found["log"] = text(log).splitlines()


def main() -> None:
    folder, command = Path(sys.argv[1]), sys.argv[2:]
    reader = Reader(announcements=False)
    found: dict[str, Any] = {"missing": "", "answers": [], "log": []}
    orca = Orca(folder)
    try:
        reader.until("Orca to speak", orca.spoken)
        reader.start(command, folder / "program.err")
        sit(reader, orca, found)
    except (Missing, subprocess.CalledProcessError) as what:
        found["missing"] = str(what)
    finally:
        reader.kill()
        found |= {"spoken": orca.spoken(), "output": orca.end()}
    complaints = folder / "program.err"
    found["complaints"] = complaints.read_text(encoding="utf-8") if complaints.exists() else ""
    found["log"] = [plain(each) for each in found["log"]]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
