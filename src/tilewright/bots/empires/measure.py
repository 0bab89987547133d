"""How well a seat stands at Struggle of Empires."""

from tilewright.games.empires.state import EmpiresState


def victory_points(state: EmpiresState, seat: int) -> int:
    """Points, of which there are new ones at the end of each war."""
    return state.empires[seat].points
