"""The questions that a game can stand at: one small struct for each kind, holding what is needed to go on."""

import msgspec

from tilewright.games.empires.model.names import Arm


class Question(msgspec.Struct, frozen=True, tag_field="ask", gc=False):
    """Something one seat must decide now."""

    seat: int


class ChoosingPower(Question, frozen=True, gc=False, tag="power"):
    """Which power to play (SE-S0)."""


class PlacingUnit(Question, frozen=True, gc=False, tag="place"):
    """Which unit to begin with, and where (SE-S3)."""


class Bidding(Question, frozen=True, gc=False, tag="auction"):
    """What to bid (SE-A2). The standing bid, if there is one: its bidder, sum and names, and the passes on it."""

    opener: int
    bidder: int = -1
    gold: int = -1
    a: str = ""
    b: str = ""
    passes: int = 0


class Acting(Question, frozen=True, gc=False, tag="turn"):
    """Which action or free action (SE-T1, SE-T2)."""


class Building(Question, frozen=True, gc=False, tag="build"):
    """What to build and where (SE-B1), once the action is chosen.

    `source` is the tile that allows it, -1 for a build action whose unit was just destroyed; `unit` the only
    kind allowed, -1 for any; `militia` how many more units may follow this one.
    """

    unit: int
    source: int = -1
    destroyed: bool = False
    militia: int = 0


class MovingNative(Question, frozen=True, gc=False, tag="native"):
    """Where the Trained Natives go from the colony they were raised in."""

    area: int


class Moving(Question, frozen=True, gc=False, tag="move"):
    """Which unit to move next (SE-M1). `moved`: where those stand that had their move, as kind and place."""

    left: int
    moved: tuple[tuple[int, int], ...]


class Declaring(Question, frozen=True, gc=False, tag="attack"):
    """Whom to attack with the War Office."""


class ChoosingAlliance(Question, frozen=True, gc=False, tag="alliance"):
    """Which alliance tile to take with the Diplomatic Service."""


class Raiding(Question, frozen=True, gc=False, tag="raid"):
    """Which marker Pirates or the Slave Revolt go for."""

    tile: int


class Surprising(Question, frozen=True, gc=False, tag="surprise"):
    """Whether to use the Surprise Attack."""


class SeekingHelp(Question, frozen=True, gc=False, tag="help"):
    """Whom to ask for help (SE-F3)."""


class AnsweringHelp(Question, frozen=True, gc=False, tag="answer"):
    """Whether to help (SE-F3)."""

    asker: int
    arm: Arm
    gold: int


class FacingNaval(Question, frozen=True, gc=False, tag="naval"):
    """Whether to fight at sea (SE-F4)."""


class Arming(Question, frozen=True, gc=False, tag="arms"):
    """Whether an alliance tile with both arms serves at sea (SE-F5)."""

    tile: int


class Supporting(Question, frozen=True, gc=False, tag="support"):
    """Whether to spend a Blockade on the naval support (SE-F5)."""


class Rerolling(Question, frozen=True, gc=False, tag="reserves"):
    """Whether to turn a Reserves tile (SE-F7)."""


class Withdrawing(Question, frozen=True, gc=False, tag="withdraw"):
    """Whether to use the Fighting Withdrawal."""


class LosingUnit(Question, frozen=True, gc=False, tag="loss"):
    """Which unit to lose (SE-F10)."""


class LosingHelper(Question, frozen=True, gc=False, tag="helper"):
    """Whose helping unit is lost (SE-F9)."""


class TakingMarker(Question, frozen=True, gc=False, tag="marker"):
    """Whether to replace the loser's marker (SE-F11)."""


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
