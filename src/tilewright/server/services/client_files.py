"""The built web client: the files that the web build leaves in the package, held in memory and served as they are.

Files under `assets/` have a hash in their names, so a browser may keep them for ever. Whatever else there is may
change under its name and is asked for again, which costs an answer without a body. Beside a file there may be
its compressed forms, `index.js.br` and `index.js.gz`.
"""

import hashlib
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from tilewright.kernel import TilewrightError

INDEX = "index.html"
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_ENCODINGS = {".br": "br", ".gz": "gzip"}  # the better first
_TYPES = {  # what the system's table lacks, or has otherwise on some machine
    ".avif": "image/avif",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class NoClient(TilewrightError):
    """There is no built client where one was said to be."""


class Asset(msgspec.Struct, frozen=True):
    """One file, in every encoding that there is of it; `""` is the file itself."""

    media_type: str
    caching: str
    etag: str
    bodies: dict[str, bytes]

    def encoding_for(self, accepted: str) -> str:
        """The best encoding that an Accept-Encoding header allows."""
        weights = dict(map(_parse_weight, accepted.lower().split(",")))
        return next((name for name in _ENCODINGS.values() if name in self.bodies and weights.get(name, 0.0) > 0), "")


class ClientFiles:
    """The files of a client by their paths, `assets/index-abc.js`."""

    def __init__(self, assets: dict[str, Asset]) -> None:
        self._assets = assets

    @property
    def index(self) -> Asset:
        return self._assets[INDEX]

    def find(self, path: str) -> Asset | None:
        return self._assets.get(path.strip("/") or INDEX)


def load_client(folder: Path | None) -> ClientFiles | None:
    """The client in that folder; without one, the client that was built into this package, if there is any."""
    if folder is not None and not (folder / INDEX).is_file():
        raise NoClient(f"--client {folder} has no {INDEX}; it should be a folder that the client's build made")
    place = folder or files("tilewright") / "client"
    return _read(place) if (place / INDEX).is_file() else None


def _read(folder: Traversable) -> ClientFiles:
    found = dict(_files(folder, ""))
    plain = {path: body for path, body in found.items() if not path.endswith(tuple(_ENCODINGS))}
    return ClientFiles({path: _asset(path, body, found) for path, body in plain.items()})


def _asset(path: str, body: bytes, found: dict[str, bytes]) -> Asset:
    bodies = {"": body} | {name: found[path + end] for end, name in _ENCODINGS.items() if path + end in found}
    caching = _FOREVER if path.startswith("assets/") else _ASK_AGAIN
    return Asset(_media_type(path), caching, f'"{hashlib.sha256(body).hexdigest()[:24]}"', bodies)


def _media_type(path: str) -> str:
    return _TYPES.get(path[path.rfind(".") :]) or mimetypes.guess_type(path)[0] or "application/octet-stream"


def _files(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{prefix}{entry.name}/")
        else:
            found.append((prefix + entry.name, entry.read_bytes()))
    return found


def _parse_weight(part: str) -> tuple[str, float]:
    """`gzip;q=0.5` as a name and a weight."""
    name, _, weight = part.partition(";q=")
    try:
        return name.strip(), float(weight) if weight else 1.0
    except ValueError:
        return name.strip(), 0.0
