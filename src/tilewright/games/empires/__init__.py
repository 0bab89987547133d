"""Struggle of Empires: three wars of the eighteenth century, with new alliances in each. 2 to 7 players.

The rules are in `rules.md`, all printed figures in `material.toml`. Hidden are the bag's order and the piles of
unrest. Open actions per decision: about 60 in a turn; bids and offers run to some hundreds.
"""

from tilewright.games.empires.model.actions import AnyAction, Bid, Pass, parse
from tilewright.games.empires.model.events import AnyEvent
from tilewright.games.empires.model.numbers import Seat
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.notation.reading import read
from tilewright.games.empires.notation.sketch import sketch
from tilewright.games.empires.rules.auction import obey, order_scope
from tilewright.games.empires.rules.deal import deal
from tilewright.games.empires.state import EmpiresState
from tilewright.games.empires.views.insight import EmpiresInsight, figures
from tilewright.games.empires.views.view import EmpiresView
from tilewright.kernel import Action, Draws, Game, NotationError, Origin, Sketch


class Empires(Game[EmpiresState]):
    name = "empires"
    title = "Struggle of Empires"
    rules_version = 1
    picture_module = "tilewright.pictures.empires.picture"
    player_counts = range(2, 8)
    options_type = EmpiresOptions
    state_type = EmpiresState
    action_type = AnyAction
    event_type = AnyEvent
    view_type = EmpiresView
    insight_type = EmpiresInsight

    def deal(self, players: int, options: EmpiresOptions, draws: Draws, origin: Origin) -> EmpiresState:
        return deal(players, options, draws, origin)

    def parse(self, text: str) -> AnyAction:
        return parse(text)

    def position(self, text: str) -> EmpiresState:
        return read(text)

    def sketch(self, view: EmpiresView) -> Sketch:
        return sketch(view)

    def insight(self, state: EmpiresState, seat: Seat | None, action: Action | None) -> EmpiresInsight:
        return figures(state, seat, action)

    def side(self, state: EmpiresState, seat: Seat) -> str | None:
        return state.empires[seat].power or None

    def order_scope(self, state: EmpiresState) -> str | None:
        return order_scope(state, state.question)

    def obey(self, state: EmpiresState, order: str) -> AnyAction | None:
        wanted = parse(order)
        if not isinstance(wanted, Bid | Pass):
            raise NotationError(order, "a standing order is 'pass' or a bid")
        return obey(state, state.question, wanted)


GAME = Empires()
