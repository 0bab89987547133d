"""What happens in the game, piece by piece, for logs and animation. All of it is open (SE-S4).

Players are seats; areas, places, units and tiles their names.
"""

import msgspec

from tilewright.games.empires.model.names import Arm
from tilewright.games.empires.model.numbers import Seat
from tilewright.kernel import Event


class FirstPlayer(Event, frozen=True, gc=False, tag="first-player"):
    """The first player was found by lot."""

    seat: Seat
    rule: str = "SE-S0"


class OnlyChoice(Event, frozen=True, gc=False, tag="only-choice"):
    """A player was not asked, for there was one answer: this action. What it caused follows."""

    seat: Seat
    action: str
    rule: str


class PowerChosen(Event, frozen=True, gc=False, tag="power-chosen"):
    seat: Seat
    power: str
    rule: str = "SE-S0"


class CountersDrawn(Event, frozen=True, gc=False, tag="counters-drawn"):
    """New counters lie on the map: area and face of each."""

    war: int
    counters: tuple[tuple[str, str], ...]
    rule: str = "SE-A0"


class MarkersDrawn(Event, frozen=True, gc=False, tag="markers-drawn"):
    """A player's first markers: area and face of each counter drawn, which left the game."""

    seat: Seat
    counters: tuple[tuple[str, str], ...]
    rule: str = "SE-S2"


class UnitPlaced(Event, frozen=True, gc=False, tag="unit-placed"):
    seat: Seat
    unit: str
    place: str
    rule: str = "SE-S3"


class AuctionOpened(Event, frozen=True, gc=False, tag="auction-opened"):
    war: int
    opener: Seat
    rule: str = "SE-A1"


class BidMade(Event, frozen=True, gc=False, tag="bid-made"):
    seat: Seat
    gold: int
    a: str
    b: str
    rule: str = "SE-A2"


class BidPassed(Event, frozen=True, gc=False, tag="bid-passed"):
    seat: Seat
    rule: str = "SE-A2"


class AuctionWon(Event, frozen=True, gc=False, tag="auction-won"):
    seat: Seat
    gold: int
    rule: str = "SE-A4"


class RowJoined(Event, frozen=True, gc=False, tag="row-joined"):
    """A power stands in a row; `place` counts from 1."""

    seat: Seat
    row: str
    place: int
    rule: str = "SE-A4"


class TurnBegan(Event, frozen=True, gc=False, tag="turn-began"):
    seat: Seat
    war: int
    round: int
    rule: str = "SE-T1"


class TurnEnded(Event, frozen=True, gc=False, tag="turn-ended"):
    """By the player's word, or by itself."""

    seat: Seat
    rule: str = "SE-T3"


class ActionPassed(Event, frozen=True, gc=False, tag="action-passed"):
    seat: Seat
    rule: str = "SE-T1"


class Paid(Event, frozen=True, gc=False, tag="paid"):
    """Gold went to the bank, or to another player."""

    seat: Seat
    gold: int
    why: str
    rule: str
    to: Seat | None = None


class Received(Event, frozen=True, gc=False, tag="received"):
    """Gold came from the bank."""

    seat: Seat
    gold: int
    why: str
    rule: str


class UnrestTaken(Event, frozen=True, gc=False, tag="unrest-taken"):
    """Unrest came; with `gold`, it was taken in place of that much (SE-U1), which came from the bank."""

    seat: Seat
    count: int
    why: str
    rule: str
    gold: int = 0


class UnrestReturned(Event, frozen=True, gc=False, tag="unrest-returned"):
    seat: Seat
    count: int
    why: str
    rule: str


class PopulationSpent(Event, frozen=True, gc=False, tag="population-spent"):
    seat: Seat
    count: int
    why: str
    rule: str


class PointsScored(Event, frozen=True, gc=False, tag="points-scored"):
    seat: Seat
    points: int
    why: str
    rule: str


class TileTaken(Event, frozen=True, gc=False, tag="tile-taken"):
    seat: Seat
    tile: str
    rule: str = "SE-P1"


