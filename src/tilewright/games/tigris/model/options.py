"""The options of Tigris & Euphrates."""

from typing import Annotated

from tilewright.games.tigris.model.maps import BoardName
from tilewright.kernel import About, Options


class TigrisOptions(Options, frozen=True):
    board: Annotated[BoardName, About("Which side of the board is played on.", "TE-S2")] = "classic"
    buildings: Annotated[bool, About("Four civilisation buildings, put on lines of three tiles.", "TE-B1")] = False
    ziggurat: Annotated[bool, About("The ziggurat, built on a cross of five tiles.", "TE-Z1")] = False
    limited_support: Annotated[
        bool, About("Commit only what can change the outcome, for play by correspondence.", "TE-V1")
    ] = False
    open_scores: Annotated[bool, About("Everybody's points and treasures are shown.", "TE-S6")] = False
    choose_dynasties: Annotated[bool, About("Everybody chooses a dynasty before the first turn.", "TE-S3")] = False
