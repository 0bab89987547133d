"""Actions: their texts, their order, and how they are picked."""

import random
from collections import Counter

import pytest

import tilewright as tw
from tests.tigris.drawn import drawn, misnamed
from tilewright.games.tigris import GAME
from tilewright.games.tigris.model.actions import (
    Catastrophe,
    Commit,
    Decline,
    Done,
    Keep,
    Leader,
    Monument,
    Swap,
    Tile,
    Ziggurat,
)
from tilewright.kernel import Action


@pytest.mark.parametrize(
    "text",
    [
        "leader king C5",
        "leader king off",
        "tile red C7",
        "catastrophe D4",
        "swap red red blue",
        "done",
        "war green",
        "commit 2",
        "monument C5 red-blue",
        "keep D5",
        "building C7",
        "ziggurat D6",
        "point red",
        "decline",
        "dynasty lion",
    ],
)
def test_text_and_json_of_each_action(text: str) -> None:
    action = GAME.parse(text)
    assert str(action) == text
    assert GAME.parse(f"  {text.upper()} ") == action
    assert GAME.from_json(GAME.to_json(action), "action") == action


def test_the_order_of_swapped_tiles_does_not_matter() -> None:
    assert GAME.parse("swap blue red") == GAME.parse("swap red blue") == Swap(("blue", "red"))


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "the actions are"),
        ("fly", "the actions are"),
        ("leader duke C5", "the leaders are"),
        ("leader king Q5", "a cell is a column"),
        ("leader king C12", "a cell is a column"),
        ("tile pink C5", "the colours are"),
        ("swap", "a swap names 1 to 6"),
        ("swap red red red red red red red", "a swap names 1 to 6"),
        ("monument C5 blue-red", "the monuments are"),
        ("commit many", "not a number from 0 to 6"),
        ("commit 7", "not a number from 0 to 6"),
    ],
)
def test_a_text_that_is_no_action_says_what_would_be(text: str, hint: str) -> None:
    with pytest.raises(tw.NotationError, match=hint):
        GAME.parse(text)


class Juggle(Action, frozen=True, tag="juggle"):
    pass


@pytest.mark.parametrize(
    "action",
    [
        misnamed(Tile, "pink", "F4"),
        Tile("red", "Z9"),
        misnamed(Leader, "duke", "F4"),
        Leader("king", "Z9"),
        Catastrophe("Z9"),
        Swap(()),
        misnamed(Swap, ("pink",)),
        Keep("Z9"),
        Juggle(),
    ],
)
def test_nonsense_is_refused_with_a_rule(action: Action) -> None:
    state = drawn("hand archer: red 2\ncorner: F5\n\nr")
    assert action not in state.actions()
    refusal = state.explain(action)
    assert refusal is not None
    assert refusal.rule in GAME.rules


@pytest.mark.parametrize("action", [Monument("Z9", "red-blue"), GAME.parse("tile red A1"), Done()])
def test_nonsense_is_refused_in_an_offer_too(action: Action) -> None:
    state = drawn("actions: 1\npending: monument F4\ncorner: F4\n\ng g\ng g")
    refusal = state.explain(action)
    assert refusal is not None
    assert refusal.rule in GAME.rules
    for text in ("building F4", "ziggurat F4", "keep F4", "commit 0", "war red", "point red"):
        assert state.explain(GAME.parse(text)) is not None
    with_all = drawn("actions: 1\noptions: buildings ziggurat\npending: monument F4\ncorner: F4\n\ng g\ng g")
    for text in ("building F4", "ziggurat F4"):
        assert with_all.explain(GAME.parse(text)) is not None
    for nowhere in (Ziggurat("Z9"), Monument("Z9", "red-blue")):
        assert with_all.explain(nowhere) is not None


def test_after_the_end_everything_is_refused() -> None:
    """TE-G1."""
    state = drawn("actions: 0\npending: over the-bag-ran-out")
    for action in (Done(), Decline(), Commit(0), Tile("red", "A1")):
        refusal = state.explain(action)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("TE-G1", "the-game-is-over")


def test_picks_are_uniform_and_never_illegal() -> None:
    """Leaders that would join kingdoms are drawn and thrown away; all others stay equally likely."""
    state = drawn("""
        hand archer: blue 1 green 1
        catastrophes archer: 0
        corner: F4

        kA r  .  r  gB
        .  .  .  .  .
    """)
    assert GAME.parse("leader priest H4") not in state.actions()
    actions = list(state.actions())
    assert len(actions) == len(state.actions()) == len(set(actions))
    rng = random.Random(11)
    rounds = 60 * len(actions)
    picked = Counter(state.actions().pick(rng) for _ in range(rounds))
    assert set(picked) == set(actions)
    expected = rounds / len(actions)
    chi_square = sum((picked[action] - expected) ** 2 / expected for action in actions)
    assert chi_square < len(actions) + 5 * (2 * len(actions)) ** 0.5


def test_every_listed_action_is_legal_and_no_other() -> None:
    """explain is None exactly for what is listed, over every leader, tile and catastrophe on every cell."""
    rng = random.Random(2)
    state = GAME.start(4, 2)
    cells = [f"{column}{row}" for column in "ABCDEFGHIJKLMNOP" for row in range(1, 12)]
    for _ in range(60):
        state = state.play(state.actions().pick(rng))
    while state.pending is not None:
        state = state.play(state.actions().pick(rng))
    listed = set(map(str, state.actions()))
    texts = [f"catastrophe {cell}" for cell in cells]
    texts += [f"tile {colour} {cell}" for cell in cells for colour in ("red", "blue", "green", "black")]
    texts += [f"leader {name} {cell}" for cell in [*cells, "off"] for name in ("priest", "farmer", "trader", "king")]
    for text in texts:
        action = GAME.parse(text)
        refusal = state.explain(action)
        assert (refusal is None) == (text in listed) == (action in state.actions())
        assert refusal is None or refusal.rule in GAME.rules
