### Looking back at a game, in English

shell-review = Game review
shell-review-thinking = Analysing the game…
shell-review-graph = Each player’s chances, move by move
shell-review-moment = { $name }, move { $number }: { $loss } lost
shell-review-played = Played: { $action }.
shell-review-better = Better: { $action }.
shell-review-nothing = No big mistakes.
shell-review-master = Analyse with the Master bot (takes a minute or two)
