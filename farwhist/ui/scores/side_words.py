"""What the score panel says where sides play, and where players drop out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.position import Points
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate


def loses(points: Points) -> str:
    """Return what stands at the left end of the scale: "−7 loses"."""
    return translate("Scores", "{points} loses").format(points=number_words.number(points))


def wins(points: Points) -> str:
    """Return what stands at the right end of the scale: "7 wins"."""
    return translate("Scores", "{points} wins").format(points=number_words.number(points))


def ours() -> str:
    """Return what the viewer's side is called where there is little room."""
    return translate("Sides", "We")


def theirs() -> str:
    """Return what the other side is called there."""
    return translate("Sides", "They")


def points_head() -> str:
    """Return the heading of the points of a deal."""
    return translate("Scores", "Points")


def contract_head() -> str:
    """Return the heading of the contracts."""
    return translate("Scores", "Contract and declarer")


def contract() -> str:
    """Return the same in a narrow place."""
    return translate("Scores", "Contract")


def tricks_head() -> str:
    """Return the heading of the tricks of each deal."""
    return translate("Scores", "Tricks")


def contract_of(name: str, contract: str) -> str:
    """Return whose contract it was, where the name is known."""
    return labelled(name, contract) if name else contract


def took(tricks: int) -> str:
    """Return "8 tricks"."""
    return Counts.tricks(tricks)


def over_six(tricks: int) -> str:
    """Return how many tricks count."""
    return translate("Scores", "{count} above six").format(count=tricks)


def took_of(tricks: int, need: int) -> str:
    """Return "took 8 of 10"."""
    return translate("Scores", "took {tricks} of {need}").format(tricks=tricks, need=need)


def made() -> str:
    """Return that a contract was kept."""
    return "✓ " + translate("Scores", "made")


def down(tricks: int) -> str:
    """Return by how many tricks a contract failed."""
    return "▼ " + translate("Scores", "{count} short").format(count=tricks)


def briefly(short: int) -> str:
    """Return the sign for that, with the number of tricks missing."""
    return "✓" if short <= 0 else f"▼ {short}"


def bid_took(bid: int, tricks: int) -> str:
    """Return "bid 5, took 6"."""
    return translate("Scores", "bid {bid}, took {taken}").format(bid=bid, taken=tricks)


def auction_runs() -> str:
    """Return that the contract is still to be found."""
    return translate("Scores", "Auction")


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


def tricks_each_deal() -> str:
    """Return the heading of the ladder."""
    return translate("Scores", "Tricks in each deal")


def named_by(name: str) -> str:
    """Return who named the trump."""
    return translate("Scores", "chose trumps: {name}").format(name=name)


def turned_up() -> str:
    """Return that the trump was turned up."""
    return translate("Scores", "turned up")


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


def in_again() -> str:
    """Return that somebody took the last chance."""
    return translate("Scores", "back in")


def most() -> str:
    """Return what the sign for most tricks means."""
    return translate("Scores", "most tricks: chooses the next trumps")


def chance() -> str:
    """Return what the sign for the last chance means."""
    return translate("Scores", "last chance")


def gone() -> str:
    """Return what the sign for dropping out means."""
    return translate("Scores", "out")


def tricks_cell(name: str, tricks: int) -> str:
    """Return "Nora: 2 tricks"."""
    text = translate("Scores", "{name}: {tricks}")
    return text.format(name=name, tricks=Counts.tricks(tricks))
