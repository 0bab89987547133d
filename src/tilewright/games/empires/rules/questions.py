"""All questions that a game can stand at, in the order of the game."""

from tilewright.games.empires.rules.aftermath import TakingMarker
from tilewright.games.empires.rules.attack import Declaring, Surprising
from tilewright.games.empires.rules.auction import Bidding
from tilewright.games.empires.rules.battle import Arming, Rerolling, Supporting, Withdrawing
from tilewright.games.empires.rules.build import Building, MovingNative
from tilewright.games.empires.rules.helping import AnsweringHelp, SeekingHelp
from tilewright.games.empires.rules.losses import LosingHelper, LosingUnit
from tilewright.games.empires.rules.movement import Moving
from tilewright.games.empires.rules.naval import FacingNaval
from tilewright.games.empires.rules.setup import ChoosingPower, PlacingUnit
from tilewright.games.empires.rules.tiles import ChoosingAlliance, Raiding
from tilewright.games.empires.rules.turn import Acting

AnyQuestion = (
    ChoosingPower
    | PlacingUnit
    | Bidding
    | Acting
    | Building
    | MovingNative
    | Moving
    | Declaring
    | ChoosingAlliance
    | Raiding
    | Surprising
    | SeekingHelp
    | AnsweringHelp
    | FacingNaval
    | Arming
    | Supporting
    | Rerolling
    | Withdrawing
    | LosingUnit
    | LosingHelper
    | TakingMarker
)

__all__ = [
    "Acting",
    "AnsweringHelp",
    "AnyQuestion",
    "Arming",
    "Bidding",
    "Building",
    "ChoosingAlliance",
    "ChoosingPower",
    "Declaring",
    "FacingNaval",
    "LosingHelper",
    "LosingUnit",
    "Moving",
    "MovingNative",
    "PlacingUnit",
    "Raiding",
    "Rerolling",
    "SeekingHelp",
    "Supporting",
    "Surprising",
    "TakingMarker",
    "Withdrawing",
]
