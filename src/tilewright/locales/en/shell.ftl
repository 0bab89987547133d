### The client around the games, in English

## The app

shell-app-name = Tilewright
shell-title = { $title } · Tilewright
shell-title-your-turn = ● Your turn · { $title }
shell-skip = To the content
shell-nav = The house
shell-home = Home
shell-close = Close
shell-cancel = Cancel
shell-loading = One moment …
shell-try-again = Try again
shell-offline = You are offline. The page works; the tables wait until you are back.
shell-page-failed = This page could not be loaded. Are you online?
shell-missing = There is no such page
shell-missing-about = The link may be old, or a letter of it lost.
shell-language-en = English
shell-language-he = עברית
shell-language-hu = magyar
shell-names = { $names-name }

## Home

shell-welcome = A table is free
shell-welcome-about =
    { $count ->
        [3] Three great tile games
       *[other] { $count } great tile games
    }, against bots at once or with friends by a link. Nothing to install, no form to fill in.
shell-games = Games
shell-play-now = Play now
shell-number-of-players = Players
shell-against = Against
shell-learn = Learn
shell-with-friends = With friends
shell-my-tables = Your games
shell-open-tables = Open tables
shell-your-turn = Your turn
shell-watch = Watch
shell-free-seats =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
shell-enter-link = Somebody sent you a link?
shell-enter = Go to the table
shell-name = Your name at the table
shell-name-about = Invented for you. Change it as you like.
shell-name-trades = Potter, Weaver, Scribe, Mason, Ferryman, Baker, Gardener, Shepherd, Carpenter, Dyer, Beekeeper, Fisher
shell-bot = A bot
shell-bot-name =
    { $bot ->
        [novice] Novice bot
        [adept] Adept bot
        [master] Master bot
        [greedy] Greedy bot
        [random] Random bot
       *[other] { $bot }
    }
shell-bot-numbered = { $name } { $number }

## A new table, and waiting for others

shell-new-table = New table
shell-game = Game
shell-options = Options of the game
shell-seat = Seat { $seat }
shell-seat-bot = Give it to a bot
shell-who-me = Me
shell-who-open = Open
shell-who-bot = A bot
shell-clock = Clock
shell-clock-none = None: take your time
shell-clock-live = Live: seconds for a decision, and a reserve
shell-clock-slow = Slow: days for a turn
shell-clock-seconds = Seconds for a decision
shell-clock-minutes = Minutes in reserve
shell-clock-days = Days for a turn
shell-clock-left = Time left
shell-clock-reserve = In reserve
shell-private = Private: only those with the link come in
shell-spectators = Others may watch
shell-hints = Hints are allowed
shell-make-table = Make the table
shell-waiting-title = { $game }: before the start
shell-waiting-owner = Share the link with your friends, or give free seats to bots.
shell-waiting-full = Everybody is here. Start when you like.
shell-waiting-guest = The game begins when the owner of the table starts it.
shell-known-deal = Known deal, not rated
shell-known-deal-explained = Known deal: somebody may have seen it in an earlier game. This game is not rated.
shell-seat-open = Free seat
shell-sit = Sit here
shell-stand-up = Stand up
shell-free-seat = Free the seat
shell-invite = Invite friends
shell-invite-link = Link to this table
shell-invite-revoke = Make a new link
shell-invite-revoke-about = The old one then opens nothing any more.
shell-invite-revoked = The old link opens nothing any more.
shell-copy-link = Copy the link
shell-link-copied = The link is copied.
shell-start = Start the game
shell-start-when = Once every seat is taken.
shell-present = Here now: { $names-name }
shell-seats-taken =
    { $count ->
        [one] One seat is taken.
       *[other] { $count } seats are taken.
    }

## At the table

shell-table-unavailable = This table cannot be shown
shell-players = Players
shell-board = Board
shell-panel = Your hand
shell-panel-higher = Make the panel higher
shell-panel-lower = Make the panel lower
shell-side = Log and chat
shell-fold = Log and chat
shell-menu = Menu
shell-you = (you)
shell-stands-in = A bot plays on
shell-absent = Not here
shell-connection-connecting = Connecting …
shell-connection-lost = No connection; trying again
shell-connection-ended = You may not look at this table any more.
shell-log = Log
shell-chat = Chat
shell-chat-empty = Nobody has said anything yet.
shell-chat-say = Say something
shell-chat-send = Send
shell-confirm = Do it
shell-ask-end-turn = End your turn, or undo the last action.
shell-end-turn = End turn
shell-draft = Not final yet
shell-draft-about =
    { $count ->
        [one] One action can still be undone.
       *[other] { $count } actions can still be undone.
    }
