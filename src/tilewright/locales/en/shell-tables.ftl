### One's games, and the time between tables, in English

shell-no-tables = You have no games in progress.
shell-waiting-start = Waiting to start
shell-turn-of = { $name }’s turn
shell-search-games = Search by game, opponent or result
shell-next-game = Next game
shell-next-game-of =
    { $count ->
        [one] Your turn in another game: { $title }
       *[other] Your turn in { $count } other games. Next: { $title }
    }
shell-you-watch = You’re watching
shell-watching =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
shell-offer-alerts = Want to know when it’s your turn?
shell-offer-sound = Play a sound
shell-offer-notify = Show a notification
shell-offer-no = No, thanks
shell-seat-order = Seats in turn order
shell-here = Online
shell-table-kind = Table
shell-kind-private = invite link only
shell-kind-public = open to all
shell-kind-watched = spectators allowed
shell-kind-unwatched = no spectators
shell-kind-hints = hints allowed
shell-yes = yes
shell-no = no
shell-clock-none-of = No clock
shell-clock-live-of =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } per move, { $minutes ->
        [one] 1-minute
       *[other] { $minutes }-minute
    } time bank
shell-clock-slow-of =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    } per turn
