"""The beginning of a game: an empty table, the first player by lot, and on to the first question."""

from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.events import FirstPlayer, PowerChosen
from tilewright.games.empires.model.material import Material, load
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.model.table import NOWHERE, Empire
from tilewright.games.empires.rules import sequence_of_play
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Chance, Draws, OptionError, Origin, Past


def new_empire(material: Material) -> Empire:
    """A power at the beginning (SE-S1)."""
    start, none = material.start, material.no_tiles
    return Empire(
        power="",
        gold=start.gold,
        population=start.population,
        points=0,
        unrest=0,
        armies=NOWHERE,
        fleets=NOWHERE,
        forts=NOWHERE,
        markers=NOWHERE,
        tiles=none,
        turned=none,
        blockades=NOWHERE,
    )


def empty_table(players: int, options: EmpiresOptions, chance: Chance, origin: Origin | None) -> EmpiresState:
    """Nothing on the map, everything in the bag and the supply."""
    material = load(options.material)
    return EmpiresState(
        origin=origin,
        past=Past(),
        players=players,
        options=options,
        chance=chance,
        events=(),
        reveals=True,
        first=0,
        empires=(new_empire(material),) * players,
        bag=material.full_bag,
        lying=bytes(len(material.full_bag)),
        supply=material.full_supply,
        captives=(),
        upper=(),
        lower=(),
        war=0,
        round=0,
        active=None,
        actions_left=0,
        tile_taken=False,
        settled=False,
        singles_used=0,
        assault=None,
        question=None,
    )


def deal(players: int, options: EmpiresOptions, draws: Draws, origin: Origin) -> EmpiresState:
    """SE-S0 to SE-S2."""
    powers = options.powers
    if powers and len(powers) != players:
        raise OptionError("powers", f"{len(powers)} powers for {players} players; name one for each, or none")
    if len(set(powers)) != len(powers):
        raise OptionError("powers", f"{', '.join(powers)} names a power twice")
    table = empty_table(players, options, draws.chance, origin)
    builder = StateBuilder.of(table, draws)
    builder.first = draws.randrange(players)
    builder.log(FirstPlayer(builder.first))
    for seat, power in enumerate(powers):
        builder.change(seat, power=power)
        builder.log(PowerChosen(seat, power))
    sequence_of_play.run(builder)
    return table.then(builder)
