"""Tigris & Euphrates: found kingdoms, lead them, and grow in all four colours. 2 to 4 players; rules in `rules.md`.

Hidden are the hands, the bag, what was thrown away in swaps, and, unless the option `open_scores` is on, the
totals of points and treasures. A turn has two actions, each out of some 400; `insight` answers what players
and bots ask of a board.
"""

from tilewright.games.tigris.model.actions import TigrisAction, parse
from tilewright.games.tigris.model.events import TigrisEvent
from tilewright.games.tigris.model.options import TigrisOptions
from tilewright.games.tigris.notation.reading import read
from tilewright.games.tigris.notation.sketch import sketch
from tilewright.games.tigris.rules.setup import deal
from tilewright.games.tigris.state import TigrisState
from tilewright.games.tigris.views.insight import TigrisInsight, insight
from tilewright.games.tigris.views.view import TigrisView, dynasty_of
from tilewright.kernel import Action, Draws, Game, Origin, Seat, Sketch


class Tigris(Game[TigrisState]):
    name = "tigris"
    title = "Tigris & Euphrates"
    rules_version = 1
    picture_module = "tilewright.pictures.tigris.picture"
    player_counts = range(2, 5)
    options_type = TigrisOptions
    state_type = TigrisState
    action_type = TigrisAction
    event_type = TigrisEvent
    view_type = TigrisView
    insight_type = TigrisInsight

    def deal(self, players: int, options: TigrisOptions, draws: Draws, origin: Origin) -> TigrisState:
        return deal(players, options, draws, origin)

    def parse(self, text: str) -> TigrisAction:
        return parse(text)

    def position(self, text: str) -> TigrisState:
        return read(text)

    def sketch(self, view: TigrisView) -> Sketch:
        return sketch(view)

    def side(self, state: TigrisState, seat: Seat) -> str | None:
        return dynasty_of(state, seat)

    def insight(self, state: TigrisState, seat: Seat | None, action: Action | None) -> TigrisInsight:
        return insight(state, seat, action)


GAME = Tigris()
