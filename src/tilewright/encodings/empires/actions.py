"""Struggle of Empires: other players are named by how far they sit from the one who decides, sums by their amount.

How many codes there are follows from the number of players and the material: its tiles and counters, and the most gold
that one player can ever hold.
"""

from collections.abc import Iterable, Sequence
from itertools import permutations, product
from typing import cast

import numpy as np
from numpy.typing import NDArray

from tilewright.encodings.codec import Codec, CodeError
from tilewright.encodings.empires.gold import highest_bid, most_gold
from tilewright.games.empires.model.actions import (
    DECLINE,
    END,
    ENOUGH,
    FIGHT,
    NO,
    PASS,
    STOP,
    YES,
    AnyAction,
    AskHelp,
    Attack,
    Bid,
    Build,
    ChoosePower,
    Destroy,
    HelpWith,
    Lose,
    Move,
    PlaceBlockade,
    PlaceUnit,
    Raid,
    Settle,
    Take,
    Use,
)
from tilewright.games.empires.model.material import Material, load
from tilewright.games.empires.model.money import bid_limit
from tilewright.games.empires.model.names import AREAS, ARMS, PLACES, POWERS, ROWS, UNITS, Arm, Power, Row
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.rules.auction import unplaced
from tilewright.games.empires.rules.helping import askable
from tilewright.games.empires.rules.questions import Bidding, SeekingHelp
from tilewright.games.empires.state import EmpiresState

RAIDERS = ("pirates", "slave_revolt")