shell-take-back = Undo
shell-take-back-all = Undo all
shell-rule = Rule { $rule }
shell-rule-missing = This rule is not on the page.
shell-count-skip = Show all
shell-hint = What would a bot do?
shell-hint-thinking = Thinking …
shell-hint-play = Play it
shell-hint-then = Then: { $line }.
shell-then = {"; "}
shell-ask-take-back = Ask to take back
shell-vote-to-end = Propose to end without a winner
shell-resign = Resign
shell-resign-sure = Give up this game? A bot plays on for you, or the game ends.
shell-fair = Fair chance
shell-fair-about = The seed of this game is fixed before the first move. Its fingerprint is shown until the end, then the seed itself, so that anybody can check the game.
shell-fair-shared = Nobody chooses this deal alone. The server fixed a secret when the table was made, and shows its fingerprint. Before the start, the browser of every player at the table added random numbers of its own. The deal follows from all of them together. At the end the record shows every part, so that anybody can check the game.
shell-fair-added = With a share in the deal: { $names-name }
shell-fair-nobody = No player has added anything: the server alone chooses this deal.
shell-fair-own = Your browser added:
shell-fair-own-counted = What your browser added counted.
shell-fair-own-missing = What your browser added is missing: the deal was changed.
shell-save-picture = Save a picture ({ $kind })
shell-you-are-away = Your time ran out; a bot plays for you.
shell-come-back = I am back
shell-wants-take-back = { $name } would like to take back.
shell-allow = Allow it
shell-refuse = Not this time
shell-want-to-end = To end without a winner: { $names-name }
shell-agree = Agree
shell-vote-withdraw = Play on
shell-coach-ask = What is asked of you stands here.
shell-coach-panel = Your pieces lie here. Pick one, and the places where it may go light up. Pointer, finger and keyboard all work.
shell-coach-why = Try anything: where a piece may not go, you are told why, and which rule says so.
shell-coach-next = Good ({ $step } of { $of })

## The log

shell-log-sat = { $name } sits down.
shell-log-rose = A seat is free again.
shell-log-renamed = A player is called { $name } from now on.
shell-log-started = The game begins.
shell-log-resigned = { $seat-player } resigns.
shell-log-went-away = The time of { $seat-player } ran out; a bot stands in.
shell-log-came-back = { $seat-player } is back.
shell-log-asked-to-take-back = { $seat-player } would like to take back.
shell-log-answered-take-back =
    { $agrees ->
        [yes] { $seat-player } allows it.
       *[no] { $seat-player } does not allow it.
    }
shell-log-voted-to-end =
    { $agrees ->
        [yes] { $seat-player } would end the game without a winner.
       *[no] { $seat-player } plays on.
    }
shell-log-led-to =
    { $how ->
        [rematch] A rematch is set up.
        [fork] A new game grew from this one.
       *[challenge] Somebody plays the same deal.
    }

## The end and afterwards

shell-over = The game is over
shell-result = The result
shell-won =
    { $count ->
        [0] Nobody wins
        [one] { $mine ->
            [yes] You win!
           *[no] { $names-name } wins
        }
       *[other] { $mine ->
            [yes] You share the victory: { $names-name }
           *[no] { $names-name } share the victory
        }
    }
shell-ending-ended-by-agreement = Everybody agreed to end it without a winner.
shell-ending-resignation = It ended by resignation.
shell-rematch = Rematch
shell-go-rematch = Join the rematch
shell-challenge = The same deal again
shell-save-record = Save the record
shell-replay = Replay
shell-replay-of = Replay: { $title }
shell-replay-not-over = The game is not over; until then its past is not open.
shell-replay-start = The beginning.
shell-to-table = To the table
shell-viewer = Whose eyes
shell-spectator = Spectator
shell-fork = Play on from here
shell-first = To the beginning
shell-last = To the end
shell-back = One back
shell-forward = One forth
shell-autoplay = Let it run
shell-pause = Pause
shell-scrubber = Step

## Rules

shell-rules = Rules
shell-rules-all = All rules
shell-rules-search = Search the rules
shell-rules-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
shell-rules-none = No rule has these words.
shell-rules-failed = The rules could not be loaded.
shell-rules-english = These rules are in English; nobody has translated them yet.

## Settings

