"""How a server is set up. Every field is a flag, a variable of the environment and a line of the settings file."""

import os
import sys
from pathlib import Path
from typing import Literal

import msgspec

FIRST_PORT = 8000
VARIABLE = "TILEWRIGHT_"  # what the names of variables begin with


def drop_settings_of_process() -> None:
    """Forget flags and variables once they are read: bots run in processes that inherit them, and have no use for the
    passwords in them."""
    for name in [name for name in os.environ if name.startswith(VARIABLE)]:
        del os.environ[name]
    del sys.argv[1:]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an operator may decide. `tilewright serve --help` explains each."""

    data: Path = Path("tilewright-data")
    database: str = ""  # empty: SQLite in the data folder
    redis: str = ""  # empty: live updates go through PostgreSQL, or stay in this process
    client: Path | None = None  # None: the client that was built into the package, if there is one
    host: str = "127.0.0.1"
    port: int | None = None  # None: the first that is free, from 8000 on
    public_url: str = ""  # where players reach this server, for links in e-mails; empty: the address it listens on
    origins: tuple[str, ...] = ()  # further places whose pages may use this server, such as https://play.example
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is trusted
    secure_cookies: bool = False
    bot_workers: int = 1
    bot_seconds: float = 10.0
    master_effort: float = 1.0  # factor for the number of positions that a master looks at
    bot_queue: str = ""  # empty: bots run in processes of this server
    bot_queue_key: str = ""  # with which servers and workers sign what they put into the queue
    smtp: str = ""  # empty: no e-mail
    mail_from: str = ""
    tell_after: float = 60.0  # seconds for which it was a player's turn before they are notified
    private_webhooks: bool = False
    rate: int = 600  # requests per minute from one address
    hot_tables: int = 4000
    most_tables: int = 100
    most_sockets: int = 20
    most_connections: int = 256  # from one address; proxies excepted
    keep_guests: int | None = None  # days for which a guest who does not come back is kept; None: for ever, as below
    keep_chat: int | None = None  # days after which the texts of remarks at finished tables go
    keep_audit: int | None = None  # days after which closed reports and lines of the audit log go
    accounts_only: bool = False
    open_sign_up: bool = False
    open_metrics: bool = False
    log_format: Literal["json", "console"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def database_file(self) -> Path:
        """The file of the database, if it is SQLite."""
        return self.data.resolve() / "tilewright.db"

    @property
    def database_url(self) -> str:
        """The address as SQLAlchemy wants it, with the asynchronous driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.database_file}"
        scheme, colon, rest = self.database.partition(":")
        driver = {
            "postgresql": "postgresql+asyncpg",
            "postgres": "postgresql+asyncpg",
            "sqlite": "sqlite+aiosqlite",
        }.get(scheme, scheme)
        return driver + colon + rest

    @property
    def on_postgresql(self) -> bool:
        return self.database.startswith("postgres")  # by either name

    @property
    def listen_address(self) -> str:
        """The address as asyncpg itself wants it, for LISTEN and NOTIFY."""
        return self.database_url.replace("+asyncpg", "", 1)
