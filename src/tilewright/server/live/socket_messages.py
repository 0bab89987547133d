"""What the socket of a table sends."""

from typing import Annotated, Any

import msgspec

from tilewright.server.live.frames import Frame
from tilewright.server.tables.views import GameView, LegalActions

RequestId = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # chosen by the client for each of its requests


class OpenDecision(msgspec.Struct, frozen=True):
    """What the position in `seen` means: the legal actions, for the one to move; the game's insight, with the outlook
    of the action that is held; and that action, as the game describes it."""

    legal: LegalActions | None
    insight: Any
    held: Any


class Happened(msgspec.Struct, frozen=True, tag_field="type", tag="happened", omit_defaults=True):
    """Frames in the order of their numbers, none left out, and what can be seen after the last. `granted` are the
    requests of this socket that were carried out, here and in the next two messages. `open` comes to sockets that asked
    for it, when the position is another."""

    frames: list[Frame]
    seen: GameView
    granted: tuple[RequestId, ...] = ()
    open: OpenDecision | None = None


class Drafted(msgspec.Struct, frozen=True, tag_field="type", tag="drafted", omit_defaults=True):
    """One's own draft changed, on this screen or on another of one's screens."""

    seen: GameView
    granted: tuple[RequestId, ...] = ()
    open: OpenDecision | None = None


class Granted(msgspec.Struct, frozen=True, tag_field="type", tag="granted"):
    """Requests whose effects were sent already."""

    granted: tuple[RequestId, ...]


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A request that was not carried out. `problem` is what HTTP would answer; `id` is null if it could not be read."""

    id: RequestId | None
    problem: dict[str, Any]


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """The names of those who are there, and how many look on, with a name or without."""

    names: list[str]
    watching: int


SocketMessage = Happened | Drafted | Granted | Refused | Present
