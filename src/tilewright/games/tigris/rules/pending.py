"""The decisions that can be open in the middle of a turn. `seat` is who must decide.

With none of them open the active player takes his next action (TE-T1).
"""

from typing import Final

import msgspec

from tilewright.games.tigris.model.board import LeaderId
from tilewright.games.tigris.model.cells import Cell


class Revolt(msgspec.Struct, frozen=True, tag="revolt", gc=False):
    """Two leaders of a colour in one kingdom since one was put there (TE-I).

    `committed` is the attacker's number of tiles once he has committed them.
    """

    seat: int
    attacker: LeaderId
    defender: LeaderId
    committed: int | None


class War(msgspec.Struct, frozen=True, tag="war", gc=False):
    """Two leaders of a colour in kingdoms joined by the marked tile (TE-E)."""

    seat: int
    attacker: LeaderId
    defender: LeaderId
    committed: int | None
    marker: Cell


class WarChoice(msgspec.Struct, frozen=True, tag="war-choice", gc=False):
    """Several wars are open; the active player says which is next (TE-E1)."""

    seat: int
    marker: Cell


class BuildingOffer(msgspec.Struct, frozen=True, tag="building-offer", gc=False):
    """The tile on this cell allows a building (TE-B2, TE-B3)."""

    seat: int
    cell: Cell


class MonumentOffer(msgspec.Struct, frozen=True, tag="monument-offer", gc=False):
    """The tile on this cell allows a monument or the ziggurat (TE-M1, TE-Z1)."""

    seat: int
    cell: Cell


class TreasureChoice(msgspec.Struct, frozen=True, tag="treasure-choice", gc=False):
    """The owner of a trader chooses the treasure to leave in its kingdom (TE-R2)."""

    seat: int


class PointChoice(msgspec.Struct, frozen=True, tag="point-choice", gc=False):
    """The active player chooses the colour of the ziggurat's point (TE-Z3)."""

    seat: int


class Over(msgspec.Struct, frozen=True, tag="over", gc=False):
    """The game is over (TE-G)."""

    reason: str
    rule: str
    seat: None = None


Conflict = Revolt | War
Pending = Revolt | War | WarChoice | BuildingOffer | MonumentOffer | TreasureChoice | PointChoice | Over

DECISIONS: Final[dict[type, str | None]] = {
    Revolt: "revolt",
    War: "war",
    WarChoice: "war-choice",
    BuildingOffer: "building",
    MonumentOffer: "monument",
    TreasureChoice: "treasure",
    PointChoice: "point",
    Over: None,
}


def decision(pending: Pending | None) -> str | None:
    """What is to be decided, in a word; None when the game is over."""
    return "action" if pending is None else DECISIONS[type(pending)]


def tile_in_question(pending: Pending | None) -> Cell | None:
    """The tile that the wars or the offer are about."""
    match pending:
        case War(marker=cell) | WarChoice(marker=cell) | BuildingOffer(cell=cell) | MonumentOffer(cell=cell):
            return cell
        case _:
            return None
