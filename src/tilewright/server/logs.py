"""Structured logs. What is logged are ids, counts and kinds: never a seed, a hand, a token or what somebody said."""

import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog

from tilewright.server.settings import Settings


class LossyStream:
    """Lines that cannot be written are dropped: the log may lie on the disk that is full, and then what somebody asked
    for must not fail because of a line about it."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


def set_up_logs(settings: Settings) -> None:
    renderer = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    level = getattr(logging, settings.log_level.upper())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, LossyStream(sys.stderr))),
    )
    logging.basicConfig(
        level=max(level, logging.WARNING), stream=sys.stderr, format="%(name)s: %(message)s", force=True
    )
