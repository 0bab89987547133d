### The client around the games, in English

## The app

shell-app-name = Tilewright
shell-title = { $title } · Tilewright
shell-title-your-turn = ● Your turn · { $title }
shell-skip = Skip to content
shell-nav = Main menu
shell-home = Home
shell-close = Close
shell-cancel = Cancel
shell-loading = Loading…
shell-try-again = Try again
shell-offline = You’re offline. Your games will be here when you’re back.
shell-page-failed = This page couldn’t be loaded. Are you online?
shell-missing = Page not found
shell-missing-about = The link may be outdated or mistyped.
shell-language-en = English
shell-language-he = עברית
shell-language-hu = magyar
shell-names = { $names-name }

## Home

shell-welcome = Pull up a chair
shell-welcome-about =
    { $count ->
        [3] Three great board games
       *[other] { $count } great board games
    }: play bots right now, or send your friends a link. No install, no sign-up.
shell-games = Games
shell-play-now = Play now
shell-number-of-players = Players
shell-against = Opponents
shell-learn = Learn
shell-with-friends = Play with friends
shell-my-tables = Your games
shell-open-tables = Open tables
shell-your-turn = Your turn
shell-watch = Watch
shell-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
shell-enter-link = Got an invite link?
shell-enter = Go to table
shell-name = Your name at the table
shell-name-about = We picked one for you. Change it any time.
shell-name-first = Amber, Bold, Brave, Breezy, Bright, Calm, Candid, Careful, Cheerful, Clever, Coastal, Cosy, Curious, Daring, Eager, Early, Fabled, Gentle, Golden, Happy, Honest, Humble, Jolly, Kind, Lively, Lucky, Mellow, Merry, Misty, Modest, Nimble, Northern, Patient, Polite, Quiet, Ready, Silver, Sleepy, Southern, Steady, Sunny, Swift, Thrifty, Tidy, Velvet, Western, Witty
shell-name-second = Archer, Baker, Barber, Beekeeper, Blacksmith, Boatbuilder, Bookbinder, Brewer, Builder, Butler, Candlemaker, Carpenter, Carver, Clockmaker, Cobbler, Cook, Cooper, Courier, Dyer, Explorer, Falconer, Farmer, Fiddler, Fisher, Gardener, Glazier, Goldsmith, Herald, Innkeeper, Juggler, Lutenist, Mason, Miller, Navigator, Painter, Piper, Poet, Ranger, Sailor, Scribe, Shepherd, Singer, Tailor, Tanner, Tinker, Trader, Weaver, Winemaker
shell-bot = Bot
shell-bot-name =
    { $bot ->
        [novice] Novice bot
        [adept] Adept bot
        [master] Master bot
        [grandmaster] Grandmaster bot
        [warlord] Warlord bot
        [builder] Builder bot
        [trader] Trader bot
        [admiral] Admiral bot
        [coloniser] Coloniser bot
        [banker] Banker bot
        [gambler] Gambler bot
        [collector] Collector bot
        [locksmith] Locksmith bot
        [greedy] Greedy bot
        [random] Random bot
       *[other] { $bot }
    }
shell-bot-of-several =
    { $name } { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
       *[other] G
    }

## A new table, and waiting for others

shell-new-table = New table
shell-game = Game
shell-options = Game options
shell-seat = Seat { $seat }
shell-seat-bot = Add a bot
shell-who-me = Me
shell-who-open = Open seat
shell-who-bot = Bot
shell-clock = Clock
shell-clock-none = No clock
shell-clock-live = Live: seconds per move, plus a time bank
shell-clock-slow = Correspondence: days per turn
shell-clock-seconds = Seconds per move
shell-clock-minutes = Time bank (minutes)
shell-clock-days = Days per turn
shell-clock-left = Time left
shell-clock-reserve = Time bank
shell-private = Invite link only
shell-spectators = Allow spectators
shell-hints = Allow hints
shell-make-table = Create table
shell-waiting-title = { $game }: waiting to start
shell-waiting-owner = Send your friends the link, or fill the free seats with bots.
shell-waiting-full = Everyone is here. Start whenever you like.
shell-waiting-guest = Waiting for the host to start the game.
shell-known-deal = Known deal, not rated
shell-known-deal-explained = Known deal: someone may have seen these tiles in an earlier game, so this game is not rated.
shell-seat-open = Free seat
shell-sit = Sit here
shell-stand-up = Leave seat
shell-free-seat = Remove player
shell-invite = Invite friends
shell-invite-link = Invite link
shell-invite-revoke = Create a new link
shell-invite-revoke-about = The old link will stop working.
shell-invite-revoked = The old link no longer works.
shell-copy-link = Copy link
shell-link-copied = Link copied
shell-start = Start game
shell-start-when = You can start once all seats are filled.
shell-present = Here now: { $names-name }
shell-seats-taken =
    { $count ->
        [one] 1 seat taken
       *[other] { $count } seats taken
    }

## At the table

