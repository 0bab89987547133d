"""Every decision a player can take, its short text, and the way back from the text."""

import difflib
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from tilewright.games.empires.model.names import (
    AREAS,
    ARMS,
    PLACES,
    POWERS,
    ROWS,
    UNITS,
    Area,
    Arm,
    Place,
    Power,
    Row,
    Settlement,
    Unit,
)
from tilewright.kernel import Action, NotationError

LARGEST_NUMBER = 9999  # in texts; no sum of gold comes near it


Target = Power | Literal["neutral", "pirates", "slave_revolt"]


class ChoosePower(Action, frozen=True, gc=False, tag="power"):
    """Play this power (SE-S0)."""

    power: Power

    def __str__(self) -> str:
        return f"power {self.power}"


class PlaceUnit(Action, frozen=True, gc=False, tag="place"):
    """Put a unit on the map before the first war (SE-S3)."""

    unit: Unit
    area: Area

    def __str__(self) -> str:
        return f"place {self.unit} {self.area}"


class Bid(Action, frozen=True, gc=False, tag="bid"):
    """Bid a sum for putting `a` into the upper and `b` into the lower row, or the last power into row `b` (SE-A3)."""

    gold: int
    a: Power
    b: Power | Row

    def __str__(self) -> str:
        return f"bid {self.gold} {self.a} {self.b}"


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Leave the standing bid (SE-A2), or let one action go by (SE-T1)."""

    def __str__(self) -> str:
        return "pass"


class Take(Action, frozen=True, gc=False, tag="take"):
    """Take a tile from the supply (SE-P1)."""

    tile: str

    def __str__(self) -> str:
        return f"take {self.tile}"


class Use(Action, frozen=True, gc=False, tag="use"):
    """Use a tile: as a free action (SE-T2), or in a battle when asked about it."""

    tile: str

    def __str__(self) -> str:
        return f"use {self.tile}"


class PlaceBlockade(Action, frozen=True, gc=False, tag="blockade"):
    """Put a Blockade under an own fleet in a colony."""

    area: Area

    def __str__(self) -> str:
        return f"blockade {self.area}"


class Build(Action, frozen=True, gc=False, tag="build"):
    """Build a unit at home and move it there at once, or leave it at home (SE-B1)."""

    unit: Unit
    place: Place

    def __str__(self) -> str:
        return f"build {self.unit} {self.place}"


class Destroy(Action, frozen=True, gc=False, tag="destroy"):
    """Destroy an own unit in order to build that one anew (SE-B2); the build follows."""

    unit: Unit
    place: Place

    def __str__(self) -> str:
        return f"destroy {self.unit} {self.place}"


class Move(Action, frozen=True, gc=False, tag="move"):
    """Move a unit (SE-M1)."""

    unit: Unit
    origin: Place
    place: Place

    def __str__(self) -> str:
        return f"move {self.unit} {self.origin} {self.place}"


class Stop(Action, frozen=True, gc=False, tag="stop"):
    """Move or build no more in this action."""

    def __str__(self) -> str:
        return "stop"


class Attack(Action, frozen=True, gc=False, tag="attack"):
    """Attack a player (`what`: land or naval), a neutral (its face) or a tile (the power whose marker it holds)."""

    target: Target
    area: Area
    what: str

    def __str__(self) -> str:
        return f"attack {self.target} {self.area} {self.what}"


class Raid(Action, frozen=True, gc=False, tag="raid"):
    """Choose the marker that Pirates or a Slave Revolt go for."""

    power: Power
    area: Area

    def __str__(self) -> str:
        return f"raid {self.power} {self.area}"


class Settle(Action, frozen=True, gc=False, tag="settle"):
    """Replace a POP or Slaves counter by an own marker (SE-C1)."""

    what: Settlement
    area: Area

    def __str__(self) -> str:
        return f"settle {self.what} {self.area}"


class AskHelp(Action, frozen=True, gc=False, tag="help"):
    """Ask an ally for their armies or fleets in the battle, for a sum (SE-F3)."""

    power: Power
    arm: Arm
    gold: int

    def __str__(self) -> str:
        return f"help {self.power} {self.arm} {self.gold}"


class Enough(Action, frozen=True, gc=False, tag="enough"):
    """Ask nobody else (SE-F3)."""

    def __str__(self) -> str:
        return "enough"


class Yes(Action, frozen=True, gc=False, tag="yes"):
    """Help with all armies or fleets there (SE-F3); replace the marker (SE-F11)."""

    def __str__(self) -> str:
        return "yes"


class HelpWith(Action, frozen=True, gc=False, tag="with"):
    """Help with a part of the armies or fleets there (SE-F3)."""

    units: int

    def __str__(self) -> str:
        return f"with {self.units}"


class No(Action, frozen=True, gc=False, tag="no"):
    """Do not: help, replace, use the tile."""

    def __str__(self) -> str:
        return "no"


class Fight(Action, frozen=True, gc=False, tag="fight"):
    """Fight the naval battle (SE-F4)."""

    def __str__(self) -> str:
        return "fight"


class Decline(Action, frozen=True, gc=False, tag="decline"):
    """Leave the sea to the other (SE-F4)."""

    def __str__(self) -> str:
        return "decline"


class Lose(Action, frozen=True, gc=False, tag="lose"):
    """Lose this kind of unit (SE-F10), or say whose helping unit is lost (SE-F9)."""

    what: Literal[Power, "army", "fort"]

    def __str__(self) -> str:
        return f"lose {self.what}"


class End(Action, frozen=True, gc=False, tag="end"):
    """End the turn, leaving free actions unused (SE-T3)."""

    def __str__(self) -> str:
        return "end"


AnyAction = (
    ChoosePower
    | PlaceUnit
    | Bid
    | Pass
    | Take
    | Use
    | PlaceBlockade
    | Build
    | Destroy
    | Move
    | Stop
    | Attack
    | Raid
    | Settle
    | AskHelp
    | Enough
    | Yes
    | No
    | Fight
    | Decline
    | Lose
    | End
    | HelpWith
)

PASS, STOP, ENOUGH, YES, NO, FIGHT, DECLINE, END = Pass(), Stop(), Enough(), Yes(), No(), Fight(), Decline(), End()

W = TypeVar("W", bound=str)


class _Words:
    """The words after the verb, taken one by one."""

    def __init__(self, text: str, words: Sequence[str], usage: str) -> None:
        self._text = text
        self._words = list(words)
        self._usage = usage

    def error(self, problem: str) -> NotationError:
        return NotationError(self._text, f"{problem}; it should read {self._usage!r}")

    def word(self) -> str:
        if not self._words:
            raise self.error("a word is missing")
        return self._words.pop(0)

    def one_of(self, choices: tuple[W, ...]) -> W:
        word = self.word()
        for choice in choices:
            if choice == word:
                return choice
        near = difflib.get_close_matches(word, choices, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(choices)}"
        raise self.error(f"{word!r} is unknown here, {hint}")

    def sum(self) -> int:
        return self._number("sum of gold")

    def count(self) -> int:
        return self._number("number of units")

    def _number(self, what: str) -> int:
        word = self.word()
        if not (word.isascii() and word.isdigit() and len(word) <= len(str(LARGEST_NUMBER))):
            raise self.error(f"{word!r} is no {what}")
        if int(word) > LARGEST_NUMBER or str(int(word)) != word:
            raise self.error(f"{word!r} is no {what}")
        return int(word)

    def tile(self) -> str:
        word = self.word()
        if not (word.isascii() and word.replace("_", "").isalpha()):
            raise self.error(f"{word!r} is not the name of a tile")
        return word

    def finish(self) -> None:
        if self._words:
            raise self.error(f"{' '.join(self._words)!r} is too much")


def _attack(words: _Words) -> Attack:
    target: Target = words.one_of((*POWERS, "neutral", "pirates", "slave_revolt"))
    area: Area = words.one_of(AREAS)
    if target == "neutral":
        return Attack(target, area, words.word())
    if target in ("pirates", "slave_revolt"):
        return Attack(target, area, words.one_of(POWERS))
    return Attack(target, area, words.one_of(ARMS))


_SETTLEMENTS: tuple[Settlement, ...] = ("pop", "slaves")
_VERBS: dict[str, tuple[str, Callable[[_Words], AnyAction]]] = {
    "power": ("power POWER", lambda w: ChoosePower(w.one_of(POWERS))),
    "place": ("place UNIT AREA", lambda w: PlaceUnit(w.one_of(UNITS), w.one_of(AREAS))),
    "bid": (
        "bid SUM POWER POWER, or bid SUM POWER upper|lower",
        lambda w: Bid(w.sum(), w.one_of(POWERS), w.one_of((*POWERS, *ROWS))),
    ),
    "pass": ("pass", lambda _: PASS),
    "take": ("take TILE", lambda w: Take(w.tile())),
    "use": ("use TILE", lambda w: Use(w.tile())),
    "blockade": ("blockade AREA", lambda w: PlaceBlockade(w.one_of(AREAS))),
    "build": ("build UNIT PLACE", lambda w: Build(w.one_of(UNITS), w.one_of(PLACES))),
    "destroy": ("destroy UNIT PLACE", lambda w: Destroy(w.one_of(UNITS), w.one_of(PLACES))),
    "move": ("move UNIT FROM TO", lambda w: Move(w.one_of(UNITS), w.one_of(PLACES), w.one_of(PLACES))),
    "stop": ("stop", lambda _: STOP),
    "attack": (
        "attack POWER AREA land|naval, attack neutral AREA FACE, or attack pirates|slave_revolt AREA POWER",
        _attack,
    ),
    "raid": ("raid POWER AREA", lambda w: Raid(w.one_of(POWERS), w.one_of(AREAS))),
    "settle": ("settle pop|slaves AREA", lambda w: Settle(w.one_of(_SETTLEMENTS), w.one_of(AREAS))),
    "help": ("help POWER land|naval SUM", lambda w: AskHelp(w.one_of(POWERS), w.one_of(ARMS), w.sum())),
    "enough": ("enough", lambda _: ENOUGH),
    "yes": ("yes", lambda _: YES),
    "with": ("with NUMBER", lambda w: HelpWith(w.count())),
    "no": ("no", lambda _: NO),
    "fight": ("fight", lambda _: FIGHT),
    "decline": ("decline", lambda _: DECLINE),
    "lose": ("lose army|fort, or lose POWER", lambda w: Lose(w.one_of(("army", "fort", *POWERS)))),
    "end": ("end", lambda _: END),
}


def parse(text: str) -> AnyAction:
    """The action of this text; it need not be legal anywhere."""
    verb, *rest = text.lower().split() or [""]
    if verb not in _VERBS:
        near = difflib.get_close_matches(verb, _VERBS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"it begins with one of {', '.join(_VERBS)}"
        raise NotationError(text, hint)
    usage, read = _VERBS[verb]
    words = _Words(text, rest, usage)
    action = read(words)
    words.finish()
    return action
