"""A slow, plain reference of Tigris & Euphrates, written from the rule page alone (`rules/tigris.md`).

It exists to be compared with the fast engine: sets, dicts and breadth-first search, one function a rule, rule
ids in the comments, nothing imported but the standard library. Speed is of no concern here.

Everything that is chance (which tiles are drawn) comes from the caller; the bag is only the number of tiles
in it. The data model is in `tigris_board.py`; its names may be taken from here too.
"""

from __future__ import annotations

import copy
import itertools
from collections import Counter, deque
from collections.abc import Callable, Iterable

from .tigris_board import (
    BOARDS,
    CELLS,
    COLOURS,
    COLUMNS,
    DYNASTIES,
    LEADER_COLOURS,
    LEADER_NAMES,
    MONUMENTS,
    OPTIONS,
    ROWS,
    TILES,
    Board,
    Conflict,
    Game,
    at,
    clockwise,
    connected,
    grid,
    kingdoms,
    leaders_in,
    load_board,
    neighbours,
    occupied,
    owner_in,
    region_of,
    regions,
    shifted,
    temples_beside,
    touching,
)

__all__ = [
    "BOARDS",
    "CELLS",
    "COLOURS",
    "COLUMNS",
    "DYNASTIES",
    "LEADER_COLOURS",
    "LEADER_NAMES",
    "MONUMENTS",
    "OPTIONS",
    "ROWS",
    "TILES",
    "Board",
    "Conflict",
    "Draw",
    "Game",
    "actor",
    "apply",
    "at",
    "board_strength",
    "clockwise",
    "commitments",
    "connected",
    "final_table",
    "grid",
    "kingdoms",
    "leaders_in",
    "legal_actions",
    "load_board",
    "neighbours",
    "new_game",
    "occupied",
    "owner_in",
    "places",
    "region_of",
    "regions",
    "result",
    "revolt_strength",
    "shifted",
    "temples_beside",
    "touching",
    "war_colours",
    "war_side",
    "war_supporters",
]

Draw = Callable[[int, int], list[str]]
"""draw(seat, n): the n tiles that seat draws now. Asked only for n > 0 that the bag can supply."""


def new_game(board: str, players: int, options: Iterable[str], first: int, draw: Draw) -> Game:
    """The set-up, TE-S1 to TE-S4: hands are dealt from the first player clockwise, six at a time."""
    figures = BOARDS[board].figures
    game = Game(
        board=board,
        players=players,
        options=frozenset(options),
        active=first,
        decider=first,
        bag=sum(TILES.values()) - len(figures),
        tiles=dict.fromkeys(figures, "red"),
        treasures_on_board=set(figures),
        hands=[Counter() for _ in range(players)],
        catastrophes_left=[2] * players,
        points=[dict.fromkeys(COLOURS, 0) for _ in range(players)],
        treasures=[0] * players,
    )
    for seat in clockwise(game, first):
        take_from_bag(game, seat, 6, draw)
    if "choose_dynasties" in game.options:
        game.stage = "dynasty"
    return game


def free_dynasties(game: Game) -> set[str]:
    """TE-S3: those that nobody has chosen."""
    return {name for name in DYNASTIES if name not in game.chosen.values()}


def choose_dynasty(game: Game, dynasty: str) -> None:
    """TE-S3: from the first player clockwise; TE-T4: the last of four dynasties is no choice."""
    game.chosen[game.decider] = dynasty
    for seat in clockwise(game, game.active):
        if seat in game.chosen:
            continue
        free = free_dynasties(game)
        if len(free) > 1:
            game.decider = seat
            return
        game.chosen[seat] = free.pop()
    game.stage, game.decider = "turn", game.active


# ----------------------------------------------------------------------------------------------------
# Who decides, and what they may do


def actor(game: Game) -> int | None:
    return None if game.stage == "over" else game.decider


