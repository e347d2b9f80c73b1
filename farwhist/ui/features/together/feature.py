"""Opens and joins tables for several computers, and shows what happens there."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import CancelledError, Future, TimeoutError
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal

from farwhist.network import messages as ms
from farwhist.network.background import NetworkThread
from farwhist.network.discovery import Search
from farwhist.network.guest import GuestPerson
from farwhist.network.hosting import FOLDER, player_key
from farwhist.network.invitation import Invitation
from farwhist.network.kept_table import FILE
from farwhist.network.messages import LONGEST_NAME, shown
from farwhist.ui.features.together import words
from farwhist.ui.features.together.join_page import JoinTablePage
from farwhist.ui.features.together.leaving import Leaving
from farwhist.ui.features.together.links import (
    CLOSING,
    FurtherLink,
    GuestLink,
    HostLink,
    OpenedTable,
    TableLink,
)
from farwhist.ui.features.together.manifest import LeaveTable, OpenTable, ShowTable
from farwhist.ui.features.together.news import TableNews, tell
from farwhist.ui.features.together.open_page import OpenTablePage, TableChoice
from farwhist.ui.features.together.page import EntryPage, SharedTablePage
from farwhist.ui.features.together.people_here import PeopleHere, further_people, others_here
from farwhist.ui.features.together.question import TableQuestion, TableQuestions
from farwhist.ui.features.together.room_page import RoomPage
from farwhist.ui.features.together.session import TableSession
from farwhist.ui.features.together.shared_match import SharedMatch
from farwhist.ui.features.together.taking_back import TakingBack
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.requests import JoinTable, Request
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import TABLE_NAME
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import file_words

translate = QCoreApplication.translate


class LeftTable(NamedTuple):
    """What a new window needs to go on at the table."""

    here: PeopleHere | None
    thread: NetworkThread
    choice: TableChoice
    line: str


class Together(PageFeature[SharedTablePage]):
    """Shows pages of the table, and holds its session.

    `found(tables)` is emitted with the tables that there are in this network.

    Attributes:
        here: the people of this computer at the table, if there is one.
        leaving: asks before others are left who wait.
        address: where a table that is opened here listens; everywhere if None.
    """

    speaks = Kind.NOTICE
    found = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.here: PeopleHere | None = None
        self.address: str | None = None
        self.choice = TableChoice()
        self.choice.name = self._usual_name()
        self._questions = TableQuestions(services.window)
        self.leaving = Leaving(services, self._questions, lambda: self.here)
        self._taking_back: TakingBack | None = None
        self._shared: SharedMatch | None = None
        self._news: TableNews | None = None
        self._thread: NetworkThread | None = None
        self._search: Search | None = None
        self._ending: Future[None] | None = None
        self._view: Literal["open", "join"] = "open"
        self._line = ""
        self._choose_rules()
        services.window.ask_before_closing(self.leaving.may_close)
        services.window.closing.connect(self._quit)
        services.match.matches.again_together.connect(self._again)
        services.match.runner.began.connect(self._follow)
        services.settings.players.people.changed.connect(self._offer_others)
        services.flow.hold_while(self._waits_for_page)
        services.pages.changed.connect(self._go_on)
        self.found.connect(self._show_found, Qt.ConnectionType.QueuedConnection)

    @property
    def session(self) -> TableSession | None:
        """The table at which the player is, as the first person here sees it."""
        return None if self.here is None else self.here.first

    @property
    def question(self) -> TableQuestion | None:
        """What the player is asked over the window, if anything."""
        return self._questions.now

    @property
    def thread_of_network(self) -> NetworkThread:
        """The thread in which all that has to do with the network is done."""
        if self._thread is None:
            self._thread = NetworkThread()
        return self._thread

    def answer(self, request: Request) -> str:
        match request:
            case LeaveTable():
                self.leaving.ask(self.leave)
                return ""
            case JoinTable(line=line) if line:
                return self._follow_line(line)
            case OpenTable() | JoinTable() if self.session is None:
                self._turn_to("open" if isinstance(request, OpenTable) else "join")
            case ShowTable() if self.session is None:
                return translate("Together", "Available when you are at a table")
            case _:
                pass
        self.open()
        return ""

    def _turn_to(self, view: Literal["open", "join"]) -> None:
        """Let this be the page that is shown next."""
        if self.page is not None and view != self._view:
            self.close()
        self._view = view

    def _follow_line(self, line: str) -> str:
        """Show the page with an invitation that came from outside; joining is up to the player."""
        if self.session is not None:
            return translate(
                "Together", "You are at a table. Leave it before you go to another one."
            )
        self._turn_to("join")
        self._line = line
        self.open()
        if isinstance(self.page, JoinTablePage):
            self.page.take_line(line)
        return ""

    # --- pages ------------------------------------------------------------------------

    def make(self) -> SharedTablePage:
        """Return the waiting room, or the page that leads to a table."""
        style, window = self.services.appearance.page_style(), self.services.window
        if self.here is not None:
            return self._room(RoomPage(style, self.here, window), self.here)
        if self._view == "open":
            kept = (self.services.match.folder / FOLDER / FILE).exists()
            choices = self.services.settings.rules.choices()
            self.choice.game = min(self.choice.game, len(choices) - 1)
            others = others_here(self.services.settings.players)
            page = OpenTablePage(style, choices, self.choice, others, kept=kept, parent=window)
            page.open_requested.connect(self.open_table)
            page.resume_requested.connect(lambda: self.open_table(again=True))
            page.said.connect(self.say)
            return page
        found = JoinTablePage(
            style, self.choice, others_here(self.services.settings.players), self._line, window
        )
        found.join_requested.connect(self.join)
        found.said.connect(self.say)
        self._begin_search()
        return found

    def _room(self, page: RoomPage, here: PeopleHere) -> RoomPage:
        session = here.first
        page.ready_requested.connect(lambda ready: here.say(ms.Ready(ready)))
        page.begin_requested.connect(lambda: session.say(ms.Begin()))
        page.said_requested.connect(lambda phrase, text: session.say(ms.Say(phrase, text)))
        page.leave_requested.connect(self.leave)
        page.anew_requested.connect(self._invite_anew)
        page.said.connect(self.say)
        return page

    def close(self) -> None:
        """Take the page away, and look for tables no more."""
        if isinstance(self.page, JoinTablePage):
            self.choice.name = self.page.name.text().strip() or self.choice.name
            self.choice.here = self.page.here
            self._line = self.page.line.text()
        self._end_search()
        super().close()

    def _offer_others(self) -> None:
        """Offer those as other players of this computer that there are now."""
        if isinstance(self.page, EntryPage):
            self.refresh()

    @property
    def _several(self) -> bool:
        """Whether several people here play a match at the table."""
        several = self.here is not None and self.here.several
        return several and self.services.match.runner.elsewhere

    def _waits_for_page(self) -> bool:
        """Whether the next of several people here must wait: a page lies over the table."""
        return self._several and self.services.pages.top is not None

    def _go_on(self) -> None:
        """Ask whoever had to wait for the page that is gone."""
        if self._shared is not None and self._several and self.services.pages.top is None:
            self._shared.go_on()

    def _show_again(self) -> None:
        """Show the page that fits now, if one is shown."""
        if self.page is not None:
            super().close()
            self.open()

    def _own_name(self) -> str:
        return self.services.settings.players.own_name or translate("Players", "Player 1")

    def _usual_name(self) -> str:
        """Return what the player was called at the last table, at the first one the own name."""
        last = shown(TABLE_NAME.read(self.services.settings.preferences), LONGEST_NAME)
        return last or self._own_name()

    def _choose_rules(self) -> None:
        """Begin with the rules that are chosen for the next match."""
        rules = self.services.settings.rules
        self.choice.game = rules.chosen(rules.choices())
        self.choice.seats = rules.draft.seats

    # --- tables in this network -------------------------------------------------------

    def _begin_search(self) -> None:
        self._search = search = Search(self.found.emit)
        self.thread_of_network.run(_begin(search))

    def _end_search(self) -> None:
        search, self._search = self._search, None
        if search is not None:
            self._ending = self.thread_of_network.run(search.end())

    def _show_found(self, tables: Any) -> None:
        if isinstance(self.page, JoinTablePage):
            self.page.show_found(tables)

    # --- coming and going -------------------------------------------------------------

    def _person(self, *, watch: bool = False) -> GuestPerson:
        name = self.choice.name or self._usual_name()
        kept = "" if name == self._own_name() else name
        TABLE_NAME.choose(self.services.settings.preferences, kept)
        portrait = self.services.settings.players.own_avatar
        return GuestPerson(name, portrait, player_key(self.services.match.folder), watch)

    def _further(self) -> list[tuple[GuestPerson, str]]:
        """Return who else of this computer is chosen to play, and their profiles."""
        players, folder = self.services.settings.players, self.services.match.folder
        return further_people(players, self.choice.here, folder)

    def open_table(self, *, again: bool = False) -> None:
        """Open a table as chosen, or the one that was open last."""
        choices = self.services.settings.rules.choices()
        choice = self.choice
        try:
            person, further = self._person(), self._further()
        except OSError as problem:
            self._fail(problem)
            return
        table = OpenedTable(
            self.services.match.folder,
            None if again else choice.rules(choices),
            choice.port,
            announced=person.name if choice.findable else "",
            address=self.address,
        )
        link = HostLink(self.thread_of_network, table, person)
        link.failed.connect(self._fail, Qt.ConnectionType.QueuedConnection)
        link.unannounced.connect(self._unannounced, Qt.ConnectionType.QueuedConnection)
        link.unsaved.connect(
            self.services.notices.reports.match_saved, Qt.ConnectionType.QueuedConnection
        )
        link.set_aside.connect(self._tell_set_aside, Qt.ConnectionType.QueuedConnection)
        self._sit(link, person, [(FurtherLink(link, each), each, key) for each, key in further])
        link.begin()

    def join(self, invitation: Invitation) -> None:
        """Go to a table elsewhere."""
        watch = False
        if isinstance(self.page, JoinTablePage):
            watch = self.page.watch.isChecked()
            self.choice.name = self.page.name.text().strip() or self._usual_name()
            self.choice.here = self.page.here
            self._line = self.page.line.text()
        try:
            person = self._person(watch=watch)
            further = [] if watch else self._further()
        except OSError as problem:
            self._fail(problem)
            return
        thread = self.thread_of_network
        link = GuestLink(thread, invitation, person)
        self._sit(
            link,
            person,
            [(GuestLink(thread, invitation, each), each, key) for each, key in further],
        )
        link.begin()

    def _sit(
        self,
        link: TableLink,
        person: GuestPerson,
        further: Sequence[tuple[TableLink, GuestPerson, str]],
    ) -> None:
        own = self.services.settings.players.own.key
        first = TableSession(link, person.key, own, person.name)
        others = [TableSession(way, each.key, key, each.name) for way, each, key in further]
        self.adopt(PeopleHere(first, others))
        self._show_again()

    def adopt(self, here: PeopleHere) -> None:
        """Be at the table with these people."""
        self.here = here
        self.services.match.at_table = True
        self._shared = SharedMatch(self.services, here)
        self._news = TableNews(
            self.services, here, self._shared, lambda: isinstance(self.page, RoomPage)
        )
        here.dropped.connect(self._tell_dropped)
        here.first.ended.connect(self._ended)
        self._taking_back = TakingBack(self.services, here, self._questions)
        self.services.match.runner.changed.emit()

    def leave(self) -> None:
        """Be at no table any more, and take up the match that waits."""
        if self.here is not None:
            self.here.leave()
            self._stand_up()
            tell(self.services, words.why_ended("left"))

    def _stand_up(self) -> None:
        """Forget the table, and take up the player's own match."""
        self._hear_no_more()
        self.here = None
        services = self.services
        services.match.at_table = False
        if services.match.runner.elsewhere:
            services.match.runner.go_back()
        if isinstance(self.page, RoomPage):
            self.close()
        services.match.runner.changed.emit()

    def _hear_no_more(self) -> None:
        """Follow the session no more; a match that is over is kept first."""
        shared, news, taking_back = self._shared, self._news, self._taking_back
        self._shared = self._news = self._taking_back = None
        self._questions.close()
        if taking_back is not None:
            taking_back.stop()
        if shared is not None:
            shared.keep()
            shared.stop()
        if news is not None:
            news.stop()

    def _ended(self, why: str, fact: str) -> None:
        in_room = isinstance(self.page, RoomPage)
        if self.here is not None:
            self.here.leave(for_good=False)  # those who have come with the first person
        self._stand_up()
        text = words.why_ended(why, fact)
        if in_room and why not in ("closed", "left"):
            self._view = "join"
            self.open()
            self._problem(text)
        else:
            self.services.notices.errors.say(text)

    def _tell_dropped(self, session: TableSession) -> None:
        """Say why one of several people here is at the table no more."""
        if session.over is not None:
            told = translate("Together", "{name}: {text}")
            why = words.why_ended(session.over.why, session.over.fact)
            self.services.notices.errors.say(told.format(name=session.name, text=why))
        self._show_again()

    def _fail(self, problem: Exception) -> None:
        """Say why no table could be opened."""
        if self.here is not None:
            self.here.leave(for_good=False)
            self._stand_up()
            self._view = "open"
            self.open()
        text = translate("Together", "The table cannot be opened: {reason}")
        self._problem(text.format(reason=words.why_not_opened(problem)))

    def _tell_set_aside(self, path: Any) -> None:
        """Say that the match of the table that was opened again could not be read."""
        self.services.notices.errors.say(file_words.set_aside(str(path)))

    def _unannounced(self, reason: str) -> None:
        text = translate("Together", "The table cannot be found in this network: {reason}")
        tell(self.services, text.format(reason=reason))

    def _problem(self, text: str) -> None:
        if isinstance(self.page, EntryPage):
            self.page.show_problem(text)

    def _invite_anew(self) -> None:
        if self.session is not None and isinstance(self.session.link, HostLink):
            self.session.link.invite_anew()

    def _again(self) -> None:
        """Go to the waiting room for another match, or back to the match that waits."""
        if self.session is not None:
            self.open()
        else:
            self.services.match.runner.go_back()

    def _follow(self, fresh: bool) -> None:
        """Be away from the table when something else was put in the place of its match."""
        here, runner = self.here, self.services.match.runner
        if here is not None and here.first.playing and not runner.together:
            here.leave(for_good=False)
            self._stand_up()
            self.services.notices.errors.say(words.how_to_come_back(hosts=here.first.hosts))

    # --- windows ----------------------------------------------------------------------

    def _quit(self) -> None:
        """The program ends: the seat waits, and a table that is open here is closed."""
        if self.here is not None:
            if self._shared is not None:
                self._shared.keep()
            self.here.leave(for_good=False)
            self.here.settle()
            self.here = None
        self._end_search()
        if self._ending is not None:
            with suppress(TimeoutError, CancelledError):
                self._ending.result(CLOSING)
        if self._thread is not None:
            self._thread.stop()
            self._thread = None

    def end(self) -> object:
        """Leave the table to the next window."""
        self._end_search()
        self._hear_no_more()
        here, thread = self.here, self._thread
        self.here = self._thread = None
        if self.services.match.runner.together:
            self.services.match.runner.go_back()
        return None if thread is None else LeftTable(here, thread, self.choice, self._line)

    def resume(self, left: Any) -> None:
        """Go on at the table that was there in the window before."""
        assert isinstance(left, LeftTable)
        self._thread, self.choice, self._line = left.thread, left.choice, left.line
        if left.here is not None:
            self.adopt(left.here)
            if left.here.first.playing and self._shared is not None:
                self._shared.begin(False)


async def _begin(search: Search) -> None:
    try:
        await search.begin()
    except OSError:
        return  # then none is found: the line of an invitation serves
