### The same deal for several

shell-deals = Deals of the day
shell-deals-about = Everyone gets the same deal against the same bots, once. Then compare. These games aren’t rated.
shell-deal = Same deal
shell-deal-of-day = Deal of { $date }
shell-deal-of-game = The deal of a finished game
shell-deal-against = Against { $names }
shell-deal-play = Play this deal
shell-deal-continue = Continue playing
shell-deal-results = Results
shell-deal-none = No one has finished it yet.
shell-deal-first = the first game
shell-deal-compare = Compare
shell-deal-compare-with = Compare with { $name }
shell-deal-side-by-side = Decisions side by side
shell-deal-turn = Turn { $number }
shell-deal-differs = First difference: turn { $number }
shell-deal-alike = All decisions are the same.
shell-deal-nothing = –
shell-deal-gave-up = gave up
shell-deal-play-and-compare = Same deal against bots
shell-problem-deal-played = You’ve already played this deal.
shell-problem-no-players = Only bots played this game.