def legal_actions(game: Game) -> set[str]:
    if game.stage == "over":
        return set()
    if game.stage == "war":
        return {f"war {colour}" for colour in war_colours(game)}
    if game.stage == "commit":
        assert game.conflict is not None
        held = game.hands[game.decider][game.conflict.support]
        return {f"commit {number}" for number in commitments(game, held)}
    if game.stage == "building":
        return {f"building {cell}" for cell in building_cells(game)} | {"decline"}
    if game.stage == "monument":
        return monument_actions(game) | ziggurat_actions(game) | {"decline"}
    if game.stage == "keep":
        return {f"keep {cell}" for cell in keepable(game, game.decider)}
    if game.stage == "dynasty":
        return {f"dynasty {dynasty}" for dynasty in free_dynasties(game)}
    if game.stage == "point":
        return {f"point {colour}" for colour in COLOURS}
    return leader_actions(game) | tile_actions(game) | catastrophe_actions(game) | swap_actions(game) | {"done"}


def leader_actions(game: Game) -> set[str]:
    """TE-L1 to TE-L4, TE-L6."""
    found: set[str] = set()
    for colour in COLOURS:
        name = LEADER_NAMES[colour]
        lifted = copy.copy(game)
        lifted.leaders = dict(game.leaders)
        old = lifted.leaders.pop((game.active, colour), None)
        if old is not None:
            found.add(f"leader {name} off")
        joined = kingdoms(lifted)
        full = occupied(lifted) | game.catastrophes
        for cell in BOARDS[game.board].land:
            if (
                cell != old
                and cell not in full
                and temples_beside(lifted, cell) > 0
                and len(touching(cell, joined)) <= 1
            ):
                found.add(f"leader {name} {cell}")
    return found


def tile_actions(game: Game) -> set[str]:
    """TE-P1 to TE-P3."""
    found: set[str] = set()
    all_kingdoms = kingdoms(game)
    full = occupied(game) | game.catastrophes
    river = BOARDS[game.board].river
    for cell in CELLS:
        if cell in full or len(touching(cell, all_kingdoms)) >= 3:
            continue
        for colour in COLOURS:
            if game.hands[game.active][colour] > 0 and (colour == "blue") == (cell in river):
                found.add(f"tile {colour} {cell}")
    return found


def catastrophe_actions(game: Game) -> set[str]:
    """TE-C1."""
    if game.catastrophes_left[game.active] == 0:
        return set()
    forbidden = (
        set(game.leaders.values())
        | game.catastrophes
        | game.treasures_on_board
        | game.face_down
        | game.ziggurat
        | set(game.buildings.values())
    )
    return {f"catastrophe {cell}" for cell in CELLS if cell not in forbidden}


def swap_actions(game: Game) -> set[str]:
    """TE-X1."""
    hand = game.hands[game.active]
    found: set[str] = set()
    for numbers in itertools.product(*(range(hand[colour] + 1) for colour in COLOURS)):
        words = [colour for colour, number in zip(COLOURS, numbers, strict=True) for _ in range(number)]
        if 1 <= len(words) <= 6:
            found.add(" ".join(["swap", *words]))
    return found


# ----------------------------------------------------------------------------------------------------
# Playing an action


def apply(game: Game, action: str, drawn: Draw | list[list[str]]) -> Game:
    """The game after the action and all that follows by itself; the old game is untouched.

    `drawn` is either draw(seat, n) or the list of what is drawn, one list a draw, in the order of the draws.
    """
    if action not in legal_actions(game):
        raise ValueError(f"not legal: {action}")
    game = copy.deepcopy(game)
    draw = drawn if callable(drawn) else draw_from_lists(drawn)
    verb, *words = action.split()
    if verb == "leader":
        play_leader(game, LEADER_COLOURS[words[0]], words[1], draw)
    elif verb == "tile":
        play_tile(game, words[0], words[1], draw)
    elif verb == "catastrophe":
        play_catastrophe(game, words[0], draw)
    elif verb == "swap":
        play_swap(game, words, draw)
    elif verb == "done":
        game.actions_left = 0
        end_turn(game, draw)
    elif verb == "war":
        start_war(game, words[0], draw)
    elif verb == "commit":
        commit(game, int(words[0]), draw)
    elif game.stage == "building":  # a building, or none
        if verb == "building":
            assert game.placed is not None
            game.buildings[game.tiles[game.placed]] = words[0]
        offer_monument(game, draw)
    elif game.stage == "monument":  # a monument, the ziggurat, or neither
        if verb == "monument":
            build_monument(game, words[0], frozenset(words[1].split("-")))
        elif verb == "ziggurat":
            build_ziggurat(game, words[0])
        take_treasures(game, draw)
    elif verb == "keep":
        leave_one_treasure(game, game.decider, words[0])
        take_treasures(game, draw)
    elif verb == "dynasty":
        choose_dynasty(game, words[0])
    elif verb == "point":
        game.points[game.active][words[0]] += 1
        finish_turn(game, draw)
    return game


