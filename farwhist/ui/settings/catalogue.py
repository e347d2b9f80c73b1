"""Every preference that the program keeps: key, values, default, and where it is chosen.

A row decides what stands in the file, what of it is used, and which control the window of
preferences has for it. What the rows and their values are called stands in
`preferences/preference_words.py`, what they mean in ``docs/formats.md``; tests tell what is
missing there.

Some of it is read before the first picture, so nothing large is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Literal, TypeVar, get_args

from msgspec import Struct

from farwhist.store.preferences import Json, Preferences

T = TypeVar("T", bound=Json)
Names = Callable[[], tuple[str, ...]]

Switch = Literal["yes", "no"]
Speed = Literal["slow", "normal", "fast", "instant"]
Motion = Literal["system", "full", "reduced", "none"]
Shade = Literal["system", "light", "dark"]
Hand = Literal["fan", "flat"]
Order = Literal["high", "low"]
Trumps = Literal["left", "fixed"]
EarlierTricks = Literal["last", "none", "all"]
GoOn = Literal["click", "5", "10"]
Limit = Literal["off", "7", "15", "30", "60"]
LibraryMost = Literal["all", "3000", "1000", "300", "100"]
LibraryMonths = Literal["always", "36", "12", "3"]
Teaches = Literal["off", "slip", "mistake", "blunder"]
Cores = Literal["1", "2", "4", "8"]
OnBattery = Literal["wait", "judge"]
Contrast = Literal["system", "on", "off"]
Verbosity = Literal["all", "turn", "off"]
Control = Literal["", "gallery", "list", "segments", "switch", "slider"]

FELTS: Final = ("green", "navy", "burgundy", "charcoal", "daylight")
PAUSES: Final = ("instant", "short", "normal", "long", "click")
ZOOMS: Final = ("80", "90", "100", "110", "120", "130")
TEXT_SIZES: Final = ("100", "125", "150", "175", "200")
LOUDEST: Final = 100

AVATARS: Final = 12
"""How many pictures of players there are."""

LONGEST_NAME: Final = 20
"""The most characters of a player's name."""


def _none() -> tuple[Any, ...]:
    return ()


class Preference(Struct, Generic[T], frozen=True, eq=False):
    """One preference.

    Attributes:
        key: section and name, as in ``table/felt``.
        default: what holds as long as nothing that fits is chosen. It does not stand in the file.
        offered: gives the values to choose from, in the order of the control; empty if no list.
        judge: whether a value fits; by default one that is offered, or any if none are.
        control: what the window of preferences has for it; empty where a page makes more of it.
        place: a page of that window and the part of it, as in ``table.hand``; either may be empty.
    """

    key: str
    default: T
    offered: Callable[[], tuple[T, ...]] = _none
    judge: Callable[[T], bool] | None = None
    control: Control = ""
    place: str = ""

    @property
    def section(self) -> str:
        """The section of the key."""
        return self.key.partition("/")[0]

    @property
    def name(self) -> str:
        """The part of the key after its section."""
        return self.key.partition("/")[2]

    @property
    def page(self) -> str:
        """The page of the window of preferences; empty where it is not chosen there."""
        return self.place.partition(".")[0]

    @property
    def part(self) -> str:
        """The part of that page; empty for the one without a heading."""
        return self.place.partition(".")[2]

    @property
    def values(self) -> tuple[T, ...]:
        """The values to choose from, in the order of the control."""
        return self.offered()

    def fits(self, value: T) -> bool:
        """Whether a value of the right type means anything."""
        if self.judge is not None:
            return self.judge(value)
        values = self.offered()
        return not values or value in values

    def sound(self, value: T) -> T:
        """Return `value` if it fits, otherwise the default."""
        return value if self.fits(value) else self.default

    def read(self, preferences: Preferences) -> T:
        """Return what is chosen, or the default when nothing that fits is."""
        return preferences.value(self.key, self.default, self.fits)

    def choose(self, preferences: Preferences, value: T) -> None:
        """Keep this value from now on."""
        preferences.choose(self.key, value, self.default)


