"""How well a seat stands at Tigris & Euphrates."""

from tilewright.games.tigris.state import TigrisState


def weakest_colours(state: TigrisState, seat: int) -> tuple[int, ...]:
    """The weakest colour decides, then the second weakest; a treasure counts for the weakest (TE-G2)."""
    colours = list(state.points_of(seat))
    for _ in range(state.treasures[seat]):
        colours[colours.index(min(colours))] += 1
    return tuple(sorted(colours))
