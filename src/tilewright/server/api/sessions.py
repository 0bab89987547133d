"""Signing in: guests, accounts, tokens for programs."""

from typing import Annotated, Any, Literal

import msgspec
import structlog
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from tilewright.server.accounts.players import COOKIE, SESSION_SECONDS, Player, TokenInfo
from tilewright.server.accounts.tokens import session_id
from tilewright.server.addresses import network_of
from tilewright.server.api.callers import Name, one_line, token_of
from tilewright.server.errors import Forbidden, StateConflict
from tilewright.server.languages import checked_language, preferred_language
from tilewright.server.live.pubsub import PlayerRenamed, SessionEnded, SignedOutEverywhere
from tilewright.server.notifications.delivery import DeliveryFailed
from tilewright.server.notifications.smtp import email_address
from tilewright.server.services.services import Services
from tilewright.server.tables.lobby import Listing, tables_of

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Login = Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9._-]+(?!\n)$")]
Language = Annotated[str, msgspec.Meta(max_length=10, description="en, he or hu.")]


class GuestRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`language` is that of e-mails and messages to you; left out, what your browser says that you read."""

    name: Name
    language: Language | None = None


class ProfileChangeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    hides_profile: bool | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class PasswordChangeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Password
    new_password: Password


class SignUpRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`invitation` is needed where the server takes accounts by invitation only."""

    name: Name
    login: Login
    password: Password
    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    language: Language | None = None


class SignInLinkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class TokenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Name


class PlayerShown(msgspec.Struct, frozen=True):
    """`bot`: it is a program of another player's."""

    id: str
    name: str
    guest: bool
    bot: bool


class SignInOptions(msgspec.Struct, frozen=True):
    """How one signs in to this server. `letters`: it can send a link by e-mail."""

    guests: bool
    sign_up: Literal["open", "invitation"]
    letters: bool


class OwnPlayer(PlayerShown, frozen=True):
    """Yourself. `language` is that of e-mails and messages to you; `hides_profile`: your profile is for you alone;
    `operator`: you may moderate here."""

    language: str
    hides_profile: bool
    operator: bool


class NewToken(msgspec.Struct, frozen=True):
    """The token itself, shown this once."""

    token: str


_log = structlog.get_logger("tilewright.session")

AnyRequest = Request[Any, Any, Any]


def show_player(player: Player) -> PlayerShown:
    return PlayerShown(player.id, player.name, player.guest, player.bot)


def own_player(player: Player) -> OwnPlayer:
    return OwnPlayer(
        player.id, player.name, player.guest, player.bot, player.language, player.hides_profile, player.operator
    )


def session_cookie(services: Services, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services.players.signed(token),
        max_age=int(SESSION_SECONDS),
        httponly=True,
        secure=services.settings.secure_cookies,
        samesite="lax",
        path="/",
    )


def _with_cookie(services: Services, player: Player, token: str) -> Response[OwnPlayer]:
    return Response(own_player(player), cookies=[session_cookie(services, token)])


def _language(request: AnyRequest, wanted: str | None) -> str:
    return (
        preferred_language(request.headers.get("accept-language", "")) if wanted is None else checked_language(wanted)
    )


def client_of(request: AnyRequest) -> str:
    """Where they call from, for what is limited for each place."""
    return network_of(request.client.host) if request.client else ""


@post("/api/session", tags=["session"], summary="Be a guest, under a name; sets the session cookie")
async def become_guest(
    services: Services, request: AnyRequest, caller: Player | None, data: GuestRequest
) -> Response[OwnPlayer]:
    """Whoever is signed in stays who they are."""
    name, language = one_line(data.name, "name"), _language(request, data.language)
    if caller is not None:
        return Response(own_player(caller))
    if services.settings.accounts_only:
        raise Forbidden("no-guests", "This server does not allow guests; sign in or sign up.")
    await services.limits.guests.take(client_of(request))
    player, token = await services.players.new_guest(name, language)
    return _with_cookie(services, player, token)


@get("/api/sign-in", tags=["session"], summary="How one can sign in here", sync_to_thread=False)
def sign_in_options(services: Services) -> SignInOptions:
    sign_up = "invitation" if _by_invitation(services) else "open"
    return SignInOptions(not services.settings.accounts_only, sign_up, services.mailer.enabled)


def _by_invitation(services: Services) -> bool:
    return services.settings.accounts_only and not services.settings.open_sign_up


@get("/api/session", tags=["session"], summary="Who am I?")
async def who_am_i(player: Player) -> OwnPlayer:
    return own_player(player)


@put("/api/session", tags=["session"], summary="Change your name, your language, or who sees your profile")
async def change(services: Services, player: Player, data: ProfileChangeRequest) -> OwnPlayer:
    """A new name is shown at once at the tables where you sit; games that are over keep the name of their time."""
    name = player.name if data.name is None else one_line(data.name, "name")
    language = player.language if data.language is None else checked_language(data.language)
    if name != player.name:
        await services.limits.names.take(player.id)
    hides_profile = player.hides_profile if data.hides_profile is None else data.hides_profile
    changed = await services.players.change(player, name, language, hides_profile)
    if name != player.name:
        services.pubsub.publish(PlayerRenamed(player.id, name))
        await services.rename_at_tables(changed)
    return own_player(changed)