class TileUsed(Event, frozen=True, gc=False, tag="tile-used"):
    """A tile was used: turned, or back in the supply, as its kind is."""

    seat: Seat
    tile: str
    rule: str = "SE-P2"


class TileGone(Event, frozen=True, gc=False, tag="tile-gone"):
    """A tile left the game."""

    tile: str
    rule: str = "SE-P2"


class TileReturned(Event, frozen=True, gc=False, tag="tile-returned"):
    """A tile is back in the supply; `seat` had it, if anybody."""

    tile: str
    why: str
    rule: str
    seat: Seat | None = None


class UnitBuilt(Event, frozen=True, gc=False, tag="unit-built"):
    seat: Seat
    unit: str
    place: str
    rule: str = "SE-B1"


class UnitDestroyed(Event, frozen=True, gc=False, tag="unit-destroyed"):
    seat: Seat
    unit: str
    place: str
    rule: str = "SE-B2"


class SeaChecked(Event, frozen=True, gc=False, tag="sea-checked"):
    """A sea check (SE-M6): the dice, what Navigation adds to the second, and `arrives`, `stays` or `lost`."""

    seat: Seat
    unit: str
    origin: str
    place: str
    first: int
    second: int | None
    bonus: int
    outcome: str
    rule: str = "SE-M6"


class UnitMoved(Event, frozen=True, gc=False, tag="unit-moved"):
    seat: Seat
    unit: str
    origin: str
    place: str
    rule: str = "SE-M1"


class BlockadePlaced(Event, frozen=True, gc=False, tag="blockade-placed"):
    seat: Seat
    area: str
    rule: str = "SE-T2"


class AttackDeclared(Event, frozen=True, gc=False, tag="attack-declared"):
    """`target` is a power, `neutral`, `pirates` or `slave_revolt`; `what` as in the action."""

    seat: Seat
    target: str
    area: str
    what: str
    rule: str = "SE-F1"


class RaidDeclared(Event, frozen=True, gc=False, tag="raid-declared"):
    seat: Seat
    tile: str
    owner: Seat
    area: str
    rule: str = "SE-P2"


class HelpAsked(Event, frozen=True, gc=False, tag="help-asked"):
    seat: Seat
    ally: Seat
    arm: Arm
    gold: int
    rule: str = "SE-F3"


class HelpAnswered(Event, frozen=True, gc=False, tag="help-answered"):
    seat: Seat
    asker: Seat
    arm: Arm
    agreed: bool
    units: int  # that help; 0 if none
    rule: str = "SE-F3"


class NavalAnswered(Event, frozen=True, gc=False, tag="naval-answered"):
    seat: Seat
    fights: bool
    rule: str = "SE-F4"


class SupportGained(Event, frozen=True, gc=False, tag="support-gained"):
    """Who has naval support in the land battle; nobody: None."""

    seat: Seat | None
    area: str
    rule: str = "SE-F4"


class TileArmed(Event, frozen=True, gc=False, tag="tile-armed"):
    """An alliance tile with both arms serves the naval battle, or is kept for the land battle."""

    seat: Seat
    tile: str
    at_sea: bool
    rule: str = "SE-F5"


class Force(msgspec.Struct, frozen=True, gc=False):
    """The strength of one side before the dice, part by part (SE-F5)."""

    units: int = 0
    forts: int = 0
    helpers: int = 0
    training: int = 0
    support: int = 0
    alliances: int = 0
    neutral: int = 0

    @property
    def total(self) -> int:
        return self.units + self.forts + self.helpers + self.training + self.support + self.alliances + self.neutral


class BattleRolled(Event, frozen=True, gc=False, tag="battle-rolled"):
    """Both sides rolled. The odds of win, tie and loss for the attacker were `odds` in 1296 before the dice."""

    arm: Arm
    area: str
    attack: Force
    defence: Force
    attack_dice: tuple[int, int]
    defence_dice: tuple[int, int]
    attack_total: int
    defence_total: int
    odds: tuple[int, int, int]
    rule: str = "SE-F6"


