"""What players and bots ask of a board."""

from tests.tigris.drawn import drawn, play
from tilewright.games.tigris.model.actions import Leader, Tile
from tilewright.games.tigris.views.insight import Clash, Gain, LeaderInfo, Outlook, kingdoms, leader, outlook

BOARD = """
    players: archer bull lion
    hand archer: red 2 green 2 black 1
    buildings: green F5
    corner: F3

    .  r  .  .  .
    kA r  .  r  kB
    g  .  .  r  k
    gA r  .  .  k
"""


def test_kingdoms_and_strengths() -> None:
    state = drawn(BOARD)
    mine, theirs = sorted(kingdoms(state), key=lambda kingdom: kingdom.leaders[0].seat)
    assert mine.leaders == (LeaderInfo(0, "trader", "F6", 1, 1), LeaderInfo(0, "king", "F4", 1, 0))
    assert theirs.leaders == (LeaderInfo(1, "king", "J4", 1, 2),)
    assert leader(state, 1, "king") == theirs.leaders[0]
    assert leader(state, 1, "priest") is None
    assert mine.treasures == ()


def test_what_a_tile_would_bring() -> None:
    """TE-P4, TE-B5, TE-E3, TE-E7."""
    state = drawn(BOARD)
    assert outlook(state, Tile("red", "F3")) == Outlook(gain=Gain(0, "red", 1))
    assert outlook(state, Tile("green", "G5")) == Outlook(gain=Gain(0, "green", 2))
    assert outlook(state, Tile("green", "A1")) == Outlook()
    war = outlook(state, Tile("red", "H4"))
    assert war == Outlook(wars=(Clash("black", 0, 1, 0, 2, (3, 1)),))


def test_what_a_leader_would_start() -> None:
    """TE-I2."""
    state = drawn(BOARD)
    assert outlook(state, Leader("priest", "F3")) == Outlook()
    assert outlook(state, Leader("king", "off")) == Outlook()
    found = outlook(state, Leader("king", "I6"))
    assert found == Outlook(revolt=Clash("black", 0, 1, 1, 1, (1, 1)))
    assert play(state, "leader king I6").view(None).decision == "revolt"
