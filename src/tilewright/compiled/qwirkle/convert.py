"""States of the readable engine as records, and back."""

from typing import Any

import numpy as np

from tilewright.compiled.chance import pack_chance, unpack_chance
from tilewright.compiled.jit import compiled
from tilewright.compiled.qwirkle.board import entry_of
from tilewright.compiled.qwirkle.layout import (
    ALL_TILES,
    FIGURES,
    FIRST_GAP,
    FIT_BITS,
    MIDDLE_X,
    MIDDLE_Y,
    MOST_TRADES,
    OPENING,
    OVER,
    PLAY_ON,
    PLAY_OR_TRADE,
    STATE,
    TILES,
    State,
)
from tilewright.games.qwirkle.model.board import ROW
from tilewright.games.qwirkle.model.knowledge import Memory, Returned
from tilewright.games.qwirkle.model.options import QwirkleOptions
from tilewright.games.qwirkle.rules.ending import RULE_OF_ENDING, Over
from tilewright.games.qwirkle.rules.opening import Opening
from tilewright.games.qwirkle.rules.questions import QwirkleQuestion
from tilewright.games.qwirkle.rules.turn import PlayOn, PlayOrTrade
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Past

REASONS = tuple(RULE_OF_ENDING)


def figures(players: int, options: Any) -> Any:
    """What never changes during a game."""
    return np.array([(players, options.free_opening)], FIGURES)[0]


def pack(state: Any) -> Any:
    """A state as a record."""
    record = np.zeros(1, STATE)[0]
    pack_chance(record["chance"], state.chance)
    _pack_table(record, state)
    for seat, hand in enumerate(state.hands):
        record["hands"][seat, : len(hand)] = list(hand)
        record["hand_sizes"][seat] = len(hand)
    record["bag"] = np.bincount(np.frombuffer(state.bag, np.uint8), minlength=TILES)
    record["bag_size"] = len(state.bag)
    record["scores"][: state.players] = state.scores
    record["announced"][: state.players] = state.announced
    record["passes"], record["trades"] = state.passes, state.trades
    _pack_memory(record, state.memory, state.players)
    _pack_question(record, state.question)
    return record


def _pack_table(record: Any, state: QwirkleState) -> None:
    gaps, tiles = len(state.gaps), len(state.table)
    record["gaps"][:gaps] = [cell << FIT_BITS | fit for cell, fit in state.gaps.items()]
    cells = np.array([*state.gaps, *state.table], np.int64)
    _enter(record, cells, np.array([*range(FIRST_GAP, FIRST_GAP + gaps), *state.table.values()], np.int64))
    record["gap_count"], record["tile_count"] = gaps, tiles
    record["openings"] = np.frombuffer(state.openings.to_bytes(TILES, "little"), np.uint8)
    columns, rows = [cell % ROW for cell in state.table], [cell // ROW for cell in state.table]
    record["least_x"], record["most_x"] = min(columns, default=MIDDLE_X), max(columns, default=MIDDLE_X)
    record["least_y"], record["most_y"] = min(rows, default=MIDDLE_Y), max(rows, default=MIDDLE_Y)


@compiled
def _enter(state: State, cells: Any, contents: Any) -> None:
    """Put what is at these cells into the hash table."""
    for number in range(len(cells)):
        entry = entry_of(state, cells[number])
        state.cells[entry], state.contents[entry] = cells[number], contents[number]


def _pack_memory(record: Any, memory: Memory, players: int) -> None:
    record["untouched"][:players] = memory.untouched
    record["lacks"][:players] = memory.lacks
    record["draws"][:players] = memory.draws
    for seat, trades in enumerate(memory.returned):
        if len(trades) > MOST_TRADES:
            raise ValueError(f"seat {seat} remembers {len(trades)} trades; no game has more than {MOST_TRADES}")
        record["returned_count"][seat] = len(trades)
        for number, trade in enumerate(trades):
            row = record["returned"][seat, number]
            row["kinds"] = len(trade.elsewhere)
            for kind, (tile, copies) in enumerate(trade.elsewhere):
                row["tiles"][kind], row["copies"][kind] = tile, copies
            row["draws"][: players - 1] = trade.draws


def _pack_question(record: Any, question: QwirkleQuestion) -> None:
    record["laid"][: len(question.laid)] = question.laid
    record["laid_count"] = len(question.laid)
    match question:
        case Opening(seat, size):
            record["question"], record["seat"], record["opening_size"] = OPENING, seat, size or 0
        case PlayOrTrade(seat):
            record["question"], record["seat"] = PLAY_OR_TRADE, seat
        case PlayOn(seat):
            record["question"], record["seat"] = PLAY_ON, seat
        case Over(last, reason):
            record["question"], record["seat"], record["reason"] = OVER, last, REASONS.index(reason)


def unpack(record: Any, players: int, options: QwirkleOptions) -> QwirkleState:
    """The state of a record, without past, events and origin."""
    cells, contents, gaps = record["cells"], record["contents"], record["gaps"][: record["gap_count"]]
    laid = (cells != 0) & (contents < FIRST_GAP)
    return QwirkleState(
        origin=None,
        past=Past(),
        players=players,
        options=options,
        chance=unpack_chance(record["chance"]),
        events=(),
        reveals=False,
        table=dict(zip(cells[laid].tolist(), contents[laid].tolist(), strict=True)),
        gaps=dict(zip((gaps >> FIT_BITS).tolist(), (gaps & ALL_TILES).tolist(), strict=True)),
        openings=int.from_bytes(record["openings"].tobytes(), "little"),
        hands=tuple(record["hands"][seat, : record["hand_sizes"][seat]].tobytes() for seat in range(players)),
        bag=bytes(np.repeat(np.arange(TILES, dtype=np.uint8), record["bag"])),
        scores=tuple(record["scores"][:players].tolist()),
        announced=tuple(record["announced"][:players].tolist()),
        passes=int(record["passes"]),
        trades=int(record["trades"]),
        memory=_memory(record, players),
        question=_question(record),
    )


def _memory(record: Any, players: int) -> Memory:
    return Memory(
        tuple(map(bool, record["untouched"][:players].tolist())),
        tuple(record["lacks"][:players].tolist()),
        tuple(record["draws"][:players].tolist()),
        tuple(
            tuple(_returned(trade, players) for trade in record["returned"][seat, : record["returned_count"][seat]])
            for seat in range(players)
        ),
    )


def _returned(trade: Any, players: int) -> Returned:
    kinds = int(trade["kinds"])
    elsewhere = zip(trade["tiles"][:kinds].tolist(), trade["copies"][:kinds].tolist(), strict=True)
    return Returned(tuple(elsewhere), tuple(trade["draws"][: players - 1].tolist()))


def _question(record: Any) -> QwirkleQuestion:
    seat, laid = int(record["seat"]), tuple(record["laid"][: record["laid_count"]].tolist())
    match int(record["question"]):
        case kind if kind == OPENING:
            return Opening(seat, int(record["opening_size"]) or None, laid)
        case kind if kind == PLAY_OR_TRADE:
            return PlayOrTrade(seat)
        case kind if kind == PLAY_ON:
            return PlayOn(seat, laid)
        case _:
            return Over(seat, REASONS[int(record["reason"])])
