"""Candidate actions, best first, found on the bitboards before any of them is tried.

Of the hundreds of actions of a turn only some dozens are of any use. What is not listed here is not searched: a tile
that scores for others, a leader beside nothing, a swap of good tiles.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from tilewright.bots.tigris.evaluation import Evaluator
from tilewright.bots.tigris.features import scorer_of
from tilewright.games.tigris.model.actions import Catastrophe, Done, Leader, Swap, TigrisAction, Tile
from tilewright.games.tigris.model.cells import AROUND, BIT, BOARD, HOME, NAMES, OFF, WIDTH, Cell, Mask, around, members
from tilewright.games.tigris.model.names import COLOURS, LEADERS, PAIRS, RED, TRADER
from tilewright.games.tigris.model.ownership import (
    COLOUR_INDICES,
    LEADER_IDS,
    LEADERS_OF,
    OWN,
    ColourIndex,
    LeaderId,
    colour_of,
    leader_of,
    owner_of,
)
from tilewright.games.tigris.rules.turn_actions import TurnActions
from tilewright.games.tigris.state import TigrisState

Candidate = tuple[float, TigrisAction]

# Scores by which candidates are ordered, in points.
TREASURE = 1.0
SQUARE = 0.9  # completing a square, for a monument
THREE = 0.25  # a square that lacks one tile
BESIDE = 0.05  # a tile beside others of its colour
GUARD = 0.2  # a temple beside an own leader
CONTACT = -0.15  # coming within reach of another kingdom
APPROACH = 0.3  # the same where a war is wanted: so much of its score
SURE = 0.1  # each temple that a leader stands beside
GIFT = -0.1  # a tile that scores for another
MOVE = -0.15  # an action that only moves a leader
DEFEAT = 2.0  # what a lost war costs beside the leader
LAST = -9.0


class Candidates:
    """The candidates of the seat whose turn it is; of each kind of placement so many cells are listed.

    Only a wide search has room for approaches: tiles that bring a kingdom within reach of another, for a war to come.
    """

    def __init__(self, state: TigrisState, evaluator: Evaluator, cells: int, approaches: bool = False) -> None:
        self._state, self._odds, self._cells, self._approaching = state, evaluator.odds, cells, approaches
        self._features = evaluator.features(state)
        self._needs = evaluator.needs(state, self._features)
        self._presence, self._pay = evaluator.prospects(self._features)
        self._seat = state.active
        self._hand = state.hand(state.active)
        self._actions = TurnActions(state)
        self._tiles = self._actions.tile_places()

    def listed(self) -> list[TigrisAction]:
        """All of them, the highest score first; `done` is always among them."""
        found = [*self._growth(), *self._joins(), *self._leaders(), *self._catastrophes(), *self._swaps()]
        found.append((LAST, Done()))
        found.sort(key=_score, reverse=True)
        return list(dict.fromkeys([action for _, action in found]))

    # ---- tiles

    def _growth(self) -> Iterator[Candidate]:
        """Tiles that score for the seat, and others that bring it treasures or guard its leaders."""
        features = self._features
        apart = ~self._state.board.borders.two
        for number, near in enumerate(features.near):
            holders, hooks = features.holders[number], self._hooks(number)
            contact = self._contact(number)
            approaches = self._approaches(number) if self._approaching else ()
            for colour, places in zip(COLOUR_INDICES, self._tiles, strict=True):
                spots = places & near & apart
                if not spots:
                    continue
                scorer = scorer_of(colour, holders)
                if scorer is not None and owner_of(scorer) == self._seat:
                    points = 2 if BIT[self._state.buildings[colour]] & features.kingdoms[number] else 1
                    base = points * self._needs[colour]
                else:
                    spots &= hooks | self._guards if colour == RED else hooks
                    base = 0.0 if scorer is None else GIFT
                if spots:
                    yield from self._best_cells(colour, spots, base, contact, hooks)
                    for score, cells in approaches:
                        for cell in _first((features.squares[colour] & cells & spots, cells & spots), 1):
                            yield base + score, Tile(COLOURS[colour], NAMES[cell])

    def _best_cells(
        self, colour: ColourIndex, spots: Mask, base: float, contact: Mask, hooks: Mask
    ) -> Iterator[Candidate]:
        """The best cells for a tile of this colour."""
        fours = self._features.squares[colour]
        threes = _threes(self._state.board.tiles[colour])
        beside = around(self._state.board.tiles[colour])
        guards = self._guards if colour == RED else 0
        free = spots & ~contact
        order = (hooks & spots, fours & spots, guards & free, threes & free, beside & free, free, threes & spots, spots)
        for cell in _first(order, self._cells):
            bit = 1 << cell
            score = base + (SQUARE if bit & fours else THREE if bit & threes else BESIDE if bit & beside else 0.0)
            if bit & hooks:
                score += TREASURE
            if bit & guards:
                score += GUARD
            if bit & contact:
                score += CONTACT
            yield score, Tile(COLOURS[colour], NAMES[cell])

    @cached_property
    def _guards(self) -> Mask:
        """The cells beside own leaders."""
        return _union([AROUND[cell] for cell in self._state.board.stands[OWN[self._seat]] if cell != HOME])

    def _contact(self, number: int | None) -> Mask:
        """The cells where a piece of this kingdom, or of a new one, would be one tile away from another kingdom."""
        return around(_union([near for other, near in enumerate(self._features.near) if other != number]))

    def _approaches(self, number: int) -> list[tuple[float, Mask]]:
        """The cells where a piece of this kingdom would be one tile away from a war, and the score of each war."""
        features, free = self._features, self._state.board.empty & ~self._state.board.borders.three
        found: list[tuple[float, Mask]] = []
        for other, near in enumerate(features.near):
            if other != number and not near & features.near[number] & free:
                score = self._prospect(number, other)
                if score is not None and score > 0:
                    found.append((APPROACH * score, around(near & free)))
        return found

    def _hooks(self, number: int) -> Mask:
        """Cells where a tile would bring a treasure to the seat's trader in this kingdom."""
        features = self._features
        if features.home[leader_of(self._seat, TRADER)] != number or not features.within[self._seat]:
            return 0
        return around(self._state.board.treasures & ~features.kingdoms[number])

    def _joins(self) -> Iterator[Candidate]:
        """Tiles that join two kingdoms: wars, and treasures for the trader."""
        features = self._features
        anywhere = _union(self._tiles) & self._state.board.borders.two
        if not anywhere:
            return
        for second in range(1, len(features.near)):
            for first in range(second):
                cells = features.near[first] & features.near[second] & anywhere
                score = self._prospect(first, second) if cells else None
                if score is not None:
                    for cell in _first((cells,), self._cells):
                        yield score, Tile(COLOURS[self._least_useful(1 << cell)], NAMES[cell])

    def _prospect(self, first: int, second: int) -> float | None:
        """The score of joining these kingdoms; None if the seat has no part in it."""
        features = self._features
        score, involved = 0.0, False
        for mine in LEADERS_OF[self._seat]:
            colour = colour_of(mine)
            one, other = features.holders[first][colour], features.holders[second][colour]
            if mine not in (one, other):
                continue
            involved = True
            theirs = other if one == mine else one
            if theirs is None:
                continue
            lacking = features.support[theirs] - features.support[mine] + 1
            chance = 1.0 - self._odds[colour].at_least(self._hand[colour] - lacking + 1)
            spoils = 2 + features.support[theirs]
            score += self._needs[colour] * (chance * spoils - (1 - chance) * (DEFEAT + self._presence))
        if features.home[leader_of(self._seat, TRADER)] in (first, second):
            lying = self._state.board.treasures & (features.kingdoms[first] | features.kingdoms[second])
            score += TREASURE / 2 * max(0, lying.bit_count() - 1)
        return score if involved else None

    def _least_useful(self, bit: Mask) -> ColourIndex:
        """The colour of the tile that is spared most easily for a cell: much held and little needed."""
        able = [colour for colour in COLOUR_INDICES if self._tiles[colour] & bit]
        return min(able, key=lambda colour: (self._needs[colour] - 0.1 * self._hand[colour], colour))

    # ---- leaders

    def _leaders(self) -> Iterator[Candidate]:
        """Leaders into kingdoms that lack them, against weaker rivals, and to temples nobody leads."""
        features, board = self._features, self._state.board
        beside_none = ~board.borders.one
        for colour, places in zip(COLOUR_INDICES, self._actions.leader_places(), strict=True):
            leader, name = leader_of(self._seat, colour), LEADERS[colour]
            at_home = features.home[leader] is None
            less = 0.0 if at_home else MOVE - self._held(leader)
            spots = places & BOARD
            for number, near in enumerate(features.near):
                here = spots & near
                if not here:
                    continue
                rival = features.holders[number][colour]
                if rival == leader and features.danger[leader] < 0.3:
                    continue
                value = self._seat_of(number, colour) + less
                for strength, cell in self._strongest(here, number):
                    score = value + SURE * strength
                    if rival is not None and rival != leader:
                        score = self._revolt(rival, strength, score)
                    yield score, Leader(name, NAMES[cell])
            fresh = spots & beside_none
            if fresh:
                value = self._needs[colour] * self._presence + less
                for strength, cell in self._strongest(fresh, None):
                    yield value + SURE * strength, Leader(name, NAMES[cell])
            if not at_home and features.danger[leader] > 0.5 and features.support[leader] > 3:
                yield -0.5, Leader(name, OFF)

    def _held(self, leader: LeaderId) -> float:
        """What a leader brings where it stands."""
        features = self._features
        value = self._needs[colour_of(leader)] * (self._presence + features.income[leader] * self._pay)
        return value * (1.0 - features.danger[leader])

    def _seat_of(self, number: int, colour: ColourIndex) -> float:
        """What leading this colour in a kingdom brings."""
        state, kingdom = self._state, self._features.kingdoms[number]
        paying = sum([colour in PAIRS[each.monument] for each in state.monuments if BIT[each.cell] & kingdom])
        value = self._needs[colour] * (self._presence + paying * self._pay)
        if colour == TRADER:
            value += TREASURE * max(0, (kingdom & state.board.treasures).bit_count() - 1)
        return value

    def _revolt(self, rival: LeaderId, strength: int, prize: float) -> float:
        """The score of a revolt, all temples of the hand spent on it."""
        board = self._state.board
        defence = (AROUND[board.stands[rival]] & board.tiles[RED]).bit_count()
        lacking = defence - strength + 1
        chance = 1.0 - self._odds[RED].at_least(self._hand[RED] - lacking + 1)
        return chance * (prize + self._needs[RED]) - (1 - chance) * 0.3

    def _strongest(self, cells: Mask, number: int | None) -> list[tuple[int, Cell]]:
        """The cells beside most temples, with their number; those out of reach of other kingdoms first."""
        for strength in (4, 3, 2, 1):
            best = cells & self._features.temples[strength]
            if best:
                away = best & ~self._contact(number)
                return [(strength, cell) for cell in _first((away, best), self._cells)]
        return []

    # ---- the rest

    def _catastrophes(self) -> Iterator[Candidate]:
        """Against the last temple of a rival's leader, and on the one cell where a stronger kingdom could join."""
        places = self._actions.catastrophe_places()
        if not places:
            return
        features, board = self._features, self._state.board
        for leader, number in zip(LEADER_IDS, features.home, strict=False):
            if number is None or owner_of(leader) == self._seat:
                continue
            beside = AROUND[board.stands[leader]] & board.tiles[RED]
            if beside.bit_count() == 1 and beside & places:
                yield 0.1 + 0.1 * features.income[leader] * self._pay, Catastrophe(NAMES[beside.bit_length() - 1])
        free = board.empty & ~board.borders.three
        for leader in LEADERS_OF[self._seat]:
            number = features.home[leader]
            if number is None or features.danger[leader] < 0.4:
                continue
            for other, holders in enumerate(features.holders):
                gap = features.near[number] & features.near[other] & free
                if other != number and holders[colour_of(leader)] is not None and gap.bit_count() == 1:
                    yield 0.2 * features.danger[leader], Catastrophe(NAMES[gap.bit_length() - 1])

    def _swaps(self) -> Iterator[Candidate]:
        """Throw away what scores nothing, or all but a few.

        Only as the last action: what it draws is unknown, so it is as good after the other action as before.
        """
        if self._state.actions_left > 1:
            return
        features = self._features
        useful = [features.home[each] is not None or features.covered[each] for each in LEADERS_OF[self._seat]]
        idle = [0 if useful[colour] or colour == RED else held for colour, held in enumerate(self._hand)]
        spare = [max(0, held - 2) if useful[colour] else held for colour, held in enumerate(self._hand)]
        for thrown in (idle, spare):
            if any(thrown):
                yield (
                    0.03 * sum(thrown),
                    Swap(tuple(tile for tile, count in zip(COLOURS, thrown, strict=True) for _ in range(count))),
                )


def _score(score: Candidate) -> float:
    return score[0]


def _union(masks: Sequence[Mask]) -> Mask:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _first(order: Sequence[Mask], count: int) -> list[Cell]:
    """The first cells of these masks, each once."""
    found: list[Cell] = []
    taken = 0
    for mask in order:
        for cell in members(mask & ~taken):
            found.append(cell)
            if len(found) == count:
                return found
        taken |= mask
    return found


def _threes(own: Mask) -> Mask:
    """The cells that make three of a square with two of these."""
    right, below, across = own >> 1, own >> WIDTH, own >> (WIDTH + 1)
    return (
        right & below
        | (right | below) & across
        | (own & below | (own | below) & across) << 1
        | (own & right | (own | right) & across) << WIDTH
        | (own & right | (own | right) & below) << (WIDTH + 1)
    )
