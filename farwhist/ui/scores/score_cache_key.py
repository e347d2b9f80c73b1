"""What the score panel shows of a match, to find out whether that is something else. No Qt."""

from __future__ import annotations

from farwhist.ui.scores.tally import Scores


def seen(scores: Scores) -> object:
    """Return what of the running deal is drawn: equal as long as the same is seen."""
    view = scores.view
    held = () if scores.kind.tricks else tuple(len(hand) for hand in view.hands)
    return (
        view.deal, view.place, view.size, tuple(view.taken), tuple(view.bids), tuple(view.spoken),
        view.trump, view.trump_fixed, len(view.calls), view.contract, view.over, view.alive,
        view.single, held, tuple(view.totals), view.active, len(view.kitty), len(view.discards),
        tuple(scores.players), tuple(scores.avatars), scores.title, scores.viewer, scores.deals,
    )  # fmt: skip
