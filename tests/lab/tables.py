"""The tables of docs/lab.md, written from the code: `python -m tests.lab.tables` prints them."""

import sys
from collections.abc import Iterator

import tilewright as tw
from tilewright.lab.encodings import Feature, codec, observer

PLAYERS = 4


def action_table(name: str) -> Iterator[str]:
    """The blocks of a game's codes for four players."""
    coding = codec(name, PLAYERS)
    yield "| codes | action | numbered by |"
    yield "|---|---|---|"
    for block in coding.blocks:
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


def tables(name: str) -> Iterator[str]:
    """All three tables of a game, each as one text."""
    eyes = observer(name, PLAYERS)
    yield "\n".join(action_table(name))
    yield "\n".join(feature_table(eyes.plane_features, "planes"))
    yield "\n".join(feature_table(eyes.vector_features, "vector"))


if __name__ == "__main__":
    for game in tw.games():
        for table in tables(game):
            sys.stdout.write(table + "\n\n")
