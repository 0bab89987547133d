"""Where requests come from: what counts as one place, for limits."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

_PREFIX = 64  # bits of an IPv6 address that one customer of a provider has


@lru_cache(4096)  # every request and every message asks
def network_of(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 address, of which one customer has as many as they like."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found), _PREFIX), strict=False))
    return address
