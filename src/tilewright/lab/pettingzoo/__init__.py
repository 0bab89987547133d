"""The games as PettingZoo environments: `tigris_v0.env(players=3)`, and so on. Needs the extra `pettingzoo`.

There is a module for every game of the registry, to be imported like any other; its name ends with the version of the
game's numbers.
"""

import sys
from types import ModuleType

from tilewright.extras import need
from tilewright.games import games

need("pettingzoo", "pettingzoo")

from tilewright.lab.pettingzoo.modules import game_module  # noqa: E402

_MODULES = {_module.__name__.rpartition(".")[2]: _module for _module in map(game_module, games())}
sys.modules.update({f"{__name__}.{_name}": _module for _name, _module in _MODULES.items()})


def __getattr__(name: str) -> ModuleType:
    try:
        return _MODULES[name]
    except KeyError:
        raise AttributeError(f"{__name__} has no {name!r}; there are {', '.join(_MODULES)}", name=name) from None


def __dir__() -> list[str]:
    return sorted([*globals(), *_MODULES])
