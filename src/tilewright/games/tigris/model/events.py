"""What happens in a game of Tigris & Euphrates. Seats are numbers, cells have their names."""

from typing import Self

import msgspec

from tilewright.games.tigris.model.names import Colour, Dynasty, LeaderName, PairName
from tilewright.kernel import Event, Seat


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat


class DynastyChosen(Event, frozen=True, tag="dynasty-chosen"):
    """A player took a dynasty (TE-S3)."""

    seat: Seat
    dynasty: Dynasty
    rule: str = "TE-S3"


class Drew(Event, frozen=True, tag="drew"):
    """A player drew tiles. Only they see which."""

    seat: Seat
    count: int
    tiles: tuple[Colour, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=None)


class Swapped(Event, frozen=True, tag="swapped"):
    """A player threw tiles away (TE-X1). Only they know which."""

    seat: Seat
    count: int
    tiles: tuple[Colour, ...] | None
    rule: str = "TE-X1"

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=None)


class LeaderPlaced(Event, frozen=True, tag="leader-placed"):
    """A leader came onto the board, or moved there from another cell (TE-L1)."""

    seat: Seat
    leader: LeaderName
    at: str
    source: str | None


class LeaderLeft(Event, frozen=True, tag="leader-left"):
    """A leader went back to its owner: taken off, beaten, or left without a temple."""

    seat: Seat
    leader: LeaderName
    at: str
    reason: str
    rule: str


class TilePlaced(Event, frozen=True, tag="tile-placed"):
    seat: Seat
    colour: Colour
    at: str


class CatastrophePlaced(Event, frozen=True, tag="catastrophe-placed"):
    """A catastrophe, and the tile that it destroyed, if any (TE-C1)."""

    seat: Seat
    at: str
    destroyed: Colour | None
    rule: str = "TE-C1"


class Scored(Event, frozen=True, tag="scored"):
    """Points in one colour, and what they are for. `at` is the cell that earned them, where there is one."""

    seat: Seat
    colour: Colour
    points: int
    reason: str
    rule: str
    at: str | None = None


class RevoltBegan(Event, frozen=True, tag="revolt-began"):
    """Two leaders of a kind in one kingdom; strengths as on the board (TE-I1, TE-I2)."""

    attacker: Seat
    defender: Seat
    leader: LeaderName
    attacker_at: str
    defender_at: str
    attack: int
    defence: int
    rule: str = "TE-I1"


class KingdomsJoined(Event, frozen=True, tag="kingdoms-joined"):
    """A tile joined two kingdoms and carries the marker (TE-E1); `wars` may be none at all."""

    at: str
    wars: tuple[Colour, ...]
    rule: str = "TE-E1"


class WarBegan(Event, frozen=True, tag="war-began"):
    """Two leaders of a kind in the joined kingdom; strengths as on the board (TE-E2, TE-E3)."""

    attacker: Seat
    defender: Seat
    colour: Colour
    attacker_at: str
    defender_at: str
    attack: int
    defence: int
    rule: str = "TE-E2"


class Committed(Event, frozen=True, tag="committed"):
    """Tiles shown and thrown away for a conflict (TE-I2, TE-E3)."""

    seat: Seat
    colour: Colour
    count: int


class ConflictWon(Event, frozen=True, tag="conflict-won"):
    """The end of a revolt (TE-I3) or war (TE-E4): strengths with all that was committed."""

    winner: Seat
    loser: Seat
    leader: LeaderName
    attack: int
    defence: int
    rule: str


class TilesRemoved(Event, frozen=True, tag="tiles-removed"):
    """The beaten side's tiles leave the game (TE-E5)."""

    colour: Colour
    cells: tuple[str, ...]
    rule: str = "TE-E5"


class WarCalledOff(Event, frozen=True, tag="war-called-off"):
    """An earlier war parted the two leaders (TE-E8)."""

    colour: Colour
    rule: str = "TE-E8"


class MarkerRemoved(Event, frozen=True, tag="marker-removed"):
    """No war is left (TE-E9)."""

    at: str
    rule: str = "TE-E9"


class BuildingPlaced(Event, frozen=True, tag="building-placed"):
    """A building came onto the board (TE-B2), or moved there from another cell (TE-B3)."""

    seat: Seat
    colour: Colour
    at: str
    source: str | None
    rule: str


class MonumentBuilt(Event, frozen=True, tag="monument-built"):
    """Four tiles of a colour were flipped for a monument; `at` is the top left one (TE-M1, TE-M2)."""

    seat: Seat
    monument: PairName
    colour: Colour
    at: str
    rule: str = "TE-M1"


class ZigguratBuilt(Event, frozen=True, tag="ziggurat-built"):
    """Five tiles of a colour were replaced by the ziggurat; `at` is its centre (TE-Z1)."""

    seat: Seat
    colour: Colour
    at: str
    rule: str = "TE-Z1"


class Declined(Event, frozen=True, tag="declined"):
    """A player built nothing though they could; `offer` is building or monument (TE-T4)."""

    seat: Seat
    offer: str


class TreasuresTaken(Event, frozen=True, tag="treasures-taken"):
    """A trader's owner took the treasures of its kingdom but one (TE-R1)."""

    seat: Seat
    cells: tuple[str, ...]
    kept: str
    rule: str = "TE-R1"


class OnlyChoice(Event, frozen=True, tag="only-choice"):
    """A decision had one possible answer, which was taken (TE-T4)."""

    seat: Seat
    action: str
    rule: str = "TE-T4"


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: Seat


class FinalScore(msgspec.Struct, frozen=True):
    """A player's last count, by colour: points, what their treasures add (TE-G2), and both together."""

    points: tuple[int, ...]
    treasures: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over (TE-G1, TE-G4): the whole table, seat by seat, and the places (TE-G3)."""

    reason: str
    rule: str
    table: tuple[FinalScore, ...]
    places: tuple[int, ...]


TigrisEvent = (
    TurnBegan
    | Drew
    | Swapped
    | LeaderPlaced
    | LeaderLeft
    | TilePlaced
    | CatastrophePlaced
    | Scored
    | RevoltBegan
    | KingdomsJoined
    | WarBegan
    | Committed
    | ConflictWon
    | TilesRemoved
    | WarCalledOff
    | MarkerRemoved
    | BuildingPlaced
    | MonumentBuilt
    | ZigguratBuilt
    | Declined
    | TreasuresTaken
    | OnlyChoice
    | TurnEnded
    | GameEnded
    | DynastyChosen
)
