"""The score sheet of a match that is not on the table."""

from __future__ import annotations

from farwhist.engine.match import Match
from farwhist.rules.lookup import goal
from farwhist.store.library_entry import LibraryEntry
from farwhist.store.matches import Saved
from farwhist.ui.features.library import library_words
from farwhist.ui.scores.tally import Scores
from farwhist.ui.table.layout.measures import others
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.punctuation import joined


def scores_of(entry: LibraryEntry, saved: Saved, match: Match, shown: ShownMatch) -> Scores:
    """Return the scores of a match of the library that stands so."""
    rules, view = shown.rules, match.position
    assert rules is not None, "there is a match"
    names, viewer = list(shown.names), shown.viewer
    order = [viewer, *others(viewer, view.seats)]
    if rules.partners:
        order = [viewer % 2, 1 - viewer % 2]
        if len(saved.played_by) > 1:
            names = [joined(names[side::2]) for side in (0, 1)]
        else:
            names = outcomes.member_names(names, viewer)
    return Scores(
        library_words.game(entry),
        view,
        names,
        order,
        rules.explained,
        rules.deal_count,
        rules.kind,
        players=shown.names,
        avatars=shown.avatars,
        viewer=viewer,
        goal=goal(rules),
    )
