"""A witness: keeps the table of the simple implementation beside the engine, event by event.

Every event is first asked of the simple implementation (may this unit move so, what is this strength, who wins
these dice, what is lost, what does this area score) and then carried out on the witness's own table, which must
look like the engine's after every action. So neither the events nor the state can be wrong alone.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.empires.comparing import BOOK, FIGURES, KINDS, TILES, copied, face_of, odds, same_table, situation
from tests.reference import empires as simple
from tests.reference.empires_battle import Arm, Dice, Outcome, Side, Target
from tilewright.games.empires.model import events as ev
from tilewright.games.empires.model.actions import AnyAction
from tilewright.games.empires.rules.questions import (
    Acting,
    FacingNaval,
    LosingHelper,
    LosingUnit,
    SeekingHelp,
    TakingMarker,
    Withdrawing,
)
from tilewright.games.empires.state import EmpiresState

ROUNDS: dict[str, int] = BOOK["game"]["rounds"]
SIDES: tuple[Side, Side] = ("attacker", "defender")


@dataclass
class Fight:
    """What the witness remembers of an attack under way. A raid's attacker is its tile."""

    attacker: str | int
    defender: str | int
    area: str
    target: Target
    naval_only: bool
    raid: bool
    before: simple.Situation
    helpers: dict[tuple[Side, Arm], dict[str, int]] = field(default_factory=dict)
    asked: dict[tuple[Side, Arm], set[str]] = field(default_factory=dict)
    sought: set[Side] = field(default_factory=set)
    surprise: bool = False
    fights: dict[Side, bool] = field(default_factory=dict)
    at_sea: dict[Side, list[str]] = field(default_factory=lambda: {"attacker": [], "defender": []})
    blockade: Side | None = None
    withdrawn: bool = False
    naval_fought: bool = False
    naval_winner: str | None = None
    support_told: bool = False
    # the battle being fought
    arm: Arm = "land"
    strengths: tuple[int, int] = (0, 0)
    dice: tuple[Dice, Dice] | None = None
    due: Outcome | None = None
    forces: tuple[simple.Force, simple.Force] | None = None
    lost: list[tuple[str, str]] = field(default_factory=list)
    withdrawal_open: bool = False
    withdrawal_asked: bool = False
    won: bool = False
    marker: str = "nothing"
    marker_asked: bool = False
    marker_events: list[str] = field(default_factory=list)

    def principal(self, side: Side) -> str | int:
        return self.attacker if side == "attacker" else self.defender

    def player(self, side: Side) -> str | None:
        who = self.principal(side)
        return who if isinstance(who, str) else None

    def side_of(self, power: str) -> Side:
        return "attacker" if power == self.attacker else "defender"

    def support(self) -> str | None:
        """SE-F4: whose the naval support is in the land battle."""
        return simple.naval_support(
            self.before,
            self.area,
            self.player("attacker"),
            self.player("defender"),
            attacker_fights=self.fights.get("attacker", True),
            defender_fights=self.fights.get("defender", True),
            naval_winner=self.naval_winner,
        )

    def naval_battle_comes(self) -> bool:
        """SE-F2, SE-F4."""
        if self.raid:
            return self.target[0] == "pirates"
        return self.naval_only or simple.naval_battle_fought(
            self.before,
            self.area,
            self.player("attacker"),
            self.player("defender"),
            attacker_fights=self.fights.get("attacker", True),
            defender_fights=self.fights.get("defender", True),
        )


