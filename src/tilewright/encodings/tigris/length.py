"""How long a game of Tigris & Euphrates can last at most: a bound that follows from the rules, not an estimate."""

from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import ACTIONS, CATASTROPHES, TILES
from tilewright.games.tigris.rules.ending import IDLE_ROUNDS
from tilewright.kernel import Options


def longest_game(players: int, _options: Options) -> int:
    """The most decisions of a game.

    Every tile and catastrophe can end a pause, which the standstill bounds (TE-G4). An action brings a decision, four
    wars with their choice and two commitments, a building, a monument and the treasures; a turn has two of them, and
    the ziggurat's point or an early end.
    """
    treasures = max(printed.winged.bit_count() for printed in MAPS.values())
    turn = ACTIONS * (1 + 4 * 3 + 2 + treasures) + 2
    stirring = sum(TILES) + CATASTROPHES * players
    return players + turn * (stirring + 1) * (IDLE_ROUNDS * players + 1)  # first, each may choose a dynasty
