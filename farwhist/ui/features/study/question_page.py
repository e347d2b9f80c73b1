"""The study of a deal that ends at a question: the answer comes when the player asks for it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move, PlayCard
from farwhist.ui.features.study.bar import KNEW
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.review import ask_moment, card_values, coach_words
from farwhist.ui.review.card_values import CardValue
from farwhist.ui.review.coach import Coaching
from farwhist.ui.review.line_coach import LineChoice
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.studied import Studied
from farwhist.ui.review.trying import Tries, Trying
from farwhist.ui.viewmodels.deal_replay import AskedDeal
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


class QuestionPage(StudyPage):
    """Asks at the last step what to choose. The player tries a choice, or has the answer shown.

    Attributes:
        answered: whether the answer is shown at the question.
    """

    answered = False

    def __init__(
        self,
        match: Studied,
        style: BoardStyle,
        asked: AskedDeal,
        coaching: Coaching | None,
        *,
        trying: Trying,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(match, style, asked.deal, coaching, trying=trying, parent=parent)
        self.bar.to_match.setText(translate("Study", "&Back to the question"))
        self.strip.without_coach()

    @property
    def here(self) -> bool:
        """Whether the question is what is looked at."""
        return self._line is None and self.step == self.last

    @property
    def _question(self) -> AskedDeal:
        assert self._match.asked is not None
        return self._match.asked

    @property
    def _calls(self) -> bool:
        return self.here and not any(isinstance(each, PlayCard) for each in self._moves())

    def _moves(self) -> list[Move]:
        """Return what can be chosen at the question."""
        decision = None if self.tries is None else self.tries.decision(self.deal, self.last)
        return [] if decision is None or self._line is not None else list(decision.moves)

    def _begin(self) -> None:
        """Go to the question, with the cards that its player knows."""
        self.step = self.last
        self.bar.hands.show_value(KNEW)

    def _titles(self) -> tuple[str, str]:
        if self._line is not None:
            return self._what_if(self._line), self._question.about
        title = translate("Study", "Study · {deal}")
        return title.format(deal=ask_moment.asked(self._moves())), self._question.about

    # --- the answer ---------------------------------------------------------------------------

    def _show_answer(self) -> None:
        self.answered = True
        self._judge_line()
        self._show()

    def _asked(self) -> Verdict | None:
        if not self.here:
            return super()._asked()
        asked = None if self.line_coach is None or not self.answered else self.line_coach.asked
        return None if asked is None else asked[1]

    def _verdict(self) -> Verdict | None:
        return self._asked() if self.here else super()._verdict()

    def _to_judge(self, tries: Tries) -> list[LineChoice]:
        """Return the own choices of a line, that at the question too, or this one alone."""
        if self._line is None:
            return self._choices(tries, [self.last] if self.answered else [])
        return self._choices(tries, [n for n in self._own_and_last() if n >= self._left_match])

    @property
    def _thinks(self) -> bool:
        """Whether the coach thinks about the answer."""
        busy = self.line_coach is not None and self.line_coach.busy
        return self.here and self.answered and busy and self._asked() is None

    def _values(self, verdict: Verdict | None) -> dict[Card, CardValue]:
        if self._thinks:
            return card_values.thinking(self._moves())
        return dict(super()._values(verdict))

    def _show_verdict(self) -> None:
        super()._show_verdict()
        if not self.here:
            return
        if self._thinks:
            self.panel.verdict.show_work(translate("Study", "The coach is thinking …"))
            self.panel.verdict.show()
        text = ask_moment.asked(self._moves())
        if self.answered:
            text = translate("Study", "The help advises: {choice}")
            text = text.format(choice=joined(map(_name, self._question.best)))
        self.panel.happens.setText(text)
        self.panel.happens.show()

    def _offer(self, verdict: Verdict | None) -> None:
        super()._offer(verdict)
        if not self.here:
            return
        self.panel.show_note("")
        if self.answered:
            best = call_words(self._question.best[0])
            if verdict is not None:
                best = coach_words.choice(verdict.choices[verdict.best]).split(" ")[0]
            self.panel.offer(best)
        else:
            self.panel.offer_answer()

    def _show_certain(self, decision: Decision | None) -> None:
        hidden = self.here and not self.answered
        super()._show_certain(None if hidden else decision)

    def _try_best(self) -> None:
        if not self.here or self._asked() is not None:
            super()._try_best()
        elif self.answered:
            self._try(self._question.best[0])
        else:
            self._show_answer()

    def _tell_best(self) -> None:
        if self.here and not self.answered:
            self._show_answer()
        else:
            super()._tell_best()

    # --- where the deal goes on ---------------------------------------------------------------

    def _waits_for(self) -> Seat | None:
        return self._match.shown.viewer if self.here else super()._waits_for()

    def _allow_playing_on(self) -> None:
        super()._allow_playing_on()
        if self.here:
            keys = self._style.keys_of("play_from_here")
            self.bar.allow_playing_on(self._why_not or keys, allowed=not self._why_not)


def _name(move: Move) -> str:
    """Return a choice as it is told and read aloud."""
    return joined(map(card_name, move.cards)) if isinstance(move, PlayCard) else call_words(move)
