"""The two engines of a game compared over many decisions, by hand:

python -m tests.compiled.equality qwirkle --decisions 1000000
python -m tests.compiled.equality qwirkle --bot greedy --decisions 20000
python -m tests.compiled.equality qwirkle --case qwirkle-2-free_opening --seed 17 --decisions 1
"""

import argparse

from rich.progress import Progress

from tests.compiled.kit import compared

TELL_EVERY = 20_000  # decisions, where there is no terminal for a bar


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--bot", help="the bot that plays; without one, play is random")
    parser.add_argument("--case", help="only this number of players and these options")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    arguments = parser.parse_args()
    games = done = told = 0
    with Progress() as progress:
        task = progress.add_task(arguments.game, total=arguments.decisions)
        for played in compared(arguments.game, arguments.decisions, arguments.bot, arguments.case, arguments.seed):
            games, done = games + 1, done + played
            progress.update(task, completed=done)
            if not progress.console.is_terminal and done >= told + TELL_EVERY:
                told = done
                progress.console.print(
                    f"{done:,} of {arguments.decisions:,} decisions in {games:,} games, no difference"
                )
        progress.console.print(f"{arguments.game}: {done:,} decisions in {games:,} games, no difference")


if __name__ == "__main__":
    main()
