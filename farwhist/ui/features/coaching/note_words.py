"""What the coach says of a deal below its summary."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.bots.judging.verdict import Verdict
from farwhist.ui.features.coaching.account import CALLS, DealSplit
from farwhist.ui.features.coaching.judging import Judging
from farwhist.ui.review import coach_words
from farwhist.ui.review.hint_words import percent
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


def told(judging: Judging, found: DealSplit | None) -> str:
    """Return the line for a deal that is judged so far."""
    match judging.state:
        case "done" if judging.nothing_own:
            return translate("Coach", "Not judged: the choices were not your own.")
        case "done":
            return result(found)
        case "running":
            text = translate("Coach", "Looking at your choices: {done} of {count}")
            return text.format(count=judging.choices, done=judging.done)
        case "waiting":
            return translate("Coach", "The coach will look at this deal soon.")
        case "battery":
            return translate("Coach", "The coach is waiting for mains power.")
        case "unjudged":
            return translate("Coach", "Not judged.")
        case "failed":
            return translate(
                "Coach", "This deal could not be judged. The file farwhist.log says why."
            )


def way(judging: Judging) -> str:
    """Return what the player can do about it; nothing where there is nothing to do."""
    match judging.state:
        case "battery":
            return translate("Coach", "Judge now")
        case "unjudged":
            return translate("Coach", "Judge this deal")
        case "failed":
            return translate("Coach", "Judge again")
        case _:
            return ""


def result(found: DealSplit | None) -> str:
    """Return what the decisions of a deal cost, in one or two sentences."""
    if found is None:
        return translate("Coach", "There was nothing to choose.")
    if found.worst is None:
        return _nothing_blamed(found)
    if found.unit == "match":
        text = translate("Coach", "Winning chance lost: {lost} %, most {where}.")
        return text.format(lost=percent(found.called + found.played), where=_where(*found.worst))
    parts = []
    step, worst = found.worst
    if found.blamed_calls:
        text = translate("Coach", "Points lost in the bidding: {points}.")
        parts.append(text.format(points=_points(found.called)))
    elif found.called_any:
        parts.append(translate("Coach", "Well bid."))
    if worst.kind not in CALLS:
        text = translate("Coach", "Points lost in the play: {points}, most {where}.")
        parts.append(text.format(points=_points(found.played), where=_where(step, worst)))
    return " ".join(parts)


def _nothing_blamed(found: DealSplit) -> str:
    if found.off is not None and found.well_played is not None:
        missed = Counts.few_but_well if found.off < 0 else Counts.many_but_well
        return missed(abs(found.off)).format(share=percent(found.well_played))
    lost = -round(found.decisions, 1)
    if found.unit == "points" and lost > 0:
        text = translate("Coach", "No slips: your decisions cost about {points}.")
        return text.format(points=number_words.points_text(lost))
    return translate("Coach", "Nothing lost. The rest was in the cards.")


def parts(found: DealSplit) -> tuple[str, str]:
    """Return what the decisions and what cards and others gave, each in words."""
    rest = found.cards_and_others
    assert rest is not None
    ours = translate("Coach", "Your decisions {points}").format(
        points=number_words.signed(round(found.decisions, 1))
    )
    others = translate("Coach", "cards and other players {points}").format(
        points=number_words.signed(round(rest, 1))
    )
    return ours, others


def _where(step: int, worst: Verdict) -> str:
    played = coach_words.choice(worst.choices[worst.played])
    if not worst.trick:
        return translate("Coach", "in the bidding: {choice}").format(choice=played)
    text = translate("Coach", "in trick {trick}: {choice}")
    return text.format(trick=worst.trick, choice=played)


def _points(lost: float) -> str:
    return number_words.number(round(lost, 1))
