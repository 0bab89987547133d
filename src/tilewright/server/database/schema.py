"""The tables of the database. The log of entries is the truth; what stands beside it can be made from it again."""

import sqlalchemy as sa

metadata = sa.MetaData()

Id = sa.String(40)

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("login", sa.String(80), unique=True),  # None for a guest
    sa.Column("password", sa.String(200)),  # as argon2 writes it
    sa.Column("language", sa.String(10), nullable=False, server_default="en"),  # of e-mails and messages to them
    sa.Column("hides_profile", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("bot_owner", Id, index=True),  # whose bot it is; None for a person
    sa.Column("vacation_from", sa.Double),  # the last one
    sa.Column("vacation_until", sa.Double),
    sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()),  # may moderate
    sa.Column("seen_at", sa.Double),  # when a guest was last here, to the day; None: nobody has noted it yet
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # SHA-256 of the token, which is kept nowhere
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # session: a cookie; token: a program
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("expires_at", sa.Double, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("about", sa.Text, nullable=False),  # JSON of tables.table.TableConfig, the seed included
    sa.Column("owner", Id, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("wake_at", sa.Double),  # when something is due at the table; None: nothing is
    sa.Column("custodian", Id),  # the process that has a lease on the table until then
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("ended_at", sa.Double),  # set when the result is filed
    sa.Column("deal", sa.String(80), index=True),  # the deal that somebody plays here to compare with others
    sa.Index("tables_by_status", "status", "created_at"),
    sa.Index("tables_by_wake", "wake_at"),
    sa.Index("tables_by_owner", "owner", "status"),
)

seats = sa.Table(  # an index over the log: who sits where
    "seats",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", Id, nullable=False, index=True),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

drafts = sa.Table(
    "drafts",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),  # of another turn than the table's it is void
    sa.Column("step", sa.Integer, nullable=False),  # rises with every change, so that no change overwrites another
    sa.Column("actions", sa.Text, nullable=False),
    sa.Column("standing_order", sa.Text, nullable=True),  # private, too; void when what it was given for is over
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("who", Id, primary_key=True),  # a player's id, or bot:NAME
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

results = sa.Table(  # what a finished game brought to each seat, for profiles
    "results",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("who", Id, nullable=False),  # as in ratings
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("place", sa.Integer),  # None: nobody won
    sa.Column("score", sa.Integer),
    sa.Column("mu", sa.Double),  # the rating afterwards; None if the game was not rated
    sa.Column("sigma", sa.Double),
    sa.Column("ended_at", sa.Double, nullable=False),
    sa.Column("side", sa.String(40)),  # the dynasty or power that was played, where the game has such
    sa.Index("results_by_who", "who", "ended_at"),
    sa.Index("results_by_end", "ended_at"),
)

contacts = sa.Table(  # how a player wants to be notified of their turn
    "contacts",
    metadata,
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("way", sa.String(10), primary_key=True),  # webhook or email
    sa.Column("form", sa.String(10), nullable=False),  # of a webhook: discord, slack or json
    sa.Column("address", sa.String(500), nullable=False),
    sa.Column("verified", sa.Boolean, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("trouble", sa.String(200)),  # why it is not used any more; None: it is
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("digest_hour", sa.Integer),  # of the day in UTC, for all turns together; None: each by itself
    sa.Index("contacts_by_address", "address"),
)

turn_notifications = sa.Table(  # turns of which a player is still to be notified
    "calls",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", Id, primary_key=True),
    sa.Column("way", sa.String(10), primary_key=True),
    sa.Column("due_at", sa.Double, nullable=False, index=True),  # a process takes the notification by moving this on
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("id", sa.String(120), nullable=False, server_default=""),  # the same however often it is tried
)

links = sa.Table(  # one-time links in e-mails
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # SHA-256 of the token in the link, which is kept nowhere
    sa.Column("purpose", sa.String(10), nullable=False),  # verify or sign-in
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    sa.Column("address", sa.String(500), nullable=False),
    sa.Column("expires_at", sa.Double, nullable=False),
)

signup_invites = sa.Table(  # invitations to make an account, where not everybody may
    "welcomes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("uses_left", sa.Integer, nullable=False),
    sa.Column("expires_at", sa.Double, nullable=False),
)

relations = sa.Table(  # whom a player follows, and whom they have blocked
    "relations",
    metadata,
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("other", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # follow or block
    sa.Column("created_at", sa.Double, nullable=False),
)

table_invites = sa.Table(  # players who were asked to a table that has not begun
    "table_invites",
    metadata,
    sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("inviter", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
)

seeks = sa.Table(  # players who seek a game with anybody
    "seeks",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.String(40), nullable=False),  # the numbers that will do: 3 4
    sa.Column("clock", sa.String(200), nullable=False),  # JSON of tables.clock.Clock
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
)

reports = sa.Table(  # what players ask the operators to look at
    "reports",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("reporter", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # remark, name or tournament
    sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE")),  # of a remark
    sa.Column("number", sa.Integer),  # of the remark's entry
    sa.Column("tournament_id", Id),  # of a tournament's name
    sa.Column("quote", sa.Text, nullable=False),  # the remark or the name, as it was then
    sa.Column("note", sa.Text, nullable=False),  # what the reporter says about it
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("closed_at", sa.Double, index=True),
)

mutes = sa.Table(  # players who may not chat
    "mutes",
    metadata,
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)

bans = sa.Table(  # players who may not come back
    "bans",
    metadata,
    sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("enforced", sa.Boolean, nullable=False),  # they have left their tables, and their sockets are closed
)

audit = sa.Table(  # what operators have done. Without names: they are looked up, so that a deleted player has none
    "audit",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("at", sa.Double, nullable=False, index=True),
    sa.Column("operator", Id),  # None: by the command line
    sa.Column("action", sa.String(20), nullable=False),
    sa.Column("player", Id, index=True),
    sa.Column("table_id", Id),
    sa.Column("number", sa.Integer),
    sa.Column("tournament_id", Id),
    sa.Column("reason", sa.Text, nullable=False),
)

rate_limits = sa.Table(  # token buckets that several servers share
    "rate_limits",
    metadata,
    sa.Column("key", sa.String(80), primary_key=True),
    sa.Column("left", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False, index=True),  # when so much was left
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("owner", Id, nullable=False, index=True),
    sa.Column("about", sa.Text, nullable=False),  # JSON of tournaments.settings.TournamentSettings
    sa.Column("status", sa.String(10), nullable=False),  # open, playing, over or cancelled
    sa.Column("round", sa.Integer, nullable=False),  # the one under way; 0 before the first
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("ended_at", sa.Double),
    sa.Index("tournaments_by_status", "status", "created_at"),
)

entrants = sa.Table(  # who takes part in a tournament
    "entrants",
    metadata,
    sa.Column("tournament_id", Id, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # in the order of entry, from 1
    sa.Column("player", Id, index=True),  # None for a bot
    sa.Column("bot", sa.String(40)),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("left_in", sa.Integer),  # the round in which they withdrew, or did not come
    sa.Column("no_show", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("tournament_id", "player", name="entrants_once"),
)

rounds = sa.Table(
    "rounds",
    metadata,
    sa.Column("tournament_id", Id, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seed", sa.String(64)),  # of the deal at all tables, where it is the same; shown when the round is over
    sa.Column("started_at", sa.Double),
    sa.Column("ended_at", sa.Double),
)

pairings = sa.Table(  # the tables of a round; one without a table is a bye
    "pairings",
    metadata,
    sa.Column("tournament_id", Id, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", Id, unique=True),
    sa.Column("seats", sa.Text, nullable=False),  # JSON: the entrants' numbers, seat by seat
    sa.Column("result", sa.Text),  # JSON of tournaments.standings.TableResult, once it is there
)

leases = sa.Table(  # work that one of several servers does for all
    "leases",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("holder", Id, nullable=False),
    sa.Column("until", sa.Double, nullable=False),  # no other server does it before
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
