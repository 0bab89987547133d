### Ami egyik játékhoz sem tartozik

house-cited = { $sentence } ({ $rule })
house-several = { $count } { $name }
