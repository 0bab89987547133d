### Players among each other, in English

## Ratings and profiles

shell-people = Players
shell-people-leaderboard = Leaderboard
shell-people-this-month = Played this month
shell-people-nobody-rated = Nobody has a rating here yet.
shell-people-rating-about = A new player begins with 1500 ± 200. The second figure says how sure the rating is; it shrinks with every rated game.
shell-people-provisional = provisional
shell-people-provisional-about = There were fewer than ten rated games yet.
shell-people-wins = Games and wins
shell-people-with-people = With people
shell-people-with-bots = With bots
shell-people-won = won
shell-people-streak =
    { $count ->
        [0] No winning streak now
        [one] Won the last game
       *[other] Won the last { $count } games
    }
shell-people-best-streak =
    { $count ->
        [one] longest streak: one win
       *[other] longest streak: { $count } wins
    }
shell-people-opponents = Opponents
shell-people-ahead =
    { $count ->
        [0] never ahead
        [one] ahead once
       *[other] ahead { $count } times
    }
shell-people-hidden = This player keeps their profile to themselves.
shell-people-hidden-mine = Your profile is hidden: only you see this page.
shell-people-privacy = Privacy
shell-people-hide = Hide my profile
shell-people-hide-about = Others then see your name, but neither your ratings nor your games, and you are on no leaderboard.
shell-people-saved = Saved.
