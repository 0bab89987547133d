"""The words of the game: powers, places, units and the tiles that the rules speak of, with their numbers."""

from typing import Final, Literal, get_args

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

ARMY, FLEET, FORT = range(3)  # a kind of unit is its place in UNITS
HOME = len(AREAS)  # an area is its place in AREAS; this is the place after them
AFRICA = AREAS.index("africa")
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
) = range(len(IMPROVEMENTS))
