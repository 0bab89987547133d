"""A turn: up to two actions, what follows each of them, and the end of the turn (TE-T)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tilewright.games.tigris.model.actions import (
    Building,
    Catastrophe,
    ChooseWar,
    Commit,
    Decline,
    Done,
    Keep,
    Leader,
    Monument,
    Point,
    Swap,
    Tile,
    Ziggurat,
)
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import CELL_OF, Cell
from tilewright.games.tigris.model.events import Declined, TurnBegan, TurnEnded
from tilewright.games.tigris.model.names import ACTIONS, HAND_SIZE
from tilewright.games.tigris.rules import (
    buildings,
    catastrophes,
    conflicts,
    ending,
    leaders,
    monuments,
    revolts,
    tiles,
    treasures,
    ziggurat,
)
from tilewright.games.tigris.rules.pending import (
    BuildingOffer,
    MonumentOffer,
    Over,
    PointChoice,
    Revolt,
    TreasureChoice,
    War,
    WarChoice,
)
from tilewright.kernel import Action

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def after(state: "TigrisState", action: Action) -> "TigrisState":
    """The state after a legal action."""
    table = Table(state)
    WHAT_FOLLOWS[type(action)](table, action, state.pending)
    return table.read_off(action)


def _tile(table: Table, action: Tile, _: None) -> None:
    table.actions_left -= 1
    cell = CELL_OF[action.at]
    joined_two = tiles.act(table, action)
    if not (joined_two and conflicts.join_kingdoms(table, cell)):
        _offer_building(table, cell)


def _leader(table: Table, action: Leader, _: None) -> None:
    table.actions_left -= 1
    leader = leaders.act(table, action)
    revolt = None if leader is None else revolts.begin(table, leader)
    if revolt is None or not conflicts.open_conflict(table, revolt):
        _collect_treasures(table)


def _catastrophe(table: Table, action: Catastrophe, _: None) -> None:
    table.actions_left -= 1
    catastrophes.lay(table, action)
    _collect_treasures(table)


def _swap(table: Table, action: Swap, _: None) -> None:
    table.actions_left -= 1
    catastrophes.swap(table, action)
    _collect_treasures(table)


def _done(table: Table, _action: Done, _: None) -> None:
    _end_turn(table)


def _war(table: Table, action: ChooseWar, choice: WarChoice) -> None:
    if not conflicts.choose_war(table, choice, action):
        _offer_building(table, choice.marker)


def _commit(table: Table, action: Commit, conflict: Revolt | War) -> None:
    if conflicts.commit(table, conflict, action.tiles):
        return
    if isinstance(conflict, Revolt):
        _collect_treasures(table)
    elif not conflicts.wage_wars(table, conflict.marker):
        _offer_building(table, conflict.marker)


def _building(table: Table, action: Building, offer: BuildingOffer) -> None:
    buildings.build(table, offer.cell, action.at)
    _offer_monument(table, offer.cell)


def _monument(table: Table, action: Monument, _: MonumentOffer) -> None:
    monuments.build(table, action)
    _collect_treasures(table)


def _ziggurat(table: Table, action: Ziggurat, _: MonumentOffer) -> None:
    ziggurat.build(table, action)
    _collect_treasures(table)


def _decline(table: Table, _: Decline, offer: BuildingOffer | MonumentOffer) -> None:
    """TE-T4: declining ends that offer for this action."""
    if isinstance(offer, BuildingOffer):
        table.events.append(Declined(table.active, "building"))
        _offer_monument(table, offer.cell)
    else:
        table.events.append(Declined(table.active, "monument"))
        _collect_treasures(table)


def _keep(table: Table, action: Keep, choice: TreasureChoice) -> None:
    treasures.take(table, choice.seat, CELL_OF[action.at])
    _collect_treasures(table)


def _point(table: Table, action: Point, _: PointChoice) -> None:
    ziggurat.take_point(table, action.colour)
    _draw_and_pass_on(table)


WHAT_FOLLOWS: Final[dict[type[Action], Callable[[Table, Any, Any], None]]] = {
    Tile: _tile,
    Leader: _leader,
    Catastrophe: _catastrophe,
    Swap: _swap,
    Done: _done,
    ChooseWar: _war,
    Commit: _commit,
    Building: _building,
    Monument: _monument,
    Ziggurat: _ziggurat,
    Decline: _decline,
    Keep: _keep,
    Point: _point,
}
"""Every action, and all that follows it in the order of TE-T2, until somebody must decide again."""


def _offer_building(table: Table, cell: Cell) -> None:
    if not buildings.offer(table, cell):
        _offer_monument(table, cell)


def _offer_monument(table: Table, cell: Cell) -> None:
    if not monuments.offer(table, cell):
        _collect_treasures(table)


def _collect_treasures(table: Table) -> None:
    if not treasures.collect(table):
        _next_action(table)


def _next_action(table: Table) -> None:
    """The turn goes on after its first action and ends after its second (TE-T3)."""
    if table.actions_left == 0:
        _end_turn(table)
    elif _only_done_is_left(table):
        table.only_choice(table.active, Done())
        _end_turn(table)


def _only_done_is_left(table: Table) -> bool:
    """TE-T4: with nothing to swap, lay or place, ending the turn is no choice. All can see that it is so."""
    seat = table.active
    if table.catastrophes[seat] or table.hand_size(seat):
        return False
    return not leaders.anywhere_to_go(table.board, table.map, seat)


def _end_turn(table: Table) -> None:
    """TE-T3: monuments pay, then the ziggurat, then the game ends or hands are filled."""
    monuments.pay(table)
    if not ziggurat.offer_point(table):
        _draw_and_pass_on(table)


def _draw_and_pass_on(table: Table) -> None:
    """TE-T3: unless the game ends, everybody draws up to six, and the turn passes on."""
    table.events.append(TurnEnded(table.active))
    table.idle = 0 if table.stirred else table.idle + 1
    over = ending.before_drawing(table) or _refill(table)
    if over is None and ending.at_standstill(table.idle, table.players):
        over = ending.STANDSTILL
    if over is not None:
        ending.end(table, over)
        return
    table.active = (table.active + 1) % table.players
    table.actions_left = ACTIONS
    table.stirred = False
    table.events.append(TurnBegan(table.active))


def _refill(table: Table) -> Over | None:
    """The active player, then clockwise everyone, draws up to six; the first who cannot ends the game (TE-G1)."""
    for seat in table.seats_from_active():
        if sum(table.hands) == HAND_SIZE * table.players:
            break  # as a rule once the active player has drawn
        missing = HAND_SIZE - table.hand_size(seat)
        if missing and table.draw(seat, missing) < missing:
            return ending.BAG_RAN_OUT
    return None
