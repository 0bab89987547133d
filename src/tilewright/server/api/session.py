"""Being known: guests, accounts, tokens for programs, profiles."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from tilewright.server import problems
from tilewright.server.api.calling import Name, one_line, token_of
from tilewright.server.house import House
from tilewright.server.lobby import Listing, tables_of
from tilewright.server.notices import Notice
from tilewright.server.people import COOKIE, SESSION_LASTS, Player, TokenInfo
from tilewright.server.ratings import Rating, ratings_of

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Login = Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class TokenWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Name


class PlayerShown(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool


class NewToken(msgspec.Struct, frozen=True):
    """The token itself, shown this once."""

    token: str


class Profile(msgspec.Struct, frozen=True):
    player: PlayerShown
    ratings: list[Rating]


AnyRequest = Request[Any, Any, Any]


def _shown(player: Player) -> PlayerShown:
    return PlayerShown(player.id, player.name, player.guest)


def _with_cookie(house: House, player: Player, token: str) -> Response[PlayerShown]:
    cookie = Cookie(
        key=COOKIE,
        value=house.people.signed(token),
        max_age=int(SESSION_LASTS),
        httponly=True,
        secure=house.settings.secure_cookies,
        samesite="lax",
        path="/",
    )
    return Response(_shown(player), cookies=[cookie])


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


@post("/api/session", tags=["session"], summary="Be a guest, under a name; sets the session cookie")
async def become_guest(house: House, request: AnyRequest, data: GuestWish) -> Response[PlayerShown]:
    if house.settings.accounts_only:
        raise problems.forbidden("no-guests", "This server takes no guests; sign in.")
    house.limits.guests.take(_address(request))
    player, token = await house.people.new_guest(one_line(data.name, "name"))
    return _with_cookie(house, player, token)


@get("/api/session", tags=["session"], summary="Who am I?")
async def who_am_i(player: Player) -> PlayerShown:
    return _shown(player)


@delete("/api/session", tags=["session"], summary="Sign out here")
async def sign_out(house: House, request: AnyRequest, player: Player) -> None:
    token = token_of(request, house)
    assert token is not None, "the player is known by it"
    await house.people.sign_out(player, token)


@delete("/api/sessions", tags=["session"], summary="Sign out everywhere: all sessions and tokens end")
async def sign_out_everywhere(house: House, player: Player) -> None:
    await house.people.sign_out_everywhere(player)
    house.notices.tell(Notice(gone=player.id))


@post("/api/account", tags=["session"], summary="Turn the guest that you are into an account, and keep your seats")
async def make_account(house: House, request: AnyRequest, player: Player, data: Credentials) -> PlayerShown:
    house.limits.passwords.take(_address(request))
    return _shown(await house.people.make_account(player, data.login.lower(), data.password))


@post("/api/sign-in", tags=["session"], summary="Sign in to an account; sets the session cookie")
async def sign_in(house: House, request: AnyRequest, data: Credentials) -> Response[PlayerShown]:
    house.limits.passwords.take(_address(request))
    house.limits.passwords.take(f"login {data.login.lower()}")
    player, token = await house.people.sign_in(data.login.lower(), data.password)
    return _with_cookie(house, player, token)


@post("/api/tokens", tags=["session"], summary="A token for a program that plays for you")
async def make_token(house: House, player: Player, data: TokenWish) -> NewToken:
    return NewToken(await house.people.new_token(player, one_line(data.label, "label")))


@get("/api/tokens", tags=["session"], summary="Your tokens, without their secrets")
async def list_tokens(house: House, player: Player) -> list[TokenInfo]:
    return await house.people.tokens(player)


@delete("/api/tokens/{token_id:str}", tags=["session"], summary="End a token")
async def delete_token(house: House, player: Player, token_id: str) -> None:
    await house.people.delete_token(player, token_id)


@get("/api/players/{player_id:str}", tags=["session"], summary="A player's profile and ratings")
async def profile(house: House, player_id: str) -> Profile:
    return Profile(_shown(await house.people.player(player_id)), await ratings_of(house.storage, player_id))


@get("/api/session/tables", tags=["session"], summary="The tables that you made or sit at, newest first")
async def my_tables(
    house: House, player: Player, before: Annotated[float | None, Parameter(ge=0)] = None
) -> list[Listing]:
    return await tables_of(house.storage, player, before)


HANDLERS = [
    become_guest,
    who_am_i,
    sign_out,
    sign_out_everywhere,
    make_account,
    sign_in,
    make_token,
    list_tokens,
    delete_token,
    profile,
    my_tables,
]
