### Finding a game, slow play and bots of programmers, in English

## Finding a game

shell-find = Find a game
shell-find-about = Choose what you’d like to play. Your game starts as soon as enough players want the same.
shell-find-seek = Find opponents
shell-find-seeking = Looking for opponents
shell-find-others =
    { $count ->
        [0] No one else is looking for this yet.
        [one] One other player is looking for this.
       *[other] { $count } other players are looking for this.
    }
shell-find-stay = You can leave this page. When the game starts, it’ll be in your games.
shell-find-cancel = Stop looking
shell-find-cancel-of = Stop looking for { $game }
shell-find-paired = Opponents found! Your game is starting.
shell-find-none = No open tables right now.
shell-find-sizes = { $sizes } players
shell-rated = Rated
shell-rated-about = Rated games are for registered players.
shell-rated-choice = Rating
shell-rated-if = Rated if everyone is registered
shell-rated-only = Rated: registered players only
shell-rated-never = Friendly: never rated
shell-friendly = Friendly
shell-rating-lowest = Minimum rating
shell-rating-highest = Maximum rating
shell-rating-from-to = Ratings { $lowest } to { $highest }
shell-fill = If seats stay free
shell-fill-never = Wait for players
shell-fill-after =
    { $minutes ->
        [one] Bots join after 1 minute
       *[other] Bots join after { $minutes } minutes
    }
shell-fills-at = Starts at { $time }, with bots in free seats
shell-begins-now = Your game is about to start.
shell-seat-free = free seat
shell-problem-accounts-only = Only for registered players. Create an account first.
shell-problem-rating-range = Your rating is outside the range of this table.
shell-problem-too-many-seeks = You’re looking for too many games already. Cancel one first.
shell-problem-bots-by-invitation = A bot joins only where it’s invited.

## Slow play

shell-vacation = Vacation
shell-vacation-about = While you’re away, your clocks stop in games with days per turn. A vacation can last up to 21 days; the next one can begin after the same time has passed.
shell-vacation-days = Days
shell-vacation-begin = Go on vacation
shell-vacation-until = You’re on vacation until { $date }.
shell-vacation-end = I’m back
shell-vacation-next = Your next vacation can begin on { $date }.
shell-on-vacation = On vacation until { $date }
shell-log-took-vacation =
    { $ended ->
        [yes] { $seat-player } is back from vacation.
       *[no] { $seat-player } is on vacation; their clock is stopped.
    }
shell-digest = Email me
shell-digest-each = for every turn
shell-digest-daily = once a day, at { $time }
shell-problem-too-soon = It’s too soon for another vacation.
shell-problem-too-long = A vacation can last 21 days at most.

## Bots of programmers

shell-bots = Your bots
shell-bots-about = A program you write can have an account of its own. Others can invite it to their tables from its profile. Bots are rated separately from people.
shell-bots-name = Name of the bot
shell-bots-make = Create bot
shell-bots-renew = New token
shell-bots-renew-of = New token for { $name }
shell-bots-delete = Delete
shell-bots-delete-of = Delete { $name }
shell-bot-by = A bot by { $name }
shell-invite-to-game = Invite to a game
shell-leaderboard-of = Show
shell-leaderboard-people = people
shell-leaderboard-bots = bots
