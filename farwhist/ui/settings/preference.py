"""What a preference is: its key, what it may be, what it is called, and where it is chosen.

Some preferences are read before the first picture, so nothing large is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    Self,
    TypeVar,
    overload,
)

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

Json = str | int | float | bool | None | list[Any] | dict[str, Any]
T = TypeVar("T", bound=Json)
Control = Literal["", "gallery", "list", "switch", "slider"]


class PreferenceStore(Protocol):
    """Whoever keeps what is chosen: `store.preferences`, which the table must not know."""

    def value(self, key: str, default: T, fits: Callable[[T], bool] = ...) -> T:
        """Return what is chosen for a key, or the default when nothing that fits is."""

    def keys(self, section: str) -> Iterator[str]:
        """Yield the keys of a section under which something is chosen."""

    def set(self, key: str, value: Json) -> None:
        """Choose a value."""

    def choose(self, key: str, value: Json, usual: Json) -> None:
        """Choose a value; what is usual is not kept."""

    def remove(self, key: str) -> None:
        """Choose nothing."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text; that of `rules.words` would bring the rules before the first picture."""
    return text


class Preference(Generic[T]):
    """One preference; read through a `PreferenceRecord` whose attribute it is, its value there.

    Args:
        key: section and name, as in ``table/felt``.
        default: what holds as long as nothing that fits is chosen. It does not stand in the file.
        values: those to choose from, in the order of the control, and what each is called
            (context "Preferences"); a function where the words are made, and in the player's
            language already; none if no list.
        label: what it is called where it has a control (context "Preferences").
        control: what the window of preferences has for it; empty where a page makes more of it.
        place: a page of that window and the part of it, as in ``table.hand``; either may be empty.
        fits: whether a value means anything; by default one of `values`, or any if there are none.
    """

    def __init__(
        self,
        key: str,
        default: T,
        values: Mapping[T, str] | Callable[[], Mapping[T, str]] | None = None,
        *,
        label: str = "",
        control: Control = "",
        place: str = "",
        fits: Callable[[T], bool] | None = None,
    ) -> None:
        self.key = key
        self.default = default
        self.control = control
        self.place = place
        self._values = values or {}
        self._label = label
        self._fits = fits

    @overload
    def __get__(self, record: None, owner: object) -> Preference[T]: ...
    @overload
    def __get__(self, record: PreferenceRecord, owner: object) -> T: ...
    def __get__(self, record: PreferenceRecord | None, owner: object) -> Preference[T] | T:
        return self if record is None else self.default

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
        return tuple(self._values() if callable(self._values) else self._values)

    def label(self) -> str:
        """Return what it is called, in the player's language."""
        return translate("Preferences", self._label)

    def words(self) -> dict[T, str]:
        """Return what the values are called, in the order in which they are offered."""
        if callable(self._values):
            return dict(self._values())
        return {value: translate("Preferences", word) for value, word in self._values.items()}

    def fits(self, value: T) -> bool:
        """Whether a value of the right type means anything."""
        if self._fits is not None:
            return self._fits(value)
        values = self.values
        return not values or value in values

    def sound(self, value: T) -> T:
        """Return `value` if it fits, otherwise the default."""
        return value if self.fits(value) else self.default

    def read(self, preferences: PreferenceStore) -> T:
        """Return what is chosen, or the default when nothing that fits is."""
        return preferences.value(self.key, self.default, self.fits)

    def choose(self, preferences: PreferenceStore, value: T) -> None:
        """Keep this value from now on."""
        preferences.choose(self.key, value, self.default)


class PreferenceRecord:
    """The values of the preferences that stand as attributes in a class derived from this.

    Two of the same values are equal. A value is never changed: `replaced` makes another record.
    """

    rows: ClassVar[dict[str, Preference[Any]]] = {}
    """Those preferences by their names, in their order."""

    def __init_subclass__(cls) -> None:
        own = {name: row for name, row in vars(cls).items() if isinstance(row, Preference)}
        assert all(row.name == name for name, row in own.items()), "a key unlike its attribute"
        cls.rows = {**cls.rows, **own}

    def __init__(self, **values: Any) -> None:
        if unknown := values.keys() - self.rows.keys():
            raise TypeError(f"no preferences {sorted(unknown)}")
        vars(self).update({name: row.default for name, row in self.rows.items()} | values)

    @classmethod
    def read(cls, preferences: PreferenceStore) -> Self:
        """Return what is chosen."""
        return cls(**{name: row.read(preferences) for name, row in cls.rows.items()})

    def replaced(self, **values: Any) -> Self:
        """Return the same with other values of some preferences."""
        return type(self)(**vars(self) | values)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))


class OtherWords(NamedTuple):
    """What else players call something on a page: words, and the label or heading of what is meant.

    Both stand in the context "Preferences"; without `of` the whole page is meant.
    """

    words: str
    of: str = ""


class PreferencesPage(Struct, frozen=True):
    """A page of the window of preferences, before it is made; a manifest says which there are.

    Args:
        key: names it in the catalogue, where it is remembered, and in the help.
        place: its group, one of `catalogue.PAGE_GROUPS`, and its number there.
        title: what it is called (context "Preferences").
        make: the module and the function that is given the services and the key and returns it,
            imported when the page is first shown; empty where it has the rows of the catalogue.
        also: what else players call what is on it, for the search.
        icon: the name of the drawn icon before its title, one of `style.icons.IconName`.
    """

    key: str
    place: tuple[str, int]
    title: str
    make: str = ""
    also: tuple[OtherWords, ...] = ()
    icon: str = ""


class PreferenceGroup:
    """Texts, each kept under a name that another table has.

    Attributes:
        names: those names; one in capital letters stands for many, as ``COMMAND``.
        page: the page of the window of preferences on which they are chosen.
    """

    def __init__(self, section: str, names: tuple[str, ...], page: str) -> None:
        self.section: Final = section
        self.names: Final = names
        self.page: Final = page

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys, as ``docs/formats.md`` writes them."""
        return tuple(f"{self.section}/{name}" for name in self.names)

    def chosen(self, preferences: PreferenceStore) -> list[str]:
        """Return the names under which something is kept."""
        return [key.partition("/")[2] for key in preferences.keys(self.section)]

    def read(self, preferences: PreferenceStore, name: str) -> str:
        """Return what is kept under a name; an empty text when nothing is."""
        return preferences.value(f"{self.section}/{name}", "")

    def keep(self, preferences: PreferenceStore, name: str, text: str) -> None:
        """Keep this text, which may be empty, from now on."""
        preferences.set(f"{self.section}/{name}", text)

    def forget(self, preferences: PreferenceStore, name: str) -> None:
        """Keep nothing under a name."""
        preferences.remove(f"{self.section}/{name}")
