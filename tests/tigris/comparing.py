"""The engine and the simple reference side by side: one put into the terms of the other, both played in step."""

import random
from collections import Counter, deque
from collections.abc import Mapping

from tests.reference import tigris as simple
from tilewright.games.tigris import TigrisState
from tilewright.games.tigris.model.cells import HOME, NAMES, cross, names, square
from tilewright.games.tigris.model.events import Drew
from tilewright.games.tigris.model.names import PAIRS
from tilewright.games.tigris.model.ownership import LEADER_IDS, colour_of, owner_of
from tilewright.games.tigris.rules.questions import (
    BuildingOffer,
    DynastyChoice,
    MonumentOffer,
    Over,
    PointChoice,
    Revolt,
    TreasureChoice,
    War,
    WarChoice,
    tile_in_question,
)
from tilewright.kernel import Action

COLOURS = simple.COLOURS
STAGES = {
    type(None): "turn",
    Revolt: "commit",
    War: "commit",
    WarChoice: "war",
    BuildingOffer: "building",
    MonumentOffer: "monument",
    TreasureChoice: "keep",
    PointChoice: "point",
    DynastyChoice: "dynasty",
    Over: "over",
}
FLAGS = ("limited_support", "buildings", "ziggurat", "open_scores", "choose_dynasties")


def as_reference(state: TigrisState) -> simple.Game:
    """The whole state in the words of the reference: what its own game must be equal to."""
    board, pending = state.board, state.pending
    cell = tile_in_question(pending)
    new_tile = None if cell is None else NAMES[cell]
    ziggurat = () if state.ziggurat is None else names(cross(state.ziggurat.cell))
    under_monuments = {name for each in state.monuments for name in names(square(each.cell))}
    assert set(names(board.down)) == under_monuments | set(ziggurat)
    return simple.Game(
        board=state.options.board,
        players=state.players,
        options=frozenset(name for name in FLAGS if getattr(state.options, name)),
        active=state.active,
        bag=sum(state.bag),
        tiles={name: colour for colour, mask in zip(COLOURS, board.tiles, strict=True) for name in names(mask)},
        face_down=under_monuments,
        ziggurat=set(ziggurat),
        treasures_on_board=set(names(board.treasures)),
        catastrophes=set(names(board.ruins)),
        leaders={
            (owner_of(leader), COLOURS[colour_of(leader)]): NAMES[cell]
            for leader, cell in zip(LEADER_IDS, board.stands, strict=False)
            if cell != HOME
        },
        monuments={
            frozenset(COLOURS[colour] for colour in PAIRS[each.monument]): NAMES[each.cell] for each in state.monuments
        },
        buildings={colour: NAMES[cell] for colour, cell in zip(COLOURS, state.buildings, strict=True) if cell != HOME},
        chosen=_chosen(state),
        hands=[Counter(_by_colour(state.hand(seat))) for seat in range(state.players)],
        catastrophes_left=list(state.catastrophes),
        points=[_by_colour(state.points_of(seat)) for seat in range(state.players)],
        treasures=list(state.treasures),
        actions_left=state.actions_left,
        short_swap=state.short,
        quiet=not state.stirred,
        quiet_turns=state.idle,
        stage=STAGES[type(pending)],
        decider=state.active if state.actor is None else state.actor,
        conflict=_conflict(state),
        marker=new_tile if isinstance(pending, War | WarChoice) else None,
        placed=new_tile,
        discarded=_discarded(state),
    )


def _chosen(state: TigrisState) -> dict[int, str]:
    if not state.options.choose_dynasties:
        return {}
    return {seat: each.dynasty for seat, each in enumerate(state.view(None).players) if each.dynasty}


def _by_colour(numbers) -> dict[str, int]:
    return dict(zip(COLOURS, numbers, strict=True))


def _conflict(state: TigrisState) -> simple.Conflict | None:
    conflict = state.pending
    if not isinstance(conflict, Revolt | War):
        return None
    kind = "revolt" if isinstance(conflict, Revolt) else "war"
    colour = COLOURS[colour_of(conflict.attacker)]
    return simple.Conflict(kind, colour, owner_of(conflict.attacker), owner_of(conflict.defender), conflict.committed)


def _discarded(state: TigrisState) -> Counter[str]:
    """All tiles that left the game: those that lie nowhere, not even face down (TE-S1)."""
    left = Counter(simple.TILES)
    for number, colour in enumerate(COLOURS):
        flipped = 4 * sum(each.colour == number for each in state.monuments)
        left[colour] -= state.board.tiles[number].bit_count() + flipped + state.bag[number]
        left[colour] -= sum(state.hands[number::4])
    return left