shell-settings = Settings
shell-settings-language = Language
shell-settings-theme = Theme
shell-settings-theme-system = As the system
shell-settings-theme-light = Light
shell-settings-theme-dark = Dark
shell-settings-pieces = Pieces
shell-settings-pieces-plain = Plain
shell-settings-pieces-letters = With letters
shell-settings-motion = Motion
shell-settings-motion-full = As designed
shell-settings-motion-quick = Quick
shell-settings-motion-none = None
shell-settings-confirm = Confirm every action
shell-settings-confirm-about = Otherwise an action is done at once. What is not final can be taken back in any case.
shell-settings-end-at-once = End my turn at once
shell-settings-end-at-once-about = Otherwise the last action of a turn can be undone until you end the turn.
shell-settings-sound = A short sound when it is your turn
shell-settings-notify = A notification when it is your turn
shell-settings-notify-denied = The browser does not allow notifications here.
shell-settings-coach = Show the first hints again

## Account and profile

shell-account = Account
shell-guest = Guest
shell-has-account = Has an account
shell-profile = Your profile
shell-login = Login
shell-password = Password
shell-password-about = At least eight characters.
shell-make-account = Make an account
shell-make-account-about = Come back from anywhere. Your seats stay yours.
shell-account-made = You have an account now.
shell-sign-in = Sign in
shell-signed-in = Welcome back.
shell-sign-out = Sign out
shell-sign-out-everywhere = Sign out everywhere
shell-change-password = Change the password
shell-change-password-about = All your other devices and programs are signed out.
shell-current-password = Current password
shell-new-password = New password
shell-password-changed = The password is changed.
shell-signed-out = You are signed out.
shell-guest-leaves = A guest who signs out cannot come back to his seats.
shell-everywhere-about = Everywhere means every browser, and every token for programs.
shell-rename = Change the name
shell-renamed = You have another name now.
shell-rename-about = It is shown at once at the tables where you sit; games that are over keep the name of their time.
shell-link-about = Or without a password: we send a link to the address at which you are called.
shell-link-ask = Send me a link
shell-link-sent = If this address is known here, a letter is on its way. Its link works once, for a quarter of an hour.
shell-invitation = Invitation
shell-invitation-about = This server takes accounts by invitation. Its operator gives you the word.
shell-tokens = Programs that play for you
shell-tokens-about = A bot of yours signs in with a token. Whoever has it can do what you can.
shell-token-label = Name of the program
shell-token-make = Make a token
shell-token-new = Your new token. It is shown only this once.
shell-token-copy = Copy the token
shell-token-copied = The token is copied.
shell-token-revoke = Revoke
shell-token-revoke-named = Revoke { $label }
shell-rating = Rating
shell-no-ratings = No rated games yet.
shell-player-missing = There is no such player.
shell-since = since { $date }
shell-players-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
shell-games-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
shell-finished-games = Finished games
shell-place = Place { $place } of { $of }
shell-more = More
shell-contacts = When it is your turn and you are not here
shell-contacts-about = You can be called, once for each wait.
shell-contacts-webhook = Address of a webhook
shell-contacts-form = For
shell-contacts-form-discord = Discord
shell-contacts-form-slack = Slack
shell-contacts-form-json = a program (JSON)
shell-contacts-email = E-mail address
shell-contacts-set = Call me there
shell-contacts-test = Try it
shell-contacts-tested = You have been called.
shell-contacts-remove = Remove
shell-contacts-unverified = Follow the link in the letter first.
shell-contacts-email-sent = A letter with a link is on its way to you.

## What can go wrong

shell-problem-unreachable = The server does not answer.
shell-problem-not-found = There is no such table, or it is not for you to see.
shell-problem-not-signed-in = The server does not know you any more. Reload the page.
shell-problem-another-turn = The game has moved on in the meantime.
shell-problem-not-your-turn = It is not your turn now.
shell-problem-too-often = A little slower, please; try again in a moment.
shell-problem-too-many-tables = You have too many tables whose games are not over.
shell-problem-busy = The server is busy; try again in a moment.
shell-problem-our-fault = Something went wrong on our side.
shell-problem-taken = This seat is taken.
shell-problem-full = All seats are taken.
shell-problem-wrong-password = There is no account with that login and password.
shell-problem-not-your-password = That is not your current password.
shell-problem-login-taken = This login is taken; choose another.
shell-problem-no-spectators = This table is not open to spectators.
shell-problem-no-hints = This table was made without hints.
shell-problem-revealed = That cannot be taken back: something was revealed.
shell-problem-out-of-time = Your time for this decision is over; a bot makes it, and the next one is yours.
shell-problem-said-enough = The chat of this table is full.