shell-table-unavailable = Can’t open this table
shell-players = Players
shell-board = Board
shell-panel = Your hand
shell-panel-higher = Make the panel taller
shell-panel-lower = Make the panel shorter
shell-side = Log and chat
shell-fold = Log and chat
shell-menu = Menu
shell-you = (you)
shell-stands-in = Replaced by a bot
shell-absent = Away
shell-connection-connecting = Connecting…
shell-connection-lost = Connection lost. Reconnecting…
shell-connection-ended = You no longer have access to this table.
shell-log = Log
shell-chat = Chat
shell-chat-empty = No messages yet.
shell-chat-say = Message
shell-chat-send = Send
shell-confirm = Confirm
shell-ask-end-turn = End your turn, or undo the last action.
shell-end-turn = End turn
shell-draft = Not final yet
shell-draft-about =
    { $count ->
        [one] You can still undo 1 action.
       *[other] You can still undo { $count } actions.
    }
shell-take-back = Undo
shell-take-back-all = Undo all
shell-rule = Rule { $rule }
shell-rule-missing = This rule isn’t on the page.
shell-count-skip = Show all
shell-hint = What would a bot do?
shell-hint-thinking = Thinking…
shell-hint-play = Play this
shell-hint-then = Then: { $line }.
shell-then = {"; "}
shell-ask-take-back = Request takeback
shell-vote-to-end = Propose ending without a winner
shell-resign = Resign
shell-resign-sure = Resign this game? A bot will take over, or the game will end.
shell-fair = Provably fair
shell-fair-about = The random seed of this game is set before the first move. Its fingerprint is shown until the end, then the seed itself, so anyone can check the game.
shell-fair-shared = No one picks the shuffle alone. The server set a secret when the table was created, and shows its fingerprint. Before the start, every player’s browser added random numbers of its own. The shuffle follows from all of them together. The downloaded game contains every part, so anyone can check it once the game is over.
shell-fair-added = Added to the shuffle: { $names-name }
shell-fair-nobody = No player added anything: the server alone made this shuffle.
shell-fair-own = Your browser added:
shell-fair-own-counted = Your browser’s numbers were used.
shell-fair-own-missing = Your browser’s numbers are missing: the shuffle was tampered with.
shell-save-picture = Save picture ({ $kind })
shell-you-are-away = You ran out of time, so a bot is playing for you.
shell-come-back = I’m back
shell-wants-take-back = { $name } requests a takeback.
shell-allow = Accept
shell-refuse = Decline
shell-want-to-end = Proposed ending without a winner: { $names-name }
shell-agree = Accept
shell-vote-withdraw = Keep playing
shell-coach-ask = This tells you what to do.
shell-coach-panel = These are your pieces. Pick one, and the places where it can go light up. Mouse, touch and keyboard all work.
shell-coach-why = Feel free to try things: if a piece can’t go somewhere, you’ll see why, and which rule says so.
shell-coach-next = Got it ({ $step } of { $of })

## The log

shell-log-watch = Watch again
shell-log-sat = { $name } takes a seat.
shell-log-rose = A seat is free again.
shell-log-renamed = A player is now called { $name }.
shell-log-started = The game begins.
shell-log-resigned = { $seat-player } resigns.
shell-log-went-away = { $seat-player } ran out of time; a bot takes over.
shell-log-came-back = { $seat-player } is back.
shell-log-asked-to-take-back = { $seat-player } requests a takeback.
shell-log-answered-take-back =
    { $agrees ->
        [yes] { $seat-player } accepts.
       *[no] { $seat-player } declines.
    }
shell-log-voted-to-end =
    { $agrees ->
        [yes] { $seat-player } proposes ending without a winner.
       *[no] { $seat-player } wants to keep playing.
    }
shell-log-led-to =
    { $how ->
        [rematch] Rematch created.
        [fork] New game started from here.
       *[challenge] Someone is playing the same deal.
    }

## The end and afterwards

shell-over = Game over
shell-result = Result
shell-won =
    { $count ->
        [0] No one wins
        [one] { $mine ->
            [yes] You win!
           *[no] { $names-name } wins
        }
       *[other] { $mine ->
            [yes] You share the win: { $names-name }
           *[no] { $names-name } share the win
        }
    }
shell-ending-ended-by-agreement = Everyone agreed to end the game without a winner.
shell-ending-resignation = The game ended by resignation.
shell-rematch = Rematch
shell-go-rematch = Join rematch
shell-challenge = Play the same deal
shell-save-record = Download game
shell-replay = Replay
shell-replay-of = Replay: { $title }
shell-replay-not-over = The replay is available after the game.
shell-replay-start = Start of the game
shell-to-table = Back to the table
shell-viewer = View as
shell-spectator = Spectator
shell-fork = Play from here
shell-first = First move
shell-last = Last move
shell-back = Previous
shell-forward = Next
shell-autoplay = Play
shell-pause = Pause
shell-scrubber = Move

## Rules

