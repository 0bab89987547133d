"""One seat learns, bots hold the others: `gymnasium.make("tilewright/Tigris-v0", players=3, opponents="greedy")`.

Importing this registers the environments. Needs the extra `gymnasium`.
"""

from tilewright.compiled import engines
from tilewright.encodings import version
from tilewright.extras import need
from tilewright.games import games

gymnasium = need("gymnasium", "gymnasium")

for _name in games():
    gymnasium.register(
        id=f"tilewright/{_name.capitalize()}-v{version(_name)}",
        entry_point="tilewright.lab.gymnasium.environment:OneSeatEnv",
        vector_entry_point="tilewright.lab.gymnasium.vector:BatchVectorEnv" if _name in engines() else None,
        kwargs={"game": _name},
    )
