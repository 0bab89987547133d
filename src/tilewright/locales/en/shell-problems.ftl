### Why the server could not do what was asked, in English

## At a table

shell-problem-agreed = You’ve already agreed.
shell-problem-asked-enough = You’ve made too many requests at this table.
shell-problem-away = A bot is playing for you. Choose ‘I’m back’ first.
shell-problem-bad-option = One of the game options isn’t valid.
shell-problem-bad-players = This game can’t be played with that many players.
shell-problem-bad-range = The minimum rating is higher than the maximum.
shell-problem-bad-seats = At least one seat must be yours or open, and only one can be yours.
shell-problem-empty = No one is sitting there.
shell-problem-held = End your turn or undo your last action first.
shell-problem-no-order = There’s nothing to decide in advance now.
shell-problem-no-orders = There’s nothing to decide in advance now.
shell-problem-nobody-asked = No one has requested a takeback.
shell-problem-not-away = No bot is playing for you.
shell-problem-not-last = You can only undo your own last action.
shell-problem-not-over = The game isn’t over yet.
shell-problem-not-owner = Only the host can do that.
shell-problem-not-seated = You’re not seated at this table.
shell-problem-not-started = The game hasn’t started yet.
shell-problem-nothing-held = There’s nothing to confirm.
shell-problem-nothing-to-take-back = There’s nothing to undo.
shell-problem-over = The game is over.
shell-problem-paired = You were looking for this game and it starts now. Resign if you don’t want to play.
shell-problem-rated = Bots can’t play in rated games.
shell-problem-resigned = You’ve resigned from this game.
shell-problem-seated = This player is already seated at this table.
shell-problem-seats-free = Some seats are still free. Wait for players or add bots.
shell-problem-started = The game has already started.
shell-problem-too-many-invitations = Too many invitations for this table.
shell-problem-too-many-sockets = You have this open in too many tabs.

## Accounts, notifications, players

shell-problem-bad-address = This isn’t a valid email address.
shell-problem-bad-text = This has to be a single line of text.
shell-problem-bad-webhook = This webhook URL can’t be used.
shell-problem-has-account = You already have an account.
shell-problem-no-account = Create an account first.
shell-problem-no-guests = This server doesn’t take guests. Sign in or create an account.
shell-problem-no-invitation = You need a valid invite code. Ask the operator for one.
shell-problem-no-letters = This server doesn’t send emails.
shell-problem-no-vacation = You’re not on vacation.
shell-problem-not-verified = Click the link in the email first.
shell-problem-password-changed = Your password was changed in the meantime.
shell-problem-too-many-bots = You have too many bots. Delete one first.
shell-problem-too-many-relations = You’re following and blocking too many players.
shell-problem-too-many-tokens = You have too many API tokens. Revoke one first.
shell-problem-undelivered = The test didn’t get through. Check the address.
