"""The pictures of the program: what is on the table, and what is pressed before each is taken."""

from collections.abc import Callable
from typing import NamedTuple

from farwhist.engine.match import Match

HUMAN = 0

Stop = Callable[[Match], bool]
"""Whether the match has come to where the picture is taken."""

SMALL, USUAL, LARGE = (1000, 650), (1280, 800), (1920, 1080)
PAGE = (900, 780)
"""Just larger than the window of preferences."""


def bidding(deal: int) -> Stop:
    """Stop where the player is asked for a call in this deal, and nobody has made one."""

    def stop(match: Match) -> bool:
        position = match.position
        return (
            position.deal == deal
            and not any(position.ready)
            and not position.tricks
            and not position.trick
            and _asked(match)
        )

    return stop


def playing(deal: int, tricks: int, laid: int = 2) -> Stop:
    """Stop where the player is asked for a card with `laid` in the trick, after so many tricks."""

    def stop(match: Match) -> bool:
        position = match.position
        here = position.deal == deal and len(position.tricks) >= tricks
        return here and len(position.trick) == laid and _asked(match)

    return stop


def asked(deal: int, times: int) -> Stop:
    """Stop where the player is asked for the so many-th time in this deal, whatever for."""
    seen: list[int] = []

    def stop(match: Match) -> bool:
        if match.position.deal == deal and _asked(match) and len(match.moves) not in seen:
            seen.append(len(match.moves))
        return len(seen) == times

    return stop


def last_card(deal: int) -> Stop:
    """Stop where the player is asked for the last card of a deal."""

    def stop(match: Match) -> bool:
        position = match.position
        return position.deal == deal and len(position.hands[HUMAN]) == 1 and _asked(match)

    return stop


def _asked(match: Match) -> bool:
    return any(each.seat == HUMAN and not each.settled for each in match.decisions)


class Scene(NamedTuple):
    """A match that was taken up, and the keys that are pressed in it.

    Attributes:
        keys: as xdotool names them; "wait:2" waits for two seconds, "click:10,20" clicks there,
            "moment:1" takes the picture a second later, whatever moves, "type:trump" writes,
            "frame:2" lets what is seen be a part of a moving picture, for two seconds.
        preferences: by their names in the file of preferences.
        played: how many matches stand in the statistics.
        slips: whether what the coach blames in the match comes back as questions.
        crashed: whether the run before this one has left a crash behind.
        twice: whether the program is open already, so that it is the second start that is seen.
        people: the names of all players, where several persons share the computer; they have the
            first seats, and opponents the last one.
        known: the names of people who have a profile besides the player.
        kept: whether finished matches of several games stand in the library.
        first: whether the program has never been started before; then there is no match yet.
    """

    stop: Stop
    keys: tuple[str, ...] = ()
    game: str = "elevator"
    seats: int = 4
    seed: int = 11
    size: tuple[int, int] = USUAL
    language: str = "en"
    preferences: tuple[tuple[str, str], ...] = ()
    played: int = 0
    slips: bool = False
    crashed: bool = False
    twice: bool = False
    people: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    kept: bool = False
    first: bool = False


DARK = (("table/window", "dark"),)
LIGHT = (("table/window", "light"),)
PLAIN = (("table/texture", "no"),)
"""A felt that makes small files; for pictures of windows in front of it."""

PAGES = (
    "game", "bidding", "trump", "play", "scoring", "sequence", "romanian_mode",
    "players", "table", "coach", "motion", "access", "keyboard", "language",
)  # fmt: skip
"""Those of the preferences, by their keys."""


def page(key: str, *keys: str, language: str = "en") -> Scene:
    """Return a scene of the preferences, open at one page."""
    opened = (*PLAIN, ("preferences/page", key))
    return Scene(
        bidding(4), ("ctrl+comma", *keys), size=PAGE, language=language, preferences=opened
    )


def in_light_and_dark(scenes: dict[str, Scene]) -> dict[str, Scene]:
    """Return each scene in both, by its name and by its name with "-dark"."""
    ways = (("", LIGHT), ("-dark", DARK))
    return {
        name + ending: scene._replace(preferences=(*scene.preferences, *shade))
        for name, scene in scenes.items()
        for ending, shade in ways
    }


