"""Strengths of bots from the games of a match."""

import math
import random
import tomllib
from pathlib import Path

import msgspec
import pytest

from tilewright.arena.ladder import duels, strengths, toml
from tilewright.arena.match import Match
from tilewright.arena.match_folder import MatchFolder
from tilewright.arena.single_game import Failure, Outcome
from tilewright.bots import bots
from tilewright.bots.ladder import ANCHOR, FILE, MU, SCALE, Duels, bot_strengths, chance_ahead, strength_by
from tilewright.games import game, games


def outcome(seats: tuple[str, ...], places: tuple[int, ...], failure: Failure | None = None) -> Outcome:
    return Outcome(1, 1, seats, places, (), (), 1, failure)


def test_duels_of_a_table_count_as_one_less_than_there_are_seats() -> None:
    table = outcome(("adept", "novice", "greedy", "novice"), (1, 2, 2, 4))
    counts = duels([table, outcome(("adept", "novice"), (2, 1), Failure(0, "crash", ""))])
    assert counts["adept", "novice"] == 1.0
    assert counts["novice", "adept"] == 0.0
    assert (counts["novice", "greedy"], counts["greedy", "novice"]) == (0.25, 0.75)
    assert ("novice", "novice") not in counts


def test_the_ladder_finds_what_the_games_were_drawn_from() -> None:
    truth = {"random": 15.0, "novice": MU, "adept": 31.0, "master": 34.0}
    rng, played = random.Random(7), list[Outcome]()
    for _ in range(4000):
        one, other = rng.sample(sorted(truth), 2)
        won = rng.random() < chance_ahead(truth[one], truth[other])
        played.append(outcome((one, other), (1, 2) if won else (2, 1)))
    found = strengths(played)
    assert list(found) == ["master", "adept", "novice", "random"]
    assert (found[ANCHOR].mu, found[ANCHOR].sigma) == (MU, 0.0)
    for name, one in found.items():
        assert abs(one.mu - truth[name]) <= 4 * one.sigma
        assert one.sigma < 1.0
        assert one.games == sum(name in table.seats for table in played)


def test_who_has_never_lost_is_not_beyond_all_measure() -> None:
    found = strengths([outcome(("adept", "novice"), (1, 2))] * 20)
    assert found["adept"].mu == pytest.approx(MU + SCALE * math.log(20.5 / 0.5))


def test_without_the_anchor_there_is_no_scale() -> None:
    with pytest.raises(ValueError, match="novice"):
        strengths([outcome(("adept", "master"), (1, 2))])


def test_a_ladder_is_written_as_the_package_reads_it(tmp_path: Path) -> None:
    folder = MatchFolder.of(tmp_path, Match(game="qwirkle", players=2, bots=("adept", "novice"), seed=1))
    played = [outcome(("adept", "novice"), places) for places in ((1, 2), (1, 2), (2, 1))]
    (tmp_path / "outcomes.jsonl").write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in played))
    adept = strengths(played)["adept"]
    assert tomllib.loads(toml([folder])) == {
        "qwirkle": {
            "2": {
                "adept": {"mu": round(adept.mu, 3), "sigma": round(adept.sigma, 3), "games": 3},
                "novice": {"mu": MU, "sigma": 0.0, "games": 3},
            }
        }
    }


def test_the_ladder_of_the_package_is_about_bots_that_there_are() -> None:
    kept = tomllib.loads(FILE.read_text("utf-8"))
    assert kept
    for title, sizes in kept.items():
        assert title in games()
        for size, found in sizes.items():
            assert int(size) in game(title).player_counts
            assert set(found) <= set(bots())
            assert bot_strengths(title, int(size))[ANCHOR].mu == MU
    assert bot_strengths("qwirkle", 99) == {}


def test_somebody_is_as_strong_as_those_whom_they_hold_even() -> None:
    ladder = bot_strengths("qwirkle", 2)
    adept = ladder["adept"].mu
    found = strength_by([Duels("adept", 400, 200.0)], ladder)
    assert found is not None
    assert abs(found.mu - adept) < 0.5
    few = strength_by([Duels("adept", 2, 1.0)], ladder)
    assert few is not None
    assert few.sigma > found.sigma
    assert MU < few.mu < found.mu, "two games do not outweigh what newcomers are taken to be"
    assert strength_by([Duels("adept", 0, 0.0), Duels("unheard-of", 3, 1.0)], ladder) is None
    always = strength_by([Duels("random", 50, 50.0)], ladder)
    assert always is not None
    assert math.isfinite(always.mu)
