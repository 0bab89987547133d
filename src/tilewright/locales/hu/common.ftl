### Ami egyik játékhoz sem tartozik

common-cited = { $sentence } ({ $rule })
common-several = { $count } { $name }
