"""How a table is shown."""

import msgspec

from tilewright.kernel import SeedParts
from tilewright.server.accounts.players import Player
from tilewright.server.services.services import Services
from tilewright.server.tables.access import Viewer
from tilewright.server.tables.clock import Clock
from tilewright.server.tables.table import Outcome, RatingRange, Status, Table


class SeatShown(msgspec.Struct, frozen=True):
    """`bot` is one of the server's bots; `bot_account`: the player is a program of another player's. Their slow clock
    stands still until `vacation_until`."""

    seat: int
    name: str | None
    player: str | None
    bot: str | None
    away: bool
    resigned: bool
    bot_account: bool
    vacation_until: float | None


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its caller may see it. `seed` is null until the end; `commitment` is its SHA-256 from the start, or,
    with `shared_chance`, that of the server's secret, which makes the seed together with what the seats in
    `contributed` have added; `seed_parts` are these at the end.

    `invitation` is shown to those who sit there and to the owner. `asked` is the seat that would like to take back,
    `votes` the seats that would like to end the game. `known_deal`: somebody may have seen the deal; it is not rated.
    `rated`: true is for players with accounts alone, false is never rated, null is rated if all have accounts;
    `rating_range` are the points that those who sit down must have. `begins_at`: when the game begins by itself, with
    bots on free seats.
    `tournament` is the one of which it is a table; where all tables of a round have the same deal, `seed` stays null
    here, and the tournament shows it when the round is over. `deal` is the one that several play to compare.
    """

    id: str
    game: str
    rules: int
    status: Status
    options: dict[str, object]
    private: bool
    spectators: bool
    hints: bool
    clock: Clock
    owner: str
    came_from: str | None
    tournament: str | None
    deal: str | None
    known_deal: bool
    rated: bool | None
    rating_range: RatingRange | None
    begins_at: float | None
    created_at: float
    number: int
    turn: int
    seats: list[SeatShown]
    you: int | None
    actor: int | None
    deadline: float | None
    asked: int | None
    votes: list[int]
    present: list[str]
    shared_chance: bool
    contributed: list[int]
    commitment: str
    seed: str | None
    seed_parts: SeedParts | None
    invitation: str | None
    outcome: Outcome | None


def show_table(services: Services, table: Table, viewer: Viewer, player: Player | None) -> TableShown:
    config = table.config
    insider = viewer is not None or (player is not None and player.id == config.owner)
    return TableShown(
        id=config.id,
        game=config.game,
        rules=config.rules,
        status=table.status,
        options=config.options,
        private=config.private,
        spectators=config.spectators,
        hints=config.hints,
        clock=config.clock,
        owner=config.owner,
        came_from=config.came_from,
        tournament=config.tournament,
        deal=config.deal,
        known_deal=config.known_deal,
        rated=config.rated,
        rating_range=config.rating_range,
        begins_at=table.begins_at,
        created_at=config.created_at,
        number=table.number,
        turn=table.turn,
        seats=[
            SeatShown(
                number,
                seat.name or None,
                seat.player,
                seat.bot,
                seat.away,
                seat.resigned,
                seat.bot_account,
                seat.vacation.until or None,
            )
            for number, seat in enumerate(table.seats)
        ],
        you=viewer,
        actor=table.actor,
        deadline=table.deadline,
        asked=table.take_back.seat if table.take_back else None,
        votes=sorted(table.votes),
        present=services.hub.present(config.id),
        commitment=config.commitment,
        shared_chance=config.shared_chance,
        contributed=[number for number, seat in enumerate(table.seats) if seat.contribution is not None],
        seed=table.deal_seed.hex() if table.status == "over" and not config.sealed else None,
        seed_parts=table.seed_parts if table.status == "over" else None,
        invitation=services.invitations.code(table) if insider else None,
        outcome=table.outcome,
    )
