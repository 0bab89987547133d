"""python-chess: a mutable board in pure Python."""

import random
from collections.abc import Sequence

import chess


class PythonChess:
    native = False
    version = chess.__version__

    def start(self, _seed: int) -> chess.Board:
        return chess.Board()

    def pick(self, state: chess.Board, rng: random.Random) -> chess.Move | None:
        moves = self.listed(state)
        return moves[int(rng.random() * len(moves))] if moves else None

    def listed(self, state: chess.Board) -> Sequence[chess.Move]:
        """The conditions of `Board.is_game_over()`, without making the moves a second time."""
        if state.is_insufficient_material() or state.is_seventyfive_moves() or state.is_fivefold_repetition():
            return ()
        return list(state.legal_moves)

    def play(self, state: chess.Board, action: chess.Move) -> chess.Board:
        state.push(action)
        return state

    def child(self, state: chess.Board, action: chess.Move) -> chess.Board:
        board = state.copy()
        board.push(action)
        return board


def driver(_game: str) -> PythonChess:
    return PythonChess()
