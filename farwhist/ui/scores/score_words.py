"""The words of score panel, score sheets, formulas and the podium, made from ids and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat, Suit
from farwhist.engine.moves import Contract, Pass, Strain
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.kind import SummaryText
from farwhist.rules.lookup import goal
from farwhist.rules.scoring.parts import PARTS, Part
from farwhist.rules.sides import BOOK, met, needed, nullo, tricks_declared
from farwhist.ui.scores.tally import (
    Scores,
    away_of,
    bid_of,
    exact,
    falls,
    numbers,
    places,
    run_of,
    seats_of,
    tricks_of,
)
from farwhist.ui.table.layout.measures import others
from farwhist.ui.viewmodels.deals import without_bids
from farwhist.ui.viewmodels.plates import place_of
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording import number_words, outcomes, table_words
from farwhist.ui.wording.call_words import ALLIED, allied_name
from farwhist.ui.wording.card_names import SYMBOLS, suit_name, suit_title
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.outcomes import nobody_plays
from farwhist.ui.wording.punctuation import both, joined, joined_groups, labelled, noted, sentence

translate = QCoreApplication.translate

STREAK = 3
"""So many exact deals in a row are worth telling."""


def title(scores: Scores) -> str:
    """Return the heading of the panel."""
    if scores.view.over:
        return translate("Scores", "Final scores")
    return translate("Scores", "Scores")


def progress(scores: Scores) -> str:
    """Return how far the match is, beside the heading."""
    number, deals = scores.number, scores.deals
    if scores.view.over:
        return Counts.deals(len(scores.counted))
    if not scores.charted and scores.running:
        text = translate("Scores", "Deal {number} · {cards}")
        return text.format(number=number, cards=Counts.cards(scores.view.size))
    win = scores.goal[0]
    if deals is None and win is not None:
        text = translate("Scores", "Deal {number}, match to {points}")
        return text.format(number=number, points=number_words.number(win))
    if deals is None:
        return translate("Scores", "Deal {deal}").format(deal=number)
    if scores.running:
        text = translate("Scores", "Deal {number} of {deals}")
    else:
        text = translate("Scores", "{number} of {deals} played")
    return text.format(number=number, deals=deals)


def short_progress(scores: Scores) -> str:
    """Return the same for a narrow place, such as "9 / 13"."""
    if scores.deals is None or scores.view.over:
        return str(scores.number)
    return f"{scores.number} / {scores.deals}"


def side_name(scores: Scores, column: Seat) -> str:
    """Return a player, or partners as "You and Nora"."""
    seats = seats_of(scores, column)
    if len(seats) < 2 or not scores.players:
        return scores.names[column]
    return both(scores.players[seats[0]], scores.players[seats[1]])


def side_names(scores: Scores) -> list[str]:
    """Return what `side_name` does of each side."""
    return [side_name(scores, column) for column in range(len(scores.names))]


def player(scores: Scores, seat: Seat) -> str:
    """Return what a seat is called."""
    names = scores.players or scores.names
    return names[seat]


def scores_of(match: ShownMatch, view: Position, *, several: bool = False) -> Scores:
    """Return the scores of a match as far as it is shown; `several`: several people play."""
    viewer, rules, names = match.viewer, match.rules, list(match.names)
    assert rules is not None, "there is a match"
    players, order = tuple(names), [viewer, *others(viewer, view.seats)]
    if rules.partners:
        order = [viewer % 2, 1 - viewer % 2]
        if several:
            names = [joined(names[side::2]) for side in (0, 1)]
        else:
            names = outcomes.member_names(names, viewer)
    return Scores(
        match.title,
        view,
        names,
        order,
        rules.explained,
        rules.deal_count,
        rules.kind,
        players=players,
        avatars=match.avatars,
        viewer=viewer,
        goal=goal(rules),
        first=0 if several and not rules.partners else None,
    )


def standing(scores: Scores) -> str:
    """Return how far the match is and who stands where, as it is read aloud."""
    if scores.charted:
        places_of = places(scores.totals, low=scores.low)
        told = [
            _placed(places_of[column], name, number_words.points_text(scores.totals[column]))
            for column, name in enumerate(side_names(scores))
        ]
        order = sorted(range(len(told)), key=places_of.__getitem__)
        told = [told[column] for column in order]
    else:
        told = [
            labelled(name, staying_note(scores, column)[0] or translate("Scores", "still in"))
            for column, name in enumerate(side_names(scores))
        ]
    return " ".join(map(sentence, [progress(scores), *told]))


def _placed(place: int, name: str, points: str) -> str:
    text = translate("Scores", "Place {place}: {name}, {points}")
    return text.format(place=place, name=name, points=points)


def exact_note(scores: Scores, column: Seat) -> tuple[str, bool]:
    """Return how often a player was exact, and whether that is a run to be proud of."""
    run = run_of(scores.results, column)
    if run >= STREAK:
        return translate("Scores", "{count} exact in a row").format(count=run), True
    made = exact(scores.results, column)
    if not made:
        return "", False
    text = translate("Scores", "{exact} of {deals} exact")
    return text.format(exact=sum(made), deals=len(made)), False


def bags_note(scores: Scores, column: Seat) -> tuple[str, bool]:
    """Return the bags of a side."""
    bags = scores.results[-1].bags if scores.results else ()
    if column >= len(bags):
        return "", False
    return translate("Scores", "bags: {count}").format(count=bags[column]), False


def games_note(scores: Scores, column: Seat) -> tuple[str, bool]:
    """Return how many games of a rubber a side has won, and its points in this one."""
    results = scores.results
    if not results or not results[-1].games:
        return "", False
    text = translate("Scores", "games {games}, points {points}")
    points = number_words.number(outcomes.game_score(scores.view)[column])
    return text.format(games=results[-1].games[column], points=points), False


def game_words(scores: Scores, result: DealResult) -> str:
    """Return the score of a game of a rubber after a deal, the viewer's side first: "3–2"."""
    ours, theirs = (number_words.number(result.game[column]) for column in scores.order[:2])
    return f"{ours}–{theirs}"