shell-rules = Rules
shell-rules-all = All rules
shell-rules-contents = Contents
shell-rules-search = Search the rules
shell-rules-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
shell-rules-none = No matching rules.
shell-rules-failed = The rules couldn’t be loaded.
shell-rules-english = These rules are only available in English.

## Settings

shell-settings = Settings
shell-settings-language = Language
shell-settings-theme = Theme
shell-settings-theme-system = System
shell-settings-theme-light = Light
shell-settings-theme-dark = Dark
shell-settings-pieces = Pieces
shell-settings-pieces-plain = Standard
shell-settings-pieces-letters = With letters
shell-settings-motion = Animations
shell-settings-motion-full = Full
shell-settings-motion-quick = Fast
shell-settings-motion-none = Off
shell-settings-confirm = Confirm every action
shell-settings-confirm-about = Otherwise actions are played right away. You can undo them either way until they are final.
shell-settings-end-at-once = End my turn automatically
shell-settings-end-at-once-about = Otherwise you can undo the last action of your turn until you end the turn yourself.
shell-settings-sound = Play a sound when it’s my turn
shell-settings-notify = Show a notification when it’s my turn
shell-settings-notify-denied = Notifications are blocked in your browser.
shell-settings-coach = Show the tips for beginners again

## Account and profile

shell-account = Account
shell-guest = Guest
shell-has-account = Registered
shell-profile = Your profile
shell-login = Username
shell-password = Password
shell-password-about = At least eight characters.
shell-make-account = Create account
shell-make-account-about = Sign in on any device and keep your seats.
shell-account-made = Your account is ready.
shell-sign-in = Sign in
shell-signed-in = Welcome back!
shell-sign-out = Sign out
shell-sign-out-everywhere = Sign out everywhere
shell-change-password = Change password
shell-change-password-about = Signs you out on all other devices and revokes your API tokens.
shell-current-password = Current password
shell-new-password = New password
shell-password-changed = Password changed
shell-signed-out = You’re signed out.
shell-guest-leaves = Guests who sign out lose their seats.
shell-everywhere-about = Every browser and every API token.
shell-rename = Change name
shell-renamed = Name changed
shell-rename-about = Your current games show the new name at once. Finished games keep your old name.
shell-link-about = No password? We’ll email a sign-in link to the address you use for turn notifications.
shell-link-ask = Email me a link
shell-link-sent = If we know this address, an email is on its way. The link works once, within 15 minutes.
shell-invitation = Invite code
shell-invitation-about = Accounts on this server are invite-only. Ask the operator for a code.
shell-tokens = API tokens
shell-tokens-about = Your own bot signs in with a token. Anyone who has it can do whatever you can.
shell-token-label = Name
shell-token-make = Create token
shell-token-new = Your new token. Copy it now: it won’t be shown again.
shell-token-copy = Copy token
shell-token-copied = Token copied
shell-token-revoke = Revoke
shell-token-revoke-named = Revoke { $label }
shell-rating = Rating
shell-no-ratings = No rated games yet.
shell-player-missing = No such player.
shell-since = since { $date }
shell-players-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
shell-games-count =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
shell-finished-games = Finished games
shell-place = Place { $place } of { $of }
shell-more = Show more
shell-contacts = Turn notifications
shell-contacts-about = We let you know when it’s your turn and you’re away, once per turn.
shell-contacts-webhook = Webhook URL
shell-contacts-form = Format
shell-contacts-form-discord = Discord
shell-contacts-form-slack = Slack
shell-contacts-form-json = JSON
shell-contacts-email = Email address
shell-contacts-set = Notify me here
shell-contacts-test = Send test
shell-contacts-tested = Test sent
shell-contacts-remove = Remove
shell-contacts-unverified = Click the link in the email first.
shell-contacts-email-sent = We’ve sent you an email with a link.
shell-contacts-off = Turned off. Enter the address again to turn it back on.

## What can go wrong

shell-problem-unreachable = Can’t reach the server.
shell-problem-not-found = This table doesn’t exist, or it’s private.
shell-problem-not-signed-in = Session expired. Reload the page.
shell-problem-another-turn = The game has moved on.
shell-problem-another-draft = Your turn has changed meanwhile.
shell-problem-not-your-turn = It’s not your turn.
shell-problem-too-often = Too many requests. Try again in a moment.
shell-problem-too-many-tables = You have too many unfinished games.
shell-problem-busy = The server is busy. Try again in a moment.
shell-problem-our-fault = Something went wrong on our side.
shell-problem-taken = This seat is taken.
shell-problem-full = All seats are taken.
shell-problem-wrong-password = Wrong username or password.
shell-problem-not-your-password = Wrong current password.
shell-problem-login-taken = This username is taken.
shell-problem-no-spectators = This table doesn’t allow spectators.
shell-problem-no-hints = Hints are off at this table.
shell-problem-revealed = You can’t undo that: something was revealed.
shell-problem-out-of-time = You ran out of time: a bot makes this move, and the next one is yours.
shell-problem-said-enough = The chat is full.