def draw_from_lists(lists: list[list[str]]) -> Draw:
    rest = deque(lists)
    return lambda _seat, _number: rest.popleft()


def take_from_bag(game: Game, seat: int, wanted: int, draw: Draw) -> bool:
    """The seat draws `wanted` tiles, or what is left; whether there were enough."""
    number = min(wanted, game.bag)
    if number > 0:
        new = draw(seat, number)
        assert len(new) == number and set(new) <= set(COLOURS), (seat, number, new)
        game.hands[seat].update(new)
        game.bag -= number
    return number == wanted


def discard_from_hand(game: Game, seat: int, colour: str, number: int) -> None:
    assert game.hands[seat][colour] >= number
    game.hands[seat][colour] -= number
    game.discarded[colour] += number


def discard_from_board(game: Game, cells: Iterable[str]) -> None:
    for cell in cells:
        game.discarded[game.tiles.pop(cell)] += 1


def send_leaders_home(game: Game) -> None:
    """TE-L5: every leader without a face-up temple beside it goes back to its owner."""
    for leader, cell in list(game.leaders.items()):
        if temples_beside(game, cell) == 0:
            del game.leaders[leader]


def ask(game: Game, stage: str, seat: int) -> None:
    game.stage = stage
    game.decider = seat


def play_leader(game: Game, colour: str, target: str, draw: Draw) -> None:
    seat = game.active
    game.actions_left -= 1
    game.leaders.pop((seat, colour), None)
    if target == "off":
        take_treasures(game, draw)
        return
    defender = owner_in(game, region_of_new_leader(game, target), colour)
    game.leaders[seat, colour] = target
    if defender is None:
        take_treasures(game, draw)
    else:  # TE-I1
        game.conflict = Conflict("revolt", colour, attacker=seat, defender=defender)
        ask_attacker(game, draw)


def region_of_new_leader(game: Game, target: str) -> set[str]:
    """The region a leader put on the empty target would be part of."""
    return connected(target, occupied(game) | {target})


def play_tile(game: Game, colour: str, cell: str, draw: Draw) -> None:
    seat = game.active
    game.actions_left -= 1
    game.quiet = False
    game.hands[seat][colour] -= 1
    joined = touching(cell, kingdoms(game))
    game.tiles[cell] = colour
    game.placed = cell
    if len(joined) == 1:
        score_tile(game, colour, cell)
    elif len(joined) == 2:  # TE-P5, TE-E1
        game.marker = cell
    next_war(game, draw)


def score_tile(game: Game, colour: str, cell: str) -> None:
    """TE-P4 and TE-B5."""
    kingdom = region_of(game, cell)
    owner = owner_in(game, kingdom, colour)
    if owner is None:
        owner = owner_in(game, kingdom, "black")
    if owner is not None:
        game.points[owner][colour] += 2 if game.buildings.get(colour) in kingdom else 1


def play_catastrophe(game: Game, cell: str, draw: Draw) -> None:
    """TE-C1, TE-C2."""
    game.actions_left -= 1
    game.quiet = False
    game.catastrophes_left[game.active] -= 1
    if cell in game.tiles:
        discard_from_board(game, [cell])
    game.catastrophes.add(cell)
    send_leaders_home(game)
    take_treasures(game, draw)


def play_swap(game: Game, colours: list[str], draw: Draw) -> None:
    """TE-X1, TE-X2."""
    game.actions_left -= 1
    game.quiet = False
    for colour in colours:
        discard_from_hand(game, game.active, colour, 1)
    if not take_from_bag(game, game.active, len(colours), draw):
        game.short_swap = True
    take_treasures(game, draw)


