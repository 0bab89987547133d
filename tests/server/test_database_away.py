"""A PostgreSQL that is restarted in the middle: nothing acknowledged is lost, and the server goes on."""

import random
from pathlib import Path

import pytest

from tests.server.kit import Person, Postgres, serving, wait_until


@pytest.mark.slow
def test_the_server_outlives_a_restart_of_its_database(tmp_path: Path, own_postgres: Postgres) -> None:
    with serving(tmp_path, "--database", own_postgres.new_database("restarted")) as server:
        people = [Person(server, "Anna"), Person(server, "Ben")]
        table, rng = people[0].table(people[1]), random.Random(1)
        path = f"/api/tables/{table}"
        listener = people[1].listen(table)
        acknowledged: list[int] = []

        def moves(count: int) -> None:
            for _ in range(count):
                seen = people[0].ok("GET", f"{path}/view")
                mover = people[seen["actor"]]
                mover.whole_turn(table, rng)
                acknowledged.append(mover.ok("GET", f"{path}/view")["turn"])

        moves(4)
        own_postgres.stop()
        refused = people[0].ask("POST", f"{path}/chat", {"text": "is anybody there?"})
        assert refused.status_code == 503, refused.text
        assert people[0].ask("GET", f"{path}/view").status_code == 503
        assert people[0].ask("GET", "/health").status_code == 503
        own_postgres.start()
        wait_until(lambda: people[0].ask("GET", "/health").status_code == 200, server.log)
        moves(4)
        last = people[0].ok("GET", path)["number"]
        listener.receive_until(last)
        assert listener.numbers == list(range(1, last + 1))
        acted = [frame["number"] for frame in listener.frames if frame["what"] == "acted"]
        assert acted == acknowledged
        said = [frame["text"] for frame in listener.frames if frame["what"] == "said"]
        assert said == [], "what was refused was not done"
        listener.close()
    assert " closed " in server.log()
