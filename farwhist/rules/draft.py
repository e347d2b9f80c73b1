"""Rules that a player is putting together: a preset, the number of players and what is changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from farwhist.rules.catalogue import GAMES, PRESETS, Game, default_preset, mode, ruleset
from farwhist.rules.numbers import whole
from farwhist.rules.options import Option, OptionTable, Refusal, RulesError
from farwhist.rules.ruleset import Ruleset

SEATS: Final = "seats"
"""The field of a refusal that concerns the number of players."""

MOST_SEATS: Final = 12
"""More than any game has."""

_OPTION: Final = "option."
_FIELDS: Final = {
    "seats": SEATS,
    "cap": "cap",
    "bad_sequence": "custom",
    "bad_record": "scoring",
    "bad_rotation": "rotation",
}


class Draft(Struct, frozen=True):
    """Rules in the making. They may be impossible to play; `problems` says why.

    `changes` are the option texts that differ from the preset's, in the form that `write` gives.
    """

    preset: str = field(default_factory=default_preset)
    seats: int = 4
    changes: Mapping[str, str] = field(default_factory=dict)

    @staticmethod
    def of(preset: str, seats: int, changes: Mapping[str, str] | None = None) -> Draft:
        """Return a draft with these changes, in their one true form.

        Raises:
            KeyError: there is no such preset.
            RulesError: there is no such option or value.
        """
        return Draft(PRESETS[preset].id, seats).with_options(changes or {})

    @property
    def game(self) -> Game:
        """The game whose options are set."""
        return GAMES[PRESETS[self.preset].game]

    @property
    def emblem(self) -> str:
        """The name of the picture with which it is introduced."""
        return PRESETS[self.preset].emblem or self.game.emblem

    @property
    def introduced(self) -> str:
        """What is introduced: the preset where it has an emblem of its own, or else the game."""
        return self.preset if PRESETS[self.preset].emblem else self.game.id

    @property
    def options(self) -> OptionTable:
        """Every option that can be set."""
        return self.game.options

    @property
    def custom(self) -> bool:
        """Whether anything differs from the preset."""
        return bool(self.changes)

    def base(self) -> dict[str, str]:
        """Return the text of every option as the preset has it."""
        return dict(_base(self.preset, self.seats))

    def texts(self) -> dict[str, str]:
        """Return the text of every option."""
        return {**self.base(), **self.changes}

    def values(self) -> dict[str, Any]:
        """Return the value of every option."""
        return self.options.resolve(PRESETS[self.preset].texts(self.seats), self.changes)

    def applies(self, option: Option) -> bool:
        """Whether an option has any effect beside the others."""
        return option.applies(self.values())

    def with_options(self, texts: Mapping[str, str]) -> Draft:
        """Return this draft with some options set.

        Raises:
            RulesError: there is no such option or value; a refusal for each.
        """
        changes, refusals = dict(self.changes), list[Refusal]()
        for key, text in texts.items():
            try:
                found = self.options.read(key, text)
            except RulesError as error:
                refusals += error.refusals
                continue
            for name, value in found.items():
                changes[name] = self.options.options[name].write(value)
        if refusals:
            raise RulesError(*refusals)
        return replace(self, changes=self._real(changes))

    def without(self, keys: Iterable[str]) -> Draft:
        """Return this draft with some options as the preset has them."""
        gone = set(keys)
        left = {key: text for key, text in self.changes.items() if key not in gone}
        return replace(self, changes=left)

    def with_seats(self, seats: int) -> Draft:
        """Return this draft for another number of players."""
        moved = replace(self, seats=seats)
        return replace(moved, changes=moved._real(self.changes))

    def _real(self, changes: Mapping[str, str]) -> dict[str, str]:
        base = self.base()
        return {key: changes[key] for key in base if changes.get(key, base[key]) != base[key]}

    def ruleset(self) -> Ruleset:
        """Return the rules.

        Raises:
            RulesError: they cannot be played.
        """
        return ruleset(self.preset, self.seats, self.changes)

    def problems(self) -> dict[str, list[Refusal]]:
        """Return why the rules cannot be played, by the option concerned or `SEATS`."""
        try:
            self.ruleset()
        except RulesError as error:
            found: dict[str, list[Refusal]] = {}
            for refusal in error.refusals:
                found.setdefault(self.field_of(refusal), []).append(refusal)
            return found
        return {}

    def field_of(self, refusal: Refusal) -> str:
        """Return the option that a refusal concerns, or `SEATS`."""
        if refusal.key in ("unknown_option", "bad_value"):
            return str(refusal.facts["option"])
        if refusal.key == "too_many_cards":
            if "sequence" not in self.options.options:
                return next((key for key in ("start_cards",) if key in self.options.options), SEATS)
            return "custom" if self.texts()["sequence"] == "CUSTOM" else "sequence"
        return _FIELDS[refusal.key]

    # --- options that one switch sets together -----------------------------------------------

    def mode(self) -> dict[str, str]:
        """Return the texts that the mode sets, or nothing in games without its options."""
        texts = mode().texts(self.seats)
        return texts if all(key in self.options.options for key in texts) else {}

    def in_mode(self) -> dict[str, bool]:
        """Return for each option of the mode whether it is set so."""
        texts = self.texts()
        return {key: texts[key] == text for key, text in self.mode().items()}

    def with_mode(self, on: bool) -> Draft:
        """Return this draft with all that the mode sets, or with none of it."""
        mode = self.mode()
        if on:
            return self.with_options(mode)
        base, off = self.base(), {}
        for key, text in mode.items():
            option = self.options.options[key]
            off[key] = base[key] if base[key] != text else option.write(option.default)
        return self.with_options(off)

    # --- as texts --------------------------------------------------------------------------

    def as_texts(self) -> dict[str, str]:
        """Return the draft as texts by key, as settings keep them."""
        options = {f"{_OPTION}{key}": text for key, text in self.changes.items()}
        return {"preset": self.preset, "seats": str(self.seats), **options}

    @staticmethod
    def from_texts(texts: Mapping[str, str]) -> Draft | None:
        """Return the draft that `as_texts` wrote, or None where there is none.

        An option that does not exist any more, or whose value is damaged, is left out.
        """
        preset, seats = texts.get("preset", ""), whole(texts.get("seats", ""), MOST_SEATS)
        if not seats or preset not in PRESETS:
            return None
        draft = Draft(preset, seats)
        for key, text in texts.items():
            if key.startswith(_OPTION):
                try:
                    draft = draft.with_options({key.removeprefix(_OPTION): text})
                except RulesError:
                    continue
        return draft


@lru_cache(maxsize=256)
def _base(preset: str, seats: int) -> Mapping[str, str]:
    options = GAMES[PRESETS[preset].game].options
    return options.write(options.resolve(PRESETS[preset].texts(seats)))