# ----------------------------------------------------------------------------------------------------
# Conflicts (TE-I, TE-E, TE-V1)


def war_colours(game: Game) -> list[str]:
    """The colours with two leaders in the kingdom of the marked tile (TE-E1, TE-E8)."""
    if game.marker is None:
        return []
    found = Counter(colour for _, colour in leaders_in(game, region_of(game, game.marker)))
    return [colour for colour in COLOURS if found[colour] >= 2]


def next_war(game: Game, draw: Draw) -> None:
    colours = war_colours(game)
    if len(colours) >= 2:
        ask(game, "war", game.active)
    elif len(colours) == 1:  # TE-T4
        start_war(game, colours[0], draw)
    else:  # TE-E9
        game.marker = None
        offer_building(game, draw)


def start_war(game: Game, colour: str, draw: Draw) -> None:
    assert game.marker is not None
    present = leaders_in(game, region_of(game, game.marker))
    owners = [seat for seat in clockwise(game, game.active) if (seat, colour) in present]
    attacker, defender = owners  # TE-E2
    game.conflict = Conflict("war", colour, attacker, defender)
    ask_attacker(game, draw)


def war_side(game: Game, seat: int, colour: str) -> set[str]:
    """TE-E3: all that is connected to the leader without passing the marked tile."""
    return connected(game.leaders[seat, colour], occupied(game) - {game.marker or ""})


def war_supporters(game: Game, seat: int, colour: str) -> set[str]:
    """The face-up tiles of the war's colour on the leader's own side."""
    return {cell for cell in war_side(game, seat, colour) if game.tiles.get(cell) == colour}


def revolt_strength(game: Game, seat: int, colour: str) -> int:
    """TE-I2, on the board: the temples beside the leader."""
    return temples_beside(game, game.leaders[seat, colour])


def board_strength(game: Game, conflict: Conflict, seat: int) -> int:
    if conflict.kind == "revolt":
        return revolt_strength(game, seat, conflict.colour)
    return len(war_supporters(game, seat, conflict.colour))


def commitments(game: Game, held: int) -> set[int]:
    """The numbers that may be committed now by one who holds `held` fitting tiles (TE-I2, TE-E3, TE-V1)."""
    conflict = game.conflict
    assert conflict is not None
    numbers = set(range(held + 1))
    if "limited_support" not in game.options:
        return numbers
    attack = board_strength(game, conflict, conflict.attacker)
    defence = board_strength(game, conflict, conflict.defender)
    if conflict.attack is None:
        return {number for number in numbers if number == 0 or attack + number > defence}
    total = attack + conflict.attack
    return {number for number in numbers if number == 0 or defence + number == total}


def is_asked(game: Game, seat: int) -> bool:
    """TE-T4: only what all can see matters, so each tile of their hand might be a fitting one."""
    return commitments(game, game.hands[seat].total()) != {0}


def ask_attacker(game: Game, draw: Draw) -> None:
    assert game.conflict is not None
    if is_asked(game, game.conflict.attacker):
        ask(game, "commit", game.conflict.attacker)
    else:
        commit(game, 0, draw)


def ask_defender(game: Game, draw: Draw) -> None:
    assert game.conflict is not None
    if is_asked(game, game.conflict.defender):
        ask(game, "commit", game.conflict.defender)
    else:
        commit(game, 0, draw)


def commit(game: Game, number: int, draw: Draw) -> None:
    """The attacker's commitment, or else the defender's, which settles the conflict."""
    conflict = game.conflict
    assert conflict is not None
    if conflict.attack is None:
        discard_from_hand(game, conflict.attacker, conflict.support, number)
        conflict.attack = number
        ask_defender(game, draw)
        return
    discard_from_hand(game, conflict.defender, conflict.support, number)
    attack = board_strength(game, conflict, conflict.attacker) + conflict.attack
    defence = board_strength(game, conflict, conflict.defender) + number
    if attack > defence:  # TE-I3, TE-E4
        winner, loser = conflict.attacker, conflict.defender
    else:
        winner, loser = conflict.defender, conflict.attacker
    game.conflict = None
    if conflict.kind == "revolt":  # TE-I4
        del game.leaders[loser, conflict.colour]
        game.points[winner]["red"] += 1
        take_treasures(game, draw)
    else:
        settle_war(game, winner, loser, conflict.colour)
        next_war(game, draw)


