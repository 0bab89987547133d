"""Requests to addresses that players gave: never to anything that only this machine or its network can reach.

A name is resolved here, every address that it has is looked at, and the connection goes to the very address that was
looked at, so that a name cannot mean one thing when it is checked and another when it is used.
"""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore

SECONDS = 10.0  # for each of looking up, connecting, sending and waiting for the answer
MOST_BYTES = 64 * 1024  # of an answer; nothing in it matters but its status
_TRANSLATED = IPv6Network("64:ff9b::/96")  # an IPv4 address behind NAT64


class Undelivered(Exception):
    """It did not arrive. The message is for the player and says nothing of what is inside this network; `kind` and
    `code` say the same in a word and a number, for other languages.

    `for_good`: trying again will not help.
    """

    def __init__(self, kind: str, why: str, *, for_good: bool, code: int = 0) -> None:
        super().__init__(why)
        self.kind = kind
        self.code = code
        self.for_good = for_good


class Outward:
    """`anywhere`: the operator trusts the players with private addresses too."""

    def __init__(self, *, anywhere: bool = False) -> None:
        self._anywhere = anywhere

    async def check(self, url: str) -> None:
        """Raise Undelivered if nothing may be sent there."""
        parts = _parts(url)
        await _addresses(parts.hostname or "", parts.port or _port(parts.scheme), self._anywhere)

    async def post(self, url: str, body: bytes, once: str | None = None) -> None:
        """Send JSON. Redirections are not followed: the place they lead to would have been nobody's choice. `once` is
        by what the receiver knows that he has had it already."""
        _parts(url)
        headers = [("Content-Type", "application/json"), ("User-Agent", "Tilewright"), ("Accept", "*/*")]
        if once is not None:
            headers.append(("Idempotency-Key", f'"{once}"'))
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        try:
            async with (
                asyncio.timeout(3 * SECONDS),
                httpcore.AsyncConnectionPool(network_backend=_Checked(self._anywhere), max_connections=1) as pool,
                pool.stream("POST", url, headers=headers, content=body, extensions={"timeout": timeouts}) as answer,
            ):
                await _skim(answer)
                status = answer.status
        except (httpcore.ConnectError, httpcore.ConnectTimeout):
            raise Undelivered("unreached", "it could not be reached", for_good=False) from None
        except (TimeoutError, httpcore.TimeoutException):
            raise Undelivered("no-answer", "it did not answer in time", for_good=False) from None
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError):
            raise Undelivered("broken", "the connection broke", for_good=False) from None
        if not 200 <= status < 300:
            for_good = 400 <= status < 500 and status != 429
            raise Undelivered("status", f"it answered with status {status}", for_good=for_good, code=status)


async def _skim(answer: httpcore.Response) -> None:
    """Read the answer to its end, so that it was whole; of a long one only so much."""
    size = 0
    async for part in answer.aiter_stream():
        size += len(part)
        if size > MOST_BYTES:
            return


def _parts(url: str) -> Any:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Undelivered("no-address", "it is no address of the web", for_good=True) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise Undelivered("no-address", "it should begin with https:// and name a host", for_good=True)
    if parts.username is not None or parts.password is not None:
        raise Undelivered("no-address", "it should have no user or password in it", for_good=True)
    return parts


def _port(scheme: str) -> int:
    return 443 if scheme == "https" else 80


async def _addresses(host: str, port: int, anywhere: bool) -> list[str]:
    """The addresses of a host. If any of them is not public, none is used."""
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):  # a TimeoutError is an OSError
        raise Undelivered("no-host", "there is no host of that name", for_good=False) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not anywhere and not all_public(addresses):
        raise Undelivered("not-public", "its address is not a public one", for_good=True)
    return addresses


def all_public(addresses: Iterable[str]) -> bool:
    return all(_public(ip_address(address.partition("%")[0])) for address in addresses)


def _public(address: IPv4Address | IPv6Address) -> bool:
    """One that everybody on the internet can reach, however it is written."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in _TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return _public(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to the address that was looked at. The name is still what the certificate must be for."""

    def __init__(self, anywhere: bool) -> None:
        self._anywhere = anywhere
        self._network: httpcore.AsyncNetworkBackend = httpcore.AnyIOBackend()  # pyright: ignore[reportAttributeAccessIssue]

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        *others, last = await _addresses(host, port, self._anywhere)
        for address in others:
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await self._network.connect_tcp(last, port, timeout, local_address, socket_options)
