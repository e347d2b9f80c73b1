"""What the coach says: words for losses, and one sentence why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.bots.exact.reasons import REASONS
from farwhist.bots.judging.verdict import Share, Valued, Verdict
from farwhist.bots.judging.words import BLAME, Word
from farwhist.engine.makers import Maker
from farwhist.engine.moves import PlayCard, read
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.review import need_words
from farwhist.ui.review.coach import ChoiceState
from farwhist.ui.review.hint_words import percent, reason
from farwhist.ui.review.outcome_vs_choice import Fell
from farwhist.ui.wording import number_words, punctuation
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

WORDS: Final[Mapping[Word, str]] = {
    "best": QT_TRANSLATE_NOOP("Coach", "Best"),
    "good": QT_TRANSLATE_NOOP("Coach", "Good"),
    "slip": QT_TRANSLATE_NOOP("Coach", "Slip"),
    "mistake": QT_TRANSLATE_NOOP("Coach", "Mistake"),
    "blunder": QT_TRANSLATE_NOOP("Coach", "Blunder"),
    "forced": QT_TRANSLATE_NOOP("Coach", "No choice"),
}

SHARES: Final[Mapping[Share, str]] = {
    "exact": QT_TRANSLATE_NOOP("Coach", "Chance to make the bid"),
    "match": QT_TRANSLATE_NOOP("Coach", "Chance to win the match"),
    "stay": QT_TRANSLATE_NOOP("Coach", "Chance to stay in"),
    "odd_trick": QT_TRANSLATE_NOOP("Coach", "Chance of the odd trick"),
    "contract": QT_TRANSLATE_NOOP("Coach", "Chance of the contract"),
    "none": "",
}

HOW_IT_FELL: Final[Mapping[Fell, Callable[[], str]]] = {
    "": str,
    "unlucky": lambda: translate("Coach", "Right, and unlucky."),
    "free": lambda: translate("Coach", "It cost nothing this time."),
}


def word(verdict: Verdict) -> str:
    """Return the word for what a choice surely lost."""
    return word_text(verdict.word)


def word_text(key: Word) -> str:
    """Return what a word is called."""
    return translate("Coach", WORDS[key])


def share_title(share: Share) -> str:
    """Return what the percentages are of; nothing where there are none."""
    return translate("Coach", SHARES[share]) if SHARES[share] else ""


def loss(verdict: Verdict) -> str:
    """Return what was lost, such as "−5.2"; nothing where nothing was."""
    if verdict.word not in BLAME:
        return ""
    if verdict.unit == "match":
        return number_words.percentage(number_words.signed(-percent(verdict.loss)))
    return number_words.signed(-round(verdict.loss, 1))


def give_or_take(verdict: Verdict) -> str:
    """Return how sure the loss is, such as "± 0.2"."""
    if verdict.word not in BLAME:
        return ""
    if verdict.unit == "match":
        return number_words.percentage(number_words.margin(percent(2 * verdict.error), 0))
    return number_words.isolated(f"± {number_words.number(round(2 * verdict.error, 1))}")


def choice(valued: Valued) -> str:
    """Return a choice in a few signs: "2♣ 6♣", "3" or what else can be chosen."""
    return " ".join(call_words(read(text)) for text in valued.moves)


def spoken_choice(valued: Valued) -> str:
    """Return a choice as it is read aloud."""
    move = read(valued.moves[0])
    if isinstance(move, PlayCard):
        return joined(map(card_name, move.cards))
    return choice(valued)


def told_choice(verdict: Verdict, place: int, name: str) -> str:
    """Return a choice and what it was worth, as it is read aloud."""
    each = verdict.choices[place]
    told = [name]
    if verdict.share != "none":
        told.append(translate("Coach", "{share} percent").format(share=percent(each.share)))
    if verdict.unit == "points":
        told.append(number_words.points_text(round(each.value, 1)))
    if place == verdict.best:
        told.append(translate("Coach", "best"))
    return joined(told)


def sentence(verdict: Verdict, fell: Fell = "", name: str = "") -> str:
    """Return what was needed and held, what the choices were worth, why, and how it fell.

    Of another player, who has a `name`, only what the choices were worth and how it fell.
    """
    if verdict.forced:
        return translate("Coach", "There was nothing to choose.")
    best, own = verdict.choices[verdict.best], verdict.choices[verdict.played]
    shares = verdict.share != "none"
    if verdict.best == verdict.played:
        compared = translate("Coach", "{best}: {best_share} %.") if shares else ""
    elif shares and name:
        compared = translate(
            "Coach", "{name} chose {own}: {own_share} %. Best was {best}: {best_share} %."
        )
    elif shares:
        compared = translate(
            "Coach", "You chose {own}: {own_share} %. Best was {best}: {best_share} %."
        )
    else:
        compared = translate("Coach", "Best was {best}.")
    compared = compared.format(
        best=choice(best),
        best_share=percent(best.share),
        own=choice(own),
        own_share=percent(own.share),
        name=name,
    )
    stood = "" if name else need_words.stood(verdict)
    reason = "" if name else _reason(verdict, stood)
    told = (stood, compared, reason, HOW_IT_FELL[fell]())
    return " ".join(each for each in told if each)


SAID_BEFORE: Final = frozenset({"best_chance", "worth"})
"""Reasons that say no more than the numbers told before them."""


def _reason(verdict: Verdict, stood: str) -> str:
    key = verdict.grounds.key
    if not need_words.tells_best(verdict) or (stood and key in SAID_BEFORE):
        return ""
    return why(key)


def why(key: str) -> str:
    """Return why the best choice is the best, as one sentence; nothing where that is not known."""
    if key == "best_average":
        return translate("Coach", "It scores most on average.")
    return reason(key) if key in REASONS else ""


def foot(verdict: Verdict, name: str = "") -> str:
    """Return what the verdict rests on; another player has a `name`."""
    text = translate("Coach", "Judged by what you could know · {deals}")
    if name:
        text = translate("Coach", "Judged by what {name} could know · {deals}")
    return text.format(deals=Counts.samples(verdict.deals), name=name)


def spoken(verdict: Verdict, fell: Fell = "", name: str = "") -> str:
    """Return the verdict as it is read aloud; another player than oneself has a `name`."""
    if verdict.forced:
        return sentence(verdict)
    why = sentence(verdict, fell, name)
    best = verdict.choices[verdict.best]
    if verdict.word not in BLAME:
        return " ".join((punctuation.sentence(word(verdict)), why))
    text = translate("Coach", "{word}. Points lost: {loss}. Best: {best}.")
    if verdict.unit == "match":
        text = translate("Coach", "{word}. Winning chance lost: {loss}. Best: {best}.")
    told = text.format(word=word(verdict), loss=loss(verdict).lstrip("−"), best=spoken_choice(best))
    return f"{told} {why}"


def older() -> str:
    """Return what stands below a verdict of an older coach."""
    return translate("Coach", "Judged by an older version of the coach")


def not_judged(state: ChoiceState, done: int, count: int, name: str = "") -> str:
    """Return why there is no verdict; nothing where there is one, or where none is to come.

    Another player than oneself has a `name`.
    """
    match state:
        case "running" if name:
            text = translate("Coach", "The coach is looking at {name}'s choices: {done} of {count}")
        case "running":
            text = translate("Coach", "The coach is looking at your choices: {done} of {count}")
        case "stopped":
            text = translate("Coach", "{done} of {count} judged.")
        case "battery":
            text = translate("Coach", "The coach is waiting for mains power.")
        case "failed":
            text = translate(
                "Coach", "This choice could not be judged. The file farwhist.log says why."
            )
        case _:
            return ""
    return text.format(done=done, count=count, name=name)


def not_own(maker: Maker) -> str:
    """Return why a choice is not judged that the player did not make; nothing for an own one."""
    match maker:
        case Maker.BOT:
            return translate("Coach", "A bot chose this in the player’s place. It is not judged.")
        case Maker.CLOCK:
            return translate("Coach", "Time was up, and a bot chose this. It is not judged.")
        case Maker.HINT:
            return translate("Coach", "This follows a hint. It is not judged.")
        case Maker.CLAIM:
            return translate("Coach", "All was decided: this was played by itself.")
        case Maker.SELF:
            return ""


def way_on(state: ChoiceState) -> str:
    """Return what the player can do about the state of a choice; nothing for nothing."""
    match state:
        case "running":
            return translate("Coach", "Stop")
        case "stopped":
            return translate("Coach", "Continue")
        case "battery":
            return translate("Coach", "Judge now")
        case "failed" | "stale":
            return translate("Coach", "Judge again")
        case _:
            return ""