def settle_war(game: Game, winner: int, loser: int, colour: str) -> None:
    """TE-E5 to TE-E7, TE-B4."""
    removed = war_supporters(game, loser, colour) - set(game.buildings.values())
    del game.leaders[loser, colour]
    if colour == "red":  # TE-E6
        others = set(game.leaders.values())
        removed = {
            cell for cell in removed if cell not in game.treasures_on_board and not others & set(neighbours(cell))
        }
    discard_from_board(game, removed)
    game.points[winner][colour] += 1 + len(removed)
    send_leaders_home(game)  # nobody, after TE-E6


# ----------------------------------------------------------------------------------------------------
# Buildings (TE-B), monuments (TE-M), ziggurat (TE-Z)


def line(game: Game, cell: str, dx: int, dy: int) -> set[str]:
    """The longest row (1, 0) or column (0, 1) of adjacent face-up tiles of one colour through this tile."""
    found = {cell}
    for sign in (1, -1):
        step = shifted(cell, sign * dx, sign * dy)
        while step is not None and game.tiles.get(step) == game.tiles[cell]:
            found.add(step)
            step = shifted(step, sign * dx, sign * dy)
    return found


def lines(game: Game, cell: str) -> list[set[str]]:
    return [line(game, cell, 1, 0), line(game, cell, 0, 1)]


def building_cells(game: Game) -> set[str]:
    """Where the tile just placed allows its colour's building (TE-B2, TE-B3)."""
    if "buildings" not in game.options or game.placed is None:
        return set()
    standing = game.buildings.get(game.tiles[game.placed])
    present = 0 if standing is None else max(len(found) for found in lines(game, standing))
    found: set[str] = set()
    for new_line in lines(game, game.placed):
        if len(new_line) >= 3 and len(new_line) > present:
            found |= new_line
    return found


def offer_building(game: Game, draw: Draw) -> None:
    if building_cells(game):
        ask(game, "building", game.active)
    else:
        offer_monument(game, draw)


def square(top_left: str) -> set[str] | None:
    """The four cells, or None where they are not all on the board."""
    cells = {shifted(top_left, dx, dy) for dx in (0, 1) for dy in (0, 1)}
    return None if None in cells else {cell for cell in cells if cell is not None}


def cross(centre: str) -> set[str] | None:
    cells = {centre, *neighbours(centre)}
    return cells if len(cells) == 5 else None


def replaceable(game: Game, cells: set[str] | None) -> bool:
    """Whether all are face-up tiles of one colour, the one just placed among them, none under a building."""
    return (
        cells is not None
        and game.placed in cells
        and all(cell in game.tiles for cell in cells)
        and len({game.tiles[cell] for cell in cells}) == 1
        and not cells & set(game.buildings.values())
    )


def monument_actions(game: Game) -> set[str]:
    """TE-M1, TE-M3."""
    return {
        f"monument {top_left} {first}-{second}"
        for top_left in CELLS
        if replaceable(game, square(top_left))
        for first, second in MONUMENTS
        if game.tiles[top_left] in (first, second) and frozenset((first, second)) not in game.monuments
    }


def ziggurat_actions(game: Game) -> set[str]:
    """TE-Z1."""
    if "ziggurat" not in game.options or game.ziggurat:
        return set()
    return {f"ziggurat {centre}" for centre in CELLS if replaceable(game, cross(centre))}


def offer_monument(game: Game, draw: Draw) -> None:
    if game.placed is not None and (monument_actions(game) or ziggurat_actions(game)):
        ask(game, "monument", game.active)
    else:
        take_treasures(game, draw)


def build_monument(game: Game, top_left: str, colours: frozenset[str]) -> None:
    """TE-M2, TE-M4."""
    cells = square(top_left)
    assert cells is not None
    game.monuments[colours] = top_left
    for cell in cells:
        del game.tiles[cell]
        game.face_down.add(cell)
    send_leaders_home(game)