def calls_note(scores: Scores, column: Seat) -> tuple[str, bool]:
    """Return how often a player has taken what it bid, or more."""
    away = [away_of(scores, index, column) for index in range(len(scores.results))]
    made = away.count(0)
    if not made:
        return "", False
    text = translate("Scores", "{made} of {deals} made")
    return text.format(made=made, deals=len(away)), False


def alliances_note(scores: Scores, column: Seat) -> tuple[str, bool]:
    """Return how often a player has made what he played, alone or with a partner."""
    played = [result for result in scores.results if column in result.declaring]
    if not played:
        return "", False
    made = sum(result.points[column] > 0 for result in played)
    text = translate("Scores", "{made} of {deals} made")
    return text.format(made=made, deals=len(played)), False


def cards_note(scores: Scores, column: Seat) -> tuple[str, bool]:
    """Return how many cards a player still holds, or that there are none left."""
    view = scores.view
    if not scores.running or not view.hands:
        return "", False
    held = len(view.hands[column])
    if not held:
        return translate("Scores", "out of cards"), True
    return translate("Scores", "{cards} left").format(cards=Counts.cards(held)), False


def staying_note(scores: Scores, column: Seat) -> tuple[str, bool]:
    """Return whether a player is still in the match."""
    view = scores.view
    if column in view.alive or not view.alive:
        return "", False
    text = translate("Scores", "out, place {place}")
    return text.format(place=place_of(view, column)), False


def place_among(scores: Scores, column: Seat) -> int:
    """Return the place of a player who is out of the match, and 0 of one who is still in."""
    view = scores.view
    return 0 if column in view.alive or not view.alive else place_of(view, column)


def deal_words(number: int, size: int, trump: Suit | None, *, settled: bool = True) -> str:
    """Return "Deal 6, 11 cards, clubs"; without the trump where it is not `settled`."""
    cards = Counts.cards(size)
    if not settled:
        text = translate("Scores", "Deal {number}, {cards}")
        return text.format(number=number, cards=cards)
    text = translate("Scores", "Deal {number}, {cards}, {trump}")
    return text.format(number=number, cards=cards, trump=suit_name(trump))


def trump_words(trump: Suit | None) -> str:
    """Return the trump with its sign: "♦ Diamonds", "No trump"."""
    name = suit_title(trump)
    return name if trump is None else f"{SYMBOLS[trump]} {name}"


