"""What is chosen on the page, and the button for what was played last."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from farwhist.rules.draft import Draft
from farwhist.rules.lengths import AS_IT_IS, lengths, with_length, without_length
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.new_match.page_style import NewMatchStyle
from farwhist.ui.settings.rules_model import Choice, RulesModel
from farwhist.ui.wording import refusals
from farwhist.ui.wording.game_names import seats_range
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import capital, joined

translate = QCoreApplication.translate


class Family(Struct):
    """A game with its variants, or rules of the player's own, which have one.

    `chosen` is the variant that was looked at last.
    """

    name: str
    choices: list[Choice] = field(default_factory=list)
    chosen: int = 0

    @property
    def choice(self) -> Choice:
        """The variant that is chosen."""
        return self.choices[self.chosen]

    @property
    def own(self) -> bool:
        """Whether these are rules of the player's own, with or without a name."""
        return self.choice.own or self.choice.staged

    @property
    def emblem(self) -> str:
        """The name of the picture of the game."""
        return self.choice.draft.game.emblem

    def variant(self, number: int) -> str:
        """Return what a variant is called beside the name of the game."""
        name = self.choices[number].name
        if name == self.name:
            return translate("New match", "Standard")
        if not name.startswith(self.name):
            return name
        rest = name.removeprefix(self.name).lstrip(" ,–-")
        return capital(rest)


class MatchSelection:
    """Keeps what is chosen; what the rules say at first is what is staged for the next match.

    The number of players that was chosen, and the length, come back with rules that allow them.
    """

    def __init__(self, model: RulesModel) -> None:
        self.wanted_seats = model.draft.seats
        base, self._length = without_length(model.draft)
        choices = model.choices()
        listed = [each for each in choices if not each.staged]
        seats = model.draft.seats
        meant = model.chosen(choices)
        if self._length != AS_IT_IS:
            same = [each for each in listed if each.draft.with_seats(seats) == base]
            if same:
                named = [each for each in same if each.own and each.name == model.own_name(base)]
                meant = choices.index((named or same)[0])
            else:
                self._length = AS_IT_IS
        self.families = list(_families(choices))
        self.family = self.families[0]
        for family in self.families:
            if choices[meant] in family.choices:
                self.family = family
                family.chosen = family.choices.index(choices[meant])

    @property
    def choice(self) -> Choice:
        """The rules that are chosen."""
        return self.family.choice

    @property
    def seats(self) -> int:
        """The number of players, the nearest to the one wanted that the rules are for."""
        least, most = self.seats_range
        return min(max(self.wanted_seats, least), most)

    @property
    def seats_range(self) -> tuple[int, int]:
        """The fewest and the most players that the rules are for."""
        return seats_range(self.choice.draft.preset)

    @property
    def base(self) -> Draft:
        """The rules that are chosen, for the players that are chosen, in their own length."""
        return self.choice.draft.with_seats(self.seats)

    @property
    def draft(self) -> Draft:
        """The rules of the match to come."""
        return with_length(self.base, self._length)

    @property
    def length(self) -> str:
        """The length that holds: the wanted one if there is such a one."""
        known = {each.key for each in lengths(self.base)}
        return self._length if self._length in known else AS_IT_IS

    def want_length(self, key: str) -> None:
        """Choose a length."""
        self._length = next((each.key for each in lengths(self.base) if each.key == key), AS_IT_IS)

    def rules(self) -> tuple[Ruleset | None, str]:
        """Return the rules of the match to come, or None and in words why there are none."""
        try:
            return self.draft.ruleset(), ""
        except RulesError as error:
            return None, refusals.refusals(error)


def _families(choices: list[Choice]) -> Iterator[Family]:
    """Yield own rules first, then every game with all of its presets, in the catalogue's order."""
    games: dict[str, Family] = {}
    for choice in choices:
        if choice.own or choice.staged:
            yield Family(choice.name, [choice])
    for choice in choices:
        if not (choice.own or choice.staged):
            game = choice.draft.game
            family = games.setdefault(game.id, Family(translate("Games", game.name)))
            family.choices.append(choice)
    yield from games.values()


class PlayedLast(QFrame):
    """A plate with a sentence and a button; it hides before the first match."""

    def __init__(self, model: RulesModel, last: Draft | None) -> None:
        super().__init__()
        self.setProperty("plate", True)
        self.words = QLabel("" if last is None else _last_words(model, last))
        self.again = QPushButton(translate("New match", "Play it &again"))
        self.again.setProperty("flat", False)
        self.again.setProperty("again", True)
        self.again.setAutoDefault(False)
        self.again.setAccessibleDescription(self.words.text())
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words)
        self._row.addWidget(self.again)
        if last is None:
            self.hide()

    def fit(self, style: NewMatchStyle) -> None:
        """Take on the sizes that fit the page as it is now."""
        tight = 1 if style.low else 4
        self._row.setContentsMargins(14, tight, 6, tight)


def _last_words(model: RulesModel, last: Draft) -> str:
    parts = [model.title(last), Counts.players(last.seats)]
    count = last.ruleset().deal_count
    if count is not None:
        parts.append(Counts.deals(count))
    return translate("New match", "Played last: {match}").format(match=joined(parts))
