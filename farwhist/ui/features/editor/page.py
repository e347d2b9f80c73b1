"""The page on which a deal is put together card by card, in the place of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct
from PySide6.QtCore import (
    QCoreApplication,
    QSignalBlocker,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.engine.cards import Card, Rank, Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import play
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.deal_text import DealText
from farwhist.rules.diagram_reading import CardLetters
from farwhist.rules.draft_checks import (
    NOTHING_TYPED,
    Checked,
    Repair,
    Typing,
    checked,
    repaired,
)
from farwhist.rules.typed_cards import read_hand, written_hand
from farwhist.ui.deck.options import LETTERS
from farwhist.ui.features.editor import editor_words
from farwhist.ui.features.editor.body import (
    COACH,
    PLAYED,
    EditorBody,
    EditorFoot,
    EditorHead,
    SeatedAt,
)
from farwhist.ui.features.editor.coach_panel import DealWork, Plays, due
from farwhist.ui.features.editor.deal_panel import RuleChoice
from farwhist.ui.features.editor.editor_words import EditorCounts
from farwhist.ui.match.thinking import Adviser
from farwhist.ui.review.page_style import FeltGround, PageStyle, editor_sheet
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.page_area import WheelGuard
from farwhist.ui.style.passing_words import PassingWords
from farwhist.ui.style.tokens import Tokens
from farwhist.ui.viewmodels.hand_order import highest_first
from farwhist.ui.wording.card_names import card_name, card_sign
from farwhist.ui.wording.game_names import preset_name

translate = QCoreApplication.translate


class DraftHistory:
    """Keeps every draft; what is typed in one go is one step."""

    def __init__(self, first: DealDraft) -> None:
        self._drafts = [first]
        self._at = 0
        self._joined = ""

    @property
    def now(self) -> DealDraft:
        """The draft that is edited."""
        return self._drafts[self._at]

    @property
    def drafts(self) -> list[DealDraft]:
        """All drafts up to the one that is edited."""
        return self._drafts[: self._at + 1]

    @property
    def can_undo(self) -> bool:
        """Whether there is a draft before."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is one that was undone."""
        return self._at + 1 < len(self._drafts)

    def put(self, draft: DealDraft, joined: str = "") -> None:
        """Go on with another draft; one with the same name `joined` as before takes its place."""
        if draft == self.now:
            return
        if joined and joined == self._joined and self._at and not self.can_redo:
            self._drafts[self._at] = draft
        else:
            del self._drafts[self._at + 1 :]
            self._drafts.append(draft)
            self._at += 1
        self._joined = joined

    def undo(self) -> None:
        """Go back to the draft before, if there is one."""
        self._at = max(self._at - 1, 0)
        self._joined = ""

    def redo(self) -> None:
        """Go on to the draft that was undone last, if there is one."""
        self._at = min(self._at + 1, len(self._drafts) - 1)
        self._joined = ""


_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


class HandTyping:
    """Puts what is typed into hands.

    Args:
        courts: the letters of ace, king, queen and jack.
    """

    def __init__(self, courts: Sequence[str]) -> None:
        self._letters = CardLetters(dict(zip(courts, _COURTS, strict=True)))
        self._courts = dict(zip(_COURTS, courts, strict=True))

    def type(self, history: DraftHistory, seat: Seat, text: str) -> Typing:
        """Give a seat the free cards that are typed; return what could not be done."""
        draft = history.now
        typed = read_hand(text, draft.rules.pack, self._letters)
        free = {*draft.free, *draft.hands[seat]}
        own = [each for each in typed.cards if each in free]
        elsewhere = tuple(each for each in typed.cards if each not in free)
        history.put(draft.with_hand(seat, own), joined=f"typed {seat}")
        return Typing(seat, elsewhere, typed.unread)

    def written(self, draft: DealDraft, seat: Seat) -> str:
        """Return a hand as it can be typed; nothing where there is no card."""
        hand = highest_first(draft.hands[seat], draft.rules.ranking.order)
        return written_hand(hand, self._courts) if hand else ""


Key = Qt.Key


