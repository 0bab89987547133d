"""The most gold that one player can ever hold or bid in Struggle of Empires: what the codes of sums must reach.

Nobody can hold more than all the gold there is, and gold comes into the game in four ways only.
"""

from math import ceil
from typing import NamedTuple

from tilewright.games.empires.model.material import Material
from tilewright.games.empires.model.names import DIPLOMATIC_SERVICE


class Inflow(NamedTuple):
    """The most gold that can come into a game before its last decision, by where it comes from."""

    start: int  # in hand at the beginning
    counters: int  # on counters, each of which is taken once (SE-F11)
    income: int  # of every war but the last, after which nothing is decided (SE-I1)
    change: int  # of payments that unrest helped to make, less than one unrest counter brings each time (SE-U1)


def inflow(material: Material, players: int) -> Inflow:
    figures, start = material.figures, material.start
    markers = min(sum(material.full_bag), players * start.markers_drawn + figures.wars * start.counters_drawn)
    companies = max(_companies_in(material, area) for area in range(len(material.areas)))
    return Inflow(
        start=players * start.gold,
        counters=sum(counter.gold * counter.n for counter in material.counters),
        income=(figures.wars - 1) * (players * figures.population_max + markers * (1 + companies)),
        change=_payments(material, players) * (_rate(material) - 1),
    )


def most_gold(material: Material, players: int) -> int:
    """A bound on the gold of one player at any decision: all that there is."""
    return sum(inflow(material, players))


def highest_bid(material: Material, players: int) -> int:
    """A bound on what may be bid: gold in hand and all unrest that a player may take (SE-A7)."""
    return most_gold(material, players) + material.figures.revolution * _rate(material)


def _rate(material: Material) -> int:
    """What an unrest counter brings at best."""
    return max(material.banking_rate, material.figures.gold_per_unrest)


def _companies_in(material: Material, area: int) -> int:
    return sum(area in material.tiles[company].areas for company in material.companies)


def _payments(material: Material, players: int) -> int:
    """How many payments there can be: for actions, Diplomatic Services, won auctions and upkeep."""
    figures = material.figures
    turns = players * material.rounds(players)
    services = material.tiles[DIPLOMATIC_SERVICE].copies
    return figures.wars * (turns * figures.actions + services + ceil(players / 2) + players)
