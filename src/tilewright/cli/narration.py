"""Events and results as sentences."""

from collections.abc import Iterable, Iterator, Sequence

from tilewright.kernel import Result, State
from tilewright.translations import Translator


def event_sentences(
    states: Iterable[State], seat: int | None, names: Sequence[str], words: Translator
) -> Iterator[str]:
    """The events that led to these states, as that seat (None: a spectator) may know them."""
    for state in states:
        for event in state.events_for(seat):
            sentence = words.event(state.game.name, event, names)
            if sentence:
                yield sentence


def ranking_lines(result: Result, names: Sequence[str]) -> list[str]:
    """A line for each player, the winner first."""
    order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    width = max(map(len, names))
    return [f"{result.places[seat]}. {names[seat]:{width}}  {result.scores[seat]:4} points" for seat in order]


def ending_sentence(result: Result, game: str, words: Translator) -> str:
    """Why the game ended, with the rule."""
    return f"{words.ending(game, result.reason)} ({result.rule})"
