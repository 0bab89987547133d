"""What an expert sees on the board at first sight: incomes, dangers, chances, and how long the game will last.

Everything is found on the bitboards of a state. Hands are not read, except for the seat's own: what the others may hold
is a matter of `Odds`.
"""

from collections.abc import Sequence

from tilewright.bots.tigris.odds import Odds
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.cells import AROUND, BIT, BOARD, HOME, WIDTH, Mask
from tilewright.games.tigris.model.names import KING, PAIRS, RED, TRADER
from tilewright.games.tigris.model.ownership import (
    COLOUR_COUNT,
    COLOUR_INDICES,
    LEADER_IDS,
    LEADERS_OF,
    ColourIndex,
    LeaderId,
    colour_of,
    leader_of,
    owner_of,
)
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Seat

ELSEWHERE = 0.5  # how readily a leader that is on the board already comes to make a revolt
TILES_A_TURN = 2.0
TURNS_A_TREASURE = 3.0  # turns of each player that a treasure stays on the board, about
_COLOURS_IN = tuple(
    [tuple(colour for colour in COLOUR_INDICES if held >> colour & 1) for held in range(1 << COLOUR_COUNT)]
)


class Features:
    """Lists go leader by leader or kingdom by kingdom.

    `danger` is the chance to lose the leader soon, `far` the same by wars that need two tiles; `gain` and `far_gain`
    are the points to be expected of the best war; `income` the points that monuments pay at the end of each turn;
    `support` the tiles of its colour in its kingdom; `square` says that one more of them would allow a monument,
    `covered` that the owner's king takes the colour's points, `doubled` that a building doubles the owner's points.
    """

    __slots__ = (
        "attack",
        "covered",
        "danger",
        "doubled",
        "far",
        "far_gain",
        "gain",
        "holders",
        "home",
        "income",
        "kingdoms",
        "near",
        "reach",
        "square",
        "squares",
        "support",
        "temples",
        "turns",
        "within",
    )

    def __init__(self, state: TigrisState, seat: Seat, hand: Sequence[int], odds: Sequence[Odds]) -> None:
        board = state.board
        count = len(board.stands)
        self.turns = turns_left(state)
        self.kingdoms: Sequence[Mask] = board.kingdoms
        self.near: list[Mask] = []
        self.home: list[int | None] = [None] * count  # the kingdom of each leader
        self.holders: list[list[LeaderId | None]] = []  # for each kingdom, the leader of each colour
        self.attack: list[int] = []  # for each kingdom, the most temples that a leader could come to stand beside
        self.support = [0] * count
        self.danger = [0.0] * count
        self.far = [0.0] * count
        self.gain = [0.0] * count
        self.far_gain = [0.0] * count
        self.income = [0] * count
        self.covered = [False] * count
        self.doubled = [False] * count
        self.within = [0] * state.players  # treasures in the kingdom of each player's trader
        self.reach = [0] * state.players  # treasures that one tile would bring there
        self.temples = beside_temples(board.tiles[RED])
        self._kingdoms(board, board.empty & state.map.land)
        self._revolts(state, seat, hand, odds)
        self._wars(board, seat, hand, odds)
        self._monuments(state)
        self.squares: list[Mask] = completing(state)  # for each colour, the cells where a tile would allow a monument
        self.square = [
            home is not None and bool(self.squares[colour_of(leader)] & self.near[home])
            for leader, home in zip(LEADER_IDS, self.home, strict=False)
        ]
        self._seats(state)
        if state.options.buildings:
            self._buildings(state)

    def _kingdoms(self, board: Board, ground: Mask) -> None:
        places = [(leader, BIT[cell]) for leader, cell in zip(LEADER_IDS, board.stands, strict=False) if cell != HOME]
        ground &= ~board.borders.two
        _, *temples = self.temples
        for number, kingdom in enumerate(board.kingdoms):
            near = (kingdom << 1 | kingdom >> 1 | kingdom << WIDTH | kingdom >> WIDTH) & BOARD & ~kingdom
            self.near.append(near)
            holders: list[LeaderId | None] = [None] * COLOUR_COUNT
            for leader, bit in places:
                if bit & kingdom:
                    colour = colour_of(leader)
                    holders[colour] = leader
                    self.home[leader] = number
                    self.support[leader] = (kingdom & board.tiles[colour]).bit_count()
            self.holders.append(holders)
            spots = near & ground
            strongest = 0
            for strength, cells in enumerate(temples, 1):
                if not spots & cells:
                    break
                strongest = strength
            self.attack.append(strongest)

    def _revolts(self, state: TigrisState, seat: Seat, hand: Sequence[int], odds: Sequence[Odds]) -> None:
        """The chance that somebody drives a leader out: all their temples against all of the defender's."""
        stands = state.board.stands
        reds, own = odds[RED], hand[RED]
        temples = state.board.tiles[RED]
        for leader, kingdom in zip(LEADER_IDS, self.home, strict=False):
            if kingdom is None or not self.attack[kingdom]:
                continue
            lacking = (AROUND[stands[leader]] & temples).bit_count() - self.attack[kingdom] + 1
            owner, colour = owner_of(leader), colour_of(leader)
            safe = 1.0
            for other, cell in enumerate(stands[colour::COLOUR_COUNT]):  # everybody's leader of this colour
                if other == owner:
                    continue
                if owner == seat:
                    risk = reds.at_least(lacking + own)
                elif other == seat:
                    risk = 1.0 - reds.at_least(own - lacking + 1)
                else:
                    risk = reds.ahead(lacking)
                safe *= 1.0 - (risk if cell == HOME else ELSEWHERE * risk)
            self.danger[leader] = 1.0 - safe

    def _wars(self, board: Board, seat: Seat, hand: Sequence[int], odds: Sequence[Odds]) -> None:
        """The chances of wars between kingdoms that one tile, or two, would join."""
        free = BOARD & ~(board.full | board.ruins)
        joins = free & ~board.borders.three
        near = [cells & joins for cells in self.near]
        led = [
            sum([1 << colour for colour in COLOUR_INDICES if holders[colour] is not None]) for holders in self.holders
        ]
        for second in range(1, len(near)):
            wider = 0
            for first in range(second):
                shared = led[first] & led[second]
                if not shared:
                    continue
                close = bool(near[first] & near[second])
                if not close:
                    wider = wider or _around(near[second]) & free
                    if not wider & near[first]:
                        continue
                ours, theirs = self.holders[first], self.holders[second]
                for colour in _COLOURS_IN[shared]:
                    one, other = ours[colour], theirs[colour]
                    assert one is not None
                    assert other is not None
                    own = leader_of(seat, colour)
                    self._war(board, one, other, close, own, hand[colour], odds[colour])
                    self._war(board, other, one, close, own, hand[colour], odds[colour])

    def _war(
        self, board: Board, attacker: LeaderId, defender: LeaderId, close: bool, own: LeaderId, held: int, odds: Odds
    ) -> None:
        """`own` is the seat's leader of this colour, and `held` the tiles that it could commit."""
        lacking = self.support[defender] - self.support[attacker] + 1
        if attacker == own:
            chance = 1.0 - odds.at_least(held - lacking + 1)
        elif defender == own:
            chance = odds.at_least(lacking + held)
        else:
            chance = odds.ahead(lacking)
        if chance < 0.02:
            return
        spoils = self.support[defender]
        if colour_of(attacker) == RED:
            home = self.home[defender]
            assert home is not None
            kingdom = self.kingdoms[home]
            kept = board.treasures | _around(board.leaders & ~BIT[board.stands[defender]])
            spoils = (kingdom & board.tiles[RED] & ~kept).bit_count()
        expected = chance * (1 + spoils)
        if close:
            self.gain[attacker] = max(self.gain[attacker], expected)
            self.danger[defender] = 1.0 - (1.0 - self.danger[defender]) * (1.0 - chance)
        else:
            self.far_gain[attacker] = max(self.far_gain[attacker], expected)
            self.far[defender] = max(self.far[defender], chance)

    def _monuments(self, state: TigrisState) -> None:
        for standing in state.monuments:
            bit = BIT[standing.cell]
            for kingdom, holders in zip(self.kingdoms, self.holders, strict=True):
                if kingdom & bit:
                    for colour in PAIRS[standing.monument]:
                        holder = holders[colour]
                        if holder is not None:
                            self.income[holder] += 1
        if state.ziggurat is not None:
            bit = BIT[state.ziggurat.cell]
            for kingdom, holders in zip(self.kingdoms, self.holders, strict=True):
                king = holders[KING]
                if kingdom & bit and king is not None:
                    self.income[king] += 1

    def _buildings(self, state: TigrisState) -> None:
        for colour, cell in zip(COLOUR_INDICES, state.buildings, strict=True):
            for kingdom, holders in zip(self.kingdoms, self.holders, strict=True):
                if kingdom & BIT[cell]:
                    scorer = scorer_of(colour, holders)
                    if scorer is not None:
                        self.doubled[leader_of(owner_of(scorer), colour)] = True

    def _seats(self, state: TigrisState) -> None:
        """Colours that kings take in for want of another leader, and treasures of traders."""
        treasures = state.board.treasures
        loose = treasures
        for kingdom in self.kingdoms:
            loose &= ~kingdom
        for seat in range(state.players):
            king = self.home[leader_of(seat, KING)]
            if king is not None:
                for leader, holder in zip(LEADERS_OF[seat], self.holders[king], strict=True):
                    self.covered[leader] = holder is None
            trader = self.home[leader_of(seat, TRADER)]
            if trader is not None:
                self.within[seat] = (self.kingdoms[trader] & treasures).bit_count()
                if loose:
                    border = self.near[trader] & ~state.board.full & ~state.board.ruins
                    self.reach[seat] = (_around(border) & loose).bit_count()