def settled(game: simple.Game) -> simple.Game:
    """What only matters while a turn is still under way is forgotten, the game itself being changed."""
    if game.stage in ("point", "over"):
        game.actions_left = 0
    if game.stage == "over":
        game.decider, game.quiet, game.quiet_turns = game.active, True, 0
    return game


def assert_agreement(state: TigrisState, game: simple.Game) -> None:
    """Everything that both know, who decides, and what they may do."""
    assert settled(as_reference(state)) == settled(game), state.position()
    assert state.actor == simple.actor(game), state.position()
    texts = [str(action) for action in state.actions()]
    assert set(texts) == simple.legal_actions(game), state.position()
    assert len(texts) == len(set(texts)) == len(state.actions()), state.position()
    kingdoms = {frozenset(names(kingdom)) for kingdom in state.board.kingdoms}
    assert kingdoms == {frozenset(kingdom) for kingdom in simple.kingdoms(game)}, state.position()
    places = simple.result(game)
    assert (state.result is None) == (places is None), state.position()
    if state.result is not None:
        tables = [simple.final_table(game.points[seat], game.treasures[seat]) for seat in range(game.players)]
        assert list(state.result.places) == places, state.position()
        assert list(state.result.scores) == [min(table.values()) for table in tables], state.position()


def play_both(state: TigrisState, game: simple.Game, action: Action) -> tuple[TigrisState, simple.Game]:
    """Both after the action; the reference is dealt what the engine drew, draw by draw."""
    after = state.play(action)
    drawn = deque(event for event in after.events if isinstance(event, Drew))

    def draw(seat: int, number: int) -> list[str]:
        assert drawn, f"only the reference draws after {action} in\n{state.position()}"
        event = drawn.popleft()
        assert (event.seat, event.count) == (seat, number), f"{action} in\n{state.position()}"
        return list(event.tiles or ())

    game = simple.apply(game, str(action), draw)
    assert not drawn, f"only the engine draws after {action} in\n{state.position()}"
    return after, game


def crowded_board(rng: random.Random, board: str, players: int, options: frozenset[str]) -> tuple[str, simple.Game]:
    """A position with patches of tiles and whatever else there is room for: as text, and as the reference has it."""
    game = simple.Game(board, players, options, active=rng.randrange(players), bag=0)
    game.decider = game.active
    game.actions_left = rng.randint(1, 2)
    figures = sorted(simple.BOARDS[board].figures)
    game.tiles = dict.fromkeys(figures, "red")
    game.treasures_on_board = set(rng.sample(figures, rng.randint(3, len(figures))))
    held = Counter(rng.randrange(players) for _ in range(len(figures) - len(game.treasures_on_board)))
    game.treasures = [held[seat] for seat in range(players)]
    stock = Counter(simple.TILES)
    stock["red"] -= len(figures)
    for _ in range(rng.randint(8, 36)):
        _lay_patch(game, stock, rng)
    special_pieces = _lay_special_pieces(game, rng)
    _lay_catastrophes(game, rng)
    _place_leaders(game, rng)
    for _ in range(players):
        game.hands.append(Counter(_drawn_from(stock, 6, rng)))
        game.points.append({colour: rng.randrange(9) for colour in COLOURS})
    gone = Counter(_drawn_from(stock, rng.randrange(stock.total()), rng)) if rng.random() < 0.5 else Counter()
    game.discarded += gone
    game.bag = stock.total()
    fields = [("game", "tigris"), ("board", board), ("options", " ".join(sorted(options)))]
    fields += [("players", " ".join(simple.DYNASTIES[:players])), ("active", simple.DYNASTIES[game.active])]
    fields += [("actions", game.actions_left), ("seed", rng.randrange(1000)), ("removed", _counts(gone))]
    for seat, dynasty in enumerate(simple.DYNASTIES[:players]):
        fields += [(f"hand {dynasty}", _counts(game.hands[seat])), (f"points {dynasty}", _counts(game.points[seat]))]
        fields += [(f"treasures {dynasty}", game.treasures[seat])]
        fields += [(f"catastrophes {dynasty}", game.catastrophes_left[seat])]
    grid = "\n".join(" ".join(row) for row in simple.grid(game))
    text = "\n".join(f"{key}: {value}" for key, value in [*fields, *special_pieces] if value != "")
    return f"{text}\n\n{grid}\n", game


