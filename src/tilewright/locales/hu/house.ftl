### magyar: what belongs to no game

house-cited = { $sentence } ({ $rule })
