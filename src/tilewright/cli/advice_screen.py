"""Advice and reviews as a person reads them."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from tilewright.bots.advice import Advice, Hint, Review
from tilewright.cli.screen import GOOD, QUIET, TROUBLE, Screen
from tilewright.translations import Translator


def show_advice(advice: Advice, words: Translator) -> None:
    screen = Screen()
    names = _names(len(advice.standing))
    screen.say(f"{words.title(advice.game)}: the decision of {names[advice.seat]}, by the {advice.level}")
    screen.say(_standing(advice.standing, names), QUIET)
    for place, found in enumerate(advice.hints, 1):
        screen.say()
        screen.say(f"{place}. {_whole(found)}   {found.value:.1%}", GOOD if place == 1 else "")
        _say_reasons(screen, found, advice.game, names, words)


def show_review(made: Review, words: Translator) -> None:
    screen = Screen()
    names = _names(made.players)
    screen.heading("Chances to win, as whoever was to decide could see them")
    table = Table(box=None, pad_edge=False)
    for title in ("ply", "seat", "action", *names, "gave away"):
        table.add_column(title, justify="left" if title == "action" else "right")
    for each in made.judgements:
        given = each.loss or 0.0
        style = TROUBLE if each.ply in made.moments else ""
        chances = (f"{chance:.0%}" for chance in each.standing)
        table.add_row(
            str(each.ply), str(each.seat), each.action, *chances, f"{given:.1%}" if given else "", style=style
        )
    screen.show(table)
    screen.heading("Moments that mattered")
    judged = {each.ply: each for each in made.judgements}
    for ply in made.moments:
        each = judged[ply]
        assert each.best is not None, "a moment had a choice"
        screen.say(f"\n{ply}. {names[each.seat]}: {each.action} gave away {each.loss:.1%}", TROUBLE)
        screen.say(f"the {made.level}: {_whole(each.best)}", GOOD)
        _say_reasons(screen, each.best, made.game, names, words)
    if not made.moments:
        screen.say("None: no decision gave anything away.")
    screen.say()
    for name, loss in zip(names, made.mean_loss, strict=True):
        screen.say(f"{name} gave away {loss:.2%} at a decision, on average")


def _names(players: int) -> list[str]:
    return [f"seat {seat}" for seat in range(players)]


def _standing(standing: Iterable[float], names: Iterable[str]) -> str:
    return "Chances to win: " + ", ".join(f"{name} {chance:.0%}" for name, chance in zip(names, standing, strict=True))


def _whole(found: Hint) -> str:
    return ", ".join((found.action, *found.line))


def _say_reasons(screen: Screen, found: Hint, game: str, names: list[str], words: Translator) -> None:
    for reason in found.reasons:
        sign = "+" if reason.weight > 0 else "-" if reason.weight < 0 else " "
        screen.show(Text(f"   {sign} {words.advice(game, reason.id, reason.facts, names)}"))
