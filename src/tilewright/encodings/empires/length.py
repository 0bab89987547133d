"""How long a game of Struggle of Empires can last at most: a bound that follows from the rules, not an estimate."""

from math import ceil

from tilewright.encodings.empires.gold import highest_bid
from tilewright.games.empires.model.material import load
from tilewright.games.empires.model.names import BLOCKADE, LOGISTICS, MILITIA
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.rules.tiles import FREE


def longest_game(players: int, options: EmpiresOptions) -> int:
    """The most decisions of a game.

    Bids rise, and each is passed on by all others at most; turns are counted, and so is what they can bring.
    """
    material = load(options.material)
    figures, start = material.figures, material.start
    auctions = ceil(players / 2) * players * (highest_bid(material, players) + 2)
    copies = material.full_supply
    free = sum(copies[tile] for tile in FREE) + copies[BLOCKADE]
    turns = players * material.rounds(players) * (figures.actions + free + 1)
    movement = 3 + copies[LOGISTICS] + 2 * (1 + copies[MILITIA])
    asks = 8 * (players - 1)  # attacker and defender ask everybody for both arms, and get answers
    battle = 2 * (12 + 2 * len(material.alliances) + sum(copies[:3]))  # at sea and on land: tiles, reserves, losses
    return players * (1 + start.units_placed) + figures.wars * (auctions + turns * (2 + movement + asks + battle))
