"""The games as environments for research, and their records as data.

`encodings` has for each game what numbers its actions, turns what a seat may know into arrays, and draws a position.
`pettingzoo`, `gymnasium` and `openspiel` offer every game to these frameworks; each is an extra of its own.
"""

from tilewright.extras import need

need("numpy", "lab")  # everything here works with arrays
