"""What somebody decides who makes a tournament."""

import math
from typing import Annotated, Any, Literal

import msgspec

import tilewright as tw
from tilewright.kernel import UnknownGame
from tilewright.server.errors import InvalidRequest, StateConflict
from tilewright.server.tables.clock import LiveClock, SlowClock
from tilewright.server.tables.lobby import NewTableRequest, SeatRequest, check_bot, fresh_start, table_config
from tilewright.server.tournaments.pairing import rounds_to_meet_all

MAX_ENTRANTS = 200
MAX_ROUNDS = 31

Format = Literal["swiss", "round-robin"]


class TournamentSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`players` is how many sit at a table. `rounds` left out: as many as the format needs. Every table has a clock,
    since a round waits for all of its tables. `same_deal`: all tables of a round have one deal. `fill_with`: bots of
    this kind make the tables full when it begins."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=2, le=7)] = 2
    format: Format = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=15)] | None = None
    options: dict[Annotated[str, msgspec.Meta(max_length=40)], Any] = {}
    clock: LiveClock | SlowClock = LiveClock()
    same_deal: bool = False
    fill_with: Annotated[str, msgspec.Meta(max_length=40)] | None = None

    @property
    def smallest(self) -> int:
        """A table may be smaller than wanted, but not smaller than the game allows."""
        return max(2, min(tw.game(self.game).player_counts))

    def table(self, seats: int) -> NewTableRequest:
        """A table of this tournament. Where others have the same deal nobody looks on."""
        return NewTableRequest(
            game=self.game,
            seats=(SeatRequest("open"),) * seats,
            options=self.options,
            spectators=not self.same_deal,
            clock=self.clock,
        )


def checked(settings: TournamentSettings) -> TournamentSettings:
    """With all options of the game written out; InvalidRequest if there can be no such table."""
    try:
        game = tw.game(settings.game)
    except UnknownGame as error:
        raise InvalidRequest("unknown-game", str(error)) from None
    if settings.players not in game.player_counts:
        raise InvalidRequest("bad-seats", f"{game.title} is not played by {settings.players}.")
    if settings.fill_with is not None:
        check_bot(settings.game, settings.fill_with, "fill_with")
    config = table_config("", settings.table(settings.players), fresh_start())
    return msgspec.structs.replace(settings, options=config.options)


def rounds_for(settings: TournamentSettings, entrants: int) -> int:
    """How many rounds so many play. Swiss: enough that one alone can have won all of theirs. It may take seconds."""
    if settings.format == "round-robin":
        rounds = rounds_to_meet_all(entrants, settings.players, settings.smallest, MAX_ROUNDS + 1)
        if rounds > MAX_ROUNDS:
            raise StateConflict(
                "too-many-rounds",
                f"With {entrants} entrants it takes more than {MAX_ROUNDS} rounds until all have met all.",
            )
        return rounds
    wanted = settings.rounds or max(1, math.ceil(math.log(entrants, settings.players)) + (settings.players > 2))
    return rounds_to_meet_all(entrants, settings.players, settings.smallest, wanted)