class Witness:
    """Follows a game from any state in which every player has a power and no attack is under way."""

    def __init__(self, state: EmpiresState) -> None:
        self.names = [empire.power for empire in state.empires]
        self.players = state.players
        self.sit = situation(state)
        self.points = {empire.power: empire.points for empire in state.empires}
        self.seen: Counter[str] = Counter()  # how often each interesting thing was compared
        self.fight: Fight | None = None
        self.due: list[tuple[str, str, int]] = []  # what must still be paid, received, scored: what, who, how much
        self.short: tuple[str, int] | None = None  # unrest taken in a payment that is about to be told
        self.rows = [self.names[seat] for seat in state.upper], [self.names[seat] for seat in state.lower]
        self.turns: list[str] = []  # those still to come in this war
        if state.active is not None:
            order = simple.turn_order(*self.rows)
            begun = (state.round - 1) * self.players + order.index(self.names[state.active]) + 1
            self.turns = (order * ROUNDS[str(self.players)])[begun:]
        self.arriving = ""  # a tile taken and not yet paid
        self.offer = 0
        self.free_attack = False
        self.checked_at_sea: tuple[str, str, str, str] | None = None
        self.collecting: dict[str, tuple[int, int, int]] = {}
        self.war_points: Counter[str] = Counter()
        self.moved: Counter[tuple[str, str]] = Counter()
        self.moves = 0

    def play(self, state: EmpiresState, action: AnyAction) -> EmpiresState:
        """The state after an action, watched."""
        if isinstance(state.question, Acting):
            self.moved, self.moves = Counter(), 0
        after = state.play(action)
        self.follow(after)
        return after

    def follow(self, after: EmpiresState) -> None:
        """All that the last action brought, and the question that stands now."""
        for event in after.events:
            self.seen[type(event).__name__] += 1
            hear = getattr(self, "on_" + str(event.__struct_config__.tag).replace("-", "_"), None)
            if hear is not None:
                hear(event)
        assert not self.due, f"never came: {self.due}"
        assert self.short is None
        assert same_table(self.sit, situation(after))
        assert self.points == {empire.power: empire.points for empire in after.empires}
        self.question(after)

    def question(self, state: EmpiresState) -> None:
        """Questions inside a battle are asked of the right player, and only where there is a choice."""
        fight, question = self.fight, state.question
        if fight is None or question is None:
            return
        who = self.names[question.seat]
        match question:
            case SeekingHelp():
                fight.sought.add(fight.side_of(who))
            case FacingNaval():
                assert who == fight.principal("defender" if "attacker" in fight.fights else "attacker")
            case TakingMarker():
                self.close_battle()
                assert fight.marker == "may"
                assert who == fight.attacker
                fight.marker_asked = True
            case Withdrawing():
                assert who == fight.defender
                fight.withdrawal_asked = True
            case LosingUnit():
                assert {str(a) for a in state.actions()} == {"lose army", "lose fort"}
                assert who == fight.defender
                assert fight.forces
                assert fight.forces[1].forts
                self.seen["army or fort"] += 1
            case LosingHelper():
                sets = [fight.helpers.get((side, fight.arm), {}) for side in SIDES]
                named = {str(a).removeprefix("lose ") for a in state.actions()}
                assert question.seat == state.active
                assert named in [set(helpers) for helpers in sets]
                assert len(named) > 1
                self.seen["whose helper"] += 1
            case _:
                pass

    def withdrawal_open(self, fight: Fight) -> bool:
        """A defender with the tile, whose side would lose a unit."""
        defender = fight.player("defender")
        has_tile = defender is not None and self.sit.powers[defender].tiles["fighting_withdrawal"] > 0
        return has_tile and fight.due is not None and fight.due.defender_lost > 0

    # small hands

    def power(self, seat: int) -> simple.Power:
        return self.sit.powers[self.names[seat]]

    def units(self, seat: int, unit: str) -> Any:
        return getattr(self.power(seat), KINDS[unit])

    def owe(self, what: str, name: str, count: int) -> None:
        if count:
            self.due.append((what, name, count))

    def settle_up(self, what: str, seat: int, count: int) -> None:
        self.due.remove((what, self.names[seat], count))

    # counters and markers

    def on_counters_drawn(self, event: ev.CountersDrawn) -> None:
        for area, face in event.counters:
            self.sit.counters.setdefault(area, []).append(face_of(face))

    def on_marker_placed(self, event: ev.MarkerPlaced) -> None:
        self.close_battle()
        name, area = self.names[event.seat], event.area
        assert simple.markers_left(self.sit, name) > 0
        self.power(event.seat).markers[area] = self.power(event.seat).markers.get(area, 0) + 1
        if event.instead in self.sit.powers:
            self.sit.powers[event.instead].markers[area] -= 1
        elif event.instead in FIGURES.tile_strength:
            pass  # the captured marker was freed before
        else:
            face = face_of(event.instead)
            self.sit.counters[area].remove(face)
            self.owe("gold", name, face[1])
            self.owe("points", name, face[2])
        if self.fight:
            self.fight.marker_events.append("placed")

    def on_marker_left(self, event: ev.MarkerLeft) -> None:
        assert self.fight
        self.fight.marker_events.append("left")

    def on_marker_captured(self, event: ev.MarkerCaptured) -> None:
        self.close_battle()
        assert self.fight
        assert self.fight.raid
        self.fight.marker_events.append("captured")
        self.power(event.seat).markers[event.area] -= 1
        self.sit.captured.append((event.tile, event.area, self.names[event.seat]))

    def on_marker_freed(self, event: ev.MarkerFreed) -> None:
        self.sit.captured.remove((event.tile, event.area, self.names[event.seat]))

    # gold, unrest, population, points

    def on_unrest_taken(self, event: ev.UnrestTaken) -> None:
        if event.gold:  # told just before the payment that needs it
            self.short = (self.names[event.seat], event.count)
            return
        self.settle_up("unrest", event.seat, event.count)
        self.power(event.seat).unrest += event.count

    def on_paid(self, event: ev.Paid) -> None:
        name, own = self.names[event.seat], self.power(event.seat)
        self.settle_up("pay", event.seat, event.gold)
        gold, unrest = simple.pay(FIGURES, own.gold, own.unrest, event.gold, own.tiles["banking"])
        taken = (name, unrest - own.unrest) if unrest > own.unrest else None
        assert taken == self.short
        assert not (taken and event.to is not None), "an offer is gold in hand"
        self.seen["payment with unrest"] += taken is not None
        self.seen["payment with unrest and Banking"] += taken is not None and own.tiles["banking"] > 0
        own.gold, own.unrest, self.short = gold, unrest, None
        if event.to is not None:
            self.power(event.to).gold += event.gold
        self.lay_tile(event.seat)

    def on_received(self, event: ev.Received) -> None:
        self.settle_up("gold", event.seat, event.gold)
        self.power(event.seat).gold += event.gold

    def on_points_scored(self, event: ev.PointsScored) -> None:
        self.settle_up("points", event.seat, event.points)
        self.points[self.names[event.seat]] += event.points

    def on_unrest_returned(self, event: ev.UnrestReturned) -> None:
        self.settle_up("unrest back", event.seat, event.count)
        self.power(event.seat).unrest -= event.count

    def on_population_spent(self, event: ev.PopulationSpent) -> None:
        assert self.power(event.seat).population >= event.count
        self.power(event.seat).population -= event.count

    # alliances and turns

    def on_auction_won(self, event: ev.AuctionWon) -> None:
        self.owe("pay", self.names[event.seat], event.gold)

    def on_row_joined(self, event: ev.RowJoined) -> None:
        self.power(event.seat).row = event.row
        row = self.rows[event.row == "lower"]
        row.append(self.names[event.seat])
        assert len(row) == event.place
        if len(self.rows[0]) + len(self.rows[1]) == self.players:
            self.turns = simple.turn_order(*self.rows) * ROUNDS[str(self.players)]

    def on_turn_began(self, event: ev.TurnBegan) -> None:
        assert self.names[event.seat] == self.turns.pop(0)
        self.seen["uneven rows"] += len(self.rows[0]) != len(self.rows[1])

    # tiles

    def on_tile_taken(self, event: ev.TileTaken) -> None:
        name, tile = self.names[event.seat], TILES[event.tile]
        self.owe("pay", name, tile["cost"].get("gold", 0))
        self.owe("unrest", name, tile["cost"].get("unrest", 0))
        if event.tile == "industry":
            self.owe("points", name, tile["points"])
        elif event.tile == "government_reform":
            self.owe("unrest back", name, min(tile["unrest_back"], self.power(event.seat).unrest))
        elif tile.get("use") != "immediate":
            self.arriving = event.tile
            if not tile["cost"].get("gold"):
                self.lay_tile(event.seat)

    def lay_tile(self, seat: int) -> None:
        """A tile lies before its owner once it is paid: Banking does not help to pay for itself."""
        if self.arriving:
            self.power(seat).tiles[self.arriving] += 1
            self.arriving = ""

    def on_tile_used(self, event: ev.TileUsed) -> None:
        name, own = self.names[event.seat], self.power(event.seat)
        assert own.tiles[event.tile] > 0
        own.tiles[event.tile] -= 1
        if TILES[event.tile]["use"] == "once_per_war":
            own.used[event.tile] += 1
        self.seen[f"used {event.tile}"] += 1
        if event.tile == "war_office":
            self.free_attack = True
        if self.fight is None:
            return
        side = self.fight.side_of(name)
        match event.tile:
            case "surprise_attack":
                assert side == "attacker"
                self.fight.surprise = True
            case "blockade":
                assert side == self.fight.support()
                self.fight.blockade = side
            case "fighting_withdrawal":
                assert side == "defender"
                self.fight.withdrawn = True
            case _:
                assert event.tile == "reserves"

    def on_tile_returned(self, event: ev.TileReturned) -> None:
        if event.seat is None:
            self.close_battle()
        elif event.tile == "blockade":
            self.power(event.seat).blockade = None
        else:
            self.power(event.seat).tiles[event.tile] -= 1

    def on_blockade_placed(self, event: ev.BlockadePlaced) -> None:
        own = self.power(event.seat)
        assert own.tiles["blockade"] > 0
        assert own.fleets[event.area] > 0
        assert event.area in FIGURES.colonies
        own.tiles["blockade"] -= 1
        own.blockade = event.area

    # units

    def on_unit_placed(self, event: ev.UnitPlaced) -> None:
        self.units(event.seat, event.unit)[event.place] += 1

    def on_unit_built(self, event: ev.UnitBuilt) -> None:
        self.units(event.seat, event.unit)[event.place] += 1

    def on_unit_destroyed(self, event: ev.UnitDestroyed) -> None:
        self.units(event.seat, event.unit)[event.place] -= 1
        self.owe("unrest", self.names[event.seat], BOOK["game"]["destroy_unrest"])

    def on_sea_checked(self, event: ev.SeaChecked) -> None:
        name, own = self.names[event.seat], self.power(event.seat)
        assert simple.may_move(self.sit, name, event.unit, event.origin, event.place) is None
        assert simple.needs_sea_check(FIGURES, event.origin, event.place)
        assert (event.second is None) == (event.first >= 2)
        outcome = simple.sea_check(FIGURES, event.first, event.second or 0, own.tiles["navigation"])
        assert event.outcome == outcome
        self.seen[f"sea check: {outcome}"] += 1
        self.seen["sea check with Navigation"] += own.tiles["navigation"] > 0
        if outcome == "arrives":
            self.checked_at_sea = (name, event.unit, event.origin, event.place)
            return
        self.moves += 1
        if outcome == "lost":
            self.units(event.seat, event.unit)[event.origin] -= 1
        else:
            self.moved[event.unit, event.origin] += 1

    def on_unit_moved(self, event: ev.UnitMoved) -> None:
        name = self.names[event.seat]
        move = (name, event.unit, event.origin, event.place)
        assert simple.may_move(self.sit, *move) is None
        assert (self.checked_at_sea == move) == simple.needs_sea_check(FIGURES, event.origin, event.place)
        self.checked_at_sea = None
        units = self.units(event.seat, event.unit)
        units[event.origin] -= 1
        units[event.place] += 1
        self.moves += 1
        self.moved[event.unit, event.place] += 1

    def on_unit_lost(self, event: ev.UnitLost) -> None:
        assert self.fight
        name = self.names[event.seat]
        self.units(event.seat, event.unit)[event.area] -= 1
        self.fight.lost.append((name, event.unit))
        self.owe("unrest", name, simple.unrest_of([(name, event.unit)])[name])

    # attacks

    def on_attack_declared(self, event: ev.AttackDeclared) -> None:
        attacker, what = self.names[event.seat], event.what
        target: Target
        defender: str | int
        if event.target == "neutral":
            strength, gold, vp, _ = face_of(what)
            target, defender = ("neutral", strength, gold, vp), strength
        elif event.target in FIGURES.tile_strength:
            target, defender = (event.target, what), FIGURES.tile_strength[event.target]
        else:
            target, defender = ("power", event.target), event.target
        naval = event.target in self.sit.powers and what == "naval"
        assert (event.area, target, "naval" if naval else "land") in simple.attack_targets(self.sit, attacker)
        self.fight = Fight(attacker, defender, event.area, target, naval, False, copied(self.sit))
        self.fight.arm = "naval" if naval else "land"
        if not self.free_attack:
            self.owe("pay", attacker, BOOK["game"]["attack_cost"])
        self.free_attack = False
        self.seen[f"attack on {target[0]}" + (" at sea" if naval else "")] += 1

    def on_raid_declared(self, event: ev.RaidDeclared) -> None:
        owner = self.names[event.owner]
        assert self.sit.powers[owner].markers.get(event.area, 0) > 0
        strength = FIGURES.tile_strength[event.tile]
        self.fight = Fight(strength, owner, event.area, (event.tile, owner), False, True, copied(self.sit))
        self.seen[f"raid of {event.tile}"] += 1

    def on_help_asked(self, event: ev.HelpAsked) -> None:
        assert self.fight
        asker, ally = self.names[event.seat], self.names[event.ally]
        side = self.fight.side_of(asker)
        assert ally in self.askable(side, event.arm)
        assert event.gold <= self.power(event.seat).gold
        self.fight.asked.setdefault((side, event.arm), set()).add(ally)
        self.offer = event.gold

    def on_help_answered(self, event: ev.HelpAnswered) -> None:
        assert self.fight
        self.seen[f"help: {'yes' if event.agreed else 'no'}, {event.arm}"] += 1
        if event.agreed:
            side = self.fight.side_of(self.names[event.asker])
            assert event.units in simple.may_help_with(self.sit, self.names[event.seat], self.fight.area, event.arm)
            self.fight.helpers.setdefault((side, event.arm), {})[self.names[event.seat]] = event.units
            self.owe("pay", self.names[event.asker], self.offer)

    def askable(self, side: Side, arm: Arm) -> set[str]:
        """SE-F3: those who may be asked now."""
        fight = self.fight
        assert fight
        principal, opponent = fight.principal(side), fight.principal("defender" if side == "attacker" else "attacker")
        if isinstance(principal, int) or fight.raid or (fight.naval_only and arm == "land"):
            return set()
        open_to = simple.may_be_asked(self.sit, side, principal, opponent, fight.area, arm=arm, surprise=fight.surprise)
        return open_to - fight.asked.get((side, arm), set())

    def on_naval_answered(self, event: ev.NavalAnswered) -> None:
        fight = self.fight
        assert fight
        sides = fight.player("attacker"), fight.player("defender")
        assert simple.principals_with_fleets(self.sit, fight.area, *sides) == "both"
        assert not fight.naval_only
        fight.fights[fight.side_of(self.names[event.seat])] = event.fights
        self.seen["naval battle: " + ("fought" if event.fights else "declined")] += 1

    def on_support_gained(self, event: ev.SupportGained) -> None:
        self.close_battle()
        fight = self.fight
        assert fight
        side = fight.support()
        expected = fight.player("attacker" if side == "attacker" else "defender") if side else None
        assert expected == (None if event.seat is None else self.names[event.seat])
        fight.support_told = True
        self.seen[f"support: {side or 'nobody'}"] += 1

    def on_tile_armed(self, event: ev.TileArmed) -> None:
        fight, name = self.fight, self.names[event.seat]
        assert fight
        assert event.tile in FIGURES.either
        assert fight.area in FIGURES.alliance_areas[event.tile]
        if event.at_sea:
            fight.at_sea[fight.side_of(name)].append(event.tile)
        self.seen["both arms: " + ("sea" if event.at_sea else "land")] += 1

    def on_battle_rolled(self, event: ev.BattleRolled) -> None:
        fight = self.fight
        assert fight
        assert event.area == fight.area
        if fight.dice is None:
            self.open_battle(fight, event.arm)
        fight.arm = event.arm
        strengths = self.strength(fight, "attacker"), self.strength(fight, "defender")
        assert (event.attack.total, event.defence.total) == strengths
        rolled = event.attack_dice, event.defence_dice
        totals = [strength + abs(a - b) for strength, (a, b) in zip(strengths, rolled, strict=True)]
        assert [event.attack_total, event.defence_total] == totals
        chances = odds(*strengths)
        assert event.odds == tuple(chance * 1296 for chance in (chances.win, chances.tie, chances.loss))
        fight.strengths, fight.dice = strengths, rolled
        for part in ("forts", "helpers", "training", "support", "alliances"):
            self.seen[f"strength from {part}, {event.arm}"] += bool(
                getattr(event.attack, part) or getattr(event.defence, part)
            )

    def open_battle(self, fight: Fight, arm: Arm) -> None:
        """Before the first dice of a battle: nothing was left out on the way to it."""
        assert (arm == "naval") == (fight.naval_battle_comes() and not fight.naval_fought)
        for side in SIDES:
            if side not in fight.sought:
                assert not self.askable(side, "land") | self.askable(side, "naval")
        both = simple.principals_with_fleets(
            fight.before, fight.area, fight.player("attacker"), fight.player("defender")
        )
        if both == "both" and not fight.naval_only:
            assert "attacker" in fight.fights
            assert ("defender" in fight.fights) == fight.fights["attacker"]
        if arm == "land" and not fight.raid:
            assert fight.support_told == (fight.area in FIGURES.sea_of)

    def strength(self, fight: Fight, side: Side) -> int:
        principal = fight.principal(side)
        opponent = fight.principal("defender" if side == "attacker" else "attacker")
        spent = fight.blockade == side and fight.arm == "land"
        if isinstance(principal, str) and spent:
            self.sit.powers[principal].tiles["blockade"] += 1  # the simple one looks for it in the hand
        total = simple.strength(
            self.sit,
            side,
            principal,
            opponent,
            fight.area,
            arm=fight.arm,
            helpers=fight.helpers.get((side, fight.arm)),
            support=fight.arm == "land" and fight.support() == side,
            blockade_spent=spent,
            either_tiles_used=fight.at_sea[side],
        )
        if isinstance(principal, str) and spent:
            self.sit.powers[principal].tiles["blockade"] -= 1
        return total

    def force(self, fight: Fight, side: Side) -> simple.Force:
        helpers = fight.helpers.get((side, fight.arm))
        return simple.force(self.sit, side, fight.player(side), fight.area, arm=fight.arm, helpers=helpers)

    def on_battle_decided(self, event: ev.BattleDecided) -> None:
        fight = self.fight
        assert fight
        assert fight.dice
        fight.forces = self.force(fight, "attacker"), self.force(fight, "defender")
        fight.forces[1].withdrawn = fight.withdrawn
        fight.due = self.outcome(fight)
        assert (fight.due.winner or "tie") == event.winner
        fight.won = fight.due.winner == "attacker"
        fight.withdrawal_open, fight.withdrawal_asked = self.withdrawal_open(fight), False
        if fight.arm == "naval":
            fight.naval_fought, fight.naval_winner = True, fight.due.winner
        if not fight.raid:
            fight.marker = simple.marker_after(
                self.sit, str(fight.attacker), fight.target, fight.area, arm=fight.arm, winner=fight.due.winner
            )
        self.seen[f"battle: {event.winner}"] += 1

    def outcome(self, fight: Fight) -> Outcome:
        assert fight.dice
        assert fight.forces
        attacker, defender = fight.forces
        return simple.resolve(*fight.strengths, *fight.dice, attacker=attacker, defender=defender)

    def close_battle(self) -> None:
        """The losses are all dealt with: they are some that the simple implementation allows."""
        fight = self.fight
        if fight is None or fight.due is None:
            return
        assert fight.forces
        fight.forces[1].withdrawn = fight.withdrawn
        due = self.outcome(fight)
        ours = {fight.player("attacker"), *fight.helpers.get(("attacker", fight.arm), {})}
        lost = [unit for unit in fight.lost if unit[0] in ours], [unit for unit in fight.lost if unit[0] not in ours]
        assert tuple(sorted(lost[0])) in due.attacker_picks
        assert tuple(sorted(lost[1])) in due.defender_picks
        assert fight.lost == [*lost[0], *lost[1]], "the attacker's side comes first"
        for side, units in zip(SIDES, lost, strict=True):
            self.seen[f"lost {len(units)}, {side}"] += 1
            self.seen["lost a fort"] += any(kind == "fort" for _, kind in units)
            self.seen["lost a helper's"] += any(name != fight.principal(side) for name, _ in units)
            self.seen["fort spared in a tie"] += bool(
                due.winner is None and fight.forces[1].forts and side == "defender"
            )
        assert fight.withdrawal_asked == fight.withdrawal_open
        self.seen["withdrawn"] += fight.withdrawn
        fight.due, fight.dice, fight.lost = None, None, []

    def on_attack_ended(self, _: ev.AttackEnded) -> None:
        fight = self.fight
        assert fight
        self.close_battle()
        if fight.raid:
            assert fight.marker_events == (["captured"] if fight.won else [])
        elif fight.marker == "may":
            assert fight.marker_asked
            assert fight.marker_events in (["placed"], ["left"])
        else:
            assert fight.marker_events == (["placed"] if fight.marker == "comes" else [])
        self.seen[f"marker: {fight.marker}"] += 1
        self.fight = None

    # the end of a war and of the game

    def on_income(self, event: ev.Income) -> None:
        name = self.names[event.seat]
        assert not self.turns, "the war ended before the last turn"
        assert event.population + event.markers + event.companies == simple.income(self.sit, name)
        self.collecting[name] = simple.income_phase(self.sit, name)
        self.owe("gold", name, simple.income(self.sit, name))
        self.seen["income from companies"] += event.companies > 0

    def on_upkeep(self, event: ev.Upkeep) -> None:
        name = self.names[event.seat]
        assert event.units == simple.upkeep(self.sit, name)
        self.owe("pay", name, event.units)

    def on_population_grew(self, event: ev.PopulationGrew) -> None:
        own = self.power(event.seat)
        own.population += event.growth
        assert (own.gold, own.unrest, own.population) == self.collecting.pop(self.names[event.seat])
        self.seen["growth stopped at the limit"] += event.growth < BOOK["game"]["population_growth"]
        self.seen["growth with Improved Agriculture"] += event.growth > BOOK["game"]["population_growth"]

    def on_area_scored(self, event: ev.AreaScored) -> None:
        markers = {name: power.markers.get(event.area, 0) for name, power in self.sit.powers.items()}
        assert list(event.markers) == list(markers.values())
        won = simple.score_area(markers, FIGURES.vp[event.area])
        assert list(event.points) == list(won.values())
        for name, points in won.items():
            self.points[name] += points
            self.war_points[name] += points
        held = [count for count in markers.values() if count]
        self.seen["area with equal numbers"] += len(set(held)) < len(held)

    def on_war_ended(self, _: ev.WarEnded) -> None:
        assert not self.collecting
        assert self.war_points == Counter(simple.score_war(self.sit))
        for own in self.sit.powers.values():
            own.tiles += own.used
            own.used = Counter()
            own.row = ""
        self.rows, self.war_points = ([], []), Counter()

    def on_game_ended(self, event: ev.GameEnded) -> None:
        unrest = {name: own.unrest for name, own in self.sit.powers.items()}
        gold = {name: own.gold for name, own in self.sit.powers.items()}
        places = simple.places(FIGURES, self.points, unrest, gold)
        self.points = simple.final_points(FIGURES, self.points, unrest)
        assert list(event.scores) == list(self.points.values())
        assert list(event.places) == list(places.values())
        self.seen["revolution"] += bool(simple.in_revolution(FIGURES, unrest))
        self.seen["penalty paid"] += any(simple.unrest_penalties(FIGURES, unrest).values())
        self.seen["somebody won"] += 1 in event.places
        self.seen["shared place"] += len(set(places.values())) < self.players
        self.seen["somebody without unrest"] += 0 in unrest.values()
        self.seen["penalty stopped at 0"] += any(
            not self.points[name] for name, points in simple.unrest_penalties(FIGURES, unrest).items() if points
        )
