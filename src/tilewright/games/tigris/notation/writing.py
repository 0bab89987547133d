"""Writing a position: the whole state, hidden things included. `reading` has the list of the lines."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tilewright.games.tigris.model.cells import HOME, NAMES
from tilewright.games.tigris.model.names import CATASTROPHES, COLOURS, PAIR_NAMES
from tilewright.games.tigris.model.ownership import colour_of
from tilewright.games.tigris.model.stock import removed
from tilewright.games.tigris.notation.grid import cell_texts
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
)
from tilewright.kernel.position import write_position

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def write(state: "TigrisState") -> str:
    """The text of a state; lines that would say what is so at the start are left out."""
    options = state.options
    fields: list[tuple[str, object]] = [
        ("game", "tigris"),
        ("board", options.board),
        ("options", " ".join(name for name in FLAGS if getattr(options, name))),
        ("players", " ".join(state.dynasties)),
        ("active", state.dynasties[state.active]),
        ("actions", state.actions_left),
        ("pending", _pending(state)),
        ("seed", state.chance.seed.hex()),
        ("drawn", state.chance.drawn or ""),
        *_by_player(state),
        ("removed", _counts(removed(state))),
        (
            "monuments",
            ", ".join(f"{PAIR_NAMES[m.monument]} {NAMES[m.cell]} {COLOURS[m.colour]}" for m in state.monuments),
        ),
        (
            "buildings",
            " ".join(
                f"{colour} {NAMES[cell]}" for colour, cell in zip(COLOURS, state.buildings, strict=True) if cell != HOME
            ),
        ),
        ("ziggurat", f"{NAMES[state.ziggurat.cell]} {COLOURS[state.ziggurat.colour]}" if state.ziggurat else ""),
        ("idle", state.idle or ""),
        ("stirred", "yes" if state.stirred else ""),
        ("short", "yes" if state.short else ""),
    ]
    return write_position(fields, cell_texts(state.board, state.dynasties))


FLAGS = ("buildings", "ziggurat", "limited_support", "open_scores", "choose_dynasties")


def _by_player(state: "TigrisState") -> list[tuple[str, object]]:
    fields: list[tuple[str, object]] = []
    for seat, dynasty in enumerate(state.dynasties):
        left = state.catastrophes[seat]
        fields += [
            (f"hand {dynasty}", _counts(state.hand(seat))),
            (f"swapped {dynasty}", _counts(state.thrown_by(seat))),
            (f"points {dynasty}", _counts(state.points_of(seat))),
            (f"treasures {dynasty}", state.treasures[seat] or ""),
            (f"catastrophes {dynasty}", "" if left == CATASTROPHES else left),
        ]
    return fields


def _counts(counts: Iterable[int]) -> str:
    return " ".join(f"{colour} {count}" for colour, count in zip(COLOURS, counts, strict=True) if count)


def _pending(state: "TigrisState") -> str:
    match state.pending:
        case None:
            return ""
        case Revolt(attacker=attacker, committed=committed):
            return f"revolt {NAMES[state.board.stands[attacker]]}" + _committed(committed)
        case War(attacker=attacker, committed=committed, marker=marker):
            return f"war {COLOURS[colour_of(attacker)]} {NAMES[marker]}" + _committed(committed)
        case WarChoice(marker=cell):
            return f"wars {NAMES[cell]}"
        case BuildingOffer(cell=cell):
            return f"building {NAMES[cell]}"
        case MonumentOffer(cell=cell):
            return f"monument {NAMES[cell]}"
        case TreasureChoice(seat):
            return f"treasure {state.dynasties[seat]}"
        case PointChoice():
            return "point"
        case DynastyChoice(seat):
            return f"dynasty {state.dynasties[seat]}"
        case Over(reason=reason):
            return f"over {reason}"


def _committed(number: int | None) -> str:
    return "" if number is None else f" committed {number}"
