"""From the readable engine's state to a record, and back."""

from typing import Any

import numpy as np

from tilewright.compiled.chance import pack_chance, unpack_chance
from tilewright.compiled.tigris import questions
from tilewright.compiled.tigris.board import settle_borders
from tilewright.compiled.tigris.cells import FROM_KERNEL, HOME, TO_KERNEL, mask_of, words_of
from tilewright.compiled.tigris.layout import COLOURS, STATE
from tilewright.games.tigris.model.board import lay_out
from tilewright.games.tigris.model.cells import CellBytes
from tilewright.games.tigris.model.events import Drew
from tilewright.games.tigris.model.names import COLOUR_OF, DYNASTIES
from tilewright.games.tigris.model.options import TigrisOptions
from tilewright.games.tigris.model.ownership import ColourIndex, LeaderId
from tilewright.games.tigris.rules.buildings import BuildingOffer
from tilewright.games.tigris.rules.dynasties import DynastyChoice
from tilewright.games.tigris.rules.ending import ENDINGS, Over
from tilewright.games.tigris.rules.monuments import BuiltMonument, MonumentOffer
from tilewright.games.tigris.rules.questions import DECISIONS, Pending, tile_in_question
from tilewright.games.tigris.rules.revolts import Revolt
from tilewright.games.tigris.rules.treasures import TreasureChoice
from tilewright.games.tigris.rules.wars import War, WarChoice
from tilewright.games.tigris.rules.ziggurat import BuiltZiggurat, PointChoice
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Options, Past, State


# ---- to a record
def pack(state: State) -> Any:
    """The record of a state."""
    assert isinstance(state, TigrisState)
    record = np.zeros(1, STATE)[0]
    pack_chance(record["chance"], state.chance)
    _pack_board(record, state)
    players = state.players
    record["points"][:players] = np.reshape(state.points, (players, COLOURS))
    record["hands"][:players] = np.frombuffer(state.hands, np.uint8).reshape(players, COLOURS)
    record["thrown"][:players] = np.frombuffer(state.thrown, np.uint8).reshape(players, COLOURS)
    for event in state.events:
        if isinstance(event, Drew) and event.tiles is not None:
            for tile in event.tiles:
                record["just_drawn"][event.seat, COLOUR_OF[tile]] += 1
    record["treasures_held"][:players] = list(state.treasures)
    record["catastrophes"][:players] = list(state.catastrophes)
    record["dynasties"] = np.arange(len(DYNASTIES))
    record["dynasties"][:players] = [DYNASTIES.index(dynasty) for dynasty in state.dynasties]
    record["bag"] = list(state.bag)
    for name in ("active", "actions_left", "idle", "stirred", "short"):
        record[name] = getattr(state, name)
    _pack_question(record, state)
    return record


def _pack_board(record: Any, state: TigrisState) -> None:
    board = state.board
    record["tiles"] = [words_of(tiles) for tiles in board.tiles]
    for name in ("down", "ruins", "treasures", "leaders"):
        record[name] = words_of(getattr(board, name))
    record["stands"] = HOME
    record["stands"][: len(board.stands)] = [FROM_KERNEL[cell] for cell in board.stands]
    record["ruled"] = words_of(sum(board.kingdoms))
    record["borders_due"] = 1
    settle_borders(record)
    record["monument_cells"] = HOME
    for built in state.monuments:
        record["monument_cells"][built.monument] = FROM_KERNEL[built.cell]
        record["monument_colours"][built.monument] = built.colour
    record["buildings"] = [FROM_KERNEL[cell] for cell in state.buildings]
    record["ziggurat_cell"] = HOME
    if state.ziggurat is not None:
        record["ziggurat_cell"] = FROM_KERNEL[state.ziggurat.cell]
        record["ziggurat_colour"] = state.ziggurat.colour


def _pack_question(record: Any, state: TigrisState) -> None:
    pending = state.pending
    decision, tile = state.question.decision, tile_in_question(pending)
    record["question"] = questions.OVER if decision is None else DECISIONS.index(decision)
    record["seat"] = state.active if state.actor is None else state.actor
    record["tile"] = HOME if tile is None else FROM_KERNEL[tile]
    record["committed"] = questions.NOT_YET
    if isinstance(pending, Revolt | War):
        record["attacker"], record["defender"] = pending.attacker, pending.defender
        record["committed"] = questions.NOT_YET if pending.committed is None else pending.committed
    if isinstance(pending, Over):
        record["ending"] = ENDINGS.index(pending)


# ---- and back
def unpack(record: Any, players: int, options: Options) -> TigrisState:
    """The state of a record, without past, events and origin."""
    assert isinstance(options, TigrisOptions)
    leaders = COLOURS * players
    stands = CellBytes(TO_KERNEL[cell] for cell in record["stands"][:leaders])
    down, ruins, treasures = (mask_of(record[name]) for name in ("down", "ruins", "treasures"))
    built = zip(record["monument_cells"].tolist(), record["monument_colours"].tolist(), strict=True)
    ziggurat = int(record["ziggurat_cell"])
    return TigrisState(
        origin=None,
        past=Past(),
        players=players,
        options=options,
        chance=unpack_chance(record["chance"]),
        events=(),
        reveals=False,
        dynasties=tuple(DYNASTIES[dynasty] for dynasty in record["dynasties"][:players]),
        board=lay_out(tuple(mask_of(words) for words in record["tiles"]), down, ruins, treasures, stands),
        hands=bytes(record["hands"][:players].reshape(-1).tolist()),
        bag=bytes(record["bag"].tolist()),
        thrown=bytes(record["thrown"][:players].reshape(-1).tolist()),
        points=tuple(record["points"][:players].reshape(-1).tolist()),
        treasures=bytes(record["treasures_held"][:players].tolist()),
        catastrophes=bytes(record["catastrophes"][:players].tolist()),
        monuments=tuple(
            BuiltMonument(number, TO_KERNEL[cell], ColourIndex(colour))
            for number, (cell, colour) in enumerate(built)
            if cell != HOME
        ),
        buildings=CellBytes(TO_KERNEL[cell] for cell in record["buildings"]),
        ziggurat=None
        if ziggurat == HOME
        else BuiltZiggurat(TO_KERNEL[ziggurat], ColourIndex(int(record["ziggurat_colour"]))),
        active=int(record["active"]),
        actions_left=int(record["actions_left"]),
        idle=int(record["idle"]),
        stirred=bool(record["stirred"]),
        short=bool(record["short"]),
        pending=_pending(record),
    )


def _pending(record: Any) -> Pending | None:
    """The open question; None for the next action."""
    names = ("seat", "tile", "attacker", "defender", "committed")
    seat, tile, attacker, defender, number = (int(record[name]) for name in names)
    cell, committed = TO_KERNEL[tile], None if number == questions.NOT_YET else number
    match int(record["question"]):
        case questions.ACTION:
            return None
        case questions.REVOLT:
            return Revolt(seat, LeaderId(attacker), LeaderId(defender), committed)
        case questions.WAR:
            return War(seat, LeaderId(attacker), LeaderId(defender), committed, cell)
        case questions.WAR_CHOICE:
            return WarChoice(seat, cell)
        case questions.BUILDING:
            return BuildingOffer(seat, cell)
        case questions.MONUMENT:
            return MonumentOffer(seat, cell)
        case questions.TREASURE:
            return TreasureChoice(seat)
        case questions.POINT:
            return PointChoice(seat)
        case questions.DYNASTY:
            return DynastyChoice(seat)
        case _:
            return ENDINGS[record["ending"]]
