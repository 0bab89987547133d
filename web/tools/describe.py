"""Writes the OpenAPI description of the server, with the views, actions, events and insights of every game, as JSON.

`openapi-typescript` makes the client's types of it. A type of a game is named for it: `qwirkle.QwirkleView`.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

import tilewright as tw
from tilewright.kernel import Game
from tilewright.server.api.live import SocketRequest
from tilewright.server.app.application import make_app
from tilewright.server.settings import Settings

KINDS = ("view", "action", "event", "insight")


def types_of(game: Game) -> dict[str, Any]:
    """The schemas of one game: its own structs, and `GAME.View`, `GAME.Action`, `GAME.Event`, `GAME.Insight`."""
    kinds = {kind.capitalize(): getattr(game, f"{kind}_type") for kind in KINDS}
    ours = {name: kind for name, kind in kinds.items() if kind is not None}
    roots, parts = msgspec.json.schema_components(
        ours.values(), ref_template=f"#/components/schemas/{game.name}.{{name}}"
    )
    return {f"{game.name}.{name}": part for name, part in (*zip(ours, roots, strict=True), *parts.items())}


def socket_types() -> dict[str, Any]:
    """The schemas of what a table's socket takes. What it sends is described as an answer of the call that opens it."""
    (root,), parts = msgspec.json.schema_components([SocketRequest], ref_template="#/components/schemas/{name}")
    return {"SocketRequest": root, **parts}


def main(target: Path) -> None:
    app = make_app(Settings(), "").app
    assert isinstance(app, Litestar)
    description = app.openapi_schema.to_schema()
    description["components"]["schemas"] = socket_types() | description["components"]["schemas"]
    for name in tw.games():
        description["components"]["schemas"] |= types_of(tw.game(name))
    target.write_bytes(msgspec.json.format(msgspec.json.encode(description), indent=1))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
