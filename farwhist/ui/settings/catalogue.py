"""Every preference that the program keeps: key, default, values with their words, and its place.

A row decides what stands in the file, what of it is used, which control the window of preferences
has for it and what that says. What the keys mean stands in ``docs/formats.md``, too; a test tells
what is missing there. Some rows are read before the first picture, so nothing large is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final, Literal

from farwhist.ui.settings.preference import (
    QT_TRANSLATE_NOOP,
    Preference,
    PreferenceGroup,
    PreferenceRecord,
    translate,
)

Switch = Literal["yes", "no"]
Shade = Literal["system", "light", "dark"]
Limit = Literal["off", "7", "15", "30", "60"]
Teaches = Literal["off", "slip", "mistake", "blunder"]
Contrast = Literal["system", "on", "off"]
Verbosity = Literal["all", "turn", "off"]
Learns = Literal["off", "match", "matches"]
SpeechLength = Literal["short", "normal", "full"]

PAUSES: Final = ("instant", "short", "normal", "long", "click")
LOUDEST: Final = 100

AVATARS: Final = 12
"""How many pictures of players there are."""

LONGEST_NAME: Final = 20
"""The most characters of a player's name."""

PAGE_GROUPS: Final = {
    "rules": QT_TRANSLATE_NOOP("Preferences", "Rules"),
    "table": QT_TRANSLATE_NOOP("Preferences", "At the table"),
    "program": QT_TRANSLATE_NOOP("Preferences", "The program"),
}
"""The groups of pages in their order, and the heading of each."""

HAND_ORDER: Final = ("order", "suits", "trumps", "colours", "keep_hand")
"""The rows of which each person has values of her own, by their names in `TableRows`."""

PARTS: Final = {
    "table.hand": QT_TRANSLATE_NOOP("Preferences", "Your hand"),
    "table.felt": QT_TRANSLATE_NOOP("Preferences", "The table"),
    "table.library": QT_TRANSLATE_NOOP("Preferences", "Finished matches"),
    "coach.coach": QT_TRANSLATE_NOOP("Preferences", "The coach"),
    "coach.work": QT_TRANSLATE_NOOP("Preferences", "How it works"),
    "motion.motion": QT_TRANSLATE_NOOP("Preferences", "Motion"),
    "motion.time": QT_TRANSLATE_NOOP("Preferences", "Your clock"),
    "motion.sound": QT_TRANSLATE_NOOP("Preferences", "Sound"),
    "access.seeing": QT_TRANSLATE_NOOP("Preferences", "Vision"),
    "access.hearing": QT_TRANSLATE_NOOP("Preferences", "Speech"),
    "access.haste": QT_TRANSLATE_NOOP("Preferences", "Timing"),
}
"""The parts of the pages in their order, and the heading of each."""

NOTES: Final = {
    "table.hand": (
        QT_TRANSLATE_NOOP(
            "Preferences",
            "The order of the cards is that of the person at the table; each has their own. You "
            "can also drag a card to another place in your hand.",
        ),
    ),
    "table.felt": (
        QT_TRANSLATE_NOOP(
            "Preferences",
            "Experts see from finished deals who plays by simple rules, and play accordingly. "
            "They know nothing that is not open to all.",
        ),
    ),
    "coach.coach": (
        QT_TRANSLATE_NOOP(
            "Preferences",
            "The coach checks your bids and cards before they count, and asks once whether "
            "you want to take one back. Such a match counts as assisted.",
        ),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "The stake is what a choice can win or lose: in exact-bid games, the points "
            "between exact and one off. Only clear losses count.",
        ),
        QT_TRANSLATE_NOOP(
            "Preferences",
            "It stays silent in lessons, in matches without hints and when several people play.",
        ),
    ),
}
"""What stands below the rows of a part."""

YES_NO: Final[dict[Switch, str]] = {"yes": "", "no": ""}

