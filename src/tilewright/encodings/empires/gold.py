"""The most gold that one player can ever hold or bid in Struggle of Empires: what the codes of sums must reach.

Nobody can hold more than all the gold there is, and gold comes into the game in four ways only.
"""

from math import ceil
from typing import NamedTuple

from tilewright.games.empires.model.material import Material, Tile
from tilewright.games.empires.model.names import DIPLOMATIC_SERVICE, HOME


class Inflow(NamedTuple):
    """The most gold that can come into a game before its last decision, by where it comes from."""

    start: int  # in hand at the beginning
    counters: int  # on counters, each of which is taken once (SE-F11)
    income: int  # of every war but the last, after which nothing is decided (SE-I1)
    change: int  # of payments that unrest helped to make, less than one unrest counter brings each time (SE-U1)


def inflow(material: Material, players: int) -> Inflow:
    figures, start = material.figures, material.start
    markers = min(sum(material.full_bag), players * start.markers_drawn + figures.wars * start.counters_drawn)
    companies = _company_gold(material)
    return Inflow(
        start=players * start.gold,
        counters=sum(counter.gold * counter.n for counter in material.counters),
        income=(figures.wars - 1)
        * (players * figures.population_max + markers * (1 + companies) + _fixed_gold(material)),
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


def _company_gold(material: Material) -> int:
    """What all companies bring for one marker at best, where all of them draw from its area."""
    companies = [material.tiles[company] for company in material.companies]
    return max(sum(_per_marker(company, area) for company in companies) for area in range(HOME))


def _per_marker(company: Tile, area: int) -> int:
    assert company.income is not None, "every company has an income"
    return company.copies * company.income.per_marker if area in company.areas else 0


def _fixed_gold(material: Material) -> int:
    """What all companies bring whatever markers there are."""
    terms = [(material.tiles[company].copies, material.tiles[company].income) for company in material.companies]
    return sum(copies * income.fixed for copies, income in terms if income is not None)


def _payments(material: Material, players: int) -> int:
    """How many payments there can be: for actions, Diplomatic Services, won auctions and upkeep."""
    figures = material.figures
    turns = players * material.rounds(players)
    services = material.tiles[DIPLOMATIC_SERVICE].copies
    return figures.wars * (turns * figures.actions + services + ceil(players / 2) + players)