WINDOWS: dict[str, Scene] = {
    "hands": Scene(bidding(7), ("alt+d", "h"), size=SMALL, preferences=PLAIN),
    "deal-number": Scene(bidding(4), ("alt+d", "n"), size=SMALL, preferences=PLAIN),
    "event-log": Scene(playing(8, 3), ("ctrl+l",), size=SMALL, preferences=PLAIN),
    "fair-play": Scene(bidding(4), ("alt+p", "f"), size=SMALL, preferences=PLAIN),
    "about": Scene(bidding(4), ("alt+h", "a", "click:269,75"), size=SMALL, preferences=PLAIN),
    "library": Scene(bidding(4), ("ctrl+shift+o",), size=SMALL, preferences=PLAIN),
    "pass-and-play": Scene(
        playing(8, 3), size=SMALL, preferences=PLAIN, people=("Maria", "Jonas", "Lena", "Eddie")
    ),
    "welcome": Scene(bidding(1), size=SMALL, preferences=PLAIN, first=True),
    "another-person": Scene(
        bidding(1),
        ("ctrl+n", "click:560,301"),
        size=SMALL,
        preferences=PLAIN,
        known=("Maria", "Jonas", "Lena"),
    ),
    "share": Scene(bidding(4), ("ctrl+shift+s",), size=SMALL, preferences=PLAIN),
    "first-steps": Scene(
        bidding(1), size=SMALL, preferences=(*PLAIN, ("steps/next", "0")), language="de"
    ),
    "lesson": Scene(bidding(4), ("alt+h", "t"), size=SMALL, preferences=PLAIN),
    "statistics-overview": Scene(bidding(4), ("ctrl+t",), size=PAGE, preferences=PLAIN, played=6),
    "statistics-bids": Scene(
        bidding(4), ("ctrl+t", "alt+b"), size=PAGE, preferences=PLAIN, played=6
    ),
    "statistics-shuffle": Scene(
        bidding(4), ("ctrl+t", "alt+h"), size=PAGE, preferences=PLAIN, played=6
    ),
    "statistics-reset": Scene(
        bidding(4), ("ctrl+t", "alt+r"), size=PAGE, preferences=PLAIN, played=6
    ),
    "introduction": Scene(
        bidding(4), ("alt+h", "w", "wait:1"), game="wizard", size=SMALL, preferences=PLAIN
    ),
    "settings-menu": Scene(
        bidding(4), ("alt+e", "wait:1"), size=SMALL, preferences=PLAIN, language="de"
    ),
    "learn-empty": Scene(bidding(1), ("ctrl+shift+l",), size=SMALL, preferences=PLAIN),
    "statistics-empty": Scene(bidding(1), ("ctrl+t",), size=SMALL, preferences=PLAIN),
    "crash": Scene(bidding(4), size=SMALL, preferences=PLAIN, crashed=True),
    "second-start": Scene(bidding(4), ("wait:10",), size=SMALL, preferences=PLAIN, twice=True),
    "preferences-search": page("game", "ctrl+f", "type:trumpf", "moment:4", language="de"),
    **{f"preferences-{key.removesuffix('_mode')}": page(key) for key in PAGES},
}
"""Every window that opens beside the table, taken in light and in dark."""

OF_SOFTWARE_CENTRES: dict[str, Scene] = {
    "table": Scene(playing(8, 3)),
    "bidding": Scene(bidding(5)),
    "scores": Scene(bidding(10), ("F4",)),
    "rules": Scene(bidding(4), ("ctrl+comma",)),
}
"""By name, those in docs/screenshots."""

OF_THE_README: dict[str, Scene] = {
    "deal": Scene(
        bidding(3),
        (
            "frame:2.5",
            *("h", "wait:4", "frame:2.5", "Return", "frame:1"),
            *("Return", "frame:2"),
            *(4 * ("h", "wait:4", "frame:1.6", "Return", "wait:2", "frame:1.6")),
            "wait:2",
            "frame:4",
        ),
        size=SMALL,
        preferences=PLAIN,
    ),
}
"""By name, those in docs/screenshots that move."""

