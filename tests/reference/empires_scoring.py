"""Reference rules of money, points and turn order: SE-U1, SE-A5, SE-A7, SE-I1, SE-V1, SE-G1, SE-G2."""

from collections.abc import Sequence

from .empires_model import Figures, Situation

BID_UNREST = 20  # SE-A7: the rule page's own number, not a figure of the file


# -- money -----------------------------------------------------------------------------------------


def gold_for_unrest(figures: Figures, banking: int) -> int:
    """SE-U1: what one unrest counter brings. `banking`: how many Banking tiles; a second adds nothing."""
    return figures.gold_per_unrest_banking if banking >= 1 else figures.gold_per_unrest


def pay(figures: Figures, gold: int, unrest: int, amount: int, banking: int) -> tuple[int, int]:
    """SE-U1: gold and unrest after paying `amount`: just enough counters, and the change is theirs."""
    while gold < amount:
        unrest += 1
        gold += gold_for_unrest(figures, banking)
    return gold - amount, unrest


def income(sit: Situation, power: str) -> int:
    """SE-I1: 1 gold per population left, 1 per marker on the map, 1 per marker in each company's area."""
    own = sit.powers[power]
    gold = own.population + sum(own.markers.values())
    for company, area in sit.figures.company_area.items():
        gold += own.tiles[company] * own.markers.get(area, 0)
    return gold


def upkeep(sit: Situation, power: str) -> int:
    """SE-I1: 1 gold per army, fleet and fort on the map, homes included."""
    own = sit.powers[power]
    return sum(own.armies.values()) + sum(own.fleets.values()) + sum(own.forts.values())


def grown_population(figures: Figures, population: int, agriculture: int) -> int:
    """SE-I1: +5, +1 per Improved Agriculture, at most 9."""
    grown = population + figures.population_growth + figures.agriculture_growth * agriculture
    return min(grown, figures.population_max)


def income_phase(sit: Situation, power: str) -> tuple[int, int, int]:
    """SE-I1: gold, unrest and population after income, then upkeep as one payment, then growth."""
    own = sit.powers[power]
    gold = own.gold + income(sit, power)
    gold, unrest = pay(sit.figures, gold, own.unrest, upkeep(sit, power), own.tiles["banking"])
    population = grown_population(sit.figures, own.population, own.tiles["improved_agriculture"])
    return gold, unrest, population


# -- points ----------------------------------------------------------------------------------------


def by_rank(numbers: dict[str, int], figures: Sequence[int]) -> dict[str, int]:
    """The highest number takes the first figure, the next lower number the second, and so on.

    Equal numbers take the same figure and use up one place only (SE-V1, SE-G1); 0 takes nothing.
    """
    ranked = sorted({number for number in numbers.values() if number > 0}, reverse=True)
    taken: dict[str, int] = {}
    for name, number in numbers.items():
        place = ranked.index(number) if number > 0 else len(figures)
        taken[name] = figures[place] if place < len(figures) else 0
    return taken


def score_area(markers: dict[str, int], vp: Sequence[int]) -> dict[str, int]:
    """SE-V1: the points of each power in one area, from its markers there (captured ones left out)."""
    return by_rank(markers, vp)


def score_war(sit: Situation) -> dict[str, int]:
    """SE-V1: the points of each power in all areas together."""
    points = dict.fromkeys(sit.powers, 0)
    for area, vp in sit.figures.vp.items():
        markers = {name: player.markers.get(area, 0) for name, player in sit.powers.items()}
        for name, scored in score_area(markers, vp).items():
            points[name] += scored
    return points


def in_revolution(figures: Figures, unrest: dict[str, int]) -> set[str]:
    """SE-G1: 20 or more unrest."""
    return {name for name, counters in unrest.items() if counters >= figures.revolution}


def unrest_penalties(figures: Figures, unrest: dict[str, int]) -> dict[str, int]:
    """SE-G1: points off for those not in revolution: most unrest 7, second most 4; who has none pays none."""
    rebels = in_revolution(figures, unrest)
    others = {name: counters for name, counters in unrest.items() if name not in rebels}
    return by_rank(others, figures.unrest_penalty)


def final_points(figures: Figures, points: dict[str, int], unrest: dict[str, int]) -> dict[str, int]:
    """SE-G1: points after the penalties, never below 0; 0 in revolution."""
    final = dict.fromkeys(points, 0)
    for name, penalty in unrest_penalties(figures, unrest).items():
        final[name] = max(0, points[name] - penalty)
    return final


def places(figures: Figures, points: dict[str, int], unrest: dict[str, int], gold: dict[str, int]) -> dict[str, int]:
    """SE-G2: the place of each power, 1 for the winner, from the points before the penalties of SE-G1.

    A place is one more than the number of powers that are ahead: two shared first places leave no second.
    Players in revolution are behind all others; if all are, nobody wins and all have place 2.
    """
    final = final_points(figures, points, unrest)
    rebels = in_revolution(figures, unrest)
    others = [name for name in points if name not in rebels]

    def merit(name: str) -> tuple[int, int, int]:
        return final[name], -unrest[name], gold[name]

    result: dict[str, int] = {}
    for name in points:
        if name in rebels:
            result[name] = max(2, 1 + len(others))
        else:
            result[name] = 1 + sum(1 for other in others if merit(other) > merit(name))
    return result


def winners(figures: Figures, points: dict[str, int], unrest: dict[str, int], gold: dict[str, int]) -> set[str]:
    """SE-G2: those who share the first place; nobody if all are in revolution."""
    return {name for name, place in places(figures, points, unrest, gold).items() if place == 1}


# -- alliances -------------------------------------------------------------------------------------


def turn_order(upper: Sequence[str | None], lower: Sequence[str | None]) -> list[str]:
    """SE-A5: upper 1st, lower 1st, upper 2nd, lower 2nd …; an empty place (None) is skipped."""
    order: list[str] = []
    for i in range(max(len(upper), len(lower))):
        for row in (upper, lower):
            power = row[i] if i < len(row) else None
            if power is not None:
                order.append(power)
    return order


def highest_bid_allowed(figures: Figures, gold: int, banking: int) -> int:
    """SE-A7: the gold in hand plus what 20 unrest counters would bring, whatever unrest they have."""
    return gold + BID_UNREST * gold_for_unrest(figures, banking)