class BattleDecided(Event, frozen=True, gc=False, tag="battle-decided"):
    """`winner`: attacker, defender or tie."""

    arm: Arm
    area: str
    winner: str
    rule: str = "SE-F8"


class UnitLost(Event, frozen=True, gc=False, tag="unit-lost"):
    seat: Seat
    unit: str
    area: str
    why: str
    rule: str


class MarkerPlaced(Event, frozen=True, gc=False, tag="marker-placed"):
    """A marker came in the place of `instead`: a counter's face or a power."""

    seat: Seat
    area: str
    instead: str
    rule: str


class MarkerLeft(Event, frozen=True, gc=False, tag="marker-left"):
    """The winner leaves the loser's marker where it is."""

    seat: Seat
    area: str
    rule: str = "SE-F11"


class MarkerCaptured(Event, frozen=True, gc=False, tag="marker-captured"):
    seat: Seat
    area: str
    tile: str
    rule: str = "SE-P2"


class MarkerFreed(Event, frozen=True, gc=False, tag="marker-freed"):
    """A captured marker went back to its owner's stock."""

    seat: Seat
    area: str
    tile: str
    rule: str = "SE-F11"


class AttackEnded(Event, frozen=True, gc=False, tag="attack-ended"):
    seat: Seat
    area: str
    rule: str = "SE-F0"


class Income(Event, frozen=True, gc=False, tag="income"):
    seat: Seat
    population: int
    markers: int
    companies: int
    rule: str = "SE-I1"


class Upkeep(Event, frozen=True, gc=False, tag="upkeep"):
    seat: Seat
    units: int
    rule: str = "SE-I1"


class PopulationGrew(Event, frozen=True, gc=False, tag="population-grew"):
    seat: Seat
    growth: int
    population: int
    rule: str = "SE-I1"


class AreaScored(Event, frozen=True, gc=False, tag="area-scored"):
    """Markers and points of each seat in an area."""

    area: str
    markers: tuple[int, ...]
    points: tuple[int, ...]
    rule: str = "SE-V1"


class WarEnded(Event, frozen=True, gc=False, tag="war-ended"):
    war: int
    rule: str = "SE-V2"


class Revolution(Event, frozen=True, gc=False, tag="revolution"):
    seat: Seat
    unrest: int
    points: int
    rule: str = "SE-G1"


class UnrestPenalty(Event, frozen=True, gc=False, tag="unrest-penalty"):
    """Points lost for unrest; `points` is what could be taken."""

    seat: Seat
    unrest: int
    points: int
    rule: str = "SE-G1"


class GameEnded(Event, frozen=True, gc=False, tag="game-ended"):
    places: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str = "SE-G2"


AnyEvent = (
    FirstPlayer
    | OnlyChoice
    | PowerChosen
    | CountersDrawn
    | MarkersDrawn
    | UnitPlaced
    | AuctionOpened
    | BidMade
    | BidPassed
    | AuctionWon
    | RowJoined
    | TurnBegan
    | TurnEnded
    | ActionPassed
    | Paid
    | Received
    | UnrestTaken
    | UnrestReturned
    | PopulationSpent
    | PointsScored
    | TileTaken
    | TileUsed
    | TileGone
    | TileReturned
    | UnitBuilt
    | UnitDestroyed
    | SeaChecked
    | UnitMoved
    | BlockadePlaced
    | AttackDeclared
    | RaidDeclared
    | HelpAsked
    | HelpAnswered
    | NavalAnswered
    | SupportGained
    | TileArmed
    | BattleRolled
    | BattleDecided
    | UnitLost
    | MarkerPlaced
    | MarkerLeft
    | MarkerCaptured
    | MarkerFreed
    | AttackEnded
    | Income
    | Upkeep
    | PopulationGrew
    | AreaScored
    | WarEnded
    | Revolution
    | UnrestPenalty
    | GameEnded
)
