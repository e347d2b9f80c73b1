"""The features of the window: all manifests, and who answers a request."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, Signal

import farwhist
from farwhist.ui.features import NAMES
from farwhist.ui.services.manifest import FeatureCommand, Manifest
from farwhist.ui.services.requests import Request
from farwhist.ui.settings.commands import OF_TABLE, Commands
from farwhist.ui.wording import file_words

if TYPE_CHECKING:
    from farwhist.ui.services.feature import Feature
    from farwhist.ui.services.services import Services
    from farwhist.ui.shell.actions import Actions

R = TypeVar("R", bound=Request)

MANIFESTS: Final[tuple[Manifest, ...]] = tuple(
    import_module(f"farwhist.ui.features.{name}.manifest").MANIFEST for name in NAMES
)

COMMANDS: Final = Commands(
    (*OF_TABLE, *(each.command for manifest in MANIFESTS for each in manifest.commands))
)
"""All commands of the program."""

PAGES: Final = tuple(page for manifest in MANIFESTS for page in manifest.preferences)
"""All pages of preferences."""


class Features(QObject):
    """Makes a feature when a request wants it first, and hands requests on.

    `under_way(command, on)` is emitted when something that a command has begun goes on, or ends.
    """

    under_way = Signal(str, bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._manifests = {each.id: each for each in MANIFESTS}
        self._answering = {wanted: each.id for each in MANIFESTS for wanted in each.answers}
        self._handlers: dict[type[Request], Callable[[Any], str]] = {}
        self._made: dict[str, Feature] = {}
        self._services: Services | None = None

    def start(self, services: Services, actions: Actions) -> None:
        """Join commands and what wakes features with them."""
        self._services = services
        for manifest in MANIFESTS:
            for each in manifest.commands:
                self._join(each.command.id, each.opens, actions)
                if each.why_not is not None or (each.opens and each.opens.whole_match):
                    actions.explain(each.command.id, partial(self._why_not, each))
            if manifest.start is not None:
                manifest.start(services, _Lazy(self, manifest.id))

    def answer(self, wanted: type[R], handle: Callable[[R], str]) -> None:
        """Let a part of the window answer requests of a type."""
        self._handlers[wanted] = handle

    def open(self, request: Request) -> str:
        """Hand a request on; return why it cannot be done, or nothing."""
        why_not = self._played_elsewhere(request)
        if why_not:
            return why_not
        handle = self._handlers.get(type(request))
        if handle is not None:
            return handle(request)
        try:
            feature: Feature = self[self._answering[type(request)]]
        except ImportError as problem:
            if _not_ours(problem):
                return file_words.not_installed(problem)
            raise
        return feature.answer(request)

    def made(self, name: str) -> bool:
        """Whether there is this feature already."""
        return name in self._made

    def __getitem__(self, name: str) -> Any:
        """Return a feature by its id."""
        if name not in self._made:
            assert self._services is not None, "the window is made"
            module, _, cls = self._manifests[name].feature.partition(":")
            feature = self._made[name] = getattr(import_module(module), cls)(self._services)
            feature.under_way.connect(self.under_way)
        return self._made[name]

    def __iter__(self) -> Iterator[tuple[str, Feature]]:
        """Yield the features that there are, with their ids."""
        yield from self._made.items()

    def end(self) -> dict[str, object]:
        """End them all, because the window is given up; return what `resume` needs."""
        left = {name: feature.end() for name, feature in self}
        return {name: each for name, each in left.items() if each is not None}

    def resume(self, left: dict[str, object]) -> None:
        """Let features go on that were there in the window before."""
        for name, each in left.items():
            self[name].resume(each)

    def _why_not(self, each: FeatureCommand) -> str:
        """Return why a command cannot be chosen now, or nothing."""
        assert self._services is not None
        why_not = "" if each.opens is None else self._played_elsewhere(each.opens)
        return why_not or ("" if each.why_not is None else each.why_not(self._services))

    def _played_elsewhere(self, request: Request) -> str:
        """Return why something cannot be asked while people at other computers play, or nothing."""
        services = self._services
        if services is None or not request.whole_match:
            return ""
        return services.match.why_not_replace()

    def _join(self, command: str, opens: Request | None, actions: Actions) -> None:
        if opens is not None:
            actions[command].triggered.connect(lambda: self._open_or_say(opens))

    def _open_or_say(self, request: Request) -> None:
        why_not = self.open(request)
        if why_not and self._services is not None:
            self._services.notices.errors.say(why_not)


def _not_ours(problem: ImportError) -> bool:
    """Whether what cannot be imported is no module of the program itself."""
    return not (problem.name or "").startswith(farwhist.__name__)


class _Lazy:
    """Returns a feature, which is made when it is first asked for."""

    def __init__(self, features: Features, name: str) -> None:
        self._features = features
        self._name = name

    @property
    def made(self) -> bool:
        return self._features.made(self._name)

    def __call__(self) -> Any:
        return self._features[self._name]
