"""The contract that every game keeps. It knows no game."""

from tilewright.kernel.actions import Action, Actions, Listed
from tilewright.kernel.chance import Chance, Draws, Rng, commitment, fresh_seed, seed_of
from tilewright.kernel.errors import (
    IllegalAction,
    NoPicture,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    Refusal,
    TilewrightError,
    UnknownGame,
)
from tilewright.kernel.events import Event
from tilewright.kernel.game import Game, Kind
from tilewright.kernel.options import About, OptionInfo, Options
from tilewright.kernel.past import Past
from tilewright.kernel.question import Question, require_refusal
from tilewright.kernel.record import Record, replay, states
from tilewright.kernel.result import Result, places, shares
from tilewright.kernel.rulebook import RULE_ID, Rule, read_rules
from tilewright.kernel.seat import Seat
from tilewright.kernel.shared_seed import SeedParts, shared_seed
from tilewright.kernel.sketch import Sketch, Span, plain
from tilewright.kernel.state import Origin, State

__all__ = [
    "RULE_ID",
    "About",
    "Action",
    "Actions",
    "Chance",
    "Draws",
    "Event",
    "Game",
    "IllegalAction",
    "Kind",
    "Listed",
    "NoPicture",
    "NotationError",
    "OptionError",
    "OptionInfo",
    "Options",
    "Origin",
    "Past",
    "PositionError",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rng",
    "Rule",
    "Seat",
    "SeedParts",
    "Sketch",
    "Span",
    "State",
    "TilewrightError",
    "UnknownGame",
    "commitment",
    "fresh_seed",
    "places",
    "plain",
    "read_rules",
    "replay",
    "require_refusal",
    "seed_of",
    "shared_seed",
    "shares",
    "states",
]
