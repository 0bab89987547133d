"""The odds that players are told against all rolls of the dice, tried here; the engine's dice against those odds."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from msgspec import structs

from tilewright.games.empires import GAME
from tilewright.games.empires.model.actions import AnyAction, Attack, Move
from tilewright.games.empires.model.events import BattleRolled, SeaChecked
from tilewright.games.empires.model.names import AREAS, HOME, NAVIGATION
from tilewright.games.empires.model.table import NOWHERE, with_count
from tilewright.games.empires.rules.odds import odds
from tilewright.games.empires.rules.questions import Acting
from tilewright.games.empires.state import EmpiresState
from tilewright.games.empires.views import insight
from tilewright.kernel import Chance, seed_of

DIE = range(1, 7)
ROLLS = 12_000
WHERE = AREAS.index("german_states")  # no sea, so that the land battle is all there is
ON_FRANCE = Attack("france", "german_states", "land")

Roll = tuple[int, int, int, int]  # two dice of the attacker's, two of the defender's


# -- by trying all rolls ---------------------------------------------------------------------------


def winner(lead: int, roll: Roll) -> str:
    """SE-F6: the higher of strength and difference."""
    a, b, c, d = roll
    margin = lead + abs(a - b) - abs(c - d)
    return "attacker" if margin > 0 else "defender" if margin < 0 else "tie"


def lost(lead: int, roll: Roll) -> tuple[int, int]:
    """SE-F8, SE-F9: units that each side loses, if it has them."""
    a, b, c, d = roll
    won = winner(lead, roll)
    return (won != "attacker") + (a + b == 7), (won != "defender") + (c + d == 7)


def chances_of(results: Iterable[Hashable]) -> dict[Hashable, Fraction]:
    """How likely each result is, all of the cases listed being equally likely."""
    counts = Counter(results)
    return {result: Fraction(count, counts.total()) for result, count in counts.items()}


def all_rolls() -> Iterable[Roll]:
    return product(DIE, repeat=4)  # type: ignore[return-value]


def sea_check(first: int, second: int, bonus: int) -> str:
    """SE-M6."""
    if first >= 2 or second + bonus >= 5:
        return "arrives"
    return "stays" if second + bonus >= 3 else "lost"


def sea_chances(bonus: int) -> dict[Hashable, Fraction]:
    return chances_of(sea_check(first, second, bonus) for first, second in product(DIE, repeat=2))


# -- what players are told -------------------------------------------------------------------------


@pytest.mark.parametrize("lead", range(-12, 13))
def test_battle_odds_are_exact(lead: int) -> None:
    """SE-F6, SE-F8, SE-F9."""
    told = odds(lead)
    wins = chances_of(winner(lead, roll) for roll in all_rolls())
    for result, rolls in (("attacker", told.win), ("tie", told.tie), ("defender", told.loss)):
        assert Fraction(rolls, 1296) == wins.get(result, 0)
    for side, losses in enumerate((told.attacker_losses, told.defender_losses)):
        exact = chances_of(lost(lead, roll)[side] for roll in all_rolls())
        assert [Fraction(rolls, 1296) for rolls in losses] == [exact.get(units, 0) for units in range(3)]


def test_a_seven_comes_once_in_six_rolls_of_a_side() -> None:
    """SE-F9: with a lead that no dice make good, only a seven costs the winner anything."""
    assert Fraction(odds(9).attacker_losses[1], 1296) == Fraction(1, 6)
    assert Fraction(odds(-9).attacker_losses[2], 1296) == Fraction(1, 6)


def test_a_seven_never_comes_with_an_even_difference() -> None:
    """SE-F6, SE-F9: a sum of 7 is a difference of 1, 3 or 5, so strength and losses hang together."""
    assert {abs(a - b) for a, b in product(DIE, repeat=2) if a + b == 7} == {1, 3, 5}


@pytest.mark.parametrize(("navigation", "exact"), [(0, (32, 2, 2)), (1, (34, 2, 0)), (2, (36, 0, 0))])
def test_sea_odds_are_exact(navigation: int, exact: tuple[int, int, int]) -> None:
    """SE-M6, with as many Navigation tiles."""
    state = with_tiles(in_turn(), NAVIGATION, navigation)
    told = insight.sea_risk(state, 0, "home", "india")
    assert (told.arrives, told.stays, told.lost) == exact
    chances = sea_chances(2 * navigation)
    for result, rolls in (("arrives", told.arrives), ("stays", told.stays), ("lost", told.lost)):
        assert Fraction(rolls, 36) == chances.get(result, 0)


def test_no_risk_within_a_panel() -> None:
    """SE-M6."""
    told = insight.sea_risk(in_turn(), 0, "caribbean", "south_america")
    assert (told.arrives, told.stays, told.lost) == (36, 0, 0)


# -- what the dice do ------------------------------------------------------------------------------


def in_turn() -> EmpiresState:
    """Britain, seat 0, is about to act, with a fleet at home and armies beside those of France."""
    state: EmpiresState = GAME.start(2, 0, {"powers": ("britain", "france")})
    while not isinstance(state.question, Acting) or state.actor != 0:
        state = state.play(next(iter(state.actions())))
    return with_armies(state, 3, 3)


def with_armies(state: EmpiresState, britain: int, france: int) -> EmpiresState:
    """These armies in the German States and nothing else on the map but a fleet of Britain's."""
    fleets = (with_count(NOWHERE, HOME, 1), NOWHERE)
    empires = [
        structs.replace(empire, armies=with_count(NOWHERE, WHERE, count), fleets=fleets[seat], forts=NOWHERE)
        for seat, (empire, count) in enumerate(zip(state.empires, (britain, france), strict=True))
    ]
    return structs.replace(state, empires=tuple(empires))


