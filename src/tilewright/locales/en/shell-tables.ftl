### One's games, and the time between tables, in English

shell-no-tables = You have no game under way.
shell-waiting-start = Waits to be started
shell-turn-of = It is { $name }’s turn
shell-search-games = Search by game, opponent or result
shell-next-game = Next game
shell-next-game-of =
    { $count ->
        [one] To the game that waits for you: { $title }
       *[other] { $count } games wait for you. To the next one: { $title }
    }
shell-you-watch = You are watching
shell-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
shell-offer-alerts = Shall we call you when it is your turn?
shell-offer-sound = With a sound
shell-offer-notify = With a notification
shell-offer-no = No, thank you
shell-seat-order = Seats in the order of play
shell-here = Here
shell-table-kind = Table
shell-kind-private = only by invitation
shell-kind-public = open to all
shell-kind-watched = may be watched
shell-kind-unwatched = not watched before the end
shell-kind-hints = with hints
shell-yes = yes
shell-no = no
shell-clock-none-of = No clock
shell-clock-live-of =
    { $seconds ->
        [one] One second
       *[other] { $seconds } seconds
    } for a decision, { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } in reserve
shell-clock-slow-of =
    { $days ->
        [one] One day
       *[other] { $days } days
    } for a turn
