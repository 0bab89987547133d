"""Struggle of Empires as arrays: planes of players by places for what stands on the map, a vector for all else."""

from collections.abc import Iterable
from typing import get_args

import numpy as np

from tilewright.encodings.observer import HIDDEN, LARGE, Feature, Observer, Planes, Vector, bit_flags, one_hot
from tilewright.games.empires.model.material import load
from tilewright.games.empires.model.names import AREAS, ARMS, HOME, PIRATES, PLACES, POWERS, ROWS, SLAVE_REVOLT, UNITS
from tilewright.games.empires.model.numbers import Helpers
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.model.table import Assault, AttackStep, BattleOutcome, find_seat, markers_on_map, total
from tilewright.games.empires.rules import questions as ask
from tilewright.games.empires.rules.strength import force
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Seat

ASKED: tuple[str, ...] = tuple(str(kind.__struct_config__.tag) for kind in get_args(ask.AnyQuestion))
STEPS: tuple[str, ...] = get_args(AttackStep)
OUTCOMES: tuple[str, ...] = get_args(BattleOutcome)[1:]  # the first stands for none
RAIDERS = (PIRATES, SLAVE_REVOLT)
BYTE = 255
NO_DICE = bytes(4)
NO_POWER = bytes(len(POWERS))


class EmpiresObserver(Observer[EmpiresState]):
    game = "empires"

    def __init__(self, players: int, options: EmpiresOptions) -> None:
        self.material = load(options.material)
        self.tiles = len(self.material.tiles)
        self.counters = len(self.material.counters)
        super().__init__(players, options)
        self._no_question = bytes(sum(feature.size for feature in self._describe_question()))
        self._no_attack = bytes(sum(feature.size for feature in self._describe_attack()))

    def board_shape(self) -> tuple[int, int]:
        return self.players, len(PLACES)

    def describe_planes(self) -> Iterable[Feature]:
        yield Feature("armies", 1, "armies of each player in each place", high=BYTE)
        yield Feature("fleets", 1, "fleets", high=BYTE)
        yield Feature("forts", 1, "forts", high=BYTE)
        yield Feature("markers", 1, "control markers", high=BYTE)
        yield Feature("blockades", 1, "placed Blockades", high=BYTE)
        yield Feature("captured", 2, "markers held by Pirates and by Slave Revolts", high=BYTE)

    def describe_vector(self) -> Iterable[Feature]:
        """Numbers that may pass a byte come first, then those that never do."""
        n, tiles, counters = self.players, self.tiles, self.counters
        yield Feature("gold", n, "gold of each player", high=LARGE)
        yield Feature("points", n, "points of each player", high=LARGE)
        yield Feature("unrest", n, "unrest of each player; −1 where hidden", HIDDEN, LARGE)
        yield Feature(
            "sum", 1, "the standing bid, or the offer that is to be answered; −1 if there is none", HIDDEN, LARGE
        )
        yield Feature("strength", 2, "of attacker and defender before the dice", high=LARGE)
        yield Feature("population", n, "population of each player", high=BYTE)
        yield Feature("power", 7 * n, f"1 for each player's power: {' '.join(POWERS)}")
        yield Feature("tiles", tiles * n, "copies of each tile in front of each player", high=BYTE)
        yield Feature("turned", tiles * n, "of these, turned ones", high=BYTE)
        yield Feature("off_map", 3 * n, "armies, fleets and forts that each player can still build", high=BYTE)
        yield Feature("markers_left", n, "control markers that each player can still place", high=BYTE)
        yield Feature("upper", n, "each player's place in the upper row, from 1; 0 if not in it", high=n)
        yield Feature("lower", n, "the same for the lower row", high=n)
        yield Feature("counters", counters, "counters of each kind on the map, in the order of the material", high=BYTE)
        yield Feature("supply", tiles, "copies of each tile in the supply", high=BYTE)
        yield Feature("bag", 1, "counters in the bag", high=BYTE)
        yield Feature("war", 1, "number of the war, 0 in the set-up", high=9)
        yield Feature("round", 1, "number of the round", high=20)
        yield Feature("actions_left", 1, "actions left in the turn", high=9)
        yield Feature("tile_taken", 1, "a tile was taken in this turn")
        yield Feature("settled", 1, "something was settled in this turn")
        yield Feature("actor", n, "1 for the one who decides")
        yield Feature("active", n, "1 for the one whose turn it is")
        yield Feature("first", n, "1 for the first player")
        yield Feature("open_unrest", 1, "the option")
        yield from self._describe_question()
        yield from self._describe_attack()

    def _describe_question(self) -> Iterable[Feature]:
        n = self.players
        yield Feature("decision", len(ASKED), f"1 for what is asked: {' '.join(ASKED)}")
        yield Feature("opener", n, "auction: 1 for who opened it")
        yield Feature("bidder", n, "auction: 1 for the standing bid's bidder; help: for who asks")
        yield Feature("bid_upper", n, "auction: 1 for the power bid into the upper row, or the last one")
        yield Feature("bid_lower", n, "auction: 1 for the power bid into the lower row")
        yield Feature("bid_row", 2, "auction: 1 for the row of the last power, upper or lower")
        yield Feature("bid_passes", 1, "auction: passes on the standing bid", high=n)
        yield Feature("asked_tile", self.tiles, "1 for the tile that is used or asked about")
        yield Feature("build_unit", 3, f"1 for the only kind that may be built: {' '.join(UNITS)}")
        yield Feature("destroyed", 1, "build: a unit was destroyed for it")
        yield Feature("militia", 1, "build: units that may follow", high=BYTE)
        yield Feature("natives", len(AREAS), "1 for the area that the natives may leave")
        yield Feature("moves_left", 1, "moves left in this action", high=BYTE)
        yield Feature("moved", 3 * len(PLACES), "units that had their move, by kind and place", high=BYTE)
        yield Feature("asked_arm", 2, "help: 1 for land or naval")

    def _describe_attack(self) -> Iterable[Feature]:
        n = self.players
        yield Feature("attacker", n, "1 for the attacker")
        yield Feature("defender", n, "1 for the defender, if a player")
        yield Feature("attack_area", len(AREAS), "1 for the area")
        yield Feature("attack_arm", 2, "1 for the battle fought or to come: land or naval")
        yield Feature("step", len(STEPS), f"1 for what comes next: {' '.join(STEPS)}")
        yield Feature("naval_only", 1, "no land battle follows")
        yield Feature("neutral", self.counters, "1 for the kind of counter attacked")
        yield Feature("raider", 2, "1 for the tile that raids or is attacked: Pirates, Slave Revolt")
        yield Feature("captive", n, "1 for whose marker the attacked tile holds")
        yield Feature("asked_land", n, "1 for each player asked for armies")
        yield Feature("asked_naval", n, "1 for each player asked for fleets")
        yield Feature("help_land", n, "armies with which each player helps", high=BYTE)
        yield Feature("help_naval", n, "fleets with which each player helps", high=BYTE)
        yield Feature("support", n, "1 for who has naval support")
        yield Feature("tiles_asked", self.tiles, "1 for each alliance tile decided about")
        yield Feature("tiles_at_sea", self.tiles, "1 for each alliance tile that serves at sea")
        yield Feature("surprise", 1, "it is a Surprise Attack")
        yield Feature("blockade_spent", 1, "a Blockade strengthens the support")
        yield Feature("withdrawn", 1, "the defender withdrew")
        yield Feature("dice", 4, "two of the attacker's, two of the defender's; 0 before the roll", high=6)
        yield Feature("outcome", len(OUTCOMES), f"1 for {' '.join(OUTCOMES)}")
        yield Feature("losses", 1, "losses dealt with", high=BYTE)

    def planes(self, state: EmpiresState, seat: int) -> Planes:
        empires = [state.empires[each] for each in self.seats_from(seat)]
        standing = [empire.armies for empire in empires]
        standing += [empire.fleets for empire in empires]
        standing += [empire.forts for empire in empires]
        standing += [empire.markers for empire in empires]
        standing += [empire.blockades for empire in empires]
        planes = np.zeros(self.plane_shape, np.uint8)
        planes.reshape(-1)[: len(standing) * len(PLACES)] = np.frombuffer(b"".join(standing), np.uint8)
        for held in state.captives:
            planes[5 + RAIDERS.index(held.tile), (held.owner - seat) % self.players, held.area] += 1
        return planes

    def vector(self, state: EmpiresState, seat: int) -> Vector:
        seats = self.seats_from(seat)
        empires = [state.empires[each] for each in seats]
        shown = state.options.open_unrest or state.question is None
        large: list[int] = [empire.gold for empire in empires]
        large += [empire.points for empire in empires]
        large += [empire.unrest if shown or place == 0 else HIDDEN for place, empire in enumerate(empires)]
        large.append(_sum_in_question(state))
        assault = state.assault
        if assault is None:
            large += (0, 0)
        else:
            large += (force(state, assault, "attacker").total, force(state, assault, "defender").total)
        small = [bytes([empire.population for empire in empires])]
        small += [_POWER_FLAGS[empire.power] for empire in empires]
        small += [empire.tiles for empire in empires]
        small += [empire.turned for empire in empires]
        armies, fleets, forts = self.material.unit_limits
        small += [
            bytes((armies - total(empire.armies), fleets - total(empire.fleets), forts - total(empire.forts)))
            for empire in empires
        ]
        most = self.material.limits.markers_on_map
        small.append(bytes([most - markers_on_map(state, each) for each in seats]))
        small += [
            bytes([row.index(each) + 1 if each in row else 0 for each in seats]) for row in (state.upper, state.lower)
        ]
        small += [state.lying, state.supply]
        small.append(
            bytes((sum(state.bag), state.war, state.round, state.actions_left, state.tile_taken, state.settled))
        )
        small += [self._seat(state.actor, seat), self._seat(state.active, seat)]
        small += [self._seat(state.first, seat), bytes((state.options.open_unrest,))]
        small += self._question(state, seat)
        small += [self._no_attack] if assault is None else self._attack(assault, seat)
        vector = np.empty(self.vector_size, np.int16)
        vector[: len(large)] = large
        vector[len(large) :] = np.frombuffer(b"".join(small), np.uint8)
        return vector

    def _seat(self, other: Seat | None, seat: int) -> bytes:
        """A 1 for a player, as this seat counts them; for nobody zeros."""
        return one_hot(None if other is None else (other - seat) % self.players, self.players)

    def _seats(self, others: int, seat: int) -> bytes:
        """The same for a set of players."""
        n = self.players
        return bit_flags(others >> seat | (others << (n - seat)) & (1 << n) - 1, n)

    def _by_seat(self, counts: Helpers, seat: int) -> bytes:
        """Numbers of players, as this seat counts them; for others zeros."""
        known = dict(counts)
        return bytes([known.get(each, 0) for each in self.seats_from(seat)])

    def _question(self, state: EmpiresState, seat: int) -> list[bytes]:
        n, question = self.players, state.question
        if question is None:
            return [self._no_question]
        nobody, tile, unit, area = bytes(n), None, None, None
        auction = [nobody, nobody, nobody, nobody, bytes(3)]
        building, moving, arm = bytes(2), bytes(1 + 3 * len(PLACES)), bytes(len(ARMS))
        match question:
            case ask.Bidding():
                row = ROWS.index(question.b) if question.b in ROWS else None
                upper = find_seat(state, question.a) if question.a else None
                lower = find_seat(state, question.b) if question.b else None
                auction = [self._seat(each, seat) for each in (question.opener, question.bidder, upper, lower)]
                auction.append(one_hot(row, len(ROWS)) + bytes((question.passes,)))
            case ask.AnsweringHelp():
                auction[1], arm = self._seat(question.asker, seat), one_hot(ARMS.index(question.arm), len(ARMS))
            case ask.Building():
                tile, unit, building = question.source, question.unit, bytes((question.destroyed, question.militia))
            case ask.MovingNative():
                area = question.area
            case ask.Moving():
                moving = bytes((question.left, *_counts(question.moved)))
            case ask.Raiding() | ask.Arming():
                tile = question.tile
            case _:
                pass
        asked = ASKED.index(str(question.__struct_config__.tag))
        about = one_hot(tile, self.tiles) + one_hot(unit, len(UNITS)) + building + one_hot(area, len(AREAS))
        return [one_hot(asked, len(ASKED)), *auction, about, moving, arm]

    def _attack(self, assault: Assault, seat: int) -> list[bytes]:
        return [
            self._seat(assault.attacker, seat),
            self._seat(assault.defender, seat),
            one_hot(assault.area, len(AREAS)),
            one_hot(ARMS.index(assault.arm), len(ARMS)),
            one_hot(STEPS.index(assault.step), len(STEPS)),
            bytes((assault.naval_only,)),
            one_hot(assault.counter, self.counters),
            one_hot(None if assault.tile is None else RAIDERS.index(assault.tile), len(RAIDERS)),
            self._seat(assault.captive, seat),
            *(self._seats(each, seat) for each in (assault.asked_land, assault.asked_naval)),
            *(self._by_seat(each, seat) for each in (assault.help_land, assault.help_naval)),
            self._seat(assault.support, seat),
            bit_flags(assault.tiles_asked, self.tiles),
            bit_flags(assault.tiles_at_sea, self.tiles),
            bytes((assault.surprise, assault.blockade, assault.withdrawn)),
            assault.dice or NO_DICE,
            one_hot(OUTCOMES.index(assault.outcome) if assault.outcome else None, len(OUTCOMES)),
            bytes((assault.losses,)),
        ]


_POWER_FLAGS = {"": NO_POWER, **{power: one_hot(place, len(POWERS)) for place, power in enumerate(POWERS)}}


def _sum_in_question(state: EmpiresState) -> int:
    question = state.question
    gold = question.gold if isinstance(question, ask.Bidding | ask.AnsweringHelp) else None
    return HIDDEN if gold is None else gold


def _counts(moved: tuple[tuple[int, int], ...]) -> bytes:
    counts = bytearray(len(UNITS) * (HOME + 1))
    for kind, place in moved:
        counts[kind * (HOME + 1) + place] += 1
    return bytes(counts)


OBSERVER = EmpiresObserver