def cell_words(scores: Scores, index: int, column: Seat) -> str:
    """Return "You: bid 3, took 5: −2" of a finished deal."""
    result = scores.results[index]
    bid, taken = bid_of(scores.view, result.bids, column), taken_in(scores, result, column)
    name, points = side_name(scores, column), number_words.signed(result.points[column])
    if bid is None:
        text = translate("Scores", "{name}: took {taken}: {points}")
    else:
        text = translate("Scores", "{name}: bid {bid}, took {taken}: {points}")
    return text.format(name=name, bid=bid, taken=taken, points=points)


def taken_in(scores: Scores, result: DealResult, column: Seat) -> int:
    """Return the tricks of a column in a finished deal, with the kitty where it counts as one."""
    if not scores.partners:
        return result.taken[column]
    own = sum(result.taken[column :: scores.view.sides])
    if result.declarer is None or result.declarer % scores.view.sides != column:
        return own
    return own + max(0, 13 - sum(result.taken))


def running_words(scores: Scores, column: Seat) -> str:
    """Return "You: bid 3, took 1 so far" of the deal that is played."""
    view = scores.view
    bid = bid_of(view, view.bids, column) if view.bids else None
    taken = tricks_of(view, view.taken, column) if view.taken else 0
    if bid is None:
        text = translate("Scores", "{name}: took {taken} so far")
    else:
        text = translate("Scores", "{name}: bid {bid}, took {taken} so far")
    return text.format(name=side_name(scores, column), bid=bid, taken=taken)


def contract_words(made: Contract) -> str:
    """Return a contract in words, without its suit: "4 uptown", "5 no trump", "Grand"."""
    if made.strain in ALLIED:
        return allied_name(made.strain, alone=True)
    if not made.strain.levelled:
        return translate("Scores", "Nullo") if nullo(made) else translate("Scores", "Grand")
    if made.strain is Strain.NT:
        return translate("Scores", "{level} no trump").format(level=made.level)
    if made.strain is Strain.UP:
        return translate("Scores", "{level} uptown").format(level=made.level)
    return translate("Scores", "{level} downtown").format(level=made.level)


def auction_words(scores: Scores, view: Position) -> str:
    """Return the auction as a sentence: "Oscar passed, Nora 3 uptown, You 4 uptown"."""
    found = []
    for seat, call in view.calls:
        name = player(scores, seat)
        if isinstance(call, Contract):
            found.append(f"{name} {contract_words(call)}")
        elif isinstance(call, Pass):
            found.append(translate("Scores", "{name} passed").format(name=name))
    return joined(found)


def deal_numbers(scores: Scores) -> list[int]:
    """Return the number of each finished deal, then that of the running one."""
    return [*numbers(scores.view), scores.number]


def loses(points: Points) -> str:
    """Return what stands at the left end of the scale: "−7 loses"."""
    return translate("Scores", "{points} loses").format(points=number_words.number(points))


def wins(points: Points) -> str:
    """Return what stands at the right end of the scale: "7 wins"."""
    return translate("Scores", "{points} wins").format(points=number_words.number(points))


def contract_of(name: str, contract: str) -> str:
    """Return whose contract it was, where the name is known."""
    return labelled(name, contract) if name else contract


def took_of(tricks: int, need: int) -> str:
    """Return "took 8 of 10"."""
    return translate("Scores", "took {tricks} of {need}").format(tricks=tricks, need=need)


def sides_took(scores: Scores, result: DealResult) -> str:
    """Return what both sides took, the viewer's first: "took 5, they 8"."""
    ours, theirs = (taken_in(scores, result, column) for column in scores.order[:2])
    return translate("Scores", "took {ours}, they {theirs}").format(ours=ours, theirs=theirs)


def down(tricks: int) -> str:
    """Return by how many tricks a contract failed."""
    return "▼ " + translate("Scores", "{count} short").format(count=tricks)


def bid_took(bid: int, tricks: int) -> str:
    """Return "bid 5, took 6"."""
    return translate("Scores", "bid {bid}, took {taken}").format(bid=bid, taken=tricks)


def declares(name: str, need: int, *, own: bool) -> str:
    """Return who plays the contract, and what it needs."""
    tricks = Counts.tricks(need)
    if own:
        return translate("Scores", "You declare: {tricks}").format(tricks=tricks)
    return translate("Scores", "{name} declares: {tricks}").format(name=name, tricks=tricks)


