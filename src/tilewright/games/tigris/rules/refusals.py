"""What forbids each kind of action. Every function is asked only about an action that is not legal."""

from typing import TYPE_CHECKING

from tilewright.games.tigris.model.actions import (
    Building,
    Catastrophe,
    ChooseWar,
    Commit,
    Keep,
    Leader,
    Monument,
    Swap,
    Tile,
    Ziggurat,
)
from tilewright.games.tigris.model.board import Board, LeaderId
from tilewright.games.tigris.model.cells import BIT, CELL_OF, HOME, NAMES, OFF, Cell, cross, square
from tilewright.games.tigris.model.names import (
    BLUE,
    COLOUR_OF,
    COLOURS,
    HAND_SIZE,
    LEADER_OF,
    LEADERS,
    PAIR_OF,
    PAIRS,
    TILE_WORDS,
    Dynasty,
)
from tilewright.games.tigris.rules import buildings, conflicts
from tilewright.games.tigris.rules.pending import (
    BuildingOffer,
    MonumentOffer,
    Revolt,
    TreasureChoice,
    War,
    WarChoice,
)
from tilewright.games.tigris.rules.treasures import within_reach
from tilewright.kernel import Refusal

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def leader(state: "TigrisState", action: Leader) -> Refusal:
    """TE-L1 to TE-L4, TE-L6."""
    if action.leader not in LEADER_OF:
        return Refusal("TE-W1", "there-is-no-such-leader", {"leader": action.leader})
    moved = 4 * state.active + LEADER_OF[action.leader]
    if action.to == OFF:
        return Refusal("TE-L1", "the-leader-is-not-on-the-board", {"leader": action.leader})
    if action.to not in CELL_OF:
        return _no_such_cell(action.to)
    cell, old = CELL_OF[action.to], state.board.stands[moved]
    if cell == old:
        return Refusal("TE-L6", "the-leader-already-stands-there", {"cell": action.to})
    if BIT[cell] & state.map.river:
        return Refusal("TE-L2", "the-cell-is-river", {"cell": action.to})
    if not BIT[cell] & state.board.empty:
        return Refusal("TE-L2", "the-cell-is-not-empty", {"cell": action.to, "holds": _content(state, cell)})
    if not BIT[cell] & state.board.supported:
        return Refusal("TE-L3", "the-cell-is-not-adjacent-to-a-temple", {"cell": action.to})
    lifted = state.board if old == HOME else state.board.without(leaders=(moved,))
    return Refusal("TE-L4", "a-leader-must-not-join-kingdoms", _joined(state, lifted, cell))


def tile(state: "TigrisState", action: Tile) -> Refusal:
    """TE-P1 to TE-P3."""
    if action.colour not in COLOUR_OF:
        return Refusal("TE-W1", "there-is-no-such-colour", {"colour": action.colour})
    if action.at not in CELL_OF:
        return _no_such_cell(action.at)
    colour, cell = COLOUR_OF[action.colour], CELL_OF[action.at]
    if not state.hands[4 * state.active + colour]:
        return Refusal("TE-P1", "you-hold-no-such-tile", {"colour": action.colour})
    if not BIT[cell] & state.board.empty:
        return Refusal("TE-P1", "the-cell-is-not-empty", {"cell": action.at, "holds": _content(state, cell)})
    if colour == BLUE and not BIT[cell] & state.map.river:
        return Refusal("TE-P2", "farms-are-laid-on-the-river", {"cell": action.at})
    if colour != BLUE and BIT[cell] & state.map.river:
        return Refusal("TE-P2", "the-river-takes-only-farms", {"cell": action.at})
    return Refusal("TE-P3", "a-tile-must-not-join-three-kingdoms", _joined(state, state.board, cell))


