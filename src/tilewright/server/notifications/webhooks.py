"""Requests to URLs that players gave: never to anything that only this machine or its network can reach.

A host name is resolved here, each of its addresses is checked, and the connection goes to the very address that was
checked, so that a name cannot mean one thing when it is checked and another when it is used.
"""

import asyncio
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import httpcore

from tilewright.server.notifications.delivery import DeliveryFailed

SECONDS = 10.0  # for each of looking up, connecting, sending and waiting for the answer
MAX_BYTES = 64 * 1024  # of an answer; nothing in it matters but its status
LOOKUPS = 16  # names at once
_TRANSLATED = IPv6Network("64:ff9b::/96")  # an IPv4 address behind NAT64
_RESERVED = [  # not for everybody, though `ipaddress` takes them for global
    ip_network("192.0.0.0/24"),  # of protocols; some clouds tell a machine its secrets there
    ip_network("fec0::/10"),  # of a site, as it was done before unique local addresses
    ip_network("64:ff9b:1::/48"),  # behind a NAT64 of a network's own
]
_resolver = ThreadPoolExecutor(LOOKUPS, "names")  # a name server may take long, and others need the loop's own threads


class WebhookClient:
    """`allow_private`: the operator trusts the players with private addresses too."""

    def __init__(self, *, allow_private: bool = False) -> None:
        self._allow_private = allow_private

    async def check(self, url: str) -> None:
        """Raise Undelivered if nothing may be sent there."""
        parts = _parts(url)
        await _addresses(parts.hostname or "", parts.port or _port(parts.scheme), self._allow_private)

    async def post(self, url: str, body: bytes, idempotency_key: str | None = None) -> None:
        """Send JSON. Redirects are not followed: nobody chose the place they lead to. `idempotency_key` tells the
        receiver that it has had this message already."""
        _parts(url)
        headers = [("Content-Type", "application/json"), ("User-Agent", "Tilewright"), ("Accept", "*/*")]
        if idempotency_key is not None:
            headers.append(("Idempotency-Key", f'"{idempotency_key}"'))
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        try:
            async with (
                asyncio.timeout(3 * SECONDS),
                httpcore.AsyncConnectionPool(
                    network_backend=_CheckedBackend(self._allow_private), max_connections=1
                ) as pool,
                pool.stream("POST", url, headers=headers, content=body, extensions={"timeout": timeouts}) as answer,
            ):
                await _drain(answer)
                status = answer.status
        except (httpcore.ConnectError, httpcore.ConnectTimeout):
            raise DeliveryFailed("unreached", "it could not be reached", permanent=False) from None
        except (TimeoutError, httpcore.TimeoutException):
            raise DeliveryFailed("no-answer", "it did not respond in time", permanent=False) from None
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError):
            raise DeliveryFailed("broken", "the connection was interrupted", permanent=False) from None
        if not 200 <= status < 300:
            permanent = 400 <= status < 500 and status != 429
            raise DeliveryFailed("status", f"it responded with status {status}", permanent=permanent, code=status)


async def _drain(answer: httpcore.Response) -> None:
    """Read the answer to its end, so that it was whole; a long one only in part."""
    size = 0
    async for part in answer.aiter_stream():
        size += len(part)
        if size > MAX_BYTES:
            return


def _parts(url: str) -> Any:
    if not url.isascii() or not url.isprintable() or " " in url:
        raise DeliveryFailed("no-address", "it must be plain ASCII, as a browser copies it", permanent=True)
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise DeliveryFailed("no-address", "it is not a valid URL", permanent=True) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise DeliveryFailed("no-address", "it must begin with https:// and name a host", permanent=True)
    if parts.username is not None or parts.password is not None:
        raise DeliveryFailed("no-address", "it must not contain a user or a password", permanent=True)
    return parts


def _port(scheme: str) -> int:
    return 443 if scheme == "https" else 80


async def _addresses(host: str, port: int, allow_private: bool) -> list[str]:
    """The addresses of a host. If any of them is not public, none is used."""
    try:
        async with asyncio.timeout(SECONDS):
            look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(_resolver, look_up)
    except (OSError, UnicodeError):  # a TimeoutError is an OSError
        raise DeliveryFailed("no-host", "its host does not exist", permanent=False) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not allow_private and not all_public(addresses):
        raise DeliveryFailed("not-public", "its address is not public", permanent=True)
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
    reserved = address.is_multicast or address.is_reserved or any(address in network for network in _RESERVED)
    return address.is_global and not reserved


class _CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to the address that was checked. The certificate must still be for the name."""

    def __init__(self, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._network: httpcore.AsyncNetworkBackend = httpcore.AnyIOBackend()  # pyright: ignore[reportAttributeAccessIssue]

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        *others, last = await _addresses(host, port, self._allow_private)
        for address in others:
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await self._network.connect_tcp(last, port, timeout, local_address, socket_options)
