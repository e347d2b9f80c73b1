"""Shows the card that introduces a game, until the player has read it or plays on."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.ui.features.introductions.card import IntroductionCard
from farwhist.ui.features.introductions.introduction import INTRODUCTIONS
from farwhist.ui.panels.bidding import QuestionPanel
from farwhist.ui.panels.host import LEAST_FONT, PassDevicePanel
from farwhist.ui.panels.panes import tab_after
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import Request
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import GAMES_INTRODUCED
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.table.layout.free_area import BETWEEN, FeltInUse, free_place, taken
from farwhist.ui.table.layout.geometry import Rect, around
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate

_SMALLER: Final = 0.75
"""The part of the wanted size of letters down to which it covers nothing that is seen."""


class Introductions(Feature):
    """Holds the card. The match goes on below it, and its question can be answered meanwhile."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._table = table = services.table
        self._host = services.panels
        self.card: IntroductionCard | None = None
        table.resized.connect(self._place)
        for whose in (services.match.runner.asked, services.match.runner.screened):
            whose.connect(lambda who: self._make_way())
        table.review_changed.connect(lambda looking: self._make_way())
        table.input.chosen.connect(self.close)
        services.panels.chosen.connect(self.close)
        services.flow.replaced.connect(self.close)
        services.appearance.changed.connect(self._redraw)
        services.flow.play_nothing_while(lambda: self.card is not None)
        services.flow.offer_keys(self.press)

    def answer(self, request: Request) -> str:
        """Introduce the game on the table, whether the player knows it or not."""
        if not self._show():
            why = translate(
                "Introductions", "This match has options of its own: see the rules of this game."
            )
            self.services.notices.status.setText(why)
            self.services.announcer.say(why, Kind.ANSWER)
        return ""

    def introduce(self) -> None:
        """Introduce the game on the table, and do not do so again."""
        if self._show():
            known = self.services.match.matches.played().introduced
            preferences = self.services.settings.preferences
            GAMES_INTRODUCED.choose(preferences, [*GAMES_INTRODUCED.read(preferences), known])

    def close(self) -> None:
        """Put the card away."""
        card, self.card = self.card, None
        if card is None:
            return
        if card.isAncestorOf(card.window().focusWidget()):
            self._table.view.setFocus()
        card.hide()
        card.deleteLater()

    def press(self, press: Press) -> bool:
        """Put the card away with the keys that do so, but for one that makes a chosen move."""
        if self.card is None or self._table.trick_review.open:
            return False
        closes = press.means("close") or (press.enters and not self._chosen())
        if closes:
            self.close()
        return closes

    def _chosen(self) -> bool:
        """Whether Enter would make a move now; that puts the card away as well."""
        panel, card = self._host.panel, self._table.input.focus.card
        if panel is not None and panel.preselected is not None:
            return True
        return card is not None and (panel is None or panel.shares_hand)

    def _show(self) -> bool:
        """Show the card and read it out; return whether its words are true of this match."""
        card = self._made()
        if card is None:
            return False
        told = f"{sentence(card.title.text())} {card.words.text()}"
        self.services.announcer.say(told, Kind.RESULT)
        return True

    def _made(self) -> IntroductionCard | None:
        """Return a new card, which is shown; None where its words are not true of this match."""
        matches, runner = self.services.match.matches, self.services.match.runner
        played, look = matches.played(), self.services.appearance
        introduction = INTRODUCTIONS[played.emblem]
        if not introduction.holds(played):
            return None
        self.close()
        self.card = card = IntroductionCard(
            look.theme,
            self._table.view,
            title=matches.title,
            words=introduction.words(),
            deck=look.deck,
            draw=introduction.draw,
            sizes=[deal.size for deal in runner.rules.plan.deals],
        )
        set_help_anchor(card, played.game.id)
        card.closed.connect(self.close)
        self._table.input_block.shield(card)
        self._place()
        tab_after(self._table.view, card)
        return card

    def _redraw(self) -> None:
        if self.card is not None:
            self._made()

    @property
    def _aside(self) -> bool:
        return self._table.trick_review.open or isinstance(self._host.panel, PassDevicePanel)

    def _make_way(self) -> None:
        """Stand aside while an earlier trick is looked at, or the screen is handed over."""
        if self.card is not None:
            self.card.setVisible(not self._aside)
            self._place()

    def _place(self) -> None:
        """Stand clear of the question and of the own hand, in letters as large as wanted.

        Where these would have to be much smaller, it may lie over what the others have.
        """
        card = self.card
        if card is None or self._aside:
            return
        layout, text = self._table.layout_now(), self._table.appearance.text_scale
        asked, seen = self._kept(card, layout)
        wanted = max(round(layout.sizes.usual_font * text), LEAST_FONT)
        smaller = max(round(_SMALLER * wanted), LEAST_FONT)
        found = _free(card, layout, seen, range(wanted, smaller - 1, -1))
        if found is None:
            found = _free(card, layout, asked, range(smaller, LEAST_FONT - 1, -1))
        if found is None:
            found = _at(card, layout, asked, LEAST_FONT)
        card.stand_at(found)

    def _kept(self, card: IntroductionCard, layout: Layout) -> tuple[FeltInUse, FeltInUse]:
        """Return what is asked, with the own hand, and then what else is seen, but for backs."""
        viewer, question = self._table.match.viewer, isinstance(self._host.panel, QuestionPanel)
        kept = taken(layout, viewer, raised=not question)
        plates, count = len(layout.plates), len(layout.plates) + len(layout.resting)
        hand, middle = kept.always[plates:count], kept.always[count:]
        asked = [*self._table.view.covered(card), layout.plates[viewer], *middle]
        if hand:
            asked.append(around(hand))
        others = [plate for seat, plate in layout.plates.items() if seat != viewer]
        told = [layout.stock.bounds(), layout.facts, *layout.slots.values(), *others]
        rather = (*told, *kept.rather)
        return FeltInUse(tuple(asked), rather), FeltInUse((*asked, *told), kept.rather)


def _free(card: IntroductionCard, layout: Layout, kept: FeltInUse, fonts: range) -> Rect | None:
    """Return where the card covers nothing that must be seen, in the first size that can."""

    def fits(size: int) -> bool:
        found = _at(card, layout, kept, size)
        return not any(found.overlaps(each) for each in kept.always)

    number = bisect_left(fonts, True, key=fits)
    return _at(card, layout, kept, fonts[number]) if number < len(fonts) else None


def _at(card: IntroductionCard, layout: Layout, kept: FeltInUse, size: int) -> Rect:
    """Return where the card covers least in letters of this size."""
    room = Rect(0, 0, layout.sizes.width, layout.sizes.height)
    near = (layout.panel.cx, layout.panel.y)
    return free_place(card.sizes(size, room.w - 2 * BETWEEN), room, kept, near)
