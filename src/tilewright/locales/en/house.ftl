### What belongs to no game

house-cited = { $sentence } ({ $rule })
house-several = { $name } × { $count }
