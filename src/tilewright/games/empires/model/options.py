"""What can be chosen before the game."""

from typing import Annotated

from tilewright.games.empires.model.names import Power
from tilewright.kernel import About, Options


class EmpiresOptions(Options, frozen=True):
    """The options of Struggle of Empires."""

    powers: Annotated[
        tuple[Power, ...], About("The powers by seat; without it, choosing one is part of the game.", "SE-S0")
    ] = ()
    open_unrest: Annotated[bool, About("Show everybody's unrest throughout the game.", "SE-S4")] = False
    material: Annotated[
        str,
        About("A file with other figures than the built-in ones, of which some are reconstructed.", "SE-W1", True),
    ] = ""
