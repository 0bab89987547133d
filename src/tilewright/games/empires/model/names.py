"""The words of the game: powers, places, units and the tiles that the rules speak of, with their numbers."""

from typing import Final, Literal, get_args

from tilewright.games.empires.model.numbers import AreaIndex, TileIndex, UnitKind

Power = Literal["britain", "france", "spain", "austria", "prussia", "russia", "united_provinces"]
Area = Literal[
    "german_states",
    "central_europe",
    "mediterranean",
    "baltic",
    "ottoman_empire",
    "north_america",
    "caribbean",
    "south_america",
    "africa",
    "india",
    "east_indies",
]
Place = Literal[Area, "home"]
Unit = Literal["army", "fleet", "fort"]
Arm = Literal["land", "naval"]
Row = Literal["upper", "lower"]
Settlement = Literal["pop", "slaves"]

POWERS: Final[tuple[Power, ...]] = get_args(Power)
AREAS: Final[tuple[Area, ...]] = get_args(Area)
PLACES: Final[tuple[Place, ...]] = (*AREAS, "home")
UNITS: Final[tuple[Unit, ...]] = get_args(Unit)
ARMS: Final[tuple[Arm, ...]] = get_args(Arm)
ROWS: Final[tuple[Row, ...]] = get_args(Row)

UNIT_KIND: Final[dict[Unit, UnitKind]] = {unit: UnitKind(number) for number, unit in enumerate(UNITS)}
ARMY, FLEET, FORT = UNIT_KIND.values()
AREA_INDEX: Final[dict[Area, AreaIndex]] = {area: AreaIndex(number) for number, area in enumerate(AREAS)}
HOME = len(AREAS)  # the place after the areas
AFRICA = AREA_INDEX["africa"]
AMERICAS = "americas"  # the panel that Slave Revolts are bound to

# A tile is a number: the improvements first, in this order, then companies, then alliance tiles.
IMPROVEMENTS: Final = (
    "army_training",
    "naval_training",
    "reserves",
    "war_office",
    "mercenaries",
    "pressgangs",
    "trained_natives",
    "militia",
    "logistics",
    "banking",
    "navigation",
    "diplomatic_service",
    "improved_agriculture",
    "government_reform",
    "industry",
    "pirates",
    "slave_revolt",
    "fighting_withdrawal",
    "surprise_attack",
    "blockade",
)
(
    ARMY_TRAINING,
    NAVAL_TRAINING,
    RESERVES,
    WAR_OFFICE,
    MERCENARIES,
    PRESSGANGS,
    TRAINED_NATIVES,
    MILITIA,
    LOGISTICS,
    BANKING,
    NAVIGATION,
    DIPLOMATIC_SERVICE,
    IMPROVED_AGRICULTURE,
    GOVERNMENT_REFORM,
    INDUSTRY,
    PIRATES,
    SLAVE_REVOLT,
    FIGHTING_WITHDRAWAL,
    SURPRISE_ATTACK,
    BLOCKADE,
) = (TileIndex(number) for number in range(len(IMPROVEMENTS)))
