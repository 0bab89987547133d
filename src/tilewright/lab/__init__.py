"""The laboratory: the three games as environments for research, and their records as data.

`coding` numbers the actions, `seeing` turns what a seat may know into arrays, `picture` draws a position; the
frameworks are dressed in these by `pettingzoo`, `gymnasium` and `openspiel`, each an extra of its own.
"""

from tilewright.lab.extras import need

need("numpy", "lab")  # every room of the laboratory works with arrays