LIMITS: Final[dict[Limit, str]] = {
    "off": QT_TRANSLATE_NOOP("Preferences", "Unlimited"),
    "7": QT_TRANSLATE_NOOP("Preferences", "7 seconds"),
    "15": QT_TRANSLATE_NOOP("Preferences", "15 seconds"),
    "30": QT_TRANSLATE_NOOP("Preferences", "30 seconds"),
    "60": QT_TRANSLATE_NOOP("Preferences", "60 seconds"),
}


def _switch(key: str, default: Switch, place: str, label: str) -> Preference[Switch]:
    return Preference(key, default, YES_NO, label=label, control="switch", place=place)


def _percentages(*sizes: str) -> Callable[[], dict[str, str]]:
    def words() -> dict[str, str]:
        from farwhist.ui.wording.number_words import percentage

        return {size: percentage(size) for size in sizes}

    return words


def _letters() -> dict[str, str]:
    """Return the letters of the cards in each language that has some of its own."""
    from farwhist.ui.deck.options import LETTERS
    from farwhist.ui.settings.languages import native_name

    several = {
        "it-local": translate("Preferences", "Italian"),
        "ro-local": translate("Preferences", "Romanian"),
        "nl": translate("Preferences", "Dutch"),
        "da": translate("Preferences", "Danish"),
        "sv": translate("Preferences", "Swedish"),
        "pl": translate("Preferences", "Polish"),
        "pt-local": translate("Preferences", "Portuguese"),
        "ru": translate("Preferences", "Russian"),
    }
    return {"language": translate("Preferences", "Same as the program")} | {
        key: f"{' '.join(letters)}   {several.get(key) or native_name(key)}"
        for key, letters in LETTERS.items()
    }


def _suit_orders() -> dict[str, str]:
    """Return all orders of the suits, the usual one first, and the names of the suits in each."""
    from farwhist.ui.viewmodels.hand_order import SUITS
    from farwhist.ui.wording.card_names import suit_name, suit_title
    from farwhist.ui.wording.punctuation import joined

    return {
        "".join(suit.letter for suit in order): joined(
            [suit_title(order[0]), *map(suit_name, order[1:])]
        )
        for order in permutations(SUITS)
    }


def _is_volume(text: str) -> bool:
    from farwhist.rules.numbers import whole

    return whole(text, LOUDEST) is not None


