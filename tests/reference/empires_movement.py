"""Reference rules of movement in Struggle of Empires: SE-M1 to SE-M6, SE-B1 for forts, Blockade, SE-W2."""

from fractions import Fraction

from .empires_model import HOME, Figures, Power, Situation, fleets_at, opposed


def moves_per_action(sit: Situation, power: str) -> int:
    """SE-M1: two units, one more for each Logistics."""
    return 2 + sit.powers[power].tiles["logistics"]


def may_move(sit: Situation, power: str, kind: str, origin: str, target: str) -> str | None:
    """None if an "army", "fleet" or "fort" of the power may move so, else the rule that forbids it.

    A place is an area (for fleets a sea), HOME, or a power's id for that power's home. Whether the sea
    lets the unit arrive is another matter (SE-M6). Rules are asked in this order, and the first that
    forbids is named:

    - SE-B1: a fort moves only from home.
    - SE-M1: there must be such a unit at the origin, and it moves to another place.
    - SE-M4: never into another's home; always back to the own.
    - SE-W2: a fleet stands in one of the eight seas; SE-M5: it moves between any two of them.
    - SE-M2, SE-M3: armies, and forts as armies do (SE-B1), into a colony or a European area.
    - Blockade: named as "Blockade", for the tile has no rule id.
    """
    figures = sit.figures
    origin = HOME if origin == power else origin
    target = HOME if target == power else target
    for place in (origin, target):
        if place != HOME and place not in figures.areas and place not in figures.powers:
            raise ValueError(f"no such place: {place}")

    if kind == "fort" and origin != HOME:
        return "SE-B1"
    if units(sit.powers[power], kind).get(origin, 0) == 0:
        return "SE-M1"
    if origin == target:
        return "SE-M1"
    if target in figures.powers:
        return "SE-M4"
    if target == HOME:
        return None

    if kind == "fleet":
        return None if target in figures.seas else "SE-W2"

    if target in figures.colonies:
        if fleets_at(sit, power, target) == 0:
            return "SE-M2"
        if blockaded(sit, power, target):
            return "Blockade"
        return None
    return None if may_enter_europe(sit, power, target) else "SE-M3"


def units(player: Power, kind: str) -> dict[str, int]:
    """The player's units of one kind, place by place."""
    return {"army": player.armies, "fleet": player.fleets, "fort": player.forts}[kind]


def may_enter_europe(sit: Situation, power: str, area: str) -> bool:
    """SE-M3: any of the four ways into a European area, wherever the army comes from."""
    markers = sit.powers[power].markers
    if markers.get(area, 0) > 0:
        return True
    for neighbour in sit.figures.adjacent[area]:
        if markers.get(neighbour, 0) > 0:
            return True
    if area in sit.figures.borders[power]:
        return True
    return fleets_at(sit, power, area) > 0


def blockaded(sit: Situation, power: str, colony: str) -> bool:
    """Blockade: a player of the other alliance gets in only with more fleets there than the blockader."""
    own = fleets_at(sit, power, colony)
    for name, player in sit.powers.items():
        if not opposed(sit, name, power) or player.blockade != sit.figures.sea_of[colony]:
            continue
        theirs = fleets_at(sit, name, colony)
        if theirs > 0 and own <= theirs:  # without a fleet there the Blockade has ended
            return True
    return False


def destinations(sit: Situation, power: str, kind: str, origin: str) -> set[str]:
    """Every place the unit may move to; HOME is the own home."""
    places = {HOME} | sit.figures.areas | (sit.figures.powers - {power})
    return {place for place in places if may_move(sit, power, kind, origin, place) is None}


def needs_sea_check(figures: Figures, origin: str, target: str) -> bool:
    """SE-M6: a move that changes panel. The homes lie on Europe's; a sea lies on the panel of its area."""
    return panel(figures, origin) != panel(figures, target)


def panel(figures: Figures, place: str) -> str:
    """SE-M6: Europe with the homes; the Americas; Africa; India; East Indies."""
    if place == HOME or place in figures.powers:
        return "europe"
    return figures.panel_of[place]


def sea_check(figures: Figures, first: int, second: int, navigation: int) -> str:
    """SE-M6: "arrives", "stays" or "lost". The second die matters only where the first shows 1.

    `navigation` is the number of Navigation tiles (SE-P1: they add up).
    """
    if first >= 2:
        return "arrives"
    total = second + figures.navigation_bonus * navigation
    if total <= 2:
        return "lost"
    if total <= 4:
        return "stays"
    return "arrives"


def sea_check_odds(figures: Figures, navigation: int) -> dict[str, Fraction]:
    """SE-M6: the exact chances of "arrives", "stays" and "lost", by trying all 36 rolls."""
    odds = {"arrives": Fraction(0), "stays": Fraction(0), "lost": Fraction(0)}
    for first in range(1, 7):
        for second in range(1, 7):
            odds[sea_check(figures, first, second, navigation)] += Fraction(1, 36)
    return odds
