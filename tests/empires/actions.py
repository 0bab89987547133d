"""Actions of every kind: some with their texts, and nearly all there are."""

from collections.abc import Iterator
from typing import Final

from tests.empires.comparing import TILES
from tilewright.games.empires.model.actions import (
    AnyAction,
    AskHelp,
    Attack,
    Bid,
    Build,
    ChoosePower,
    Decline,
    Destroy,
    End,
    Enough,
    Fight,
    HelpWith,
    Lose,
    Move,
    No,
    Pass,
    PlaceBlockade,
    PlaceUnit,
    Raid,
    Settle,
    Stop,
    Take,
    Use,
    Yes,
)
from tilewright.games.empires.model.names import AREAS, ARMS, PLACES, POWERS, ROWS, UNITS

FACES: Final = ("pop", "slaves", "3", "4", "3/2", "5+1")

TEXTS: list[tuple[str, AnyAction]] = [
    ("power russia", ChoosePower("russia")),
    ("place army india", PlaceUnit("army", "india")),
    ("bid 3 britain france", Bid(3, "britain", "france")),
    ("bid 0 spain upper", Bid(0, "spain", "upper")),
    ("pass", Pass()),
    ("take army_training", Take("army_training")),
    ("use reserves", Use("reserves")),
    ("blockade india", PlaceBlockade("india")),
    ("build fleet home", Build("fleet", "home")),
    ("destroy fort baltic", Destroy("fort", "baltic")),
    ("move army home baltic", Move("army", "home", "baltic")),
    ("stop", Stop()),
    ("attack france baltic land", Attack("france", "baltic", "land")),
    ("attack france baltic naval", Attack("france", "baltic", "naval")),
    ("attack neutral india 3/2", Attack("neutral", "india", "3/2")),
    ("attack pirates india spain", Attack("pirates", "india", "spain")),
    ("attack slave_revolt caribbean spain", Attack("slave_revolt", "caribbean", "spain")),
    ("raid spain africa", Raid("spain", "africa")),
    ("settle pop caribbean", Settle("pop", "caribbean")),
    ("help prussia naval 4", AskHelp("prussia", "naval", 4)),
    ("enough", Enough()),
    ("yes", Yes()),
    ("with 2", HelpWith(2)),
    ("no", No()),
    ("fight", Fight()),
    ("decline", Decline()),
    ("lose army", Lose("army")),
    ("lose russia", Lose("russia")),
    ("end", End()),
]
"""An action of every kind, and how it is written."""


def every_action() -> Iterator[AnyAction]:
    """All actions with proper names and some without; of the sums of gold only some."""
    sums = (-1, 0, 1, 7, 99)
    yield from (ChoosePower(power) for power in POWERS)
    yield from (PlaceUnit(unit, area) for unit in UNITS for area in AREAS)
    yield from (Bid(gold, a, b) for gold in sums for a in POWERS for b in (*POWERS, *ROWS))
    yield from (kind(tile) for kind in (Take, Use) for tile in (*TILES, "marbles"))
    yield from (PlaceBlockade(area) for area in AREAS)
    yield from (kind(unit, place) for kind in (Build, Destroy) for unit in UNITS for place in PLACES)
    yield from (Move(unit, origin, place) for unit in UNITS for origin in PLACES for place in PLACES)
    yield from (Attack(power, area, what) for power in POWERS for area in AREAS for what in (*ARMS, "uphill"))
    yield from (Attack("neutral", area, face) for area in AREAS for face in FACES)
    yield from (Attack("pirates", area, power) for area in AREAS for power in POWERS)
    yield from (Attack("slave_revolt", area, power) for area in AREAS for power in POWERS)
    yield from (Raid(power, area) for power in POWERS for area in AREAS)
    yield from (Settle("pop", area) for area in AREAS)
    yield from (Settle("slaves", area) for area in AREAS)
    yield from (AskHelp(power, arm, gold) for power in POWERS for arm in ARMS for gold in sums)
    yield from (HelpWith(units) for units in range(-1, 5))
    yield from (Lose(power) for power in POWERS)
    yield from (Lose("army"), Lose("fort"))
    yield from (Pass(), Stop(), Enough(), Yes(), No(), Fight(), Decline(), End())


EVERY_ACTION: Final = tuple(every_action())
