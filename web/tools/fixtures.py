"""Turns the positions in `src/games/GAME/fixtures/*.txt` into what a board is given, as JSON, for the studio and tests.

A position's notes may say more, one to a line:

    # seat: 1                 who looks (a seat's number, or spectator); else the one who decides
    # names: Anna, Béla       the players; else invented ones
    # then: tile red C7       an action to play first; several lines are several actions, the last one is `recent`
    # why: tile red A1        an action whose refusal the board may ask for
    # outlook: tile red C7    an action whose outlook it may ask for
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import tilewright as tw
from tilewright.kernel import Chance, Draws, Game, Refusal, State, seed_of

NAMES = ("Anna", "Béla", "Chaim", "Dora", "Ede", "Frida", "Gil")
_NOTE = re.compile(r"^#\s*(seat|names|then|why|outlook):\s*(.+?)\s*$", re.MULTILINE)


class Fixture(msgspec.Struct, frozen=True, kw_only=True):
    """What a `Play` needs, without a server."""

    game: str
    seat: int | None
    actor: int | None
    names: tuple[str, ...]
    view: Any
    legal: list[dict[str, Any]]
    recent: Any
    insight: Any
    refusals: dict[str, Refusal]
    outlooks: dict[str, Any]


def fixture(text: str) -> Fixture:
    """A position and its notes as a board is given them."""
    notes = _notes(text)
    (name,) = re.findall(r"^game:\s*(\w+)\s*$", text, re.MULTILINE)
    game = tw.game(name)
    state: State = game.position(text)
    for action in notes.get("then", []):
        state = state.play(game.parse(action))
    seat = _seat(notes, state)
    mine = seat is not None and seat == state.actor
    names = notes["names"][0].split(", ") if "names" in notes else NAMES
    return Fixture(
        game=name,
        seat=seat,
        actor=state.actor,
        names=tuple(names[: state.players]),
        view=_raw(game, state.view(seat)),
        legal=[{"action": _raw(game, action), "text": str(action)} for action in state.actions()] if mine else [],
        recent=_raw(game, state.events_for(seat)),
        insight=_insight(game, state, seat, None),
        refusals={text: _refusal(game, state, text) for text in notes.get("why", [])},
        outlooks={text: _insight(game, state, seat, text) for text in notes.get("outlook", [])},
    )


def _notes(text: str) -> dict[str, list[str]]:
    notes: dict[str, list[str]] = {}
    for key, value in _NOTE.findall(text):
        notes.setdefault(key, []).append(value)
    return notes


def _seat(notes: dict[str, list[str]], state: State) -> int | None:
    if "seat" not in notes:
        return state.actor
    said = notes["seat"][0]
    if said == "spectator":
        return None
    if not said.isdigit() or int(said) >= state.players:
        raise ValueError(f"seat: {said!r} should be spectator or a number from 0 to {state.players - 1}")
    return int(said)


def _refusal(game: Game, state: State, text: str) -> Refusal:
    refusal = state.explain(game.parse(text))
    if refusal is None:
        raise ValueError(f"why: {text!r} is legal here")
    return refusal


def _insight(game: Game, state: State, seat: int | None, text: str | None) -> Any:
    guess = state.guess(seat, Draws(Chance(seed_of(0))))
    return _raw(game, game.insight(guess, seat, None if text is None else game.parse(text)))


def _raw(game: Game, value: Any) -> msgspec.Raw:
    return msgspec.Raw(game.to_json(value))


def fixtures(games: Path) -> Iterator[tuple[str, Fixture]]:
    """Every fixture with its name, such as `tigris/opening`."""
    for file in sorted(games.glob("*/fixtures/*.txt")):
        try:
            yield f"{file.parent.parent.name}/{file.stem}", fixture(file.read_text(encoding="utf-8"))
        except (ValueError, tw.TilewrightError) as error:
            raise SystemExit(f"{file}: {error}") from error


def write_fixtures(games: Path, target: Path) -> None:
    for name, made in fixtures(games):
        file = target / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(made))