def catastrophe(state: "TigrisState", action: Catastrophe) -> Refusal:
    """TE-C1, TE-B4."""
    if action.at not in CELL_OF:
        return _no_such_cell(action.at)
    if not state.catastrophes[state.active]:
        return Refusal("TE-C1", "you-have-no-catastrophe-left")
    bit = 1 << CELL_OF[action.at]
    if bit & buildings.under_buildings(state.buildings):
        return Refusal("TE-B4", "a-building-protects-its-tile", {"cell": action.at})
    if bit & state.board.down:
        return Refusal("TE-C1", "monuments-and-ziggurat-are-never-destroyed", {"cell": action.at})
    if bit & state.board.treasures:
        return Refusal("TE-C1", "a-treasure-protects-its-tile", {"cell": action.at})
    holds = _content(state, CELL_OF[action.at])
    return Refusal("TE-C1", "the-cell-takes-no-catastrophe", {"cell": action.at, "holds": holds})


def swap(action: Swap) -> Refusal:
    """TE-X1."""
    if not 1 <= len(action.tiles) <= HAND_SIZE:
        return Refusal("TE-X1", "a-swap-takes-one-to-six-tiles", {"tiles": len(action.tiles)})
    return Refusal("TE-X1", "you-do-not-hold-these-tiles", {"tiles": " ".join(action.tiles)})


def war(state: "TigrisState", action: ChooseWar) -> Refusal:
    """TE-E1."""
    if not isinstance(state.pending, WarChoice):
        return Refusal("TE-E1", "there-is-no-war-to-choose")
    return Refusal("TE-E1", "no-two-leaders-of-this-colour-are-at-war", {"colour": action.colour})


def commit(state: "TigrisState", action: Commit) -> Refusal:
    """TE-I2, TE-E3, TE-V1."""
    conflict = state.pending
    if not isinstance(conflict, Revolt | War):
        return Refusal("TE-I2", "there-is-no-conflict")
    colour = conflicts.support_colour(conflict)
    held = state.hands[4 * conflict.seat + colour]
    if not 0 <= action.tiles <= held:
        rule = "TE-I2" if isinstance(conflict, Revolt) else "TE-E3"
        return Refusal(rule, "you-hold-fewer-tiles", {"colour": COLOURS[colour], "held": held})
    attack, defence = conflicts.strengths(state.board, conflict)
    if conflict.committed is None:
        return Refusal("TE-V1", "the-attacker-must-come-out-ahead", {"attack": attack, "defence": defence})
    attack += conflict.committed
    return Refusal("TE-V1", "the-defender-must-come-out-level", {"attack": attack, "defence": defence})


def building(state: "TigrisState", action: Building) -> Refusal:
    """TE-B2, TE-B3."""
    if not state.options.buildings:
        return Refusal("TE-B1", "this-game-is-played-without-buildings")
    if not isinstance(state.pending, BuildingOffer):
        return Refusal("TE-B2", "no-tile-just-laid-allows-a-building")
    if action.at not in CELL_OF:
        return _no_such_cell(action.at)
    colour = state.board.colour_at(state.pending.cell)
    needed = buildings.length_needed(state.board, state.buildings, colour)
    rule = "TE-B2" if state.buildings[colour] == HOME else "TE-B3"
    facts: dict[str, str | int | bool] = {"cell": action.at, "colour": COLOURS[colour], "length": needed}
    return Refusal(rule, "the-cell-is-in-no-line-of-the-new-tile-that-is-long-enough", facts)


def monument(state: "TigrisState", action: Monument) -> Refusal:
    """TE-M1, TE-M3, TE-B4."""
    if not isinstance(state.pending, MonumentOffer):
        return Refusal("TE-M3", "no-tile-just-laid-completes-a-square")
    if action.at not in CELL_OF:
        return _no_such_cell(action.at)
    new_tile = state.pending.cell
    colour = state.board.colour_at(new_tile)
    cells = square(CELL_OF[action.at])
    refusal = _footprint(state, cells, new_tile, ("TE-M1", "the-four-cells-are-no-square-of-one-colour"), "TE-M3")
    if refusal is not None:
        return refusal
    number = PAIR_OF.get(action.monument)
    if number is None or colour not in PAIRS[number]:
        facts: dict[str, str | int | bool] = {"monument": action.monument, "colour": COLOURS[colour]}
        return Refusal("TE-M1", "the-monument-lacks-the-colour-of-the-square", facts)
    return Refusal("TE-M3", "the-monument-is-built-already", {"monument": action.monument})