def build_ziggurat(game: Game, centre: str) -> None:
    """TE-Z1, TE-Z2: the tiles leave the game, treasures stay where they lie."""
    cells = cross(centre)
    assert cells is not None
    discard_from_board(game, cells)
    game.ziggurat = set(cells)
    send_leaders_home(game)


# ----------------------------------------------------------------------------------------------------
# Treasures (TE-R)


def treasures_of_trader(game: Game, seat: int) -> set[str]:
    """The treasures in the kingdom of this seat's trader."""
    cell = game.leaders.get((seat, "green"))
    return set() if cell is None else region_of(game, cell) & game.treasures_on_board


def keepable(game: Game, seat: int) -> set[str]:
    """The treasures of which one may stay when this seat's trader takes all but one (TE-R2)."""
    lying = treasures_of_trader(game, seat)
    return lying - BOARDS[game.board].preferred or lying


def leave_one_treasure(game: Game, seat: int, left: str) -> None:
    taken = treasures_of_trader(game, seat) - {left}
    game.treasures_on_board -= taken
    game.treasures[seat] += len(taken)


def take_treasures(game: Game, draw: Draw) -> None:
    """TE-R1: the last thing after each action, the active player's kingdom first."""
    game.placed = None
    for seat in clockwise(game, game.active):
        if len(treasures_of_trader(game, seat)) >= 2:
            choices = keepable(game, seat)
            if len(choices) >= 2:
                ask(game, "keep", seat)
                return
            leave_one_treasure(game, seat, min(choices))  # TE-T4
    if game.actions_left > 0 and not only_done_is_left(game):
        ask(game, "turn", game.active)
    else:
        end_turn(game, draw)


def only_done_is_left(game: Game) -> bool:
    """TE-T4: ending the turn is no choice for one who can neither lay, swap nor place anything."""
    seat = game.active
    return game.hands[seat].total() == 0 and game.catastrophes_left[seat] == 0 and not leader_actions(game)


# ----------------------------------------------------------------------------------------------------
# The end of a turn (TE-T3) and of the game (TE-G)


def end_turn(game: Game, draw: Draw) -> None:
    seat = game.active
    for colours, top_left in game.monuments.items():  # TE-M6
        kingdom = region_of(game, top_left)
        for colour in colours:
            if game.leaders.get((seat, colour)) in kingdom:
                game.points[seat][colour] += 1
    if game.ziggurat and game.leaders.get((seat, "black")) in region_of(game, min(game.ziggurat)):  # TE-Z3
        ask(game, "point", seat)
    else:
        finish_turn(game, draw)


def finish_turn(game: Game, draw: Draw) -> None:
    """What follows the points: the end of the game, or drawing and the next player's turn."""
    if len(game.treasures_on_board) <= 2 or game.short_swap:  # TE-G1
        game.stage = "over"
        return
    for seat in clockwise(game, game.active):
        if not take_from_bag(game, seat, max(0, 6 - game.hands[seat].total()), draw):
            game.stage = "over"
            return
    game.quiet_turns = game.quiet_turns + 1 if game.quiet else 0
    if game.quiet_turns >= 6 * game.players:  # TE-G4
        game.stage = "over"
        return
    game.active = (game.active + 1) % game.players
    game.actions_left = 2
    game.quiet = True
    ask(game, "turn", game.active)


def final_table(points: dict[str, int], treasures: int) -> dict[str, int]:
    """TE-G2: each treasure to the weakest colour, among equals the first of COLOURS."""
    table = {colour: points.get(colour, 0) for colour in COLOURS}
    for _ in range(treasures):
        weakest = min(COLOURS, key=lambda colour: (table[colour], COLOURS.index(colour)))
        table[weakest] += 1
    return table


def places(tables: list[dict[str, int]]) -> list[int]:
    """TE-G3: by the weakest colour, then the second weakest and so on; equals share a place."""
    ranks = [sorted(table.values()) for table in tables]
    return [1 + sum(1 for other in ranks if other > own) for own in ranks]


def result(game: Game) -> list[int] | None:
    if game.stage != "over":
        return None
    return places([final_table(game.points[seat], game.treasures[seat]) for seat in range(game.players)])
