### Tournaments

shell-tournaments = Tournaments
shell-tournaments-none = No tournaments yet. Create one!
shell-tournament = Tournament
shell-tournament-new = New tournament
shell-tournament-name = Name of the tournament
shell-tournament-format = Format
shell-tournament-format-swiss = Swiss: players with similar results meet
shell-tournament-format-round-robin = Round robin: everyone meets everyone
shell-tournament-kind =
    { $format ->
        [swiss] Swiss
       *[other] Round robin
    }
shell-tournament-table-size = Players per table
shell-tournament-size =
    { $count ->
       *[other] { $count } per table
    }
shell-tournament-rounds = Number of rounds
shell-tournament-rounds-about = Leave empty to play as many as needed.
shell-tournament-same-deal = The same deal at all tables of a round
shell-tournament-same-deal-about = No one can watch, and the hidden tiles are shown when the round is over. These games aren’t rated.
shell-tournament-same-deal-short = same deal
shell-tournament-fill = Fill the last table with
shell-tournament-fill-none = no one
shell-tournament-make = Create tournament
shell-tournament-status =
    { $status ->
        [open] Registration open
        [playing] In progress
        [over] Finished
       *[other] Cancelled
    }
shell-tournament-round-of = Round { $round } of { $rounds }
shell-tournament-round = Round { $round }
shell-tournament-enter = Join
shell-tournament-leave = Withdraw
shell-tournament-leave-sure = Withdraw for good
shell-tournament-start = Start
shell-tournament-cancel = Cancel tournament
shell-tournament-bot-name = { $name } (no. { $number })
shell-tournament-bot = Bot to add
shell-tournament-add-bot = Add bot
shell-tournament-your-table = Go to your table
shell-tournament-entrants =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
shell-tournament-standings = Standings
shell-tournament-place = Place
shell-tournament-player = Player
shell-tournament-points = Points
shell-tournament-opponents = Opponents
shell-tournament-head-to-head = Head to head
shell-tournament-margin = Margin
shell-tournament-ties-swiss = At each table the winner gets 1 point and the last player 0, with the others evenly in between. Ties: opponents’ points, then head to head, then score margin.
shell-tournament-ties-round-robin = At each table the winner gets 1 point and the last player 0, with the others evenly in between. Ties: head to head, then score margin.
shell-tournament-bye = Bye
shell-tournament-left = withdrew
shell-tournament-no-show = didn’t show up
shell-tournament-table = Table { $number }
shell-tournament-commitment = Fingerprint of the deal (SHA-256)
shell-tournament-seed = Seed of the deal
shell-problem-tournament-started = The tournament has already started. You can’t join late.
shell-problem-tournament-over = The tournament is over.
shell-problem-too-few-entrants = A tournament needs at least two players.
shell-problem-too-many-rounds = That’s too many players for a round robin.
shell-problem-too-many-tournaments = You have too many unfinished tournaments.
shell-problem-sealed = Others are still playing this deal. You can see it when the round is over.
shell-problem-entered = You’ve already joined this tournament.
shell-problem-not-entered = You haven’t joined this tournament.
shell-problem-left = You’ve already withdrawn.
shell-problem-not-organiser = Only the player who created this tournament can do that.
shell-problem-tournament-full = The tournament is full.