class EmpiresCodec(Codec[EmpiresState]):
    """`_fixed` are the actions that mean the same in every state, code by code; all others name a player or a sum."""

    game = "empires"

    def __init__(self, players: int, options: EmpiresOptions) -> None:
        self._material = load(options.material)
        self._fixed = list(_fixed_actions(self._material))
        self._code_of = {action: code for code, action in enumerate(self._fixed)}
        self._others = range(1, players)  # seats counted from the one who decides
        pairs = list(permutations(range(players), 2))
        self._pairs: dict[tuple[int, int | Row], int] = {pair: number for number, pair in enumerate(pairs)}
        self._asks: list[tuple[int, Arm]] = [(other, arm) for other in self._others for arm in ARMS]
        super().__init__(players, options)
        self._attack, self._captive, self._raid, self._lose, self._help, self._bid, self._part = (
            block.start for block in self.blocks[-7:]
        )

    def parts(self) -> Iterable[tuple[str, int, str]]:
        """The fixed ones kind by kind, then those that name players and sums."""
        n, areas = self.players, len(AREAS)
        gold, bids = most_gold(self._material, n), highest_bid(self._material, n)
        kinds: dict[type, int] = {}
        for action in self._fixed:
            kinds[type(action)] = kinds.get(type(action), 0) + 1
        yield from ((_FORMS[kind], size, _ORDERS.get(kind, "")) for kind, size in kinds.items())
        yield "attack POWER AREA ARM", len(self._others) * areas * 2, "((seats away − 1) × 11 + area) × 2 + arm"
        yield (
            "attack TILE AREA POWER",
            2 * areas * n,
            "(tile × 11 + area) × players + seats away; pirates, slave_revolt",
        )
        yield "raid POWER AREA", len(self._others) * areas, "(seats away − 1) × 11 + area"
        yield "lose POWER", n, "seats away"
        yield "help POWER ARM SUM", (gold + 1) * len(self._asks), "(sum × others + seats away − 1) × 2 + arm"
        order = f"sum × {self._bid_names} + pair; pairs of seats away, 0 the bidder: 0 1, 0 2, …, 1 0, …"
        yield "bid SUM POWER POWER", (bids + 1) * self._bid_names, order + (", then upper, lower" if n % 2 else "")
        armies, fleets, _ = self._material.unit_limits
        yield "with NUMBER", max(armies, fleets, 1) - 1, "number − 1"

    @property
    def _bid_names(self) -> int:
        """The pairs that a bid can name, and with an odd number of players the two rows of the last power."""
        return len(self._pairs) + (len(ROWS) if self.players % 2 else 0)

    # ---- to numbers
    def encode(self, action: AnyAction, state: EmpiresState) -> int:
        code = self._code_of.get(action)
        if code is None:
            code = self._named(action, self._seats_away(state))
        if isinstance(action, Bid) and action.b in ROWS and unplaced(state) != [action.a]:
            code = None  # the code of a row stands for the last power, whoever that is
        if code is None:
            raise CodeError(f"{action} has no code here: it names a power, a tile or a sum that cannot be")
        return code

    def _named(self, action: AnyAction, away: dict[str, int]) -> int | None:
        """The code of an action that names players, given how far they sit away."""
        match action:
            case Attack(target, area, what) if target in RAIDERS:
                if (owner := away.get(what)) is not None:
                    place = RAIDERS.index(target) * len(AREAS) + AREAS.index(area)
                    return self._captive + place * self.players + owner
            case Attack(target, area, what):
                if (rival := away.get(target)) and what in ARMS:
                    return self._attack + ((rival - 1) * len(AREAS) + AREAS.index(area)) * 2 + ARMS.index(what)
            case Raid(power, area):
                if rival := away.get(power):
                    return self._raid + (rival - 1) * len(AREAS) + AREAS.index(area)
            case Lose(power):
                if (helper := away.get(power)) is not None:
                    return self._lose + helper
            case AskHelp(power, arm, gold):
                if (ally := away.get(power)) and gold >= 0:
                    code = self._help + gold * len(self._asks) + (ally - 1) * 2 + ARMS.index(arm)
                    return code if code < self._bid else None
            case Bid(gold, a, b):
                name = self._bid_name(away.get(a), away.get(b, b))
                code = None if name is None or gold < 0 else self._bid + gold * self._bid_names + name
                return code if code is not None and code < self._part else None
            case HelpWith(units):
                code = self._part + units - 1
                return code if self._part <= code < self.size else None
            case _:
                pass
        return None

    def _bid_name(self, a: int | None, b: int | Power | Row) -> int | None:
        if a is None:
            return None
        if b in ROWS:
            return len(self._pairs) + ROWS.index(cast(Row, b)) if self.players % 2 else None
        return self._pairs.get((a, cast(int, b)))

    def _seats_away(self, state: EmpiresState) -> dict[str, int]:
        """How far the players of the powers sit from the one who decides."""
        actor = state.actor or 0
        return {
            empire.power: (seat - actor) % self.players for seat, empire in enumerate(state.empires) if empire.power
        }

    # ---- back to actions
    def decode(self, code: int, state: EmpiresState) -> AnyAction:
        self.check_range(code)
        if code < len(self._fixed):
            return self._fixed[code]
        if code >= self._part:
            return HelpWith(code - self._part + 1)
        if code >= self._bid:
            return self._decoded_bid(code, state)
        if code >= self._help:
            gold, ask = divmod(code - self._help, len(self._asks))
            ally, arm = self._asks[ask]
            return AskHelp(self._power(ally, state, code), arm, gold)
        if code >= self._lose:
            return Lose(self._power(code - self._lose, state, code))
        if code >= self._raid:
            rival, area = divmod(code - self._raid, len(AREAS))
            return Raid(self._power(rival + 1, state, code), AREAS[area])
        if code >= self._captive:
            place, owner = divmod(code - self._captive, self.players)
            tile, area = divmod(place, len(AREAS))
            return Attack(RAIDERS[tile], AREAS[area], self._power(owner, state, code))
        place, arm = divmod(code - self._attack, len(ARMS))
        rival, area = divmod(place, len(AREAS))
        return Attack(self._power(rival + 1, state, code), AREAS[area], ARMS[arm])

    def _decoded_bid(self, code: int, state: EmpiresState) -> Bid:
        gold, name = divmod(code - self._bid, self._bid_names)
        if name >= len(self._pairs):
            last = unplaced(state)
            if len(last) != 1:
                raise CodeError(f"{code} stands for nothing here: a row is bid for when one power is left")
            return Bid(gold, last[0], ROWS[name - len(self._pairs)])
        a, b = list(self._pairs)[name]
        return Bid(gold, self._power(a, state, code), self._power(cast(int, b), state, code))

    def _power(self, away: int, state: EmpiresState, code: int) -> Power:
        power = state.empires[((state.actor or 0) + away) % self.players].power
        if not power:
            raise CodeError(f"{code} stands for nothing here: it names a player who has no power yet")
        return power

    # ---- all that is legal
    def codes(self, state: EmpiresState) -> NDArray[np.intp]:
        question = state.question
        if isinstance(question, Bidding):
            return self._bids(state, question)
        if isinstance(question, SeekingHelp):
            return self._helps(state, question)
        code_of, away = self._code_of, self._seats_away(state)
        found: list[int | None] = []
        for action in state.actions():
            code = code_of.get(action)
            found.append(self._named(action, away) if code is None else code)
        return np.array(found, np.intp)

    def _bids(self, state: EmpiresState, question: Bidding) -> NDArray[np.intp]:
        """All sums for all names (SE-A2, SE-A3), which are too many to go through one by one."""
        away, powers = self._seats_away(state), unplaced(state)
        if len(powers) == 1:
            names = [self._bid_name(away[powers[0]], row) for row in ROWS]
        else:
            names = [self._pairs[away[a], away[b]] for a, b in permutations(powers, 2)]
        most = bid_limit(state, question.seat)
        self._check_sum(most, highest_bid(self._material, self.players))
        sums = np.arange(question.least, most + 1)
        bids = (self._bid + sums[:, None] * self._bid_names + np.array(names)).ravel()
        return bids if question.bidder is None else np.append(bids, self._code_of[PASS])

    def _helps(self, state: EmpiresState, question: SeekingHelp) -> NDArray[np.intp]:
        """All sums for all who may be asked (SE-F3)."""
        assert state.assault is not None
        away = self._seats_away(state)
        asks = [(away[power] - 1) * 2 + ARMS.index(arm) for power, arm in askable(state, state.assault, question.seat)]
        gold = state.empires[question.seat].gold
        self._check_sum(gold, most_gold(self._material, self.players))
        sums = np.arange(gold + 1)
        helps = (self._help + sums[:, None] * len(self._asks) + np.array(asks)).ravel()
        return np.append(helps, self._code_of[ENOUGH])

    def _check_sum(self, gold: int, most: int) -> None:
        """Only a position that was written by hand can be too rich."""
        if gold > most:
            raise CodeError(f"a sum of {gold} has no code: no game of {self.players} can come to more than {most}")