class TableRows(PreferenceRecord):
    """What table, sounds and coach follow: as a class the preferences, as a record their values."""

    # --- page "table": the deck, the hand and the felt

    style = Preference(
        "table/style",
        "deco",
        {
            "deco": QT_TRANSLATE_NOOP("Preferences", "Salon Déco"),
            "woodcut": QT_TRANSLATE_NOOP("Preferences", "Woodcut"),
            "emblem": QT_TRANSLATE_NOOP("Preferences", "Emblem"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Deck"),
        control="gallery",
        place="table",
    )
    foreign_deck = Preference(
        "table/foreign_deck",
        "",
        label=QT_TRANSLATE_NOOP("Preferences", "Deck from a folder"),
        control="list",
        place="table",
    )
    """The file of a deck of another program; empty for our own."""
    foreign_back = _switch(
        "table/foreign_back",
        "yes",
        "table",
        QT_TRANSLATE_NOOP("Preferences", "Use the back of that deck"),
    )
    palette = Preference(
        "table/palette",
        "four",
        {
            "four": QT_TRANSLATE_NOOP("Preferences", "Four colours"),
            "classic": QT_TRANSLATE_NOOP("Preferences", "Classic"),
            "contrast": QT_TRANSLATE_NOOP("Preferences", "Four colours, high contrast"),
            "skat": QT_TRANSLATE_NOOP("Preferences", "Skat tournament"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Colours of the suits"),
        control="gallery",
        place="table",
    )
    size = Preference(
        "table/size",
        "standard",
        {
            "standard": QT_TRANSLATE_NOOP("Preferences", "Standard"),
            "large": QT_TRANSLATE_NOOP("Preferences", "Large"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Index size"),
        control="gallery",
        place="table",
    )
    back = Preference(
        "table/back",
        "waves-navy",
        {
            "waves-navy": QT_TRANSLATE_NOOP("Preferences", "Navy waves"),
            "lattice-burgundy": QT_TRANSLATE_NOOP("Preferences", "Burgundy lattice"),
            "waves-green": QT_TRANSLATE_NOOP("Preferences", "Green waves"),
            "sunray-teal": QT_TRANSLATE_NOOP("Preferences", "Teal sunray"),
            "plain": QT_TRANSLATE_NOOP("Preferences", "Plain"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Card backs"),
        control="gallery",
        place="table",
    )
    proportion = Preference(
        "table/proportion",
        "poker",
        {
            "poker": QT_TRANSLATE_NOOP("Preferences", "Poker"),
            "bridge": QT_TRANSLATE_NOOP("Preferences", "Bridge, narrower"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Card shape"),
        control="gallery",
        place="table",
    )
    paper = Preference(
        "table/paper",
        "normal",
        {
            "normal": QT_TRANSLATE_NOOP("Preferences", "Light paper"),
            "dim": QT_TRANSLATE_NOOP("Preferences", "Dim paper"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Paper"),
        control="gallery",
        place="table",
    )
    index = Preference(
        "table/index",
        "language",
        _letters,
        label=QT_TRANSLATE_NOOP("Preferences", "Letters on the cards"),
        control="list",
        place="table",
    )
    """The letters on the cards; "language" follows the language of the window."""
    hand: Preference[Literal["fan", "flat"]] = Preference(
        "table/hand",
        "fan",
        {
            "fan": QT_TRANSLATE_NOOP("Preferences", "A fan"),
            "flat": QT_TRANSLATE_NOOP("Preferences", "Flat"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Hand layout"),
        control="gallery",
        place="table.hand",
    )
    zoom = Preference(
        "table/zoom",
        "100",
        _percentages("80", "90", "100", "110", "120", "130"),
        label=QT_TRANSLATE_NOOP("Preferences", "Hand size"),
        control="list",
        place="table.hand",
    )
    order: Preference[Literal["high", "low"]] = Preference(
        "table/order",
        "high",
        {
            "high": QT_TRANSLATE_NOOP("Preferences", "High cards left"),
            "low": QT_TRANSLATE_NOOP("Preferences", "Low cards left"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Order within a suit"),
        control="list",
        place="table.hand",
    )
    suits = Preference(
        "table/suits",
        "SHCD",
        _suit_orders,
        label=QT_TRANSLATE_NOOP("Preferences", "Order of the suits"),
        control="list",
        place="table.hand",
    )
    """The suits from left to right."""
    trumps: Preference[Literal["left", "right", "fixed"]] = Preference(
        "table/trumps",
        "left",
        {
            "left": QT_TRANSLATE_NOOP("Preferences", "Left of the other suits"),
            "right": QT_TRANSLATE_NOOP("Preferences", "Right of the other suits"),
            "fixed": QT_TRANSLATE_NOOP("Preferences", "Where their suit is"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Trumps"),
        control="list",
        place="table.hand",
    )
    colours = _switch(
        "table/colours",
        "yes",
        "table.hand",
        QT_TRANSLATE_NOOP("Preferences", "Alternate red and black suits"),
    )
    keep_hand = _switch(
        "table/keep_hand",
        "no",
        "table.hand",
        QT_TRANSLATE_NOOP("Preferences", "Keep the order of the hand within a deal"),
    )
    legal = _switch(
        "table/legal", "yes", "table.hand", QT_TRANSLATE_NOOP("Preferences", "Dim unplayable cards")
    )
    digits = _switch(
        "table/digits",
        "no",
        "table.hand",
        QT_TRANSLATE_NOOP("Preferences", "Digits play the first, second, third … playable card"),
    )
    felt = Preference(
        "table/felt",
        "green",
        {
            "green": QT_TRANSLATE_NOOP("Preferences", "Green salon"),
            "navy": QT_TRANSLATE_NOOP("Preferences", "Navy club"),
            "burgundy": QT_TRANSLATE_NOOP("Preferences", "Burgundy"),
            "charcoal": QT_TRANSLATE_NOOP("Preferences", "Charcoal"),
            "daylight": QT_TRANSLATE_NOOP("Preferences", "Daylight"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Felt"),
        control="gallery",
        place="table.felt",
    )
    texture = _switch(
        "table/texture", "yes", "table.felt", QT_TRANSLATE_NOOP("Preferences", "Textured felt")
    )
    tricks: Preference[Literal["last", "none", "all"]] = Preference(
        "table/tricks",
        "last",
        {
            "last": QT_TRANSLATE_NOOP("Preferences", "The last one"),
            "none": QT_TRANSLATE_NOOP("Preferences", "None"),
            "all": QT_TRANSLATE_NOOP("Preferences", "All of the deal"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Trick review"),
        control="list",
        place="table.felt",
    )
    """The tricks that may be looked at again."""
    learn: Preference[Learns] = Preference(
        "table/learn",
        "match",
        {
            "off": QT_TRANSLATE_NOOP("Preferences", "Never"),
            "match": QT_TRANSLATE_NOOP("Preferences", "In this match"),
            "matches": QT_TRANSLATE_NOOP("Preferences", "Also in later matches"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Experts notice how you play"),
        control="list",
        place="table.felt",
    )
    """Whether an opponent that can learns how the others choose their cards, and for how long."""
    hints = _switch(
        "table/hints",
        "yes",
        "table.felt",
        QT_TRANSLATE_NOOP("Preferences", "Allow hints in new matches"),
    )
    window: Preference[Shade] = Preference(
        "table/window",
        "system",
        {
            "system": QT_TRANSLATE_NOOP("Preferences", "System"),
            "light": QT_TRANSLATE_NOOP("Preferences", "Light"),
            "dark": QT_TRANSLATE_NOOP("Preferences", "Dark"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Theme"),
        control="list",
        place="table.felt",
    )
    library_most = Preference(
        "table/library_most",
        "all",
        {
            "all": QT_TRANSLATE_NOOP("Preferences", "All"),
            "3000": QT_TRANSLATE_NOOP("Preferences", "The last 3,000"),
            "1000": QT_TRANSLATE_NOOP("Preferences", "The last 1,000"),
            "300": QT_TRANSLATE_NOOP("Preferences", "The last 300"),
            "100": QT_TRANSLATE_NOOP("Preferences", "The last 100"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Matches kept"),
        control="list",
        place="table.library",
    )
    """How many finished matches stay in the library."""
    library_months = Preference(
        "table/library_months",
        "always",
        {
            "always": QT_TRANSLATE_NOOP("Preferences", "For ever"),
            "36": QT_TRANSLATE_NOOP("Preferences", "3 years"),
            "12": QT_TRANSLATE_NOOP("Preferences", "1 year"),
            "3": QT_TRANSLATE_NOOP("Preferences", "3 months"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Kept for"),
        control="list",
        place="table.library",
    )
    """How many months a finished match stays there."""

    # --- page "coach": what the coach does by itself

    coach_judges = _switch(
        "table/coach_judges",
        "yes",
        "coach.coach",
        QT_TRANSLATE_NOOP("Preferences", "Judge each deal when it is over"),
    )
    coach_line: Preference[Literal["later", "yes", "asked", "no"]] = Preference(
        "table/coach_line",
        "later",
        {
            "later": QT_TRANSLATE_NOOP("Preferences", "What was good, later everything"),
            "yes": QT_TRANSLATE_NOOP("Preferences", "Everything"),
            "asked": QT_TRANSLATE_NOOP("Preferences", "What was good"),
            "no": QT_TRANSLATE_NOOP("Preferences", "Nothing"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "The coach says after a deal"),
        control="list",
        place="coach.coach",
    )
    """Whether the summary tells what the coach found; before that only what was good."""
    coach_marks = _switch(
        "table/coach_marks",
        "yes",
        "coach.coach",
        QT_TRANSLATE_NOOP("Preferences", "Show marks and values in the study"),
    )
    coach_teaches: Preference[Teaches] = Preference(
        "table/coach_teaches",
        "off",
        {
            "off": QT_TRANSLATE_NOOP("Preferences", "Never"),
            "slip": QT_TRANSLATE_NOOP("Preferences", "Slips and worse: from 4 % of the stake"),
            "mistake": QT_TRANSLATE_NOOP("Preferences", "Mistakes and worse: from 10 %"),
            "blunder": QT_TRANSLATE_NOOP("Preferences", "Blunders only: from 20 %"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Offer to take back"),
        control="list",
        place="coach.coach",
    )
    """From which word on a move is given back before it is made."""
    coach_cores = Preference(
        "table/coach_cores",
        "1",
        {count: count for count in ("1", "2", "4", "8")},
        label=QT_TRANSLATE_NOOP("Preferences", "Processor cores"),
        control="list",
        place="coach.work",
    )
    """So many choices are judged at a time, each by a core; one core is left free."""
    coach_battery: Preference[Literal["wait", "judge"]] = Preference(
        "table/coach_battery",
        "wait",
        {
            "wait": QT_TRANSLATE_NOOP("Preferences", "Wait for mains power"),
            "judge": QT_TRANSLATE_NOOP("Preferences", "Judge anyway"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "On battery power"),
        control="list",
        place="coach.work",
    )
    """Whether deals are judged while the computer runs on its battery."""

    # --- page "motion": speeds and sounds

    speed = Preference(
        "table/speed",
        "normal",
        {
            "slow": QT_TRANSLATE_NOOP("Preferences", "Slow"),
            "normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
            "fast": QT_TRANSLATE_NOOP("Preferences", "Fast"),
            "instant": QT_TRANSLATE_NOOP("Preferences", "Instant"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Speed"),
        control="list",
        place="motion.motion",
    )
    pause = Preference(
        "table/pause",
        "normal",
        dict.fromkeys(PAUSES, ""),
        label=QT_TRANSLATE_NOOP("Preferences", "Pause after a trick"),
        control="slider",
        place="motion.motion",
        fits=lambda text: text in PAUSES or text.isdecimal(),
    )
    """How long a complete trick stays: a name, or milliseconds."""
    motion: Preference[Literal["system", "full", "reduced", "none"]] = Preference(
        "table/motion",
        "system",
        {
            "system": QT_TRANSLATE_NOOP("Preferences", "Follow system"),
            "full": QT_TRANSLATE_NOOP("Preferences", "Full"),
            "reduced": QT_TRANSLATE_NOOP("Preferences", "Reduced"),
            "none": QT_TRANSLATE_NOOP("Preferences", "No motion"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Motion"),
        control="list",
        place="motion.motion",
    )
    go_on: Preference[Literal["click", "5", "10"]] = Preference(
        "table/go_on",
        "click",
        {
            "click": QT_TRANSLATE_NOOP("Preferences", "Wait for me"),
            "5": QT_TRANSLATE_NOOP("Preferences", "Continue after 5 seconds"),
            "10": QT_TRANSLATE_NOOP("Preferences", "Continue after 10 seconds"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "After a deal"),
        control="list",
        place="motion.motion",
    )
    """After how many seconds the summary of a deal is left."""
    last_card = _switch(
        "table/last_card",
        "yes",
        "motion.motion",
        QT_TRANSLATE_NOOP("Preferences", "Play the last card of a deal automatically"),
    )
    lively = _switch(
        "table/lively", "no", "motion.motion", QT_TRANSLATE_NOOP("Preferences", "Extra animations")
    )
    thinking = _switch(
        "table/thinking",
        "yes",
        "motion.motion",
        QT_TRANSLATE_NOOP("Preferences", "Opponents take their time over a bid"),
    )
    faces = _switch(
        "table/faces",
        "yes",
        "motion.motion",
        QT_TRANSLATE_NOOP("Preferences", "Portraits show how a deal went"),
    )
    celebrate = _switch(
        "table/celebrate",
        "yes",
        "motion.motion",
        QT_TRANSLATE_NOOP("Preferences", "Celebrate exact bids and a won match"),
    )
    time_to_bid: Preference[Limit] = Preference(
        "table/time_to_bid",
        "off",
        LIMITS,
        label=QT_TRANSLATE_NOOP("Preferences", "Time to bid"),
        control="list",
        place="motion.time",
    )
    """How many seconds the player has for a bid or another call."""
    time_to_play: Preference[Limit] = Preference(
        "table/time_to_play",
        "off",
        LIMITS,
        label=QT_TRANSLATE_NOOP("Preferences", "Time to play a card"),
        control="list",
        place="motion.time",
    )
    volume = Preference(
        "table/volume",
        "40",
        label=QT_TRANSLATE_NOOP("Preferences", "Volume"),
        control="slider",
        place="motion.sound",
        fits=_is_volume,
    )
    mute = _switch("table/mute", "no", "motion.sound", QT_TRANSLATE_NOOP("Preferences", "Mute"))
    sound_turn = _switch(
        "table/sound_turn", "yes", "motion.sound", QT_TRANSLATE_NOOP("Preferences", "My turn")
    )
    sound_refused = _switch(
        "table/sound_refused",
        "yes",
        "motion.sound",
        QT_TRANSLATE_NOOP("Preferences", "Card not allowed"),
    )
    sound_trick_won = _switch(
        "table/sound_trick_won",
        "yes",
        "motion.sound",
        QT_TRANSLATE_NOOP("Preferences", "Trick won"),
    )
    sound_trick_lost = _switch(
        "table/sound_trick_lost",
        "yes",
        "motion.sound",
        QT_TRANSLATE_NOOP("Preferences", "Trick lost"),
    )
    sound_broken = _switch(
        "table/sound_broken",
        "yes",
        "motion.sound",
        QT_TRANSLATE_NOOP("Preferences", "First trump on another suit"),
    )

    # --- page "access": what is read aloud, and playing without haste

    speech: Preference[SpeechLength] = Preference(
        "table/speech",
        "normal",
        {
            "short": QT_TRANSLATE_NOOP("Preferences", "Short"),
            "normal": QT_TRANSLATE_NOOP("Preferences", "Normal"),
            "full": QT_TRANSLATE_NOOP("Preferences", "Detailed"),
        },
        label=QT_TRANSLATE_NOOP("Preferences", "Length of announcements"),
        control="list",
        place="access.hearing",
    )
    """How much is said of what happens and of what is asked."""
    short_cards = _switch(
        "table/short_cards",
        "no",
        "access.hearing",
        QT_TRANSLATE_NOOP("Preferences", "Short card names (10 D, not ten of diamonds)"),
    )
    confirm = _switch(
        "table/confirm", "no", "access.haste", QT_TRANSLATE_NOOP("Preferences", "Confirm each card")
    )
    cooldown = _switch(
        "table/cooldown",
        "no",
        "access.haste",
        QT_TRANSLATE_NOOP("Preferences", "Ignore clicks for half a second when a question appears"),
    )
    forced = _switch(
        "table/forced",
        "no",
        "access.haste",
        QT_TRANSLATE_NOOP("Preferences", "Play forced cards automatically"),
    )


# --- page "access": seeing and hearing

TEXT_SIZE: Final = Preference(
    "text/size",
    "100",
    _percentages("100", "125", "150", "175", "200"),
    label=QT_TRANSLATE_NOOP("Preferences", "Text size"),
    control="list",
    place="access.seeing",
)
CONTRAST: Final[Preference[Contrast]] = Preference(
    "table/contrast",
    "system",
    {
        "system": QT_TRANSLATE_NOOP("Preferences", "Follow system"),
        "on": QT_TRANSLATE_NOOP("Preferences", "On"),
        "off": QT_TRANSLATE_NOOP("Preferences", "Off"),
    },
    label=QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    control="list",
    place="access.seeing",
)
VERBOSITY: Final[Preference[Verbosity]] = Preference(
    "speech/verbosity",
    "all",
    {
        "all": QT_TRANSLATE_NOOP("Preferences", "Everything"),
        "turn": QT_TRANSLATE_NOOP("Preferences", "My turn and results"),
        "off": QT_TRANSLATE_NOOP("Preferences", "Nothing"),
    },
    label=QT_TRANSLATE_NOOP("Preferences", "Announcements"),
    control="list",
    place="access.hearing",
)

# --- pages that make their own controls

LANGUAGE: Final = Preference("language/window", "system", place="language")
PLAYER_NAME: Final = Preference("players/name", "", place="players")
PLAYER_AVATAR: Final = Preference(
    "players/avatar", 0, place="players", fits=lambda number: 0 <= number < AVATARS
)
_NOBODY: Final[list[Any]] = []
OPPONENTS: Final = Preference("players/opponents", _NOBODY, place="players")
PROFILES: Final = Preference("players/profiles", _NOBODY, place="players")
PERSON: Final = Preference("players/person", "first", place="players")
SINGLE_LETTERS: Final[Preference[Switch]] = Preference(
    "keys/letters", "yes", YES_NO, place="keyboard"
)
KEYS: Final = PreferenceGroup("keys", ("COMMAND",), "keyboard")
"""The keys of each command that has others than at first."""
STAGED_RULES: Final = PreferenceGroup("rules", ("preset", "seats", "option.KEY"), "game")
"""The rules of the next match, as `Draft.as_texts` writes them."""

# --- kept without being chosen

TABLE_NAME: Final = Preference("together/name", "")
"""What the player was called at the last table for several computers, if not by the own name."""

RECENT: Final = Preference("files/recent", _NOBODY)
"""The paths of the files that were opened or saved last, the last one first."""

FIRST_STEPS: Final = Preference("steps/next", "")
"""The number of the first step that has not been shown; empty before the welcome."""
VOICE_INTRODUCED: Final = Preference("steps/voice", _NOBODY)
"""The kinds of questions of which a screen reader has told the keys."""
GAMES_INTRODUCED: Final = Preference("steps/games", _NOBODY)
"""The ids of the games that the player has been introduced to."""

HAND_ORDERS: Final = Preference("hand/orders", _NOBODY)
"""In which order players have put their hands, the last one first."""

PLAY_HABITS: Final = Preference("players/habits", _NOBODY)
"""What experts know of how the people of this computer choose their cards."""

GROWING: Final = frozenset({PROFILES.key, RECENT.key, GAMES_INTRODUCED.key, HAND_ORDERS.key})
"""Lists to which two windows may add: what another one has added stays in them."""

WINDOW_PLACE: Final = Preference("window/geometry", "")
DOCKS: Final = Preference("window/state", "")
SCORES_WANTED: Final[Preference[Switch]] = Preference("window/scores", "yes", YES_NO)
TOOLBAR: Final[Preference[Switch]] = Preference("window/toolbar", "yes", YES_NO)
"""Whether the toolbar stands above the table."""
SCORES_PLACE: Final = Preference("scores/geometry", "")


def _compared() -> dict[str, str]:
    from farwhist.bots import OFFERED  # nothing of it is needed before the first picture

    return dict.fromkeys(("none", *OFFERED), "")


SCORES_DUPLICATE: Final = Preference("scores/duplicate", "none", _compared)
"""Whose play of the same cards the score sheet shows."""
STATISTICS_PLACE: Final = Preference("statistics/geometry", "")
PREFERENCES_PLACE: Final = Preference("preferences/geometry", "")
PREFERENCES_PAGE: Final = Preference("preferences/page", "")

ROWS: Final[tuple[Preference[Any], ...]] = (
    *(each for each in list(vars().values()) if isinstance(each, Preference)),
    *TableRows.rows.values(),
)
"""Every row."""

GROUPS: Final = (KEYS, STAGED_RULES)


def on_page(page: str) -> tuple[Preference[Any], ...]:
    """Return the rows that have a control of their own on this page, in their order.

    That is the order of the parts, and in a part that of the rows.
    """
    order = ("", *PARTS)
    rows = [row for row in ROWS if row.page == page and row.control]
    return tuple(sorted(rows, key=lambda row: order.index(row.place if row.part else "")))


def heading(place: str) -> str:
    """Return what stands above a part of a page, as ``table.hand``; empty for the first."""
    return translate("Preferences", PARTS[place]) if place in PARTS else ""
