"""OpenSpiel's information-set search (IS-MCTS) at Qwirkle: how many simulations beat the bots `random` and `greedy`.

Random play to the end says nothing here, since random games of Qwirkle end in trades: so a position is judged by the
points that each player has. `python examples/ismcts_openspiel.py --help` lists what can be changed.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms import ismcts, mcts

import tilewright.lab.openspiel  # noqa: F401 - registers the games
from tilewright.bots import InformationState, bot

POINTS = 10.0  # a lead of so many is worth tanh(1)


class LeadInPoints(mcts.Evaluator):
    """What a position is worth: by how much each player leads the best of the others."""

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        """A number between −1 and 1 for each player."""
        if state.is_terminal():
            return np.array(state.returns())
        position, observer = state.node.state, state.get_game().setup.observer
        seats = range(position.players)
        standing = np.array([float(observer.standing(observer.see(position, seat))) for seat in seats])
        best_other = np.array([np.delete(standing, seat).max() for seat in seats])
        return np.tanh((standing - best_other) / POINTS)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def search(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's bot with our judgement. All its chance follows from the seed, that of its guesses too."""
    rng = np.random.RandomState(seed)
    player = ismcts.ISMCTSBot(
        game,
        LeadInPoints(),
        uct_c=0.3,
        max_simulations=simulations,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VALUE,
    )
    player.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.random_sample))
    return player


def play(name: str, simulations: int, opponent: str, seed: int) -> float:
    """One game of two, the search at seat `seed` mod 2; its reward."""
    game = pyspiel.load_game(f"tilewright_{name}(players=2,rng_seed={seed // 2 + 1})")
    player, other, state = search(game, simulations, seed), bot(opponent, name, seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        elif state.current_player() == seed % 2:
            state.apply_action(int(player.step(state)))
        else:
            position = state.node.state
            action = other.choose(InformationState(position, position.actor))
            state.apply_action(game.setup.codec.encode(action, position))
    return state.returns()[seed % 2]


def match(name: str, simulations: int, opponent: str, games: int, first: int = 0) -> tuple[int, int]:
    """Games won and lost."""
    results = [play(name, simulations, opponent, first + number) for number in range(games)]
    return sum(result > 0 for result in results), sum(result < 0 for result in results)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--game", default="qwirkle")
    parser.add_argument("--simulations", type=int, nargs="+", default=[4, 16, 64], help="for each decision")
    parser.add_argument("--opponents", nargs="+", default=["random"], help="names of bots")
    parser.add_argument("--games", type=int, default=20, help="against each of them")
    parser.add_argument("--first", type=int, default=0, help="number of the first game, from which its deal follows")
    args = parser.parse_args(arguments)
    for opponent in args.opponents:
        for simulations in args.simulations:
            began = time.process_time()
            won, lost = match(args.game, simulations, opponent, args.games, args.first)
            seconds = (time.process_time() - began) / args.games
            sys.stdout.write(f"{simulations} simulations against {opponent}: {won} won, {lost} lost of {args.games}")
            sys.stdout.write(f"; {seconds:.1f} s a game\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
