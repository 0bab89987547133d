"""Reading the decision that is open in a position. The forms of its line:

revolt C5 · revolt C5 committed 2             the attacking leader's cell; what the attacker has committed
war green D4 · war green D4 committed 2       the marked tile's cell
wars D4                                       several wars, of which one is to be chosen
building D4 · monument D4                     an offer for the tile on this cell (monument or ziggurat)
treasure lion                                 who chooses the treasure to leave
dynasty lion                                  who chooses a dynasty: all before them, from the active player, have
point                                         the colour of the ziggurat's point
over the-bag-ran-out                          nothing is open any more, and why
"""

from tilewright.games.tigris.model.cells import CELL_OF, NAMES, Cell
from tilewright.games.tigris.model.names import ACTIONS, COLOUR_OF, COLOURS, DYNASTIES, HAND_SIZE, KING, Dynasty
from tilewright.games.tigris.model.ownership import ColourIndex, leader_of, owner_of
from tilewright.games.tigris.rules import wars
from tilewright.games.tigris.rules.ending import ENDINGS
from tilewright.games.tigris.rules.questions import (
    BuildingOffer,
    DynastyChoice,
    MonumentOffer,
    Over,
    Pending,
    PointChoice,
    Revolt,
    TreasureChoice,
    War,
    WarChoice,
)
from tilewright.games.tigris.rules.revolts import rival
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import PositionError, Seat
from tilewright.kernel.position import whole_number


def seat_of(word: str, dynasties: tuple[Dynasty, ...]) -> Seat:
    """The seat of a dynasty that plays."""
    if word not in dynasties:
        raise PositionError(f"{word!r} is not playing; the players are {', '.join(dynasties)}")
    return dynasties.index(DYNASTIES[DYNASTIES.index(word)])


def read_colour(word: str, key: str) -> ColourIndex:
    if word not in COLOUR_OF:
        raise PositionError(f"{key}: {word!r} is none of {', '.join(COLOURS)}")
    return COLOUR_OF[word]


def read_cell(word: str, key: str) -> Cell:
    if word not in CELL_OF:
        raise PositionError(f"{key}: {word!r} is not a cell; a cell is such as C5")
    return CELL_OF[word]


def read_pending(words: list[str], state: TigrisState) -> Pending | None:
    """The open decision, if it is one that can be open on this board."""
    pending = _read(words, state)
    most = ACTIONS if isinstance(pending, PointChoice | DynastyChoice | Over | None) else ACTIONS - 1
    if state.actions_left > most:
        raise PositionError(f"actions: {state.actions_left} left, but the open decision is part of an action (TE-T2)")
    if pending is None and not state.actions_left:
        raise PositionError("actions: with none left the turn is over (TE-T3)")
    return pending


def _read(words: list[str], state: TigrisState) -> Pending | None:
    active = state.active
    match words:
        case []:
            return None
        case ["revolt", cell, *rest]:
            return _revolt(read_cell(cell, "pending"), _committed(rest), state)
        case ["war", colour, cell, *rest]:
            return _war(read_colour(colour, "pending"), _tile(cell, state), _committed(rest), state)
        case ["wars", cell]:
            choice = WarChoice(active, _tile(cell, state))
            if len(wars.open_wars(state.board, choice.marker)) < 2:
                raise PositionError(f"pending: there are no two wars around {cell} (TE-E1)")
            return choice
        case ["building", cell]:
            return _offer(BuildingOffer(active, _tile(cell, state)), state)
        case ["monument", cell]:
            return _offer(MonumentOffer(active, _tile(cell, state)), state)
        case ["treasure", dynasty]:
            choice = TreasureChoice(seat_of(dynasty, state.dynasties))
            if len(choice.actions(state)) < 2:
                raise PositionError(f"pending: the {dynasty} has no choice of treasures (TE-R2)")
            return choice
        case ["point"]:
            kingdom = state.board.kingdom_at(1 << state.ziggurat.cell) if state.ziggurat else 0
            if leader_of(active, KING) not in state.board.leaders_in(kingdom):
                raise PositionError("pending: the active player's king is in no kingdom with the ziggurat (TE-Z3)")
            return PointChoice(active)
        case ["dynasty", dynasty]:
            return _dynasty_choice(DynastyChoice(seat_of(dynasty, state.dynasties)), state)
        case ["over", reason]:
            for over in ENDINGS:
                if over.reason == reason:
                    return over
            raise PositionError(f"pending: over {reason!r} is none of {', '.join(over.reason for over in ENDINGS)}")
        case _:
            forms = "revolt C5 · war green D4 · wars D4 · building D4 · monument D4 · treasure lion · point · "
            forms += "dynasty lion · over WHY"
            raise PositionError(f"pending: {' '.join(words)!r} should be such as {forms}")


def _tile(word: str, state: TigrisState) -> Cell:
    cell = read_cell(word, "pending")
    if not any(tiles >> cell & 1 for tiles in state.board.tiles):
        raise PositionError(f"pending: there is no face-up tile on {word}")
    return cell


def _committed(words: list[str]) -> int | None:
    match words:
        case []:
            return None
        case ["committed", number]:
            return whole_number(number, "pending, committed", 0, HAND_SIZE)
        case _:
            raise PositionError(f"pending: {' '.join(words)!r} should be such as 'committed 2'")


def _revolt(cell: Cell, committed: int | None, state: TigrisState) -> Revolt:
    attacker = next((leader for leader in state.board.leaders_in(1 << cell)), None)
    if attacker is None or owner_of(attacker) != state.active:
        raise PositionError(f"pending: no leader of the active player stands on {NAMES[cell]} (TE-I1)")
    defender = rival(state.board, attacker)
    if defender is None:
        raise PositionError(f"pending: the leader on {NAMES[cell]} has no rival in its kingdom (TE-I1)")
    asked = attacker if committed is None else defender
    return Revolt(owner_of(asked), attacker, defender, committed)


def _war(colour: ColourIndex, marker: Cell, committed: int | None, state: TigrisState) -> War:
    if colour not in wars.open_wars(state.board, marker):
        raise PositionError(f"pending: there is no {COLOURS[colour]} war around {NAMES[marker]} (TE-E1)")
    attacker, defender = wars.opponents(state.board, marker, colour, state.active)
    asked = attacker if committed is None else defender
    return War(owner_of(asked), attacker, defender, committed, marker)


def _dynasty_choice(choice: DynastyChoice, state: TigrisState) -> DynastyChoice:
    if not state.options.choose_dynasties:
        raise PositionError("pending: dynasties are chosen only with the option choose_dynasties (TE-S3)")
    if state.actions_left < ACTIONS or state.board.leaders:
        raise PositionError("pending: dynasties are chosen before the first action (TE-S3)")
    if len(choice.actions(state)) < 2:
        raise PositionError("pending: the last dynasty is not chosen (TE-T4)")
    return choice


def _offer(offer: BuildingOffer | MonumentOffer, state: TigrisState) -> BuildingOffer | MonumentOffer:
    if len(offer.actions(state)) < 2:
        raise PositionError(f"pending: the tile on {NAMES[offer.cell]} allows nothing to be built (TE-T4)")
    return offer
