"""Is the database away for a while? Then what was asked for may be asked for again, and nothing is broken."""

import errno
import socket
import sqlite3

import sqlalchemy.exc
from sqlalchemy.exc import DBAPIError, InterfaceError

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EMFILE, errno.ENFILE)
_SQLSTATES = (
    "08",  # no connection
    "25006",  # it may only be read from: a standby, or a disk that went bad
    "40",  # another transaction was in the way, several times
    "53",  # no disk, no memory, no connections left
    "55P03",  # a lock was not to be had
    "57",  # shutting down, starting up, recovering, cancelled
    "58",  # the disk
)
_SQLITE_CODES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)


class TransactionLost(Exception):
    """The transaction ended before its commit: nothing of it is in the database."""


def is_unavailable(error: BaseException) -> bool:
    """Does this say that the database cannot be used now: away, starting, recovering, without room?"""
    if isinstance(error, ConnectionError | TimeoutError | socket.gaierror):
        return True
    if isinstance(error, TransactionLost | InterfaceError | sqlalchemy.exc.TimeoutError):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and _says_so(error.orig))
    return _says_so(error)  # while connecting, the driver's own errors come through


def _says_so(error: BaseException) -> bool:
    sqlstate = getattr(error, "sqlstate", None)
    if isinstance(sqlstate, str):
        return sqlstate.startswith(_SQLSTATES)
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE_CODES  # the rest says more than we need
    return isinstance(error, OSError) and error.errno in _FULL