def scorer_of(colour: ColourIndex, holders: Sequence[LeaderId | None]) -> LeaderId | None:
    """Who scores for a tile in a kingdom with these leaders: that of its colour, or else the king."""
    holder = holders[colour]
    return holders[KING] if holder is None else holder


def turns_left(state: TigrisState) -> float:
    """How many turns each player will still have, about: the bag or the treasures run out (TE-G1)."""
    by_tiles = sum(state.bag) / (TILES_A_TURN * state.players)
    by_treasures = TURNS_A_TREASURE * (state.board.treasures.bit_count() - 2)
    return max(0.0, min(by_tiles, by_treasures))


def completing(state: TigrisState) -> list[Mask]:
    """For each colour that has a monument left, the empty cells that complete a square of its tiles (TE-M1)."""
    built = {standing.monument for standing in state.monuments}
    left = {colour for number, pair in enumerate(PAIRS) if number not in built for colour in pair}
    empty = state.board.empty
    return [completed(tiles) & empty if colour in left else 0 for colour, tiles in enumerate(state.board.tiles)]


def completed(own: Mask) -> Mask:
    """The cells that have the three other cells of a square among these."""
    right, below, across = own >> 1, own >> WIDTH, own >> (WIDTH + 1)
    return (
        right & below & across
        | (own & below & across) << 1
        | (own & right & across) << WIDTH
        | (own & right & below) << (WIDTH + 1)
    )


def beside_temples(reds: Mask) -> tuple[Mask, Mask, Mask, Mask, Mask]:
    """The cells beside at least 0, 1, 2, 3 and 4 temples."""
    one = reds << 1
    two = three = four = 0
    for more in (reds >> 1, reds << WIDTH, reds >> WIDTH):
        four |= three & more
        three |= two & more
        two |= one & more
        one |= more
    return BOARD, one & BOARD, two & BOARD, three & BOARD, four & BOARD


def _around(mask: Mask) -> Mask:
    return mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH
