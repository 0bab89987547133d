"""How long a game can last at most: OpenSpiel wants to know. Bounds that follow from the rules, not estimates."""

from math import ceil

from tilewright.games.empires.model.material import Material, load
from tilewright.games.empires.model.names import BLOCKADE, LOGISTICS, MILITIA
from tilewright.games.empires.rules.tiles import FREE
from tilewright.games.qwirkle.model.board import WHOLE_BAG
from tilewright.games.qwirkle.rules.ending import ROUNDS_OF_TRADES
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import ACTIONS, CATASTROPHES, TILES
from tilewright.games.tigris.rules.ending import IDLE_ROUNDS
from tilewright.lab.encodings.empires.gold import highest_bid


def qwirkle(players: int) -> int:
    """Every tile is laid once and may end a turn; between two such turns come at most the trades that end the game,
    or as many passes (QW-G2, QW-G4)."""
    tiles = len(WHOLE_BAG)
    return 2 * tiles + (tiles + 1) * ROUNDS_OF_TRADES * players


def tigris(players: int) -> int:
    """Every tile and catastrophe can end a pause, which the standstill bounds (TE-G4).

    An action brings a decision, four wars with their choice and two commitments, a building, a monument and the
    treasures; a turn has two of them, and the ziggurat's point or an early end.
    """
    treasures = max(printed.winged.bit_count() for printed in MAPS.values())
    turn = ACTIONS * (1 + 4 * 3 + 2 + treasures) + 2
    stirring = sum(TILES) + CATASTROPHES * players
    return players + turn * (stirring + 1) * (IDLE_ROUNDS * players + 1)  # first, each may choose a dynasty


def empires(players: int, material: Material) -> int:
    """Bids rise, and each is passed on by all others at most; turns are counted, and so is what they can bring."""
    figures, start = material.figures, material.start
    auctions = ceil(players / 2) * players * (highest_bid(material, players) + 2)
    copies = material.full_supply
    free = sum(copies[tile] for tile in FREE) + copies[BLOCKADE]
    turns = players * material.rounds(players) * (figures.actions + free + 1)
    movement = 3 + copies[LOGISTICS] + 2 * (1 + copies[MILITIA])
    asks = 8 * (players - 1)  # attacker and defender ask everybody for both arms, and get answers
    battle = 2 * (12 + 2 * len(material.alliances) + sum(copies[:3]))  # at sea and on land: tiles, reserves, losses
    return players * (1 + start.units_placed) + figures.wars * (auctions + turns * (2 + movement + asks + battle))


def longest(game: str, players: int, material: str = "") -> int:
    """The most decisions that a game can have."""
    match game:
        case "qwirkle":
            return qwirkle(players)
        case "tigris":
            return tigris(players)
        case _:
            return empires(players, load(material))
