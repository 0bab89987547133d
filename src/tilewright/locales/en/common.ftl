### What belongs to no game

common-cited = { $sentence } ({ $rule })
common-several = { $name } × { $count }
