"""Playing: the view, the legal actions, reasons, drafts, take-backs, resignation."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import Parameter

from tilewright.kernel import Chance, Draws, NotationError, Refusal, seed_of
from tilewright.server import errors as problems
from tilewright.server.accounts.players import Player
from tilewright.server.api.advice import AdviceShown, show_advice
from tilewright.server.api.callers import Invitation, TableId, look_at
from tilewright.server.api.table_info import TableShown, show_table
from tilewright.server.api.table_requests import ActionText, ActWish, Answer, Asker, StepsBack, ask
from tilewright.server.live.frames import Frame, frame
from tilewright.server.services.services import House
from tilewright.server.tables.commands import play_all
from tilewright.server.tables.table import Step, Table
from tilewright.server.tables.views import Seen, draft_of, seen_by, show

MOST_ACTIONS = 2000  # legal actions in one answer


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: ActionText


class Done(msgspec.Struct, frozen=True):
    """`committed`: the draft is now in the log, as entry `seen.number`. Otherwise it can still be taken back."""

    committed: bool
    seen: Seen


class LegalActions(msgspec.Struct, frozen=True):
    """`actions` are the first of `count`, in a fixed order; the text is what `act` takes."""

    turn: int
    count: int
    actions: list[Any]
    texts: list[str]


class Explained(msgspec.Struct, frozen=True):
    """`refusal` is null for a legal action, else the rule and the facts that forbid it."""

    legal: bool
    text: str
    refusal: Refusal | None


@get("/api/tables/{table_id:str}/view", tags=["play"], summary="The game as you may see it, with your draft")
async def view(house: House, caller: Player | None, table_id: TableId, invitation: Invitation = None) -> Seen:
    table, eyes = await look_at(house, table_id, caller, invitation)
    return await seen_by(house.drafts, table, eyes)


@get("/api/tables/{table_id:str}/events", tags=["play"], summary="What happened, in order, none missing")
async def events(
    house: House,
    caller: Player | None,
    table_id: TableId,
    since: Annotated[int, Parameter(ge=0, le=1_000_000_000, description="Only what has a greater number.")] = 0,
    invitation: Invitation = None,
) -> list[Frame]:
    table, eyes = await look_at(house, table_id, caller, invitation)
    return [frame(table, step, eyes) for step in await house.hot.steps_since(table_id, since)]


async def _to_move(house: House, player: Player, table_id: str) -> tuple[Table, Any]:
    """The table and the drafted state, for the one who must decide. To others legality would tell what is hidden."""
    table, eyes = await look_at(house, table_id, player)
    if eyes is None:
        raise problems.forbidden("not-seated", "You do not sit at this table.")
    if table.actor != eyes:
        raise problems.conflict("not-your-turn", "It is not your decision now.", actor=table.actor)
    return table, play_all(table, await draft_of(house.drafts, table, eyes))


@get("/api/tables/{table_id:str}/actions", tags=["play"], summary="What you may do now")
async def legal_actions(
    house: House,
    player: Player,
    table_id: TableId,
    limit: Annotated[int, Parameter(ge=1, le=MOST_ACTIONS)] = 500,
) -> LegalActions:
    table, state = await _to_move(house, player, table_id)
    legal = state.actions()
    some = [action for action, _ in zip(legal, range(limit), strict=False)]
    return LegalActions(table.turn, len(legal), some, [str(action) for action in some])


@post("/api/tables/{table_id:str}/explain", tags=["play"], summary="Is this legal, and if not, why?", status_code=200)
async def explain(house: House, player: Player, table_id: TableId, data: Question) -> Explained:
    table, state = await _to_move(house, player, table_id)
    try:
        action = table.about.kind.parse(data.action)
    except NotationError as error:
        raise problems.of_notation(error) from None
    refusal = state.explain(action)
    return Explained(refusal is None, str(action), refusal)


@get("/api/tables/{table_id:str}/insight", tags=["play"], summary="What the board means: strengths, odds, outlooks")
async def insight(
    house: House,
    caller: Player | None,
    table_id: TableId,
    action: Annotated[str | None, Parameter(max_length=200, description="What this action would bring.")] = None,
    invitation: Invitation = None,
) -> Any:
    """What a player could work out from what he sees, as the game itself describes it. It is asked about a guess."""
    table, eyes = await look_at(house, table_id, caller, invitation)
    if table.state is None:
        return None
    state, game = play_all(table, await draft_of(house.drafts, table, eyes)), table.about.kind
    try:
        wanted = None if action is None else game.parse(action)
    except NotationError as error:
        raise problems.of_notation(error) from None
    return msgspec.Raw(game.to_json(game.insight(state.guess(eyes, Draws(Chance(seed_of(0)))), eyes, wanted)))


@post(
    "/api/tables/{table_id:str}/act", tags=["play"], summary="Act: drafted until something is revealed", status_code=200
)
async def act(house: House, player: Player, table_id: TableId, data: ActWish) -> Done:
    return await _acted(house, player, table_id, "act", data)


@post("/api/tables/{table_id:str}/take-back", tags=["play"], summary="Take back from your draft", status_code=200)
async def take_back(house: House, player: Player, table_id: TableId, data: StepsBack) -> Done:
    return await _acted(house, player, table_id, "take-back", data)


async def _acted(house: House, player: Player, table_id: str, word: str, data: Any) -> Done:
    table, done = await ask(house, Asker(player, table_id), word, data)
    draft = () if isinstance(done, Step) else done.actions
    return Done(isinstance(done, Step), show(table, table.seat_of(player.id), draft))


async def _asked(house: House, player: Player, table_id: str, word: str, data: Any = None) -> TableShown:
    table, _ = await ask(house, Asker(player, table_id), word, data)
    return show_table(house, table, table.seat_of(player.id), player)


@post("/api/tables/{table_id:str}/resign", tags=["play"], summary="Give up", status_code=200)
async def resign(house: House, player: Player, table_id: TableId) -> TableShown:
    return await _asked(house, player, table_id, "resign")


@post("/api/tables/{table_id:str}/return", tags=["play"], summary="Be back after the clock ran out", status_code=200)
async def come_back(house: House, player: Player, table_id: TableId) -> TableShown:
    return await _asked(house, player, table_id, "return")


@post(
    "/api/tables/{table_id:str}/ask-take-back", tags=["play"], summary="Ask to undo your last commit", status_code=200
)
async def ask_take_back(house: House, player: Player, table_id: TableId) -> TableShown:
    return await _asked(house, player, table_id, "ask-take-back")


@post("/api/tables/{table_id:str}/answer-take-back", tags=["play"], summary="Let another undo, or not", status_code=200)
async def answer_take_back(house: House, player: Player, table_id: TableId, data: Answer) -> TableShown:
    return await _asked(house, player, table_id, "answer-take-back", data)


@post("/api/tables/{table_id:str}/vote-to-end", tags=["play"], summary="Vote to end without a winner", status_code=200)
async def vote_to_end(house: House, player: Player, table_id: TableId, data: Answer) -> TableShown:
    return await _asked(house, player, table_id, "vote-to-end", data)


@post(
    "/api/tables/{table_id:str}/hint",
    tags=["play"],
    summary="What a master would do and why, where the table allows it",
    status_code=200,
)
async def hint(house: House, player: Player, table_id: TableId) -> AdviceShown:
    table, state = await _to_move(house, player, table_id)
    if not table.about.hints:
        raise problems.forbidden("no-hints", "This table was made without hints.")
    return show_advice(await house.advisers.advise(state))


HANDLERS = [
    view,
    events,
    legal_actions,
    explain,
    insight,
    act,
    take_back,
    resign,
    come_back,
    ask_take_back,
    answer_take_back,
    vote_to_end,
    hint,
]
