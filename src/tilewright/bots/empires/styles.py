"""Styles of play: an admiral, a coloniser and a banker."""

from typing import Final

from tilewright.bots.styles import Style
from tilewright.games.empires.model.actions import Attack, Build, Fight, Move, PlaceUnit, Settle, Take
from tilewright.games.empires.model.names import AREAS
from tilewright.kernel import Action, State

ARMY_OVERSEAS = "army-overseas"
FLEET, NAVAL_TILE, SEA_BATTLE, SETTLEMENT, OFFICE = "fleet", "naval-tile", "sea-battle", "settlement", "office"
COLONIES: Final = AREAS[AREAS.index("north_america") :]
NAVAL_TILES: Final = ("naval_training", "navigation", "pressgangs", "blockade", "pirates")
MONEY_TILES: Final = ("banking", "industry", "improved_agriculture", "government_reform", "diplomatic_service")


def deeds(_state: State, action: Action) -> tuple[str, ...]:
    """A fleet, a tile or a battle of the sea; an army overseas, a settlement; a tile of gold, people or order."""
    match action:
        case Build(unit="fleet") | PlaceUnit(unit="fleet"):
            return (FLEET,)
        case Take(tile) if tile in NAVAL_TILES:
            return (NAVAL_TILE,)
        case Take(tile) if tile in MONEY_TILES:
            return (OFFICE,)
        case Attack(what="naval") | Fight():
            return (SEA_BATTLE,)
        case Build(unit="army", place=place) | Move(unit="army", place=place) if place in COLONIES:
            return (ARMY_OVERSEAS,)
        case Settle():
            return (SETTLEMENT,)
        case _:
            return ()


STYLES: Final = {
    "admiral": Style({FLEET: 0.02, NAVAL_TILE: 0.02, SEA_BATTLE: 0.03}, deeds),
    "coloniser": Style({SETTLEMENT: 0.12, ARMY_OVERSEAS: 0.02}, deeds),
    "banker": Style({OFFICE: 0.01}, deeds),
}
