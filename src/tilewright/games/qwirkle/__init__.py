"""Qwirkle: lay tiles in lines that share a colour or a shape. 2 to 4 players; the rules are in `rules.md`.

Hidden are the hands and the bag; a trade hides which tiles went back. Open actions per decision: about 50.
"""

from tilewright.games.qwirkle.model.actions import QwirkleAction, parse
from tilewright.games.qwirkle.model.events import QwirkleEvent
from tilewright.games.qwirkle.model.options import QwirkleOptions
from tilewright.games.qwirkle.notation.reading import read
from tilewright.games.qwirkle.notation.sketch import sketch
from tilewright.games.qwirkle.rules.plays import Play, plays
from tilewright.games.qwirkle.rules.setup import deal
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.games.qwirkle.views.insight import QwirkleInsight, insight
from tilewright.games.qwirkle.views.view import QwirkleView
from tilewright.kernel import Action, Draws, Game, Origin, Seat, Sketch


class Qwirkle(Game[QwirkleState]):
    name = "qwirkle"
    title = "Qwirkle"
    rules_version = 1
    picture_module = "tilewright.pictures.qwirkle.picture"
    player_counts = range(2, 5)
    options_type = QwirkleOptions
    state_type = QwirkleState
    action_type = QwirkleAction
    event_type = QwirkleEvent
    view_type = QwirkleView
    insight_type = QwirkleInsight

    def deal(self, players: int, options: QwirkleOptions, draws: Draws, origin: Origin) -> QwirkleState:
        return deal(players, options, draws, origin)

    def parse(self, text: str) -> QwirkleAction:
        return parse(text)

    def position(self, text: str) -> QwirkleState:
        return read(text)

    def plays(self, state: QwirkleState) -> tuple[Play, ...]:
        """Whole turns with their scores, for bots."""
        return plays(state)

    def sketch(self, view: QwirkleView) -> Sketch:
        return sketch(view)

    def insight(self, state: QwirkleState, seat: Seat | None, action: Action | None) -> QwirkleInsight:
        return insight(state, seat, action)


GAME = Qwirkle()