@delete("/api/session", tags=["session"], summary="Sign out here")
async def sign_out(services: Services, request: AnyRequest, player: Player) -> None:
    token = token_of(request, services)
    assert token is not None, f"{player.id} was recognised by it"
    await services.players.sign_out(token)
    services.pubsub.publish(SessionEnded(session_id(token)))


@delete("/api/sessions", tags=["session"], summary="Sign out everywhere: all sessions and tokens end")
async def sign_out_everywhere(services: Services, player: Player) -> None:
    await services.players.sign_out_everywhere(player)
    services.pubsub.publish(SignedOutEverywhere(player.id))


@post("/api/account", tags=["session"], summary="Turn the guest that you are into an account, and keep your seats")
async def make_account(services: Services, request: AnyRequest, player: Player, data: Credentials) -> OwnPlayer:
    await services.limits.passwords.take(client_of(request))
    return own_player(await services.players.make_account(player, data.login.lower(), data.password))


@put("/api/account", tags=["session"], summary="Change your password; all your other sessions and tokens end")
async def change_password(
    services: Services, request: AnyRequest, player: Player, data: PasswordChangeRequest
) -> OwnPlayer:
    await services.limits.passwords.take(client_of(request))
    await services.limits.passwords.take(f"login {player.login or player.id}")
    token = token_of(request, services)
    assert token is not None, f"{player.id} was recognised by it"
    for session in await services.players.change_password(player, token, data.password, data.new_password):
        services.pubsub.publish(SessionEnded(session))
    return own_player(player)


@post("/api/sign-up", tags=["session"], summary="Make an account at once; sets the session cookie")
async def sign_up(services: Services, request: AnyRequest, data: SignUpRequest) -> Response[OwnPlayer]:
    await services.limits.guests.take(client_of(request))
    await services.limits.passwords.take(client_of(request))
    by_invitation = _by_invitation(services)
    if by_invitation and data.invitation is None:
        raise Forbidden("no-invitation", "Accounts on this server are invite-only; ask its operator.")
    needed = data.invitation if by_invitation else None
    name = one_line(data.name, "name")
    language = _language(request, data.language)
    player, token = await services.players.sign_up(name, data.login.lower(), data.password, needed, language)
    return _with_cookie(services, player, token)


@post("/api/sign-in", tags=["session"], summary="Sign in to an account; sets the session cookie")
async def sign_in(services: Services, request: AnyRequest, data: Credentials) -> Response[OwnPlayer]:
    await services.limits.passwords.take(client_of(request))
    await services.limits.passwords.take(f"login {data.login.lower()}")
    player, token = await services.players.sign_in(data.login.lower(), data.password)
    return _with_cookie(services, player, token)


@post("/api/sign-in/link", tags=["session"], summary="Get a link by e-mail that signs you in", status_code=202)
async def ask_for_link(services: Services, request: AnyRequest, data: SignInLinkRequest) -> None:
    """The answer is the same whether anybody has this address or not."""
    if not services.mailer.enabled:
        raise StateConflict("no-letters", "This server does not send emails; sign in with your password.")
    address = email_address(data.address)
    await services.limits.email_requests.take(client_of(request))
    await services.limits.emails_to_address.take(address)
    services.run_in_background(_send_link(services, address))


async def _send_link(services: Services, address: str) -> None:
    player = await services.contacts.owner_of(address)
    if player is not None:
        try:
            await services.messages.sign_in(player, address)
        except DeliveryFailed as failure:
            _log.warning("undelivered", way="email", player=player, why=str(failure))


@post("/api/tokens", tags=["session"], summary="A token for a program that plays for you")
async def make_token(services: Services, player: Player, data: TokenRequest) -> NewToken:
    return NewToken(await services.players.new_token(player, one_line(data.label, "label")))


@get("/api/tokens", tags=["session"], summary="Your tokens, without their secrets")
async def list_tokens(services: Services, player: Player) -> list[TokenInfo]:
    return await services.players.tokens(player)


@delete("/api/tokens/{token_id:str}", tags=["session"], summary="End a token")
async def delete_token(services: Services, player: Player, token_id: str) -> None:
    await services.players.delete_token(player, token_id)
    services.pubsub.publish(SessionEnded(token_id))


@get("/api/session/tables", tags=["session"], summary="The tables that you made or sit at, newest first")
async def my_tables(
    services: Services, player: Player, before: Annotated[float | None, Parameter(ge=0)] = None
) -> list[Listing]:
    return await tables_of(services.storage, player, before)


HANDLERS = [
    sign_in_options,
    become_guest,
    who_am_i,
    change,
    sign_out,
    sign_out_everywhere,
    make_account,
    change_password,
    sign_up,
    sign_in,
    ask_for_link,
    make_token,
    list_tokens,
    delete_token,
    my_tables,
]
