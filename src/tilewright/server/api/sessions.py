"""Being known: guests, accounts, tokens for programs."""

from typing import Annotated, Any, Literal

import msgspec
import structlog
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from tilewright.server import errors as problems
from tilewright.server.accounts.players import COOKIE, SESSION_LASTS, Player, TokenInfo
from tilewright.server.accounts.tokens import session_id
from tilewright.server.api.callers import Name, one_line, token_of
from tilewright.server.languages import known, preferred
from tilewright.server.live.pubsub import Notice
from tilewright.server.notifications.smtp import mail_address
from tilewright.server.notifications.webhooks import Undelivered
from tilewright.server.services.services import House
from tilewright.server.tables.lobby import Listing, tables_of

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Login = Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
Language = Annotated[str, msgspec.Meta(max_length=10, description="en, he or hu.")]


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`language` is what you are written to in; left out, what your browser says that you read."""

    name: Name
    language: Language | None = None


class ChangeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class SignUpWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`invitation` is needed where the server takes accounts by invitation only."""

    name: Name
    login: Login
    password: Password
    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    language: Language | None = None


class LinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class TokenWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Name


class PlayerShown(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool


class WaysIn(msgspec.Struct, frozen=True):
    """How this server lets people in. `letters`: it can send a link by which one signs in."""

    guests: bool
    sign_up: Literal["open", "invitation"]
    letters: bool


class You(PlayerShown, frozen=True):
    """Yourself. `language` is what letters and messages to you are written in."""

    language: str


class NewToken(msgspec.Struct, frozen=True):
    """The token itself, shown this once."""

    token: str


_log = structlog.get_logger("tilewright.session")

AnyRequest = Request[Any, Any, Any]


def shown(player: Player) -> PlayerShown:
    return PlayerShown(player.id, player.name, player.guest)


def you(player: Player) -> You:
    return You(player.id, player.name, player.guest, player.language)


def session_cookie(house: House, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=house.people.signed(token),
        max_age=int(SESSION_LASTS),
        httponly=True,
        secure=house.settings.secure_cookies,
        samesite="lax",
        path="/",
    )


def _with_cookie(house: House, player: Player, token: str) -> Response[You]:
    return Response(you(player), cookies=[session_cookie(house, token)])


def _language(request: AnyRequest, wanted: str | None) -> str:
    return preferred(request.headers.get("accept-language", "")) if wanted is None else known(wanted)


def client_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


@post("/api/session", tags=["session"], summary="Be a guest, under a name; sets the session cookie")
async def become_guest(house: House, request: AnyRequest, data: GuestWish) -> Response[You]:
    if house.settings.accounts_only:
        raise problems.forbidden("no-guests", "This server takes no guests; sign in, or sign up.")
    house.limits.guests.take(client_of(request))
    language = _language(request, data.language)
    player, token = await house.people.new_guest(one_line(data.name, "name"), language)
    return _with_cookie(house, player, token)


@get("/api/sign-in", tags=["session"], summary="How can one come in here?", sync_to_thread=False)
def ways_in(house: House) -> WaysIn:
    sign_up = "invitation" if _by_invitation(house) else "open"
    return WaysIn(not house.settings.accounts_only, sign_up, house.post_office.open)


def _by_invitation(house: House) -> bool:
    return house.settings.accounts_only and not house.settings.open_sign_up


@get("/api/session", tags=["session"], summary="Who am I?")
async def who_am_i(player: Player) -> You:
    return you(player)


@put("/api/session", tags=["session"], summary="Change your name, or the language that you are written to in")
async def change(house: House, player: Player, data: ChangeWish) -> You:
    """A new name is shown at once at the tables where you sit; games that are over keep the name of their time."""
    name = player.name if data.name is None else one_line(data.name, "name")
    language = player.language if data.language is None else known(data.language)
    if name != player.name:
        house.limits.names.take(player.id)
    changed = await house.people.change(player, name, language)
    if name != player.name:
        house.notices.tell(Notice(renamed=player.id, name=name))
        await house.rename_at_tables(changed)
    return you(changed)


@delete("/api/session", tags=["session"], summary="Sign out here")
async def sign_out(house: House, request: AnyRequest, player: Player) -> None:
    token = token_of(request, house)
    assert token is not None, f"{player.id} is known by it"
    await house.people.sign_out(token)
    house.notices.tell(Notice(ended=session_id(token)))


@delete("/api/sessions", tags=["session"], summary="Sign out everywhere: all sessions and tokens end")
async def sign_out_everywhere(house: House, player: Player) -> None:
    await house.people.sign_out_everywhere(player)
    house.notices.tell(Notice(gone=player.id))


@post("/api/account", tags=["session"], summary="Turn the guest that you are into an account, and keep your seats")
async def make_account(house: House, request: AnyRequest, player: Player, data: Credentials) -> You:
    house.limits.passwords.take(client_of(request))
    return you(await house.people.make_account(player, data.login.lower(), data.password))


@post("/api/sign-up", tags=["session"], summary="Make an account at once; sets the session cookie")
async def sign_up(house: House, request: AnyRequest, data: SignUpWish) -> Response[You]:
    house.limits.guests.take(client_of(request))
    house.limits.passwords.take(client_of(request))
    by_invitation = _by_invitation(house)
    if by_invitation and data.invitation is None:
        raise problems.forbidden("no-invitation", "On this server accounts are made by invitation; ask its operator.")
    needed = data.invitation if by_invitation else None
    name = one_line(data.name, "name")
    language = _language(request, data.language)
    player, token = await house.people.sign_up(name, data.login.lower(), data.password, needed, language)
    return _with_cookie(house, player, token)


@post("/api/sign-in", tags=["session"], summary="Sign in to an account; sets the session cookie")
async def sign_in(house: House, request: AnyRequest, data: Credentials) -> Response[You]:
    house.limits.passwords.take(client_of(request))
    house.limits.passwords.take(f"login {data.login.lower()}")
    player, token = await house.people.sign_in(data.login.lower(), data.password)
    return _with_cookie(house, player, token)


@post("/api/sign-in/link", tags=["session"], summary="Get a link by e-mail that signs you in", status_code=202)
async def ask_for_link(house: House, request: AnyRequest, data: LinkWish) -> None:
    """The answer is the same whether anybody has this address or not."""
    if not house.post_office.open:
        raise problems.conflict("no-letters", "This server sends no letters; sign in with your password.")
    address = mail_address(data.address)
    house.limits.mailings.take(client_of(request))
    house.limits.letters.take(address)
    house.run_errand(_send_link(house, address))


async def _send_link(house: House, address: str) -> None:
    player = await house.contacts.owner_of(address)
    if player is not None:
        try:
            await house.messages.sign_in(player, address)
        except Undelivered as failure:
            _log.warning("undelivered", way="email", player=player, why=str(failure))


@post("/api/tokens", tags=["session"], summary="A token for a program that plays for you")
async def make_token(house: House, player: Player, data: TokenWish) -> NewToken:
    return NewToken(await house.people.new_token(player, one_line(data.label, "label")))


@get("/api/tokens", tags=["session"], summary="Your tokens, without their secrets")
async def list_tokens(house: House, player: Player) -> list[TokenInfo]:
    return await house.people.tokens(player)


@delete("/api/tokens/{token_id:str}", tags=["session"], summary="End a token")
async def delete_token(house: House, player: Player, token_id: str) -> None:
    await house.people.delete_token(player, token_id)
    house.notices.tell(Notice(ended=token_id))


@get("/api/session/tables", tags=["session"], summary="The tables that you made or sit at, newest first")
async def my_tables(
    house: House, player: Player, before: Annotated[float | None, Parameter(ge=0)] = None
) -> list[Listing]:
    return await tables_of(house.storage, player, before)


HANDLERS = [
    ways_in,
    become_guest,
    who_am_i,
    change,
    sign_out,
    sign_out_everywhere,
    make_account,
    sign_up,
    sign_in,
    ask_for_link,
    make_token,
    list_tokens,
    delete_token,
    my_tables,
]
