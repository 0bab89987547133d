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
shell-people-sides = Favourite dynasties and powers
shell-people-hidden = This player keeps their profile to themselves.
shell-people-hidden-mine = Your profile is hidden: only you see this page.
shell-people-privacy = Privacy
shell-people-hide = Hide my profile
shell-people-hide-about = Others then see your name, but neither your ratings nor your games, and you are on no leaderboard.
shell-people-saved = Saved.

## Following, blocking, inviting

shell-people-follow = Follow
shell-people-unfollow = Unfollow
shell-people-followed = You follow this player now. The page Players shows where they play.
shell-people-unfollowed = You do not follow this player any more.
shell-people-following = Players you follow
shell-people-following-none = Nobody yet. Search for a name, open the profile and choose Follow.
shell-people-sits-at = { $game }: waits for players
shell-people-plays = { $game }: playing
shell-people-block = Block
shell-people-unblock = Unblock
shell-people-block-done = This player is blocked.
shell-people-unblocked = This player is not blocked any more.
shell-people-blocked = Blocked players
shell-people-block-about = Neither of you reads what the other says or invites the other, and you cannot sit down at the same table.
shell-people-search = Search players
shell-people-search-name = Part of a name
shell-people-search-go = Search
shell-people-search-none = No player has such a name.
shell-people-invites = Invitations
shell-people-invite-name = Invite { $name }
shell-people-invited-name = { $name } is invited
shell-people-decline = Decline
shell-problem-blocked = That is not possible: one of you has blocked the other.
shell-problem-hidden-profile = This player keeps their games to themselves.

## Your data

shell-people-data = Your data
shell-people-data-about = Everything that this server keeps about you, as a file (JSON).
shell-people-data-download = Download my data
shell-people-delete-account = Delete my account
shell-people-delete-about = Games under way are resigned. Finished games stay, without your name and without what you said. This cannot be undone.
shell-people-delete-sure = Yes, delete my account for good
shell-people-account-deleted = Your account is deleted.
shell-people-deleted = Deleted player