class EditorParts(Struct, frozen=True):
    """What the page needs beside the deal.

    Args:
        rules: what can be chosen as the rules of a deal.
        people: returns the names and pictures of so many players.
        adviser: returns who works out what the coach is asked.
        plays: returns who plays at each of so many seats.
        judges: whether the coach judges the game of a deal.
        rng: draws what is filled at random.
    """

    rules: Sequence[RuleChoice]
    people: Callable[[int], tuple[Sequence[str], Sequence[int]]]
    adviser: Callable[[], Adviser]
    plays: Callable[[int], Sequence[Plays]]
    judges: Callable[[DealText], bool]
    rng: Random


class EditorPage(WindowPage):
    """Edits a deal.

    Signals:
        edited(): the draft has changed.
        play_requested(text), study_requested(text), code_requested(text), diagram_requested(text),
            save_requested(text): do that with the deal, a `DealText`.
        paste_requested(), file_requested(), table_requested(): edit another deal; see `take`.
    """

    edited = Signal()
    play_requested = Signal(object)
    study_requested = Signal(object)
    code_requested = Signal(object)
    diagram_requested = Signal(object)
    save_requested = Signal(object)
    paste_requested = Signal()
    file_requested = Signal()
    table_requested = Signal()

    def __init__(
        self,
        history: DraftHistory,
        style: PageStyle,
        parts: EditorParts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("editor")
        set_help_anchor(self, "study#editor")
        self.setAccessibleName(translate("Editor", "Deal editor"))
        self.history = history
        self.seat: Seat = 0
        self._style = style
        self._parts = parts
        self._typing: Typing = NOTHING_TYPED
        self._names: Sequence[str] = ()
        self._given = False
        self._ground = FeltGround(style)
        self._typist = HandTyping(LETTERS[style.deck.look.index])
        self.found = Checked((), None)
        self.head, self.foot = EditorHead(style), EditorFoot(style)
        self.passing = PassingWords(self, self.foot.tell)
        self.body = EditorBody(style, parts.rules)
        filled(QVBoxLayout(self), self.head, (self.body, 1), self.foot, margins=0, spacing=0)
        self.work = DealWork(parts.adviser, self.body.coach, self)
        self._connect()
        self.setStyleSheet(editor_sheet(style))
        WheelGuard(self)
        self._show(rewrite=True)

    def _connect(self) -> None:
        head, foot, body = self.head, self.foot, self.body
        for button, act in (
            (head.back, self.left.emit),
            (head.undo, self.undo),
            (head.redo, self.redo),
            (head.paste, self.paste_requested.emit),
            (head.file, self.file_requested.emit),
            (head.table, self.table_requested.emit),
            (foot.play, lambda: self._hand_on(self.play_requested)),
            (foot.study, lambda: self._hand_on(self.study_requested)),
            (foot.coach, self.ask),
            (foot.code, lambda: self._hand_on(self.code_requested)),
            (foot.diagram, lambda: self._hand_on(self.diagram_requested)),
            (foot.save, lambda: self._hand_on(self.save_requested)),
            (body.cards.fill, self.fill),
            (body.cards.empty, lambda: self.put(self.draft.empty())),
        ):
            button.clicked.connect(act)
        pool, field = body.cards.pool, body.cards.field
        pool.seat_requested.connect(self.give)
        pool.turn_requested.connect(self.turn)
        pool.card_requested.connect(lambda card: self.give(card, self.seat))
        pool.typed.connect(self._type_on)
        body.cards.taken.connect(lambda card: self.give(card, -1))
        field.textEdited.connect(self._type)
        body.deal.edited.connect(self.put)
        body.deal.refused.connect(self.tell)
        body.deal.turn_requested.connect(self.turn)
        body.played.edited.connect(self.put)
        body.checks.repair_requested.connect(self._repair)
        body.checks.said.connect(self.said)
        body.plate_pressed.connect(self._press)
        body.plate_entered.connect(self.choose_seat)
        body.card_chosen.connect(self._choose_card)
        body.card_given.connect(self.give)
        body.typed.connect(self._type_on)
        body.played.end_requested.connect(self.play_out)
        self.work.said.connect(self.said)
        self.work.went_on.connect(self.foot.tell)
        self.work.played_out.connect(lambda moves: self.put(self.draft.with_moves(moves)))

    @property
    def draft(self) -> DealDraft:
        """The deal that is edited."""
        return self.history.now

    @property
    def colours(self) -> Tokens:
        """The colours in which the panels are drawn."""
        return self._style.tokens

    # --- edits --------------------------------------------------------------------------------

    def put(self, draft: DealDraft) -> None:
        """Go on with another draft."""
        self._typing = NOTHING_TYPED
        self.history.put(draft)
        self._show(rewrite=True)

    def take(self, draft: DealDraft) -> None:
        """Edit another deal; the one before can be had back."""
        self.seat = 0
        self.put(draft)

    def give(self, card: Card, seat: Seat) -> None:
        """Give a card to a seat, or with -1 to nobody."""
        self.body.cards.pool.lay_down()
        if seat < 0:
            self.put(self.draft.take(card))
            self.said.emit(editor_words.taken(self.draft, card))
        else:
            self.put(self.draft.give(card, seat))
            self.said.emit(editor_words.given(self.draft, card, seat, self._names))

    def turn(self, card: Card) -> None:
        """Turn a card up for trump, where one is."""
        if self.draft.turns is not None:
            self.put(self.draft.turn(card))
            text = translate("Editor", "{card} is turned up. {free}.")
            free = editor_words.free(len(self.draft.free))
            self.said.emit(text.format(card=card_name(card), free=free))

    def fill(self) -> None:
        """Draw at random what is missing."""
        self.put(self.draft.filled(self._parts.rng))

    def undo(self) -> None:
        """Go back to the draft before."""
        self.history.undo()
        self._typing = NOTHING_TYPED
        self._show(rewrite=True)

    def redo(self) -> None:
        """Go on to the draft that was undone."""
        self.history.redo()
        self._typing = NOTHING_TYPED
        self._show(rewrite=True)

    def _repair(self, repair: Repair) -> None:
        self.put(repaired(self.draft, repair, self._parts.rng))
        self.body.cards.pool.setFocus()

    def choose_seat(self, seat: Seat) -> None:
        """Let what is typed be for this seat."""
        if seat != self.seat:
            self.seat = seat
            self._typing = NOTHING_TYPED
            self._show(rewrite=True)

    def _press(self, seat: Seat) -> None:
        """Give the card that waits for a seat to this one."""
        picked = self.body.cards.pool.picked
        self.choose_seat(seat)
        self._given = picked is not None and self.draft.holder(picked) != seat
        if picked is not None and self._given:
            self.give(picked, seat)

    def _choose_card(self, seat: Seat, card: Card) -> None:
        """Play a card where it is due, or take it up."""
        if self._given:
            self._given = False
            return
        played = self.body.played
        if self.body.shown == PLAYED and played.plays and played.decision is not None:
            if played.decision.seat != seat or not played.make(play(card)):
                text = translate("Editor", "{card} cannot be played now.")
                self.tell(text.format(card=card_sign(card)))
            return
        self.body.cards.pool.picked = card
        self.body.cards.pool.viewport().update()

    # --- typing -------------------------------------------------------------------------------

    def _type(self, text: str) -> None:
        self._typing = self._typist.type(self.history, self.seat, text)
        self._show(rewrite=False)

    def _type_on(self, text: str) -> None:
        """Go on typing in the field with a letter that was pressed elsewhere."""
        field = self.body.cards.field
        field.setFocus()
        field.clear() if not self.draft.hands[self.seat] else field.end(False)
        field.insert(text if not field.text() else f" {text}")
        self._type(field.text())

    # --- what is shown ------------------------------------------------------------------------

    def _show(self, *, rewrite: bool) -> None:
        draft = self.draft
        self.seat = min(self.seat, draft.seats - 1)
        self._names, avatars = self._parts.people(draft.seats)
        self.found = checked(draft, self._typing)
        match = self._match()
        body = self.body
        seated = SeatedAt(self._names, avatars, self.seat)
        body.show_draft(draft, match, self.found, seated)
        if rewrite:
            with QSignalBlocker(body.cards.field):
                body.cards.field.setText(self._typist.written(draft, self.seat))
        self.head.undo.setEnabled(self.history.can_undo)
        self.head.redo.setEnabled(self.history.can_redo)
        count = EditorCounts.players(draft.seats)
        self.head.about.setText(f"{preset_name(draft.preset)} · {count}")
        self._allow(match)
        self.work.follow(self.found.text)
        self.edited.emit()

    def _match(self) -> Match | None:
        if any(each.key != "move" and each.level == "wrong" for each in self.found.checks):
            return None
        try:
            return self.draft.legal_moves()[0]
        except BadDeal:
            return None

    def _allow(self, match: Match | None) -> None:
        wrong = [each for each in self.found.checks if each.level == "wrong"]
        why = editor_words.check_words(wrong[0], self._names) if wrong else ""
        over = match is not None and match.over
        coach = ""
        if self.found.text is not None and match is not None:
            if due(match, 0) is None:
                coach = translate("Editor", "The deal is over: nothing is left to choose.")
            elif not self._parts.judges(self.found.text):
                coach = translate("Editor", "The coach does not judge this game.")
        self.foot.allow(why, over and not wrong, coach)

    def tell(self, text: str, *, lasting: bool = False) -> None:
        """Show a sentence below, and say it; it goes by itself unless it is `lasting`."""
        self.passing.say(text, lasting=lasting)
        self.said.emit(text)
        self.body.deal.show_draft(self.draft, self._names)

    def _hand_on(self, wanted: SignalInstance) -> None:
        if self.found.text is not None:
            wanted.emit(self.found.text)

    # --- what thinks --------------------------------------------------------------------------

    def play_out(self) -> None:
        """Let all seats play the deal to its end, so that it can be studied."""
        if self.found.text is not None:
            self.work.play_out(self.found.text, self._parts.plays(self.draft.seats))

    def ask(self) -> None:
        """Ask the coach what every choice is worth."""
        if self.found.text is not None and self.foot.coach.isEnabled():
            self.work.ask(self.found.text, self._names)
            self.body.show_part(COACH)

    # --- page ---------------------------------------------------------------------------------

    def start(self) -> None:
        """Take the keyboard."""
        self.body.cards.pool.setFocus()

    def leave(self) -> None:
        """Hold the keyboard no more: the page is about to go."""
        super().leave()
        self.work.stop()
        self.body.checks.stop()

    def show_focused(self, widget: QWidget) -> None:
        if self.body.isAncestorOf(widget):
            self.body.ensureWidgetVisible(widget)

    def stops(self) -> list[QWidget]:
        head, foot, body = self.head, self.foot, self.body
        return [
            body.cards.pool, body.cards.field, body.cards.fill, body.cards.empty,
            *body.deal.boxes, body.deal.points, *body.hands, *body.stops(), *foot.buttons,
            head.back, head.undo, head.redo, head.paste, head.file, head.table,
        ]  # fmt: skip

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.body.fit(self.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.draw(self)

    def claims(self, event: QKeyEvent) -> bool:
        return self._meant(event) is not None

    def _meant(self, event: QKeyEvent) -> Callable[[], object] | None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            keys: dict[int, Callable[[], object]] = {
                Key.Key_Z: self.redo if shift else self.undo,
                Key.Key_Y: self.redo,
                Key.Key_R: self.fill,
                Key.Key_C: (self.foot.diagram if shift else self.foot.code).click,
                Key.Key_V: self.paste_requested.emit,
                Key.Key_O: self.file_requested.emit,
                Key.Key_S: self.foot.save.click,
            }
            return keys.get(event.key())
        return self._escape if event.key() == Key.Key_Escape else None

    def _escape(self) -> None:
        if self.body.cards.pool.picked is not None:
            self.body.cards.pool.lay_down()
        else:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the keys of the page; all others end here, for the table is not seen."""
        event.accept()
        act = self._meant(event)
        if act is not None:
            act()