def stand(won: int, lost: int, left: int) -> str:
    """Return "7 won, 2 lost, 4 to play"."""
    text = translate("Scores", "{won} won, {lost} lost, {left} to play")
    return text.format(won=won, lost=lost, left=left)


def tricks_of_both(ours: int, theirs: int) -> str:
    """Return how many tricks both sides have."""
    text = translate("Scores", "Tricks: we {ours}, they {theirs}")
    return text.format(ours=ours, theirs=theirs)


# --- where players drop out


def still_in(count: int, of: int) -> str:
    """Return how many are left."""
    return translate("Scores", "{count} of {players} are still in.").format(count=count, players=of)


def needs(*, alive: bool, single: bool) -> str:
    """Return what the viewer needs to stay in."""
    if not alive:
        return translate("Scores", "You are out and watch.")
    if single:
        return translate("Scores", "One card is your last chance.")
    return translate("Scores", "You need one trick in each deal.")


def match_of(names: str, *, own: bool) -> str:
    """Return who has won; `own` says that the viewer alone has."""
    if own:
        return translate("Scores", "You win the match.")
    return translate("Scores", "Match won: {names}.").format(names=names)


def named_by(name: str) -> str:
    """Return who named the trump."""
    return translate("Scores", "chose trumps: {name}").format(name=name)


def last_chance(name: str) -> str:
    """Return that a player gets one card in the next deal."""
    return translate("Scores", "{name}: last chance").format(name=name)


def back_in(name: str) -> str:
    """Return that a player took the last chance."""
    return translate("Scores", "{name}: back in").format(name=name)


def out(names: str, count: int) -> str:
    """Return who has dropped out."""
    if count > 1:
        return translate("Scores", "{names}: out").format(names=names)
    return translate("Scores", "{name}: out").format(name=names)


def count_out(count: int) -> str:
    """Return how many have dropped out."""
    return translate("Scores", "{count} out").format(count=count)


def tricks_cell(name: str, tricks: int) -> str:
    """Return "Nora: 2 tricks"."""
    text = translate("Scores", "{name}: {tricks}")
    return text.format(name=name, tricks=Counts.tricks(tricks))


def formula(parts: Sequence[Part], result: DealResult, seat: Seat) -> str:
    """Return how points come about, such as "10 + 3 = 13" or "1 short: −1"."""
    bid = result.bids[seat]
    if bid is None or result.void:
        return ""
    away = result.taken[seat] - bid
    points = number_words.number(result.points[seat])
    terms = ""
    for part in parts:
        value = number_words.number(part.points)
        if not terms:
            terms = value
        elif part.points < 0:
            terms += f" − {number_words.number(-part.points)}"
        else:
            terms += f" + {value}"
    total = number_words.isolated(f"{terms} = {points}") if len(parts) > 1 else points
    if away and (len(parts) < 2 or parts[0].key == "off"):
        return labelled(number_words.difference_words(away), total)
    return total


def part_line(part: Part) -> str:
    """Return a part with what it is for, such as "+3  bid" or "−4  tricks off (2 × −2)"."""
    line = f"{number_words.signed(part.points)}  " + translate("Formula", PARTS[part.key])
    if part.count == 1 or part.each == 1:
        return line
    return noted(line, f"{part.count} × {number_words.number(part.each)}")


def why(scores: Scores, number: int, seat: Seat) -> str:
    """Return what is shown on hovering a score: the formula, then every part in words."""
    result = scores.results[number]
    parts = scores.explain(scores.results, number, seat)
    lines = [formula(parts, result, seat), *(part_line(part) for part in parts)]
    return "\n".join(line for line in lines if line)


def cell(scores: Scores, number: int, column: int) -> str:
    """Return `took/bid points sign`."""
    result = scores.results[number]
    bid, points = bid_of(scores.view, result.bids, column), result.points[column]
    taken = tricks_of(scores.view, result.taken, column)
    if result.void:
        return "–" if bid is None else f"{taken}/{bid}"
    away = away_of(scores, number, column)
    if bid is None or away is None:
        return number_words.signed(points) if points else "–"
    return f"{taken}/{bid}  {number_words.signed(points)} {number_words.difference_mark(away)}"


def so_far(taken: int, bid: int | None) -> str:
    """Return tricks and bid of a deal that is played, and "?" before the bids are known."""
    return "?" if bid is None else f"{taken}/{bid}"


