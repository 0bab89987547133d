### Players among each other, in English

## Ratings and profiles

shell-people = Players
shell-people-leaderboard = Leaderboard
shell-people-this-month = Played this month
shell-people-nobody-rated = No one has a rating here yet.
shell-people-rating-about = New players start at 1500 ± 200. The second number shows how certain the rating is; it shrinks with every rated game.
shell-people-provisional = provisional
shell-people-provisional-about = Fewer than ten rated games so far.
shell-people-wins = Games and wins
shell-people-with-people = Against people
shell-people-with-bots = Against bots
shell-people-won = won
shell-people-streak =
    { $count ->
        [0] No current winning streak
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
        [0] never finished ahead
        [one] finished ahead once
       *[other] finished ahead { $count } times
    }
shell-people-sides = Favourite dynasties and powers
shell-people-hidden = This player’s profile is private.
shell-people-hidden-mine = Your profile is hidden: only you can see this page.
shell-people-privacy = Privacy
shell-people-hide = Hide my profile
shell-people-hide-about = Others still see your name, but not your ratings or your games, and you won’t appear on leaderboards.
shell-people-saved = Saved.

## Following, blocking, inviting

shell-people-follow = Follow
shell-people-unfollow = Unfollow
shell-people-followed = You’re now following this player. The Players page shows where they’re playing.
shell-people-unfollowed = You no longer follow this player.
shell-people-following = Players you follow
shell-people-following-none = No one yet. Search for a name, open the profile and choose Follow.
shell-people-sits-at = { $game }: waiting for players
shell-people-plays = { $game }: playing
shell-people-block = Block
shell-people-unblock = Unblock
shell-people-block-done = Player blocked.
shell-people-unblocked = Player unblocked.
shell-people-blocked = Blocked players
shell-people-block-about = You won’t see each other’s messages, can’t invite each other and can’t sit at the same table.
shell-people-search = Find players
shell-people-search-name = Part of a name
shell-people-search-go = Search
shell-people-search-none = No players found.
shell-people-invites = Invitations
shell-people-invite-name = Invite { $name }
shell-people-invited-name = { $name } is invited
shell-people-decline = Decline
shell-problem-blocked = Not possible: one of you has blocked the other.
shell-problem-hidden-profile = This player’s games are private.

## Your data

shell-people-data = Your data
shell-people-data-about = Everything this server stores about you, as a JSON file.
shell-people-data-download = Download my data
shell-people-delete-account = Delete my account
shell-people-delete-about = You’ll resign your current games. Finished games stay, without your name and your messages. This can’t be undone.
shell-people-delete-sure = Yes, delete my account for good
shell-people-account-deleted = Your account has been deleted.
shell-people-deleted = Deleted player
