"""Playing: the view, the legal actions, reasons, drafts, take-backs, resignation."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import Parameter

from tilewright.kernel import NotationError, Refusal, State
from tilewright.server.accounts.players import Player
from tilewright.server.accounts.relations import apart_from
from tilewright.server.api.advice import AdviceShown, show_advice
from tilewright.server.api.callers import Invitation, TableId, inquirer, visible_table
from tilewright.server.api.problem_details import AnyRequest
from tilewright.server.api.table_info import TableShown, show_table
from tilewright.server.api.table_requests import (
    ActionText,
    ActRequest,
    AnswerTakeBackRequest,
    AskTakeBackRequest,
    Caller,
    CommitRequest,
    OrderRequest,
    ResignRequest,
    ReturnRequest,
    TableRequest,
    TakeBackRequest,
    VoteToEndRequest,
    carry_out,
)
from tilewright.server.errors import Forbidden, StateConflict, unreadable_action
from tilewright.server.live.frames import Frame, frame_of, has_chat
from tilewright.server.services.services import Services
from tilewright.server.tables.table import LogStep, Table
from tilewright.server.tables.views import (
    MAX_ACTIONS,
    DraftedState,
    GameView,
    LegalActions,
    draft_of,
    drafted_state,
    insight_json,
    legal_actions,
    private_draft,
    view_for,
    view_with_draft,
)


class ExplainRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: ActionText


class ActionResult(msgspec.Struct, frozen=True):
    """`committed`: the draft is now in the log, as entry `seen.number`. Otherwise it can still be taken back."""

    committed: bool
    seen: GameView


class Explanation(msgspec.Struct, frozen=True):
    """`refusal` is null for a legal action, else the rule and the facts that forbid it."""

    legal: bool
    text: str
    refusal: Refusal | None


@get("/api/tables/{table_id:str}/view", tags=["play"], summary="The game as you may see it, with your draft")
async def view(services: Services, caller: Player | None, table_id: TableId, invitation: Invitation = None) -> GameView:
    table, viewer = await visible_table(services, table_id, caller, invitation)
    return await view_for(services.drafts, table, viewer)


@get("/api/tables/{table_id:str}/events", tags=["play"], summary="What happened, in order, none missing")
async def events(
    services: Services,
    caller: Player | None,
    table_id: TableId,
    since: Annotated[int, Parameter(ge=0, le=1_000_000_000, description="Only what has a greater number.")] = 0,
    invitation: Invitation = None,
) -> list[Frame]:
    table, viewer = await visible_table(services, table_id, caller, invitation)
    steps = await services.cache.steps_since(table_id, since)
    apart = await apart_from(services.storage, caller.id) if caller and has_chat(steps) else frozenset[str]()
    return [frame_of(table, step, viewer, (), apart) for step in steps]


async def _to_move(services: Services, player: Player, table_id: str) -> tuple[Table, DraftedState]:
    """The table and the drafted state, for the one who must decide. To others legality would tell what is hidden."""
    table, viewer = await visible_table(services, table_id, player)
    if viewer is None:
        raise Forbidden("not-seated", "You are not seated at this table.")
    if table.actor != viewer:
        raise StateConflict("not-your-turn", "It is not your decision now.", actor=table.actor)
    return table, drafted_state(table, await draft_of(services.drafts, table, viewer))


async def _open_decision(services: Services, player: Player, table_id: str) -> tuple[Table, State]:
    """The same, where there is something to decide but whether to commit."""
    table, drafted = await _to_move(services, player, table_id)
    if drafted.held:
        raise StateConflict("held", "Commit the last action of your draft, or undo it, first.")
    return table, drafted.state


@get("/api/tables/{table_id:str}/actions", tags=["play"], summary="What you may do now")
async def actions(
    services: Services,
    player: Player,
    table_id: TableId,
    limit: Annotated[int, Parameter(ge=1, le=MAX_ACTIONS)] = 500,
) -> LegalActions:
    table, drafted = await _to_move(services, player, table_id)
    return legal_actions(table, drafted, limit)


@post("/api/tables/{table_id:str}/explain", tags=["play"], summary="Is this legal, and if not, why?", status_code=200)
async def explain(services: Services, player: Player, table_id: TableId, data: ExplainRequest) -> Explanation:
    table, state = await _open_decision(services, player, table_id)
    try:
        action = table.config.kind.parse(data.action)
    except NotationError as error:
        raise unreadable_action(error) from None
    refusal = state.explain(action)
    return Explanation(refusal is None, str(action), refusal)


@get("/api/tables/{table_id:str}/insight", tags=["play"], summary="What the board means: strengths, odds, outlooks")
async def insight(
    services: Services,
    caller: Player | None,
    table_id: TableId,
    action: Annotated[str | None, Parameter(max_length=200, description="What this action would bring.")] = None,
    invitation: Invitation = None,
) -> Any:
    table, viewer = await visible_table(services, table_id, caller, invitation)
    if table.state is None:
        return None
    state, _ = drafted_state(table, await draft_of(services.drafts, table, viewer))
    game = table.config.kind
    try:
        wanted = None if action is None else game.parse(action)
    except NotationError as error:
        raise unreadable_action(error) from None
    return insight_json(game, state, viewer, wanted)


@post(
    "/api/tables/{table_id:str}/act", tags=["play"], summary="Act: drafted until something is revealed", status_code=200
)
async def act(services: Services, player: Player, table_id: TableId, data: ActRequest) -> ActionResult:
    return await _acted(services, Caller(player, table_id), data)


@post("/api/tables/{table_id:str}/take-back", tags=["play"], summary="Take back from your draft", status_code=200)
async def take_back(services: Services, player: Player, table_id: TableId, data: TakeBackRequest) -> ActionResult:
    return await _acted(services, Caller(player, table_id), data)


@post("/api/tables/{table_id:str}/commit", tags=["play"], summary="Commit the draft that is held", status_code=200)
async def commit(services: Services, player: Player, table_id: TableId, data: CommitRequest) -> ActionResult:
    return await _acted(services, Caller(player, table_id), data)


@post(
    "/api/tables/{table_id:str}/order", tags=["play"], summary="Leave a standing order, or withdraw it", status_code=200
)
async def order(services: Services, player: Player, table_id: TableId, data: OrderRequest) -> ActionResult:
    return await _acted(services, Caller(player, table_id), data)


async def _acted(services: Services, caller: Caller, request: TableRequest) -> ActionResult:
    table, done = await carry_out(services, caller, request)
    seat = table.seat_of(caller.player.id)
    private = await private_draft(services.drafts, table, seat) if isinstance(done, LogStep) else done
    return ActionResult(isinstance(done, LogStep), view_with_draft(table, seat, private))


async def _after(services: Services, caller: Caller, request: TableRequest) -> TableShown:
    """The table after what was asked for."""
    table, _ = await carry_out(services, caller, request)
    return show_table(services, table, table.seat_of(caller.player.id), caller.player)


@post("/api/tables/{table_id:str}/resign", tags=["play"], summary="Give up", status_code=200)
async def resign(services: Services, player: Player, table_id: TableId) -> TableShown:
    return await _after(services, Caller(player, table_id), ResignRequest())


@post("/api/tables/{table_id:str}/return", tags=["play"], summary="Be back after the clock ran out", status_code=200)
async def return_to_game(services: Services, player: Player, table_id: TableId) -> TableShown:
    return await _after(services, Caller(player, table_id), ReturnRequest())


@post(
    "/api/tables/{table_id:str}/ask-take-back", tags=["play"], summary="Ask to undo your last commit", status_code=200
)
async def ask_take_back(services: Services, player: Player, table_id: TableId) -> TableShown:
    return await _after(services, Caller(player, table_id), AskTakeBackRequest())


@post("/api/tables/{table_id:str}/answer-take-back", tags=["play"], summary="Let another undo, or not", status_code=200)
async def answer_take_back(
    services: Services, player: Player, table_id: TableId, data: AnswerTakeBackRequest
) -> TableShown:
    return await _after(services, Caller(player, table_id), data)


@post("/api/tables/{table_id:str}/vote-to-end", tags=["play"], summary="Vote to end without a winner", status_code=200)
async def vote_to_end(services: Services, player: Player, table_id: TableId, data: VoteToEndRequest) -> TableShown:
    return await _after(services, Caller(player, table_id), data)


@post(
    "/api/tables/{table_id:str}/hint",
    tags=["play"],
    summary="What a master would do and why, where the table allows it",
    status_code=200,
)
async def hint(request: AnyRequest, services: Services, player: Player, table_id: TableId) -> AdviceShown:
    table, state = await _open_decision(services, player, table_id)
    if not table.config.hints:
        raise Forbidden("no-hints", "Hints are off at this table.")
    return show_advice(await services.advisor.advise(state, inquirer(request, player)))


HANDLERS = [
    view,
    events,
    actions,
    explain,
    insight,
    act,
    take_back,
    commit,
    order,
    resign,
    return_to_game,
    ask_take_back,
    answer_take_back,
    vote_to_end,
    hint,
]
