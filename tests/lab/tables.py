"""The README of each game's encodings, made from the code: `python -m tests.lab.tables` writes them."""

from collections.abc import Iterator
from pathlib import Path

import tilewright as tw
from tilewright.encodings import Feature, codec, observer

MOST_SHOWN = 4  # players, if the game takes so many
FOLDER = Path(__file__).parent.parent.parent / "src" / "tilewright" / "encodings"


def readme_file(name: str) -> Path:
    return FOLDER / name / "README.md"


def readme(name: str) -> str:
    """What every number means for four players or the most, and how many there are for the fewest and the most."""
    players = min(MOST_SHOWN, tw.game(name).player_counts[-1])
    encoder = observer(name, players)
    parts = [
        f"# {tw.game(name).title}: actions and observations as numbers",
        "Made from the code by `python -m tests.lab.tables`; [docs/lab.md](../../../../docs/lab.md) explains it.",
        "\n".join(size_table(name)),
        f"The tables below are for {players} players. With another number the parts of the players shrink or grow.",
        "## Actions",
        "\n".join(action_table(name, players)),
        "## Observations",
        "\n".join(feature_table(encoder.plane_features, "planes")),
        "\n".join(feature_table(encoder.vector_features, "vector")),
    ]
    return "\n\n".join(parts) + "\n"


def size_table(name: str) -> Iterator[str]:
    counts = tw.game(name).player_counts
    yield "| players | codes | planes | vector |"
    yield "|---|---|---|---|"
    for players in dict.fromkeys((counts[0], counts[-1])):
        encoder = observer(name, players)
        planes = " × ".join(map(str, encoder.plane_shape))
        yield f"| {players} | {codec(name, players).size:,} | {planes} | {encoder.vector_size} |"


def action_table(name: str, players: int) -> Iterator[str]:
    """The blocks of a game's codes."""
    yield "| codes | action | numbered by |"
    yield "|---|---|---|"
    for block in codec(name, players).blocks:
        last = block.start + block.size - 1
        codes = f"{block.start}" if block.size == 1 else f"{block.start} to {last}"
        yield f"| {codes} | `{block.form}` | {block.order} |"


def feature_table(features: tuple[Feature, ...], what: str) -> Iterator[str]:
    yield f"| {what} | feature | values | meaning |"
    yield "|---|---|---|---|"
    start = 0
    for feature in features:
        places = f"{start}" if feature.size == 1 else f"{start} to {start + feature.size - 1}"
        high = "any" if feature.high == 32767 else str(feature.high)
        yield f"| {places} | `{feature.name}` | {feature.low} to {high} | {feature.meaning} |"
        start += feature.size


if __name__ == "__main__":
    for game in tw.games():
        readme_file(game).write_text(readme(game), encoding="utf-8")
