"""A game: what can be started, read and described."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from tilewright.kernel.actions import Action
from tilewright.kernel.chance import Chance, Draws, seed_of
from tilewright.kernel.decoding import build_decoder
from tilewright.kernel.errors import NoPicture, NotationError, OptionError
from tilewright.kernel.options import OptionInfo, Options, check, describe
from tilewright.kernel.past import Past
from tilewright.kernel.rulebook import Rule, read_rules
from tilewright.kernel.seat import Seat
from tilewright.kernel.sketch import Sketch
from tilewright.kernel.state import Origin, State

S = TypeVar("S", bound=State)
Kind = Literal["state", "action", "event", "view"]


class Game(ABC, Generic[S]):
    """The base of every game. There is one object of each; it holds no state."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]  # raised whenever an old record would replay to another state
    player_counts: ClassVar[range]
    options_type: ClassVar[type[Options]]
    state_type: ClassVar[type[State]]
    action_type: ClassVar[Any]  # a union of structs, as are the events
    event_type: ClassVar[Any]
    view_type: ClassVar[type[msgspec.Struct]]
    insight_type: ClassVar[Any] = None  # of what `insight` gives
    picture_module: ClassVar[str | None] = None  # the module whose `draw` draws a view; loaded when it is asked for

    def __init__(self) -> None:
        self.state_type.game = self
        self._decoders: dict[Kind, msgspec.json.Decoder[Any]] = {
            "state": build_decoder(self.state_type, self._decode),
            "action": build_decoder(self.action_type, self._decode),
            "event": build_decoder(self.event_type, self._decode),
            "view": build_decoder(self.view_type, self._decode),
        }

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def options(self) -> tuple[OptionInfo, ...]:
        """The options of the game, for help texts and forms."""
        return describe(self.options_type)

    def start(
        self,
        players: int,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | Options | None = None,
    ) -> S:
        """A game about to begin. Without a seed the operating system gives one."""
        self.check_players(players)
        chance = Chance(seed_of(seed))
        checked = check(self.options_type, options)
        return self.deal(players, checked, Draws(chance), Origin(chance.seed))

    def check_players(self, players: int) -> None:
        """OptionError if the game is not for so many."""
        if isinstance(players, bool) or players not in self.player_counts:
            least, most = self.player_counts[0], self.player_counts[-1]
            raise OptionError("players", f"{players!r} is not allowed; {self.name} takes {least} to {most}")

    @abstractmethod
    def deal(self, players: int, options: Any, draws: Draws, origin: Origin) -> S:
        """Set the game up, all chance taken from `draws`."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action of this text; NotationError if it is none. It need not be legal anywhere."""

    @abstractmethod
    def position(self, text: str) -> S:
        """The state of this text; PositionError if it is none or cannot be."""

    @abstractmethod
    def sketch(self, view: Any) -> Sketch:
        """A view drawn with characters."""

    def picture(self, view: Any) -> str:
        """A view drawn as an SVG file. NoPicture if nobody has drawn the game."""
        if self.picture_module is None:
            raise NoPicture(f"{self.name} has no pictures: its `picture_module` must name the module that draws it")
        return import_module(self.picture_module).draw(view)

    def insight(self, state: S, seat: Seat | None, action: Action | None) -> msgspec.Struct | None:
        """What a player at this seat could work out: strengths, odds, what an action would bring. For clients that draw
        the game; it is asked about a guess, so it cannot tell what is hidden. None where there is nothing."""
        return None

    def side(self, state: S, seat: int) -> str | None:
        """What a seat plays where sides differ: a dynasty, a power, by the word that actions have for it. None where
        all seats are alike, or it is not settled yet."""
        return None

    def order_scope(self, state: S) -> str | None:
        """What a standing order could be for now: an order given for this holds while this is what is asked.
        None: there are no orders to give."""
        return None

    def obey(self, state: S, order: str) -> Action | None:
        """What the actor's standing order says to do now; None if it says nothing here. NotationError if it cannot be
        read. It may depend only on what the actor may know."""
        raise NotationError(order, f"{self.name} has no standing orders")

    @cached_property
    def rule_page(self) -> str:
        """The rules in words: the specification that this game is tested against."""
        package = self.state_type.__module__.rpartition(".")[0]
        return (files(package) / "rules.md").read_text(encoding="utf-8")

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules of the page by their ids."""
        return read_rules(self.rule_page)

    def to_json(self, value: Any) -> bytes:
        """A state, action, event or view as JSON."""
        return msgspec.json.encode(value, enc_hook=_encode)

    def from_json(self, data: bytes | str, kind: Kind) -> Any:
        """A state, action, event or view from its JSON; msgspec.ValidationError if it is none."""
        return self._decoders[kind].decode(data)

    def _decode(self, wanted: type, value: Any) -> Any:
        if wanted is Past:
            return Past.of(self.parse(text) for text in value)
        raise TypeError(f"no JSON form for {wanted}")


def _encode(value: Any) -> Any:
    if isinstance(value, Past):
        return [str(action) for action in value.actions()]
    raise TypeError(f"no JSON form for {type(value)}")