class PreferenceGroup(Struct, frozen=True):
    """Texts, each kept under a name that another table has.

    Attributes:
        names: those names; one in capital letters stands for many, as ``COMMAND``.
        page: the page of the window of preferences on which they are chosen.
    """

    section: str
    names: tuple[str, ...]
    page: str

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys, as ``docs/formats.md`` writes them."""
        return tuple(f"{self.section}/{name}" for name in self.names)

    def chosen(self, preferences: Preferences) -> list[str]:
        """Return the names under which something is kept."""
        return [key.partition("/")[2] for key in preferences.keys(self.section)]

    def read(self, preferences: Preferences, name: str) -> str:
        """Return what is kept under a name; an empty text when nothing is."""
        return preferences.value(f"{self.section}/{name}", "")

    def keep(self, preferences: Preferences, name: str, text: str) -> None:
        """Keep this text, which may be empty, from now on."""
        preferences.set(f"{self.section}/{name}", text)

    def forget(self, preferences: Preferences, name: str) -> None:
        """Keep nothing under a name."""
        preferences.remove(f"{self.section}/{name}")


def _row(
    name: str, default: T, values: tuple[Any, ...] | Names, control: Control, place: str
) -> Preference[T]:
    """Return a row of the section "table"; `values` are any of `T`."""
    offered: Callable[[], tuple[Any, ...]] = values if callable(values) else lambda: values
    return Preference(f"table/{name}", default, offered, None, control, place)


def _switch(name: str, default: Switch, place: str) -> Preference[Switch]:
    return _row(name, default, get_args(Switch), "switch", place)


def _of_deck(what: str) -> Names:
    """Return what gives names of the deck when it is asked, after the first picture."""

    def names() -> tuple[str, ...]:
        from farwhist.ui.deck import options

        found: dict[str, tuple[str, ...]] = {
            "style": options.STYLES,
            "palette": tuple(options.PALETTES),
            "size": options.SIZES,
            "back": options.BACKS,
            "proportion": tuple(options.PROPORTIONS),
            "paper": tuple(options.PAPERS),
            "index": ("language", *options.LETTERS),
        }
        return found[what]

    return names


def _is_volume(text: str) -> bool:
    from farwhist.rules.numbers import whole

    return whole(text, LOUDEST) is not None


# --- page "table": the deck, the hand and the felt

STYLE: Final = _row("style", "deco", _of_deck("style"), "gallery", "table")
PALETTE: Final = _row("palette", "four", _of_deck("palette"), "gallery", "table")
SIZE: Final = _row("size", "standard", _of_deck("size"), "gallery", "table")
BACK: Final = _row("back", "waves-navy", _of_deck("back"), "gallery", "table")
PROPORTION: Final = _row("proportion", "poker", _of_deck("proportion"), "gallery", "table")
PAPER: Final = _row("paper", "normal", _of_deck("paper"), "gallery", "table")
INDEX: Final = _row("index", "language", _of_deck("index"), "list", "table")
"""The letters on the cards; "language" follows the language of the window."""
HAND: Final[Preference[Hand]] = _row("hand", "fan", get_args(Hand), "gallery", "table.hand")
ZOOM: Final = _row("zoom", "100", ZOOMS, "list", "table.hand")
ORDER: Final[Preference[Order]] = _row("order", "high", get_args(Order), "list", "table.hand")
TRUMPS: Final[Preference[Trumps]] = _row("trumps", "left", get_args(Trumps), "list", "table.hand")
"""Trumps lie left of the other suits, or where their suit is."""
LEGAL: Final = _switch("legal", "yes", "table.hand")
"""Whether what may not be played is veiled."""
FELT: Final = _row("felt", "green", FELTS, "gallery", "table.felt")
TEXTURE: Final = _switch("texture", "yes", "table.felt")
TRICKS: Final[Preference[EarlierTricks]] = _row(
    "tricks", "last", get_args(EarlierTricks), "list", "table.felt"
)
"""The tricks that may be looked at again."""
HINTS: Final = _switch("hints", "yes", "table.felt")
"""Whether hints are allowed in the matches that are begun from now on."""
WINDOW: Final[Preference[Shade]] = _row(
    "window", "system", get_args(Shade), "segments", "table.felt"
)

LIBRARY_MOST: Final[Preference[LibraryMost]] = _row(
    "library_most", "all", get_args(LibraryMost), "list", "table.library"
)
"""How many finished matches stay in the library."""
LIBRARY_MONTHS: Final[Preference[LibraryMonths]] = _row(
    "library_months", "always", get_args(LibraryMonths), "list", "table.library"
)
"""How many months a finished match stays there."""

# --- page "coach": what the coach does by itself

COACH_JUDGES: Final = _switch("coach_judges", "yes", "coach.coach")
"""Whether each deal is judged when it is over."""
COACH_LINE: Final = _switch("coach_line", "yes", "coach.coach")
"""Whether the summary of a deal tells what the coach found."""
COACH_MARKS: Final = _switch("coach_marks", "yes", "coach.coach")
"""Whether the study shows what the coach found."""
COACH_TEACHES: Final[Preference[Teaches]] = _row(
    "coach_teaches", "off", get_args(Teaches), "list", "coach.coach"
)
"""From which word on a move is given back before it is made."""
COACH_CORES: Final[Preference[Cores]] = _row(
    "coach_cores", "1", get_args(Cores), "list", "coach.work"
)
"""So many choices are judged at a time, each by a core of the processor; one core is left free."""
COACH_BATTERY: Final[Preference[OnBattery]] = _row(
    "coach_battery", "wait", get_args(OnBattery), "list", "coach.work"
)
"""Whether deals are judged while the computer runs on its battery."""

# --- page "motion": speeds and sounds

SPEED: Final[Preference[Speed]] = _row("speed", "normal", get_args(Speed), "list", "motion.motion")
PAUSE: Final = Preference(
    "table/pause", "normal", lambda: PAUSES, lambda text: text in PAUSES or text.isdecimal(),
    "slider", "motion.motion",
)  # fmt: skip
"""How long a complete trick stays: a name, or milliseconds."""
MOTION: Final[Preference[Motion]] = _row(
    "motion", "system", get_args(Motion), "list", "motion.motion"
)
GO_ON: Final[Preference[GoOn]] = _row("go_on", "click", get_args(GoOn), "list", "motion.motion")
"""After how many seconds the summary of a deal is left."""
LAST_CARD: Final = _switch("last_card", "yes", "motion.motion")
"""Whether the last card of a deal is played by itself."""
LIVELY: Final = _switch("lively", "no", "motion.motion")
THINKING: Final = _switch("thinking", "yes", "motion.motion")
"""Whether opponents take their time over a bid."""
FACES: Final = _switch("faces", "yes", "motion.motion")
"""Whether portraits look pleased or sorry after a deal."""
CELEBRATE: Final = _switch("celebrate", "yes", "motion.motion")
"""Whether an exact bid and a won match are celebrated."""
TIME_TO_BID: Final[Preference[Limit]] = _row(
    "time_to_bid", "off", get_args(Limit), "list", "motion.time"
)
"""How many seconds the player has for a bid or another call."""
TIME_TO_PLAY: Final[Preference[Limit]] = _row(
    "time_to_play", "off", get_args(Limit), "list", "motion.time"
)
"""How many seconds the player has for a card."""
VOLUME: Final = Preference("table/volume", "40", _none, _is_volume, "slider", "motion.sound")
MUTE: Final = _switch("mute", "no", "motion.sound")

# --- page "access": seeing, hearing, and playing without haste

TEXT_SIZE: Final = Preference("text/size", "100", lambda: TEXT_SIZES, None, "list", "access.seeing")
CONTRAST: Final[Preference[Contrast]] = _row(
    "contrast", "system", get_args(Contrast), "list", "access.seeing"
)
VERBOSITY: Final[Preference[Verbosity]] = Preference(
    "speech/verbosity", "all", lambda: get_args(Verbosity), None, "list", "access.hearing"
)
CONFIRM: Final = _switch("confirm", "no", "access.haste")
"""Whether a card is asked for twice."""
COOLDOWN: Final = _switch("cooldown", "no", "access.haste")
"""Whether clicks are ignored for half a second after a question."""
FORCED: Final = _switch("forced", "no", "access.haste")
"""Whether an only card is played by itself."""

# --- pages that make their own controls

LANGUAGE: Final = Preference("language/window", "system", place="language")
PLAYER_NAME: Final = Preference("players/name", "", place="players")
PLAYER_AVATAR: Final = Preference(
    "players/avatar", 0, judge=lambda number: 0 <= number < AVATARS, place="players"
)
_NOBODY: Final[list[Any]] = []
OPPONENTS: Final = Preference("players/opponents", _NOBODY, place="players")
PROFILES: Final = Preference("players/profiles", _NOBODY, place="players")
PERSON: Final = Preference("players/person", "first", place="players")
SINGLE_LETTERS: Final[Preference[Switch]] = Preference(
    "keys/letters", "yes", lambda: get_args(Switch), place="keyboard"
)
KEYS: Final = PreferenceGroup("keys", ("COMMAND",), "keyboard")
"""The keys of each command that has others than at first."""
STAGED_RULES: Final = PreferenceGroup("rules", ("preset", "seats", "option.KEY"), "game")
"""The rules of the next match, as `Draft.as_texts` writes them."""

# --- kept without being chosen

RECENT: Final = Preference("files/recent", _NOBODY)
"""The paths of the files that were opened or saved last, the last one first."""

GROWING: Final = frozenset({PROFILES.key, RECENT.key})
"""Lists to which two windows may add: what another one has added stays in them."""

FIRST_STEPS: Final = Preference("steps/next", "")
"""The number of the first step that has not been shown; empty before the welcome."""
WINDOW_PLACE: Final = Preference("window/geometry", "")
DOCKS: Final = Preference("window/state", "")
SCORES_WANTED: Final[Preference[Switch]] = Preference(
    "window/scores", "yes", lambda: get_args(Switch)
)
TOOLBAR: Final[Preference[Switch]] = Preference("window/toolbar", "yes", lambda: get_args(Switch))
"""Whether the toolbar stands above the table."""
SCORES_PLACE: Final = Preference("scores/geometry", "")


def _compared() -> tuple[str, ...]:
    from farwhist.bots import OFFERED  # nothing of it is needed before the first picture

    return ("none", *OFFERED)


SCORES_DUPLICATE: Final = Preference("scores/duplicate", "none", _compared)
"""Whose play of the same cards the score sheet shows."""
STATISTICS_PLACE: Final = Preference("statistics/geometry", "")
PREFERENCES_PLACE: Final = Preference("preferences/geometry", "")
PREFERENCES_PAGE: Final = Preference("preferences/page", "")

ROWS: Final[tuple[Preference[Any], ...]] = tuple(
    each for each in list(vars().values()) if isinstance(each, Preference)
)
"""Every row, page by page in the order in which its controls stand."""

GROUPS: Final = (KEYS, STAGED_RULES)


def on_page(page: str) -> tuple[Preference[Any], ...]:
    """Return the rows that have a control of their own on this page, in their order."""
    return tuple(row for row in ROWS if row.page == page and row.control)