def ziggurat(state: "TigrisState", action: Ziggurat) -> Refusal:
    """TE-Z1, TE-B4."""
    if not state.options.ziggurat:
        return Refusal("TE-Z1", "this-game-is-played-without-ziggurat")
    if state.ziggurat is not None:
        return Refusal("TE-Z1", "the-ziggurat-is-built-already", {"cell": NAMES[state.ziggurat.cell]})
    if not isinstance(state.pending, MonumentOffer):
        return Refusal("TE-Z1", "no-tile-just-laid-completes-a-cross")
    if action.at not in CELL_OF:
        return _no_such_cell(action.at)
    wrong = ("TE-Z1", "the-five-cells-are-no-cross-of-one-colour")
    refusal = _footprint(state, cross(CELL_OF[action.at]), state.pending.cell, wrong, "TE-Z1")
    assert refusal is not None, "a cross that nothing forbids is legal"
    return refusal


def _footprint(
    state: "TigrisState", cells: int, new_tile: Cell, wrong: tuple[str, str], rule_of_new: str
) -> Refusal | None:
    """Is something wrong with the cells to build on? They are of the new tile's colour, it among them, all bare."""
    tiles = state.board.tiles[state.board.colour_at(new_tile)]
    if not cells or cells & ~tiles:
        return Refusal(*wrong)
    if not cells >> new_tile & 1:
        return Refusal(rule_of_new, "the-new-tile-is-not-part-of-it", {"tile": NAMES[new_tile]})
    covered = cells & buildings.under_buildings(state.buildings)
    if covered:
        return Refusal("TE-B4", "a-building-protects-its-tile", {"cell": NAMES[covered.bit_length() - 1]})
    return None


def keep(state: "TigrisState", action: Keep) -> Refusal:
    """TE-R1, TE-R2."""
    if not isinstance(state.pending, TreasureChoice):
        return Refusal("TE-R1", "no-treasures-are-to-be-taken")
    within = within_reach(state.board, state.pending.seat)
    if action.at not in CELL_OF or not within >> CELL_OF[action.at] & 1:
        return Refusal("TE-R1", "there-is-no-treasure-of-this-kingdom", {"cell": action.at})
    return Refusal("TE-R2", "this-treasure-is-taken-before-the-others", {"cell": action.at})


def leader_name(dynasties: tuple[Dynasty, ...], leader: LeaderId) -> str:
    """A leader by dynasty and office, such as 'bull king'."""
    return f"{dynasties[leader // 4]} {LEADERS[leader % 4]}"


def _joined(state: "TigrisState", board: Board, cell: Cell) -> dict[str, str | int | bool]:
    """The kingdoms that a piece on this cell would join, each by its leaders."""
    kingdoms = board.kingdoms_beside(cell)
    by_leaders = [
        " and ".join(leader_name(state.dynasties, leader) for leader in board.leaders_in(kingdom))
        for kingdom in kingdoms
    ]
    return {"cell": NAMES[cell], "count": len(kingdoms), "kingdoms": ", ".join(by_leaders)}


def _content(state: "TigrisState", cell: Cell) -> str:
    """What lies on a cell, in words."""
    board, bit = state.board, 1 << cell
    for standing in board.leaders_in(bit):
        return leader_name(state.dynasties, standing)
    for colour, tiles in enumerate(board.tiles):
        if tiles & bit:
            return TILE_WORDS[colour]
    if board.ruins & bit:
        return "catastrophe"
    on_ziggurat = state.ziggurat is not None and cross(state.ziggurat.cell) & bit
    return "ziggurat" if on_ziggurat else "face-down tile"


def _no_such_cell(name: str) -> Refusal:
    return Refusal("TE-W2", "there-is-no-such-cell", {"cell": name})
