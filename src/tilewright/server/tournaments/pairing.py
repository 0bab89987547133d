"""Who sits with whom in the next round, for 2 to 7 at a table. Pure: the same past gives the same round everywhere.

The pairing libraries that there are (Dutch and Burstein systems of chess, Swiss pairings of card games) pair two and
two, and have no notion of a table of three to seven, of tables of different sizes, or of seats; so this is our own. It
searches in the order of the standings and goes back where it gets stuck, within a budget of steps: with as many players
as a search can go through it is exact, and with many more than rounds it hardly ever has to go back.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, islice, product

import msgspec

MAX_STEPS = 20_000  # of the search for a round without repeats

EntrantNumber = int  # the number under which somebody takes part
Met = Mapping[frozenset[EntrantNumber], int]  # how often two have sat at one table


class Round(msgspec.Struct, frozen=True):
    """`tables` are the entrants of each, seat by seat; `byes` are those who rest."""

    tables: tuple[tuple[EntrantNumber, ...], ...]
    byes: tuple[EntrantNumber, ...] = ()


def table_sizes(players: int, wanted: int, smallest: int) -> tuple[int, ...]:
    """Tables of so many, or of as nearly as many as can be, all of the same size or of one less; never below the
    smallest that the game knows. Who is left over, as few as possible, rests."""
    for resting in range(players + 1):
        playing = players - resting
        count = -(-playing // wanted)
        if count == 0:
            return ()
        if playing // count >= smallest:
            larger = playing % count
            return (playing // count + 1,) * larger + (playing // count,) * (count - larger)
    return ()


def swiss_round(ranked: Sequence[EntrantNumber], past: Sequence[Round], wanted: int, smallest: int) -> Round:
    """The next round of those who are still in, best first: neighbours in the standings sit together, but nobody with
    somebody they have met, while that can be avoided. Those who rest are the last who have rested least."""
    sizes = table_sizes(len(ranked), wanted, smallest)
    byes = _resting(ranked, past, len(ranked) - sum(sizes))
    playing = [one for one in ranked if one not in byes]
    met = meetings(past)
    groups = _without_repeats(playing, sizes, met) or _fewest_repeats(playing, sizes, met)
    return seated(groups, byes, past)


def round_robin_round(entrants: Sequence[EntrantNumber], past: Sequence[Round], wanted: int, smallest: int) -> Round:
    """The next round of a tournament in which all meet all. `entrants` are all who began, in the order of entry.

    Two at a table: the circle method, in which one stays and the others move on by one place each round. More at a
    table: a schedule in which all pairs meet exactly once exists for few numbers alone (nine at tables of three is
    one), so each round is the one with the fewest repeats, and there are as many rounds as it takes.
    """
    if wanted > 2:
        return swiss_round(entrants, past, wanted, smallest)
    circle: list[EntrantNumber | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    turn = len(past) % (len(circle) - 1)
    rest = circle[1:]
    circle = [circle[0], *rest[turn:], *rest[:turn]]
    half = len(circle) // 2
    pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
    groups: list[tuple[EntrantNumber, ...]] = []
    byes: list[EntrantNumber] = []
    for one, other in pairs:
        present = tuple(who for who in (one, other) if who is not None)
        if len(present) == 2:
            groups.append(present)
        else:
            byes += present
    return seated(groups, byes, past)


@lru_cache(1000)  # it may take seconds, and anybody may ask again and again
def rounds_to_meet_all(players: int, wanted: int, smallest: int, most: int) -> int:
    """How many rounds a tournament of all against all takes; `most` if it takes more. Nobody meets more than a table of
    others in one round: where that says already that it takes so many, no round is tried."""
    if players < 2:
        return 0
    if wanted == 2:
        return min(most, players - 1 + players % 2)
    if -(-(players - 1) // (wanted - 1)) >= most:
        return most
    entrants, past = range(1, players + 1), list[Round]()
    needed = {frozenset(pair) for pair in combinations(entrants, 2)}
    while needed and len(past) < most:
        past.append(swiss_round(entrants, past, wanted, smallest))
        needed -= {frozenset(pair) for table in past[-1].tables for pair in combinations(table, 2)}
    return len(past)


def without(one: Round, left: Iterable[EntrantNumber]) -> Round:
    """A round of the schedule, without those who are not there any more; who is alone at a table rests."""
    gone = frozenset(left)
    tables = [tuple(who for who in table if who not in gone) for table in one.tables]
    alone = tuple(table[0] for table in tables if len(table) == 1)
    byes = tuple(who for who in one.byes if who not in gone)
    return Round(tuple(table for table in tables if len(table) > 1), (*byes, *alone))


def meetings(past: Iterable[Round]) -> Counter[frozenset[EntrantNumber]]:
    return Counter(frozenset(pair) for one in past for table in one.tables for pair in combinations(table, 2))


def seated(groups: Iterable[Sequence[EntrantNumber]], byes: Iterable[EntrantNumber], past: Sequence[Round]) -> Round:
    """Give everybody a seat on which they have sat little."""
    sat = Counter((who, seat) for one in past for table in one.tables for seat, who in enumerate(table))
    return Round(tuple(_seat_order(group, sat) for group in groups), tuple(byes))


def _seat_order(
    group: Sequence[EntrantNumber], sat: Mapping[tuple[EntrantNumber, int], int]
) -> tuple[EntrantNumber, ...]:
    """The order of a table with the smallest sum of squares of how often each has had their seat; of equals the first
    in the order of the group. Seat by seat, over all sets of those who sit already: an assignment problem."""
    best: dict[frozenset[EntrantNumber], tuple[int, tuple[EntrantNumber, ...]]] = {frozenset(): (0, ())}
    for seat in range(len(group)):
        longer: dict[frozenset[EntrantNumber], tuple[int, tuple[EntrantNumber, ...]]] = {}
        for sitting, (burden, order) in best.items():
            for who in group:
                if who in sitting:
                    continue
                found = burden + 2 * sat.get((who, seat), 0) + 1, (*order, who)
                known = longer.get(sitting | {who})
                if known is None or found[0] < known[0]:
                    longer[sitting | {who}] = found
        best = longer
    return best[frozenset(group)][1]


def _resting(ranked: Sequence[EntrantNumber], past: Sequence[Round], count: int) -> frozenset[EntrantNumber]:
    rested = Counter(who for one in past for who in one.byes)
    order = sorted(range(len(ranked)), key=lambda place: (rested[ranked[place]], -place))
    return frozenset(ranked[place] for place in order[:count])


def _without_repeats(
    playing: Sequence[EntrantNumber], sizes: Sequence[int], met: Met
) -> list[tuple[EntrantNumber, ...]] | None:
    """A round in which nobody meets anybody again; None if there is none, or none was found within the budget.

    The best who has no table yet opens the next one, and those nearest in the standings are tried first. Which of two
    sizes the table has is tried, too. Sets of players are integers, with a bit for each place in the standings: with
    many players a step costs hardly more than with few.
    """
    steps, known = 0, _bits_of_known(playing, met)

    def fill(table: tuple[int, ...], closed: int, rest: int, size: int, sizes: tuple[int, ...]) -> _Places | None:
        """Complete this table from the rest, then the others. `closed` are those whom somebody at it has met, and all
        up to the last who sat down: with them it would be the same table in another order."""
        nonlocal steps
        steps += 1
        if steps > MAX_STEPS:
            return None
        if len(table) == size:
            found = next_table(rest, sizes)
            return None if found is None else [table, *found]
        willing = rest & ~closed
        while willing:
            first = willing & -willing
            willing ^= first
            place = first.bit_length() - 1
            found = fill((*table, place), closed | known[place] | (first << 1) - 1, rest ^ first, size, sizes)
            if found is not None or steps > MAX_STEPS:
                return found
        return None

    def next_table(rest: int, sizes: tuple[int, ...]) -> _Places | None:
        if not rest:
            return []
        first = rest & -rest
        place = first.bit_length() - 1
        for size in sorted(set(sizes), reverse=True):
            left = list(sizes)
            left.remove(size)
            found = fill((place,), known[place], rest ^ first, size, tuple(left))
            if found is not None or steps > MAX_STEPS:
                return found
        return None

    found = next_table((1 << len(playing)) - 1, tuple(sizes))
    return None if found is None else [tuple(playing[place] for place in table) for table in found]


_Places = list[tuple[int, ...]]


def _bits_of_known(playing: Sequence[EntrantNumber], met: Met) -> list[int]:
    """For each of these, those of them whom they have met."""
    place, known = {who: number for number, who in enumerate(playing)}, [0] * len(playing)
    for pair in met:
        if all(who in place for who in pair):
            one, other = (place[who] for who in pair)
            known[one] |= 1 << other
            known[other] |= 1 << one
    return known


def _fewest_repeats(
    playing: Sequence[EntrantNumber], sizes: Sequence[int], met: Met
) -> list[tuple[EntrantNumber, ...]]:
    """Where repeats cannot be avoided: begin in the order of the standings and exchange two players of different tables
    for as long as that makes it better. Repeats weigh by the square of how often, then distance in the standings.

    What a table costs is the sum over its pairs. So it is enough to know for each player what they would cost at each
    table (`costs`), and an exchange is judged without looking at the others there.
    """
    left = iter(range(len(playing)))
    groups = [list(islice(left, size)) for size in sizes]
    weights = [[_weight(playing, met, one, other) for other in range(len(playing))] for one in range(len(playing))]
    costs = [[sum(row[other] for other in group) for group in groups] for row in weights]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(groups)), 2):
            for here, there in product(range(len(groups[one])), range(len(groups[other]))):
                a, b = groups[one][here], groups[other][there]
                before = costs[a][one] + costs[b][other]
                after = costs[a][other] + costs[b][one] - 2 * weights[a][b]
                if after < before:
                    groups[one][here], groups[other][there] = b, a
                    for row, weight in zip(costs, weights, strict=True):
                        row[one] += weight[b] - weight[a]
                        row[other] += weight[a] - weight[b]
                    better = True
    return [tuple(playing[place] for place in group) for group in groups]


def _weight(playing: Sequence[EntrantNumber], met: Met, one: int, other: int) -> int:
    """What it costs that these two, by their places in the standings, sit at one table."""
    if one == other:
        return 0
    repeats = (met.get(frozenset((playing[one], playing[other])), 0) + 1) ** 2 - 1
    return repeats * len(playing) ** 2 * 10 + abs(one - other)
