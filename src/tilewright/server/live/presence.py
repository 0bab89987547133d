"""Who is at a table, at this server and at the others."""

import time
from collections import defaultdict

from tilewright.server.live.pubsub import PresenceChanged

LASTS = 30.0  # seconds for which what another server says is taken as true; it repeats it more often


class RemotePresence:
    """Those at other servers, as far as these have said so lately."""

    def __init__(self) -> None:
        self._by_table: defaultdict[str, dict[str, tuple[float, PresenceChanged]]] = defaultdict(dict)

    def update(self, broadcast: PresenceChanged) -> bool:
        """Take note of what another server says. Is it new?"""
        at_table = self._by_table[broadcast.table]
        known = at_table.get(broadcast.server)
        at_table[broadcast.server] = time.time(), broadcast
        return known is None or known[1] != broadcast

    def names(self, table_id: str) -> set[str]:
        return {name for said in self._lately(table_id) for name in said.names}

    def watching(self, table_id: str) -> int:
        return sum(said.watching for said in self._lately(table_id))

    def _lately(self, table_id: str) -> list[PresenceChanged]:
        oldest = time.time() - LASTS
        return [said for at, said in self._by_table.get(table_id, {}).values() if at > oldest]

    def forget(self, table_id: str) -> None:
        self._by_table.pop(table_id, None)
