"""A match in this process, between bots that a program holds in its hands."""

from collections.abc import Mapping, Sequence
from typing import Any

from tilewright.arena.match import Match, fixtures
from tilewright.arena.single_game import play as play_one
from tilewright.arena.statistics import Summary, summarise
from tilewright.bots import Bot
from tilewright.bots.policy import Policy, PolicyBot
from tilewright.kernel import Game, OptionError


def play(
    game: Game[Any] | str,
    bots: Sequence[str | Bot | Policy],
    games: int = 100,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
) -> Summary:
    """Play a match and sum it up: seats rotated, every deal played by all sides, shares with 95 % intervals.

    A bot is a name, an object, or a function from what a seat knows to an action. Objects and functions are called in
    the result by the names of their classes or by their own, numbered where two are alike. An error in one of them
    stops the match and is raised, unlike those of named bots, which lose the game.

        >>> from tilewright import arena
        >>> def first(info):
        ...     return info.actions()[0]
        >>> arena.play("qwirkle", [first, "random"], games=2).rows[0].games
        2
    """
    names, objects = _entrants(bots)
    match = Match(
        game=game if isinstance(game, str) else game.name,
        bots=names,
        players=len(bots) if players is None else players,
        options=dict(options or {}),
        seed=seed,
    )
    match.check(besides=objects)
    return summarise(match, [play_one(match, fixture, objects)[0] for fixture in fixtures(match, games)])


def _entrants(bots: Sequence[str | Bot | Policy]) -> tuple[tuple[str, ...], dict[str, Bot]]:
    """The name of each, and the objects by their names."""
    names: list[str] = []
    objects: dict[str, Bot] = {}
    for entrant in bots:
        if isinstance(entrant, str):
            names.append(entrant)
            continue
        known = next((name for name, other in objects.items() if _held(other) is entrant), None)
        if known is None:
            known = _free_name(entrant, {*names, *objects})
            objects[known] = entrant if isinstance(entrant, Bot) else PolicyBot(entrant)
        names.append(known)
    return tuple(names), objects


def _held(bot: Bot) -> Bot | Policy:
    return bot.policy if isinstance(bot, PolicyBot) else bot


def _free_name(entrant: Bot | Policy, taken: set[str]) -> str:
    if not isinstance(entrant, Bot) and not callable(entrant):
        raise OptionError("bots", f"{entrant!r} is none: it is a name, a Bot, or a function that chooses an action")
    name = getattr(entrant, "__name__", type(entrant).__name__)
    return next(each for n in range(1, len(taken) + 2) if (each := name if n == 1 else f"{name}-{n}") not in taken)
