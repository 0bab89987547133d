"""How long a game of Qwirkle can last at most: a bound that follows from the rules, not an estimate."""

from tilewright.games.qwirkle.model.board import WHOLE_BAG
from tilewright.games.qwirkle.rules.ending import ROUNDS_OF_TRADES
from tilewright.kernel import Options


def longest_game(players: int, _options: Options) -> int:
    """The most decisions of a game.

    Every tile is laid once and may end a turn; between two such turns come at most the trades that end the game, or as
    many passes (QW-G2, QW-G4).
    """
    tiles = len(WHOLE_BAG)
    return 2 * tiles + (tiles + 1) * ROUNDS_OF_TRADES * players
