### Following what others do, in English

shell-since-turn = Since your last turn
shell-since-their = Since { $name }’s last turn
shell-since-round = Last round
shell-since-play = Play all
shell-since-chip = { $number }: { $action } Watch again
shell-follow-next = Next action
shell-follow-restart = From the start
shell-follow-finish = Skip to now
shell-follow-on = Continue
shell-pace = Animation speed of other players’ actions
shell-pace-of = { $seconds } s per action
shell-pace-single = One action at a time