def _counts(numbers: Mapping[str, int]) -> str:
    return " ".join(f"{colour} {number}" for colour, number in numbers.items() if number)


def _drawn_from(stock: Counter[str], number: int, rng: random.Random) -> list[str]:
    tiles = rng.sample(sorted(stock.elements()), min(number, stock.total()))
    stock.subtract(tiles)
    return tiles


def _lay_patch(game: simple.Game, stock: Counter[str], rng: random.Random) -> None:
    """Up to six tiles of a colour side by side, or a cross but for one of its tiles; cells that are taken stay so."""
    colour = rng.choice(COLOURS)
    printed = simple.BOARDS[game.board]
    ground = sorted(printed.river if colour == "blue" else printed.land)
    patch = [rng.choice(ground)]
    if rng.random() < 0.2:
        patch += simple.neighbours(patch[0])
        patch.pop(rng.randrange(len(patch)))
    else:
        for _ in range(rng.randrange(12)):
            patch.append(rng.choice(simple.neighbours(rng.choice(patch))))
    for cell in dict.fromkeys(patch[:6]):
        if cell in ground and cell not in game.tiles and stock[colour] > 0:
            stock[colour] -= 1
            game.tiles[cell] = colour


def _lay_special_pieces(game: simple.Game, rng: random.Random) -> list[tuple[str, str]]:
    """Ziggurat, monuments and buildings where there are tiles for them, and the lines that say so."""
    fields: list[tuple[str, str]] = []
    cells = rng.sample(simple.CELLS, len(simple.CELLS))
    if "ziggurat" in game.options:
        for centre in cells:
            place = {centre, *simple.neighbours(centre)}
            if len(place) == 5 and (colour := _only_colour(game, place)) and not game.ziggurat:
                game.ziggurat = place
                game.discarded[colour] += 5
                fields.append(("ziggurat", f"{centre} {colour}"))
                for cell in place:
                    del game.tiles[cell]
    monuments = rng.sample(simple.MONUMENTS, rng.randrange(4))
    standing: list[str] = []
    for corner in cells:
        place = {cell for dx in (0, 1) for dy in (0, 1) if (cell := simple.shifted(corner, dx, dy))}
        colour = _only_colour(game, place) if len(place) == 4 else None
        pair = next((pair for pair in monuments if colour in pair), None)
        if colour and pair:
            monuments.remove(pair)
            game.monuments[frozenset(pair)] = corner
            standing.append(f"{'-'.join(pair)} {corner} {colour}")
            game.face_down |= place
            for cell in place:
                del game.tiles[cell]
    fields.append(("monuments", ", ".join(standing)))
    if "buildings" in game.options:
        for colour in rng.sample(COLOURS, rng.randrange(4)):
            if places := sorted(cell for cell in game.tiles if game.tiles[cell] == colour):
                game.buildings[colour] = rng.choice(places)
        fields.append(("buildings", " ".join(f"{colour} {cell}" for colour, cell in game.buildings.items())))
    return fields


def _only_colour(game: simple.Game, cells: set[str]) -> str | None:
    """The colour of the face-up tiles on these cells, if they all have one and the same."""
    colours = {game.tiles.get(cell) for cell in cells}
    return colours.pop() if len(colours) == 1 else None


def _lay_catastrophes(game: simple.Game, rng: random.Random) -> None:
    game.catastrophes_left = [rng.randrange(3) for _ in range(game.players)]
    empty = [cell for cell in simple.CELLS if cell not in simple.occupied(game)]
    game.catastrophes = set(rng.sample(empty, 2 * game.players - sum(game.catastrophes_left)))


def _place_leaders(game: simple.Game, rng: random.Random) -> None:
    """Leaders wherever they keep the peace (TE-L2, TE-L3, TE-W5)."""
    for cell in rng.sample(simple.CELLS, len(simple.CELLS)):
        seat, colour = rng.randrange(game.players), rng.choice(COLOURS)
        full = simple.occupied(game) | game.catastrophes
        if (
            (seat, colour) not in game.leaders
            and cell in simple.BOARDS[game.board].land - full
            and simple.temples_beside(game, cell)
        ):
            game.leaders[seat, colour] = cell
            present = [other for _, other in simple.leaders_in(game, simple.region_of(game, cell))]
            if len(set(present)) < len(present):
                del game.leaders[seat, colour]
