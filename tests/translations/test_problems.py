"""Whatever the server refuses a player at the page is said in their language."""

import ast
from collections.abc import Iterator

from tests.translations import fluent_files as fluent

SERVER = fluent.LOCALES.parent / "server"
REFUSALS = {"StateConflict", "Forbidden", "IllegalMove", "InvalidRequest"}
# what only a program can bring about, or what the page words by the facts that come with it
FOR_PROGRAMS = {
    *("bad-fill", "bad-message", "bad-position", "contributed", "illegal-action", "known-deal", "named-so"),
    *("no-action", "no-origin", "no-slow-clock", "no-such-ply", "no-such-seat", "not-a-bot", "other-origin"),
    *("people-only", "time-left", "too-deep", "unknown-bot", "unknown-game", "unknown-language", "unknown-lesson"),
}


# what the page says when no answer came, or one that has no refusal of its own
OF_THE_PAGE = {"busy", "not-found", "not-signed-in", "our-fault", "too-often", "unreachable"}


def kinds() -> Iterator[str]:
    """The ids of all refusals that the server's code makes."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(kind)), *_]) if name in REFUSALS:
                    yield kind
                case _:
                    pass


def test_every_refusal_that_a_player_can_meet_has_words_and_none_are_left_over() -> None:
    said = {
        message.removeprefix("shell-problem-")
        for name in fluent.names()
        for message in fluent.page("en", name).messages
        if message.startswith("shell-problem-")
    }
    assert not set(kinds()) - FOR_PROGRAMS - said
    assert not FOR_PROGRAMS - set(kinds()) | FOR_PROGRAMS & said
    assert said - set(kinds()) == OF_THE_PAGE