def _fixed_actions(material: Material) -> Iterable[AnyAction]:
    tiles: Sequence[str] = [tile.id for tile in material.tiles]
    yield from (PASS, STOP, ENOUGH, YES, NO, FIGHT, DECLINE, END)
    yield from (ChoosePower(power) for power in POWERS)
    yield from (PlaceUnit(unit, area) for unit, area in product(UNITS, AREAS))
    yield from (Take(tile) for tile in tiles)
    yield from (Use(tile) for tile in tiles)
    yield from (PlaceBlockade(area) for area in AREAS)
    yield from (Build(unit, place) for unit, place in product(UNITS, PLACES))
    yield from (Destroy(unit, place) for unit, place in product(UNITS, PLACES))
    yield from (Move(unit, origin, place) for unit, origin, place in product(UNITS, PLACES, PLACES))
    yield from (Settle(what, area) for what, area in product(("pop", "slaves"), AREAS))
    yield from (Attack("neutral", counter.area, counter.face) for counter in material.counters)
    yield from (Lose("army"), Lose("fort"))


_FORMS = {
    **{type(action): str(action) for action in (PASS, STOP, ENOUGH, YES, NO, FIGHT, DECLINE, END)},
    ChoosePower: "power POWER",
    PlaceUnit: "place UNIT AREA",
    Take: "take TILE",
    Use: "use TILE",
    PlaceBlockade: "blockade AREA",
    Build: "build UNIT PLACE",
    Destroy: "destroy UNIT PLACE",
    Move: "move UNIT FROM TO",
    Settle: "settle WHAT AREA",
    Attack: "attack neutral AREA FACE",
    Lose: "lose UNIT",
}
_ORDERS = {
    ChoosePower: "power",
    PlaceUnit: "unit × 11 + area",
    Take: "tile: improvements, companies, alliances",
    Use: "tile",
    PlaceBlockade: "area",
    Build: "unit × 12 + place",
    Destroy: "unit × 12 + place",
    Move: "(unit × 12 + from) × 12 + to",
    Settle: "what × 11 + area; pop, slaves",
    Attack: "kind of counter, in the order of the material",
    Lose: "army, fort",
}

CODEC = EmpiresCodec
