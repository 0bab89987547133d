"""A tournament on two servers, one of which is killed in the middle of a round: nothing acknowledged is lost."""

from pathlib import Path

import pytest

from bench.tournament import simulate
from tests.server.kit import Postgres


@pytest.mark.slow
def test_a_tournament_survives_the_death_of_a_server(tmp_path: Path, postgres: Postgres) -> None:
    found = simulate(tmp_path, postgres.new_database("tournament_kill"), players=8, rounds=3, killed_in=2)
    assert found.lost == []
    assert found.tables == 12
    assert found.turns > 0
    assert "500" not in found.answers