def with_tiles(state: EmpiresState, tile: int, count: int) -> EmpiresState:
    britain = structs.replace(state.empires[0], tiles=with_count(state.empires[0].tiles, tile, count))
    return structs.replace(state, empires=(britain, *state.empires[1:]))


def many(state: EmpiresState, action: AnyAction) -> Iterable[EmpiresState]:
    """The state after this action, with a new seed each time, and then with one seed from word to word."""
    for number in range(ROLLS // 2):
        yield structs.replace(state, chance=Chance(seed_of(number))).play(action)
    for number in range(ROLLS // 2):
        yield structs.replace(state, chance=Chance(seed_of("5e" * 32), number * 4)).play(action)


def excess(seen: Counter[Hashable], chances: Mapping[Hashable, Fraction]) -> float:
    """Chi-square, as a number of standard deviations above what fair dice would give (Wilson and Hilferty)."""
    total = seen.total()
    assert not set(seen) - set(chances), "something that cannot be was rolled"
    square = sum((seen[case] - total * chance) ** 2 / (total * chance) for case, chance in chances.items())
    freedom = len(chances) - 1
    return ((float(square) / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))


FAIR = 3.1  # one test in a thousand would be beyond it, were the seeds not always the same


@pytest.mark.parametrize(("britain", "france"), [(2, 4), (3, 3), (4, 3), (6, 3)])
def test_battles_come_out_as_the_odds_say(britain: int, france: int) -> None:
    """SE-F6, SE-F8, SE-F9: dice, winners with sevens, and units lost."""
    lead = britain - france
    state = with_armies(in_turn(), britain, france)
    outlook = insight.outlook(state, 0, ON_FRANCE)
    assert outlook
    assert outlook.land
    assert outlook.land.odds == odds(lead)
    dice: tuple[Counter[Hashable], ...] = (Counter(), Counter(), Counter())
    results: Counter[Hashable] = Counter()
    losses: Counter[Hashable] = Counter()
    for after in many(state, ON_FRANCE):
        event = next(event for event in after.events if isinstance(event, BattleRolled))
        roll = (*event.attack_dice, *event.defence_dice)
        dice[0][event.attack_dice] += 1
        dice[1][event.defence_dice] += 1
        dice[2][roll[1], roll[2]] += 1
        results[winner(lead, roll), sum(event.attack_dice) == 7, sum(event.defence_dice) == 7] += 1
        left = [empire.armies[WHERE] for empire in after.empires]
        losses[britain - left[0], france - left[1]] += 1
    for pair in dice:
        assert excess(pair, chances_of(product(DIE, repeat=2))) < FAIR
    exact = chances_of((winner(lead, roll), roll[0] + roll[1] == 7, roll[2] + roll[3] == 7) for roll in all_rolls())
    assert excess(results, exact) < FAIR
    assert excess(losses, chances_of(lost(lead, roll) for roll in all_rolls())) < FAIR


@pytest.mark.parametrize("navigation", [0, 1, 2])
def test_sea_checks_come_out_as_the_odds_say(navigation: int) -> None:
    """SE-M6: both dice, and where the fleet then is."""
    state = with_tiles(in_turn(), NAVIGATION, navigation)
    firsts: Counter[Hashable] = Counter()
    seconds: Counter[Hashable] = Counter()
    outcomes: Counter[Hashable] = Counter()
    india = AREAS.index("india")
    for after in many(state, Move("fleet", "home", "india")):
        event = next(event for event in after.events if isinstance(event, SeaChecked))
        firsts[event.first] += 1
        if event.second is not None:
            seconds[event.second] += 1
        fleets = after.empires[0].fleets
        outcomes["arrives" if fleets[india] else "stays" if fleets[HOME] else "lost"] += 1
    assert excess(firsts, chances_of(DIE)) < FAIR
    assert seconds.total() == firsts[1]
    assert excess(seconds, chances_of(DIE)) < FAIR
    chances = sea_chances(2 * navigation)
    if len(chances) > 1:
        assert excess(outcomes, chances) < FAIR
    else:
        assert outcomes == {"arrives": ROLLS}
