"""One seat learns, bots hold the others: `gymnasium.make("tilewright/Tigris-v0", players=3, opponents="greedy")`.

Importing this registers the environments. Needs the extra `gymnasium`.
"""

from typing import TYPE_CHECKING, Any, Literal

from tilewright.compiled import engines
from tilewright.encodings import version
from tilewright.extras import need
from tilewright.games import games

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

gymnasium = need("gymnasium", "gymnasium")

SAME_STEP = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}


def environment_id(game: str) -> str:
    """The id of a game's environment, such as `tilewright/Qwirkle-v1`."""
    return f"tilewright/{game.capitalize()}-v{version(game)}"


def make_vec(game: str, num_envs: int, mode: Literal["sync", "async"] = "sync", **settings: Any) -> "VectorEnv":
    """Many environments of a game at once, in this process or in one each. The settings are those of one of them.

    A game that ends is followed by the next in the same step, so a mask is never empty; the last observation is in
    `info["final_obs"]`. Gymnasium's own `make_vec` takes a step of its own for that, unless it is told otherwise by
    `vector_kwargs=SAME_STEP`.
    """
    return gymnasium.make_vec(
        environment_id(game), num_envs, vectorization_mode=mode, vector_kwargs=SAME_STEP, **settings
    )


for _name in games():
    gymnasium.register(
        id=environment_id(_name),
        entry_point="tilewright.lab.gymnasium.environment:OneSeatEnv",
        vector_entry_point="tilewright.lab.gymnasium.vector:BatchVectorEnv" if _name in engines() else None,
        kwargs={"game": _name},
    )
