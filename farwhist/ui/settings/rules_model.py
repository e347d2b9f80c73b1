"""The rules that are chosen where a match is put together, and changed on the pages of rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from functools import cached_property

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.rules.draft import Draft
from farwhist.rules.options import Refusal, RulesError, Values
from farwhist.rules.ruleset import Ruleset
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.ui.settings.preference import PreferenceGroup
from farwhist.ui.wording import game_names
from farwhist.ui.wording.game_names import at_table, presets_at_table

translate = QCoreApplication.translate


class SettingsMap(MutableMapping[str, str]):
    """A group of preferences as a mapping of texts."""

    def __init__(self, settings: Preferences, group: PreferenceGroup) -> None:
        self._settings = settings
        self._group = group

    def __getitem__(self, key: str) -> str:
        if key not in self._group.chosen(self._settings):
            raise KeyError(key)
        return self._group.read(self._settings, key)

    def __setitem__(self, key: str, value: str) -> None:
        self._group.keep(self._settings, key, value)

    def __delitem__(self, key: str) -> None:
        self._group.forget(self._settings, key)

    def __iter__(self) -> Iterator[str]:
        return iter(self._group.chosen(self._settings))

    def __len__(self) -> int:
        return len(list(iter(self)))


class Facts(Struct, frozen=True, dict=True):
    """Everything that is read off a draft, worked out once."""

    draft: Draft

    @cached_property
    def base(self) -> dict[str, str]:
        """The text of every option in the preset."""
        return self.draft.base()

    @cached_property
    def texts(self) -> dict[str, str]:
        """The text of every option."""
        return {**self.base, **self.draft.changes}

    @cached_property
    def values(self) -> Values:
        """The value of every option."""
        return self.draft.values()

    @cached_property
    def rules(self) -> Ruleset | None:
        """The ruleset, or None where the rules cannot be played."""
        try:
            return self.draft.ruleset()
        except RulesError:
            return None

    @cached_property
    def problems(self) -> Mapping[str, list[Refusal]]:
        """Why the rules cannot be played, by field."""
        return self.draft.problems() if self.rules is None else {}


class Choice(Struct, frozen=True):
    """Rules to choose from a list: `own` ones of the player, or `staged` ones without a name."""

    name: str
    about: str
    draft: Draft
    own: bool = False
    staged: bool = False


class RulesModel(QObject):
    """Holds the rules that the player has begun a match by, and those of the next one.

    `running` are the former. The match on the table has others where nobody has chosen them, as
    in a match that was opened from a file: the next one is not put together from those.

    Args:
        own: the player's own presets.
        memory: where the draft survives a restart, as texts by key; nothing else is in there.

    Signals:
        changed(): the draft, the rules begun by, or the own presets are different now.
        wanted(): the draft is about to be shown or played; who has others chosen stages them.
        start_wanted(): a match by the draft, which can be played, shall begin at once.
    """

    changed = Signal()
    wanted = Signal()
    start_wanted = Signal()

    def __init__(
        self, own: OwnPresets, memory: MutableMapping[str, str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.own = own
        self._memory = memory
        stored = Draft.from_texts(memory)
        self.draft = Draft() if stored is None else at_table(stored)
        self.running = Draft()
        self._custom: Draft | None = None
        self._shortened: tuple[Draft, Draft] | None = None
        self._meant: str | None = None  # of several names for the same rules; "" for none of them
        self._facts = Facts(self.draft)
        self._note_custom()

    @property
    def facts(self) -> Facts:
        """What is known of the draft."""
        return self._facts

    @property
    def staged(self) -> bool:
        """Whether the player has changed the draft since a match was begun by it."""
        return self.draft != self.running

    @property
    def playable(self) -> bool:
        """Whether a match can be begun with the draft."""
        return self._facts.rules is not None

    def set_running(self, draft: Draft, *, fresh: bool) -> None:
        """Tell by which rules the player has begun; after a `fresh` start nothing is staged."""
        keep = self.staged and not fresh
        self.running = draft
        if keep or self.draft == draft:
            self._save()
            self.changed.emit()
        else:
            self._take(draft)

    def edit(self, draft: Draft) -> None:
        """Stage other rules."""
        if draft != self.draft:
            self._take(draft)

    def choose(self, choice: Choice, draft: Draft) -> None:
        """Stage what the player has chosen, for so many players and in this length.

        The same rules may have several names: those of the choice hold.
        """
        meant = choice.name if choice.own else ""
        if (meant, draft) != (self._meant, self.draft):
            self._meant = meant
            self._take(draft)

    def discard(self) -> None:
        """Go back to the rules that the player has begun by."""
        self.edit(self.running)

    def start(self) -> None:
        """Ask for a match by the draft."""
        self.wanted.emit()
        if self.playable:
            self.start_wanted.emit()

    def own_changed(self, meant: str | None = None) -> None:
        """Tell everybody that the own presets are others now; `meant` is the name to go by."""
        if meant is not None:
            self._meant = meant
        self._note_custom()
        self.changed.emit()

    def own_name(self, draft: Draft | None = None) -> str | None:
        """Return which own preset a draft is, if it is one; the staged draft if None."""
        draft, meant = draft or self.draft, self._meant
        if meant == "" and not draft.custom:
            return None
        if meant and meant in self.own and self.own[meant].with_seats(draft.seats) == draft:
            return meant
        return self.own.name_of(draft)

    def name(self, draft: Draft | None = None) -> str:
        """Return what a draft is called: an own preset, a preset, or "Custom"; mine if None."""
        draft = draft or self.draft
        own = self.own_name(draft)
        if own is not None:
            return own
        preset = game_names.preset_name(draft.preset)
        if draft.custom:
            return translate("Rules", "Custom: {preset}, changed").format(preset=preset)
        return preset

    def about(self) -> str:
        """Return a sentence on the draft."""
        if self.own_name() is not None:
            return _own_words(self.draft)
        return _custom_words() if self.draft.custom else game_names.preset_about(self.draft.preset)

    def title(self, draft: Draft) -> str:
        """Return what a match by these rules is called: another length of it has the same name."""
        if not draft.custom:
            return self.name(draft)
        base = self._with_its_own_length(draft)
        whole = self.own_name(draft) is not None
        return self.name(draft if whole or (base.custom and self.own_name(base) is None) else base)

    def _with_its_own_length(self, draft: Draft) -> Draft:
        """Return these rules with the length that they are named for.

        That of the last draft is kept: the title is wanted at every move of a match.
        """
        if self._shortened is None or self._shortened[0] != draft:
            from farwhist.rules.lengths import without_length

            self._shortened = draft, without_length(draft)[0]
        return self._shortened[1]

    def choices(self) -> list[Choice]:
        """Return what can be chosen: rules without a name, the presets, and the player's own."""
        found = []
        if self._custom is not None:
            name = self.name(self._custom)
            found.append(Choice(name, _custom_words(), self._custom, staged=True))
        for preset in presets_at_table():
            draft = Draft(preset, self.draft.seats)
            found.append(
                Choice(game_names.preset_name(preset), game_names.preset_about(preset), draft)
            )
        for name in self.own:
            draft = self.own[name]
            found.append(Choice(name, _own_words(draft), draft, own=True))
        return found

    def chosen(self, choices: list[Choice]) -> int:
        """Return which of `choices` the draft is."""
        seats, own = self.draft.seats, self.own_name()
        same = [n for n, each in enumerate(choices) if each.draft.with_seats(seats) == self.draft]
        named = [n for n in same if choices[n].own and choices[n].name == own]
        return next(iter(named or same), 0)

    def _take(self, draft: Draft) -> None:
        self.draft = draft
        self._facts = Facts(draft)
        self._note_custom()
        self._save()
        self.changed.emit()

    def _note_custom(self) -> None:
        """Keep rules without a name in the list while others are looked at.

        Those that are listed have a name in every length.
        """
        if self._nameless(self.draft) and self._nameless(self._with_its_own_length(self.draft)):
            self._custom = self.draft
        elif self._custom is not None and self.own.name_of(self._custom) is not None:
            self._custom = None

    def _nameless(self, draft: Draft) -> bool:
        return draft.custom and self.own.name_of(draft) is None

    def _save(self) -> None:
        wanted = self.draft.as_texts() if self.staged else {}
        for key in [key for key in self._memory if key not in wanted]:
            del self._memory[key]
        self._memory.update(wanted)


def _custom_words() -> str:
    return translate("Rules", "Your changes, not saved under a name yet.")


def _own_words(draft: Draft) -> str:
    text = translate("Rules", "Your own rules, made from {preset}.")
    return text.format(preset=game_names.preset_name(draft.preset))
