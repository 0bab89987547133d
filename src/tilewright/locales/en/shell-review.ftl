### Looking back at a game, in English

shell-review = Look back at the game
shell-review-thinking = Going through the game …
shell-review-graph = Each player’s chances, from the first move to the last
shell-review-moment = { $name }, move { $number }: { $loss } given away
shell-review-played = Played: { $action }.
shell-review-better = Better: { $action }.
shell-review-nothing = No move gave much away.
shell-review-master = Ask a master: this takes a minute or two
