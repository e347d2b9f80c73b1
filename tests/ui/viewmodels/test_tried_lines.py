"""The tree of tried lines: whatever is done with it, it stays one, and comes back from a file."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from farwhist.ui.viewmodels.tried_lines import MATCH, MOST, LineEnd, LineTree

deeds = st.lists(
    st.tuples(st.sampled_from(["add", "extend", "name", "delete", "undo"]), st.integers(0, 30)),
    max_size=40,
)


@given(deeds)
def test_it_is_always_a_tree_and_survives_a_file(todo: list[tuple[str, int]]) -> None:
    tree, gone = LineTree(), []
    for deed, number in todo:
        known = sorted(tree.lines)
        chosen = known[number % len(known)] if known else MATCH
        if deed == "add":
            above = tree.lines[chosen].moves if chosen else ((0, "bid 1"), (1, "bid 2"))
            at = number % len(above)
            tree.add(chosen, at, (*above[:at], (0, f"bid {number}")), number % 3)
        elif deed == "extend" and chosen:
            tree.extend(chosen, [(1, "play AS")], LineEnd(10, 1, 1) if number % 2 else None)
        elif deed == "name" and chosen:
            tree.rename(chosen, f"  name   {number}")
        elif deed == "delete" and chosen:
            gone.append(tree.delete(chosen))
        elif deed == "undo" and gone:
            tree.restore(gone.pop())
        rows = [line.number for line, _ in tree.rows()]
        assert sorted(rows) == sorted(tree.lines) and len(set(rows)) == len(rows)
        for line in tree.lines.values():
            assert line.parent < line.number and 0 <= line.at < len(line.moves)
        assert LineTree.read(json.loads(json.dumps(tree.data()))).lines == tree.lines


def test_the_oldest_unnamed_line_makes_room() -> None:
    tree = LineTree()
    for number in range(MOST):
        tree.add(MATCH, 0, [(0, f"bid {number}")])
    tree.rename(1, "kept")
    added = tree.add(MATCH, 0, [(0, "bid 999")])
    assert len(tree.lines) == MOST and added.number in tree.lines
    assert 1 in tree.lines and 2 not in tree.lines


def test_the_line_that_is_left_makes_no_room() -> None:
    tree = LineTree()
    first = tree.add(MATCH, 0, [(0, "bid 1"), (0, "play AS"), (0, "play KS")])
    for number in range(MOST + 5):
        tree.add(first.number, 1 + number % 2, [*first.moves[: 1 + number % 2], (0, f"{number}")])
    assert first.number in tree.lines and len(tree.lines) == MOST


def test_a_line_leaves_that_from_which_it_differs() -> None:
    tree = LineTree()
    first = tree.add(MATCH, 2, [(0, "bid 1"), (1, "bid 2"), (0, "play AS"), (1, "play KS")])
    assert tree.add(first.number, 3, [*first.moves[:3], (1, "play QS")]).parent == first.number
    assert tree.add(first.number, 2, [*first.moves[:2], (0, "play KH")]).parent == MATCH
    assert tree.add(first.number, 0, [(0, "bid 2")]).parent == MATCH


def test_a_line_is_found_by_how_it_begins() -> None:
    tree = LineTree()
    line = tree.add(MATCH, 0, [(0, "bid 1"), (1, "bid 2")], dice=1)
    assert tree.find([(0, "bid 1")], 1) == line
    assert tree.find([(0, "bid 1")], 0) is None and tree.find([(0, "bid 2")], 1) is None
