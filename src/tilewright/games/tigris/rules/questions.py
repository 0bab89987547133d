"""The questions that can be open. Each is the one source of legality while it is:

`seat` is who must decide, `actions` what may be chosen, `refusal` why not, and `apply` what follows.
"""

from typing import Final

from tilewright.games.tigris.model.cells import Cell
from tilewright.games.tigris.rules.buildings import BuildingOffer
from tilewright.games.tigris.rules.dynasties import DynastyChoice
from tilewright.games.tigris.rules.ending import Over
from tilewright.games.tigris.rules.monuments import MonumentOffer
from tilewright.games.tigris.rules.revolts import Revolt
from tilewright.games.tigris.rules.treasures import TreasureChoice
from tilewright.games.tigris.rules.turn import NextAction
from tilewright.games.tigris.rules.wars import War, WarChoice
from tilewright.games.tigris.rules.ziggurat import PointChoice

Pending = Revolt | War | WarChoice | BuildingOffer | MonumentOffer | TreasureChoice | PointChoice | DynastyChoice | Over
"""The questions before and within turns. With none of them open the active player takes the next action (TE-T1)."""

Question = NextAction | Pending

DECISIONS: Final = (
    NextAction.decision,
    Revolt.decision,
    War.decision,
    WarChoice.decision,
    BuildingOffer.decision,
    MonumentOffer.decision,
    TreasureChoice.decision,
    PointChoice.decision,
    DynastyChoice.decision,
)
"""What is asked, in a word."""


def tile_in_question(question: Question | None) -> Cell | None:
    """The tile that the wars or the offer are about."""
    match question:
        case War(marker=cell) | WarChoice(marker=cell) | BuildingOffer(cell=cell) | MonumentOffer(cell=cell):
            return cell
        case _:
            return None