OF_THE_SCREEN: dict[str, Scene] = {
    "table-1000": Scene(playing(8, 3), size=SMALL),
    "table-1280": Scene(playing(8, 3)),
    "table-1920": Scene(playing(8, 3), size=LARGE),
    "table-3-seats": Scene(playing(8, 5, 1), seats=3, language="de"),
    "table-7-seats": Scene(asked(4, 3), seats=7, language="ro"),
    "table-7-seats-1000": Scene(asked(4, 3), seats=7, size=SMALL, language="de"),
    "bid-13-cards-1000": Scene(bidding(7), size=SMALL),
    "bid-hint": Scene(bidding(5), ("h", "wait:4")),
    "card-hint": Scene(playing(8, 3), ("h", "wait:4")),
    "illegal": Scene(playing(8, 3), ("Home", "Return", "wait:3", "Return", "moment:1")),
    "exact": Scene(last_card(6), ("Return", "Return", "wait:3")),
    "clock": Scene(
        bidding(7), ("1", "Return", "moment:9"), preferences=(("table/time_to_play", "7"),)
    ),
    "study": Scene(bidding(6), ("ctrl+d", "wait:25", "d", "d"), preferences=PLAIN),
    "study-knew": Scene(bidding(6), ("ctrl+d", "wait:25", "d", "d", "k"), preferences=PLAIN),
    "library-full": Scene(bidding(4), ("ctrl+shift+o", "wait:3"), preferences=PLAIN, kept=True),
    "study-7-seats": Scene(
        asked(4, 1),
        ("ctrl+d", "wait:25", "d", "d", "k"),
        game="oh_hell",
        seats=7,
        size=SMALL,
        language="de",
        preferences=PLAIN,
    ),
    "report": Scene(bidding(6), ("ctrl+r", "wait:150"), preferences=PLAIN),
    "prepared": Scene(bidding(6), ("ctrl+shift+d", "wait:1"), preferences=PLAIN),
    "prepared-question": Scene(
        bidding(6),
        ("ctrl+shift+d", "wait:1", "Tab", "Tab", "Tab", "Tab", "Return", "wait:1"),
        size=SMALL,
        language="de",
        preferences=PLAIN,
    ),
    "learn": Scene(bidding(8), ("ctrl+shift+l",), slips=True, preferences=PLAIN),
    "learn-answer": Scene(
        bidding(8),
        ("ctrl+shift+l", "Right", "Return", "wait:1"),
        size=SMALL,
        language="de",
        slips=True,
        preferences=PLAIN,
    ),
    "given-back": Scene(
        bidding(5),
        ("9", "Return", "wait:25"),
        preferences=(*PLAIN, ("table/coach_teaches", "slip")),
    ),
    "summary-coach": Scene(
        last_card(6),
        ("Return", "Return", "wait:60"),
        preferences=(*PLAIN, ("table/coach_battery", "judge")),
    ),
    "editor": Scene(bidding(6), ("ctrl+e", "wait:1", "ctrl+r"), preferences=PLAIN),
    "podium": Scene(last_card(13), ("1", "Return", "wait:8", "Return", "wait:6")),
    "knockout": Scene(asked(4, 3), game="knockout"),
    "bid-whist": Scene(asked(3, 9), game="bid_whist"),
    "bid-whist-kitty": Scene(asked(1, 4), game="bid_whist_kitty"),
    "classic": Scene(asked(2, 5), game="classic"),
    "romanian": Scene(asked(6, 4), game="romanian", language="ro"),
    "oh-hell": Scene(asked(5, 3), game="oh_hell", seats=5),
    "spades": Scene(asked(2, 6), game="spades"),
    "wizard": Scene(asked(6, 4), game="wizard", seats=5),
    "bastard": Scene(asked(1, 5), game="bastard"),
    "new-match": Scene(bidding(1), ("ctrl+n",)),
    "new-match-dark": Scene(bidding(1), ("ctrl+n",), size=SMALL, preferences=(*PLAIN, *DARK)),
    "table-dark": Scene(playing(8, 3), size=SMALL, preferences=(*PLAIN, *DARK)),
    "new-match-1000": Scene(bidding(1), ("ctrl+n",), size=SMALL, language="de"),
    "score-sheet": Scene(bidding(10), ("F4",), preferences=LIGHT),
    "score-sheet-dark": Scene(bidding(10), ("F4",), preferences=DARK),
    "preferences": Scene(bidding(4), ("ctrl+comma",), preferences=LIGHT),
    "preferences-dark": Scene(bidding(4), ("ctrl+comma",), preferences=DARK, language="de"),
    "statistics": Scene(bidding(4), ("ctrl+t",), preferences=LIGHT),
    "statistics-dark": Scene(bidding(4), ("ctrl+t",), preferences=DARK),
    "help": Scene(bidding(4), ("F1",), preferences=LIGHT),
    "help-dark": Scene(bidding(4), ("F1",), preferences=DARK),
    **in_light_and_dark(WINDOWS),
    "large-text-1000": Scene(
        playing(8, 3), size=SMALL, language="de", preferences=(("text/size", "200"),)
    ),
    "large-text-bid": Scene(
        bidding(7), size=SMALL, language="de", preferences=(("text/size", "200"),)
    ),
    "large-text": Scene(playing(8, 3), preferences=(("text/size", "200"),)),
    "high-contrast": Scene(playing(8, 3), preferences=(("table/contrast", "on"),)),
}
"""By name, those in docs/screen."""
OF_THE_SCREEN |= {
    f"{name}-dark": OF_THE_SCREEN[name]._replace(size=SMALL, preferences=(*PLAIN, *DARK))
    for name in ("editor", "study", "report", "prepared", "learn")
}