def fate(view: Position, seat: Seat) -> str:
    """Return the place of a seat where players drop out, or that it is still in."""
    if view.over or seat not in view.alive:
        return str(place_of(view, seat))
    return translate("Scores", "in")


def bids_words(total: int, tricks: int) -> str:
    """Return the sum of the bids against the tricks, such as "5 of 7: 2 under"."""
    meaning = table_words.sum_of_bids(total, tricks).meaning
    text = translate("Scores", "{total} of {tricks}: {meaning}")
    return text.format(total=total, tricks=tricks, meaning=meaning)


def bids_head() -> str:
    """Return the heading of the sums of the bids."""
    return translate("Scores", "Total bid")


def legend() -> str:
    """Return what the numbers and signs of a deal are where an exact number is bid."""
    return translate(
        "Scores",
        "For each deal: tricks taken/bid, then points. ✓ exactly as bid, ▲ too many, ▼ too few.",
    )


def played_again() -> str:
    """Return that a deal did not count."""
    return translate("Scores", "played again")


def trump(result_trump: object) -> str:
    """Return the symbol of the trump, or a dash."""
    return next((sign for suit, sign in SYMBOLS.items() if suit is result_trump), "–")


def exact_words(made: Sequence[bool]) -> str:
    """Return "4 of 6"."""
    return translate("Scores", "{exact} of {deals}").format(exact=sum(made), deals=len(made))


DealNote = Callable[[Scores, int], str]


def deal_note(scores: Scores, index: int) -> str:
    """Return what else is to be said of finished deal `index`."""
    return DEAL_NOTES[scores.kind.summary](scores, index)


def notes_head(scores: Scores) -> str:
    """Return the heading of these notes, if there are any."""
    if scores.kind.bids:
        return bids_head()
    if any(result.declarer is not None for result in scores.results):
        return translate("Scores", "Contract")
    if any(result.games for result in scores.results):
        return translate("Scores", "Score of the game")
    return ""


def _bids(scores: Scores, index: int) -> str:
    result = scores.results[index]
    if result.void:
        return played_again()
    if without_bids(result):
        return ""
    total = sum(bid for bid in result.bids if bid is not None)
    return bids_words(total, result.size)


def _contract(scores: Scores, index: int) -> str:
    result = scores.results[index]
    made, who = result.contract, result.declarer
    if made is None or who is None:
        return game_words(scores, result) if result.games else ""
    if nullo(made):
        name = player(scores, who) if scores.players else ""
        called = contract_of(name, contract_words(made))
        return joined((called, sides_took(scores, result)))
    taken = taken_in(scores, result, who % scores.view.sides)
    need = BOOK + made.level
    fate = "✓ " + translate("Scores", "made") if taken >= need else down(need - taken)
    contract = contract_of(player(scores, who) if scores.players else "", contract_words(made))
    return joined((contract, f"{took_of(taken, need)}  {fate}"))


def _alliances(scores: Scores, index: int) -> str:
    """Return who played what, and what came of it."""
    result = scores.results[index]
    made = result.contract
    if made is None:
        return nobody_plays()
    if not result.declaring:
        return contract_words(made)
    names = joined(player(scores, seat) for seat in result.declaring) if scores.players else ""
    need, taken = needed(result) or 0, tricks_declared(result)
    won = met(result)
    fate = "✓ " + translate("Scores", "made") if won else ""
    if not need:
        told = Counts.tricks(taken)
    else:
        told = took_of(taken, need)
        fate = fate or down(need - taken)
    return joined((contract_of(names, contract_words(made)), f"{told}  {fate}".rstrip()))


def _staying(scores: Scores, index: int) -> str:
    """Return who named the trump, and who is out after it."""
    result = scores.results[index]
    told = []
    if result.named_by is not None:
        told.append(named_by(player(scores, result.named_by)))
    gone = [seat for seat in scores.order if falls(scores, index, seat)]
    if gone:
        names = joined(player(scores, seat) for seat in gone)
        told.append(out(names, len(gone)))
    return joined_groups(told)


DEAL_NOTES: Final[Mapping[SummaryText, DealNote]] = {
    "bids": _bids,
    "bags": _bids,
    "calls": _bids,
    "tricks": _contract,
    "staying": _staying,
    "cards": lambda scores, index: "",
    "alliances": _alliances,
}
