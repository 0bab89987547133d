### Following what others do, in English

shell-since-turn = Since your turn
shell-since-their = Since { $name }’s turn
shell-since-round = The last round
shell-since-play = Play it all again
shell-since-chip = { $number }: { $action } Play it again
shell-follow-next = On to the next action
shell-follow-finish = To now
shell-follow-on = Continue
shell-pace = How fast the actions of others are shown
shell-pace-of = { $seconds } s for each action
shell-pace-single = One action at a time
