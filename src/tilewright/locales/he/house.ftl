### מה שאינו שייך למשחק מסוים

house-cited = { $sentence } ({ $rule })
house-several = { $name } × { $count }
