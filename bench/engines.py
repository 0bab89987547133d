"""The engines that are measured: a row of the table each."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.measure import BATCHES, COLUMNS, COMPILED, OVERHEAD


@dataclass(frozen=True)
class Engine:
    name: str
    label: str
    module: str
    game: str
    environment: str | None = None
    """The environment of a peer, which our wrappers share; None for our own games, which run in the project's."""
    columns: Sequence[str] = COLUMNS


PEERS = (
    Engine("openspiel-hive", "OpenSpiel, hive", "bench.peers.openspiel", "hive", "openspiel"),
    Engine("openspiel-backgammon", "OpenSpiel, backgammon", "bench.peers.openspiel", "backgammon", "openspiel"),
    Engine("openspiel-go", "OpenSpiel, go 19 × 19", "bench.peers.openspiel", "go(board_size=19)", "openspiel"),
    Engine("python-chess", "python-chess", "bench.peers.python_chess", "chess", "python-chess"),
    Engine("catanatron", "Catanatron, 4 players", "bench.peers.catan", "catan", "catanatron"),
    Engine("pettingzoo-chess", "PettingZoo, chess", "bench.peers.pettingzoo_classic", "chess", "pettingzoo"),
    Engine("pettingzoo-go", "PettingZoo, go 19 × 19", "bench.peers.pettingzoo_classic", "go", "pettingzoo"),
    Engine("pgx-go", "Pgx, go 19 × 19", "bench.peers.jax_batches", "pgx/go_19x19", "jax", BATCHES),
    Engine("pgx-backgammon", "Pgx, backgammon", "bench.peers.jax_batches", "pgx/backgammon", "jax", BATCHES),
    Engine("jumanji-2048", "Jumanji, 2048", "bench.peers.jax_batches", "jumanji/Game2048-v1", "jax", BATCHES),
)

FRAMEWORKS = {"pettingzoo": "PettingZoo", "gymnasium": "Gymnasium, one seat", "openspiel": "OpenSpiel"}
IN_ENVIRONMENT = {"pettingzoo": "pettingzoo", "gymnasium": "pettingzoo", "openspiel": "openspiel"}

GREEDY = Engine("qwirkle-greedy", "qwirkle, 2 greedy players", "bench.ours", "qwirkle-greedy", columns=("games",))


def our_engines() -> list[Engine]:
    """A row for each game there is, and one for whole greedy games of Qwirkle."""
    import tilewright as tw

    names = list(tw.games())
    rows = [Engine(name, f"{name}, 4 players", "bench.ours", name) for name in names]
    return [*rows, *([GREEDY] if "qwirkle" in names else []), *compiled_engines(), *wrappers(names)]


def compiled_engines() -> list[Engine]:
    """A row for each game that has a compiled engine, and one for each whose greedy bot is compiled."""
    from tilewright.compiled import engine, engines

    rows: list[Engine] = []
    for name in engines():
        rows.append(Engine(f"compiled-{name}", f"{name} compiled", "bench.compiled", name, columns=COMPILED))
        if engine(name).greedy is not None:
            label = f"{name} compiled, 2 greedy"
            rows.append(
                Engine(f"compiled-{name}-greedy", label, "bench.compiled", f"{name}-greedy", columns=("games",))
            )
    return rows


def wrappers(names: Sequence[str]) -> list[Engine]:
    """A row for each game in each framework, measured beside the framework's own games."""
    return [
        Engine(
            f"{framework}-{name}",
            f"{name} in {label}",
            "bench.wrappers",
            f"{framework}/{name}",
            IN_ENVIRONMENT[framework],
            ("pick", "games", OVERHEAD) if framework == "pettingzoo" else ("pick", "games"),
        )
        for framework, label in FRAMEWORKS.items()
        for name in names
    ]
