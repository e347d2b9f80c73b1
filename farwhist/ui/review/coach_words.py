"""What the coach says, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal

from PySide6.QtCore import QCoreApplication

from farwhist.bots.exact.reasons import REASONS
from farwhist.bots.judging.verdict import BLAME, Share, Valued, Verdict, Word
from farwhist.engine.cards import Seat, Suit
from farwhist.engine.makers import Maker
from farwhist.engine.moves import NameTrump, PlayCard, read
from farwhist.engine.position import DealResult
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.review.coach import ChoiceState
from farwhist.ui.review.hint_words import all_the_same, percent, reason
from farwhist.ui.wording import number_words, punctuation
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


Fell = Literal["", "unlucky", "free"]

LIKELY: Final = 0.5
"""From this chance on a choice that did not succeed was unlucky."""


def off_bid(result: DealResult, seat: Seat) -> int | None:
    """Return how many tricks above its bid a seat took; None where there was no bid to meet."""
    bid = result.bids[seat] if result.bids else None
    return None if bid is None or result.void else result.taken[seat] - bid


def fell(verdicts: Mapping[int, Verdict], step: int, off: int | None) -> Fell:
    """Return how it fell after the choice of a step, once all choices of the deal are judged.

    A right choice is unlucky where the bid, likely as it was, was missed although nothing after it
    is blamed. A blamed card did no harm where the bid was met exactly all the same; of other
    choices that is never said, as another bid might have paid more.
    """
    verdict = verdicts.get(step)
    if verdict is None or off is None or verdict.forced or verdict.share != "exact":
        return ""
    if verdict.word in BLAME:
        return "free" if off == 0 and verdict.kind == "card" else ""
    later = any(each.word in BLAME for other, each in verdicts.items() if other > step)
    return "unlucky" if off and not later and likely(verdict) else ""


def likely(verdict: Verdict) -> bool:
    """Whether the choice that was made was to meet the bid as often as not."""
    return verdict.choices[verdict.played].share >= LIKELY


Facts = Mapping[str, Any]

CARDS: Final[Mapping[Suit, Callable[[int], str]]] = {
    Suit.SPADES: Counts.spades,
    Suit.HEARTS: Counts.hearts,
    Suit.DIAMONDS: Counts.diamonds,
    Suit.CLUBS: Counts.clubs,
}


def need_sentence(verdict: Verdict) -> str:
    """Return what was needed and held, as one sentence; nothing where that explains nothing."""
    tell = TOLD.get(verdict.grounds.key)
    return "" if tell is None else tell(verdict)


def tells_best(verdict: Verdict) -> bool:
    """Whether the grounds tell of the choice that the verdict calls the best."""
    told = verdict.grounds.facts.get("best")
    return told is None or bool({*told} & {*verdict.choices[verdict.best].moves})


def _needed(facts: Facts, holding: str = "") -> str:
    """Return how many of the tricks that were left had to be taken.

    Nothing where more are needed than are left, or fewer than none: then the reason says so.
    """
    need, left = facts.get("need"), facts.get("left", 0)
    if need is None or left < 2 or not 0 <= need <= left:
        return ""
    if need:
        text = translate("Coach", "You needed {need} {left}")
    else:
        text = translate("Coach", "You needed none {left}")
    told = text.format(need=need, left=Counts.need_of(left))
    return punctuation.sentence(f"{told} {holding}" if holding else told)


def _need(verdict: Verdict) -> str:
    return _needed(verdict.grounds.facts)


def _need_and_sure(verdict: Verdict) -> str:
    facts = verdict.grounds.facts
    sure = facts.get("sure", 0)
    return _needed(facts, Counts.had_sure(sure) if sure else "")


def _need_and_highest(verdict: Verdict) -> str:
    facts = verdict.grounds.facts
    sure, highest = facts.get("sure", 0), facts.get("masters", 0)
    if sure or not highest:
        return _need_and_sure(verdict)
    return _needed(facts, Counts.held_highest(highest))


def _need_and_trumps(verdict: Verdict) -> str:
    facts = verdict.grounds.facts
    trumps = facts.get("trumps", 0)
    return _needed(facts, Counts.held_trumps(trumps) if trumps else "")


def _worth(verdict: Verdict) -> str:
    worth = verdict.grounds.facts.get("worth")
    if worth is None or verdict.kind != "bid":
        return ""
    text = translate("Coach", "Tricks that this hand usually takes: {tricks}.")
    return text.format(tricks=number_words.decimal(worth))


def _suit(verdict: Verdict) -> str:
    """Return how many cards of the suit were held that was best as trumps."""
    held = verdict.grounds.facts.get("trumps", 0)
    move = read(verdict.choices[verdict.best].moves[0])
    if not held or not isinstance(move, NameTrump) or move.suit is None or not tells_best(verdict):
        return ""
    text = translate("Coach", "You held {cards}.")
    return text.format(cards=CARDS[move.suit](held))


TOLD: Final[Mapping[str, Callable[[Verdict], str]]] = {
    "draws_trumps": _need_and_trumps,
    "last_trump": _need_and_trumps,
    "sure_winner": _need,
    "cheapest_winner": _need,
    "tries_to_win": _need_and_sure,
    "winner_too_many": _need_and_sure,
    "ducks": _need,
    "throws_danger": _need,
    "keeps_winners": _need,
    "takes_now": _need,
    "loses_lead": _need_and_sure,
    "best_chance": _need_and_highest,
    "wizard_wins": _need_and_sure,
    "wizard_lost": _need,
    "jester": _need_and_sure,
    "worth": _worth,
    "above_worth": _worth,
    "below_worth": _worth,
    "best_average": _worth,
    "trump": _suit,
}
"""What is told, by the key of the grounds; reasons that tell it themselves are left out."""


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
    return translate("Coach", "All the same") if all_equal(verdict) else word_text(verdict.word)


def all_equal(verdict: Verdict) -> bool:
    """Whether there were several moves, and all of them come to the same."""
    return verdict.forced and len(verdict.choices[0].moves) > 1


def nothing_to_choose(verdicts: Iterable[Verdict]) -> str:
    """Return why none of these choices, which were forced, is judged."""
    if any(map(all_equal, verdicts)):
        return translate("Coach", "All that could be chosen came to the same.")
    return translate("Coach", "There was nothing to choose.")


def word_text(key: Word) -> str:
    """Return what a word is called."""
    return translate("Coach", WORDS[key])


def share_title(share: Share) -> str:
    """Return what the percentages are of; nothing where there are none."""
    return translate("Coach", SHARES[share]) if SHARES[share] else ""


def numbers_title(verdict: Verdict) -> str:
    """Return what the numbers beside the choices are; nothing where there are none."""
    if verdict.forced:
        return ""
    title = share_title(verdict.share)
    if verdict.unit != "points":
        return title
    points = translate("Coach", "points on average")
    return f"{title} · {points}" if title else punctuation.capital(points)


def loss(verdict: Verdict) -> str:
    """Return how much was lost, such as "−5.2"; nothing where nothing was."""
    if verdict.word not in BLAME:
        return ""
    if verdict.unit == "match":
        return number_words.percentage(number_words.signed(-percent(verdict.loss)))
    return number_words.signed_decimal(-verdict.loss)


def give_or_take(verdict: Verdict) -> str:
    """Return of what the loss is and how sure, in two lines: "points", "± 0.2"."""
    if verdict.word not in BLAME:
        return ""
    if verdict.unit == "match":
        return number_words.percentage(number_words.margin(percent(2 * verdict.error), 0))
    sure = number_words.isolated(f"± {number_words.number(round(2 * verdict.error, 1))}")
    unit = translate("Coach", "points")
    return f"{unit}\n{sure}"


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
        return nothing_to_choose([verdict])
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
    stood = "" if name else need_sentence(verdict)
    reason = "" if name else _reason(verdict, stood)
    told = (stood, compared, reason, HOW_IT_FELL[fell]())
    return " ".join(each for each in told if each)


SAID_BEFORE: Final = frozenset({"best_chance", "worth"})
"""Reasons that say no more than the numbers told before them."""


def _reason(verdict: Verdict, stood: str) -> str:
    key = verdict.grounds.key
    if _alike(verdict):
        return all_the_same()
    if not tells_best(verdict) or (stood and key in SAID_BEFORE):
        return ""
    if key in COMPARING and verdict.word not in BLAME and not _stands_out(verdict):
        return translate("Coach", "No other choice was surely better.")
    return why(key, verdict.unit)


COMPARING: Final = frozenset({"best_average", "best_chance", "damage"})
"""Reasons that say of the best choice that all others are worse."""


def _alike(verdict: Verdict) -> bool:
    """Whether no choice was better than another in any deal that was looked at."""
    places = range(len(verdict.choices))
    return all(verdict.lost(place) == (0.0, 0.0) for place in places if place != verdict.best)


def _stands_out(verdict: Verdict) -> bool:
    """Whether every other choice is surely worse than the best."""
    return all(
        verdict.surely_lost(place) for place in range(len(verdict.choices)) if place != verdict.best
    )


def why(key: str, unit: str = "points") -> str:
    """Return why the best choice is the best, as one sentence; nothing where that is not known."""
    if key == "best_average" and unit == "match":
        return translate("Coach", "It wins the match most often.")
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
    if verdict.unit == "match":
        text = translate("Coach", "{word}. Winning chance lost: {loss}. Best: {best}.")
        lost = number_words.percentage(percent(verdict.loss))
    else:
        text = translate("Coach", "{word}. Points lost: {loss}. Best: {best}.")
        lost = number_words.number(round(verdict.loss, 1))
    told = text.format(word=word(verdict), loss=lost, best=spoken_choice(best))
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
