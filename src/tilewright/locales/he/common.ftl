### מה שאינו שייך למשחק מסוים

common-cited = { $sentence } ({ $rule })
common-several = { $name } × { $count }
