"""Chapter QW-C: what a turn is worth, with the worked example of the rule page."""

import pytest

from tests.qwirkle.drawn import drawn, only, play
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.events import Scored

# turn by turn: the total that the rule page gives, and its placements
EXAMPLE = [
    (3, "Rcl 0,0 · Rdi 1,0 · Rci 2,0"),
    (7, "Rsq 3,0 · Bsq 3,1 · Psq 3,2"),
    (4, "Bci 2,1"),
    (6, "Gcl 0,-1 · Gdi 1,-1"),
    (7, "Gst -1,-1 · Gci 2,-1"),
    (6, "Osq 3,3 · Gsq 4,3"),
    (3, "Yst -1,-2 · Ost -1,-3"),
    (3, "Ox 0,-3 · Odi 1,-3"),
    (10, "Ydi 1,-2 · Yci 2,-2"),
    (9, "Rst -1,0"),
    (18, "Rx 4,0 · Px 4,-1 · Bx 4,1"),  # in an order in which they can be laid (QW-P3)
]


def test_the_worked_example() -> None:
    """QW-C1, QW-C2: four players, eleven turns, each with the total that the source gives."""
    state = drawn("players: 4\nhand 0: Rcl Rdi Rci\nhand 1: Gx\nhand 2: Gx\nhand 3: Gx")
    for number, (points, placed) in enumerate(EXAMPLE):
        seat = number % 4
        placements = [f"place {each}" for each in placed.split(" · ")]
        state = give(state, seat, [text.split()[1] for text in placements])
        before = state.scores[seat]
        state = play(state, *placements, "end")
        assert state.scores[seat] - before == points, f"turn {number + 1}"
    assert state.scores == (3 + 7 + 10, 7 + 6 + 9, 4 + 3 + 18, 6 + 3)


FILLERS = ("Pcl", "Pst", "Pdi", "Pci")  # tiles that the example does not use


def give(state, seat: int, names: list[str]):
    """The state with exactly these tiles in that seat's hand."""
    others = [f"hand {other}: {FILLERS[other]}" for other in range(4) if other != seat]
    kept = [line for line in state.position().splitlines() if not line.startswith(("hand", "announced", "untouched"))]
    kept = [line for line in kept if not line.startswith("draws")]
    head = [*kept[:2], f"hand {seat}: {' '.join(names)}", *others]
    return GAME.position("\n".join([*head, *kept[2:]]))


def test_a_tile_in_two_lines_scores_in_both() -> None:
    """QW-C1: three stars laid, one of them red and at the end of three red tiles: 4 + 3 = 7."""
    state = drawn("hand 0: Rst Bst Gst\nhand 1: Gx\norigin: 0,0\n\nRx Rdi Rsq")
    after = play(state, "place Rst 3,0", "place Bst 3,1", "place Gst 3,2", "end")
    assert after.scores == (7, 0)
    scored = only(after.events, Scored)
    assert sorted((len(line.cells), line.points, line.rule) for line in scored.lines) == [
        (3, 3, "QW-C1"),
        (4, 4, "QW-C1"),
    ]


def test_lines_that_gained_nothing_score_nothing() -> None:
    """QW-C1: only lines of two or more that gained a tile."""
    state = drawn("hand 0: Rst\nhand 1: Gx\norigin: 0,-1\n\nRx Rdi\nGx .")
    assert play(state, "place Rst 2,0", "end").scores == (3, 0)


def test_a_line_of_six_is_a_qwirkle() -> None:
    """QW-C2: 12 in all for that line."""
    state = drawn("hand 0: Rcl\nhand 1: Gx\norigin: 0,0\n\nRx Rdi Rsq Rst Rci")
    after = play(state, "place Rcl 5,0", "end")
    assert after.scores == (12, 0)
    assert only(after.events, Scored).lines[0].rule == "QW-C2"


def test_two_qwirkles_with_one_tile() -> None:
    """QW-C2: each of them 12."""
    state = drawn(
        """
        hand 0: Rcl
        hand 1: Gx
        origin: 0,-1

        .  .   .   .   .   Pcl
        .  .   .   .   .   Bcl
        .  .   .   .   .   Gcl
        .  .   .   .   Yci Ycl
        Rx Rdi Rsq Rst Rci .
        .  .   .   .   Oci Ocl
        """
    )
    assert play(state, "place Rcl 5,0", "end").scores == (24, 0)


def test_a_single_tile_as_the_opening_scores_one() -> None:
    """QW-C3."""
    state = drawn("hand 0: Rci Ox\nhand 1: Gx")
    after = play(state, "place Ox 0,0", "end")
    assert after.scores == (1, 0)
    assert only(after.events, Scored).lines[0].rule == "QW-C3"


def test_points_are_shown_before_the_turn_ends() -> None:
    """The view tells what the turn would score if it ended now."""
    state = drawn("hand 0: Rst Bst Gst\nhand 1: Gx\norigin: 0,0\n\nRx Rdi Rsq")
    assert state.view(0).lines == ()
    assert sum(line.points for line in play(state, "place Rst 3,0").view(0).lines) == 4
    assert sum(line.points for line in play(state, "place Rst 3,0", "place Bst 3,1").view(0).lines) == 6


@pytest.mark.parametrize("order", [("Rsq 3,0", "Bsq 3,1", "Psq 3,2"), ("Rsq 3,0", "Bsq 3,1", "Psq 3,-1")])
def test_the_order_of_laying_does_not_matter(order: tuple[str, ...]) -> None:
    """QW-C1."""
    state = drawn("hand 0: Rsq Bsq Psq\nhand 1: Gx\norigin: 0,0\n\nRcl Rdi Rci")
    assert play(state, *(f"place {each}" for each in order), "end").scores == (7, 0)
