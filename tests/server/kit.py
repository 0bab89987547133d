"""What the tests of the server work with, in one place: servers, the people who talk to them, and databases."""

from tests.server.databases import Postgres, Redis, running_postgres, with_storage
from tests.server.people import (
    PASSWORD,
    Listener,
    Person,
    account_holder,
    contested,
    filed,
    move_enough,
    play_randomly,
    until_rate_limited,
)
from tests.server.servers import (
    HANG,
    PLAIN,
    ClockedServer,
    Forked,
    Server,
    fork_server,
    free_port,
    get,
    running,
    serving,
    wait_until,
)

__all__ = [
    "HANG",
    "PASSWORD",
    "PLAIN",
    "ClockedServer",
    "Forked",
    "Listener",
    "Person",
    "Postgres",
    "Redis",
    "Server",
    "account_holder",
    "contested",
    "filed",
    "fork_server",
    "free_port",
    "get",
    "move_enough",
    "play_randomly",
    "running",
    "running_postgres",
    "serving",
    "until_rate_limited",
    "wait_until",
    "with_storage",
]
