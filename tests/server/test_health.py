"""A server that can read but not write says that it is not well, and that it is again."""

import asyncio
import resource
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Person, Server, get, running, wait_until
from tests.server.test_full_disk import set_largest_file
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Unavailable
from tilewright.server.services.write_probe import WriteProbe
from tilewright.server.settings import Settings


def test_a_server_on_a_full_disk_is_not_well_until_there_is_room(tmp_path: Path) -> None:
    with running(Server(tmp_path)) as server:
        set_largest_file(server, (tmp_path / "tilewright.db-wal").stat().st_size)
        wait_until(lambda: get(f"{server.url}/health").status_code == 503, lambda: "it is well on a full disk")
        assert get(f"{server.url}/api/tables").status_code == 200, "reading is another matter"
        set_largest_file(server, resource.RLIM_INFINITY)
        wait_until(lambda: get(f"{server.url}/health").status_code == 200, lambda: "it does not recover")


def test_a_log_on_the_full_disk_turns_no_answer_into_an_error_of_ours(tmp_path: Path) -> None:
    with running(Server(tmp_path)) as server:
        anna = Person(server, "Anna")
        path = f"/api/tables/{anna.table(bots=1)}/chat"
        room = (tmp_path / "tilewright.db-wal").stat().st_size
        with (tmp_path / f"server-{server.port}.log").open("ab") as log:
            log.write(b"-" * room + b"\n")
        set_largest_file(server, room)
        assert {anna.ask("POST", path, {"text": f"remark {number}"}).status_code for number in range(8)} == {503}
        set_largest_file(server, resource.RLIM_INFINITY)
        anna.ok("POST", path, {"text": "there is room again"})


def test_a_disk_with_little_room_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def probe() -> str | None:
        settings = Settings(data=tmp_path)
        storage = Storage(settings)
        await storage.open()
        try:
            await WriteProbe(storage, settings).check()
        except Unavailable as error:
            return error.detail
        finally:
            await storage.close()
        return None

    assert asyncio.run(probe()) is None
    usage: Any = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=1024))
    assert asyncio.run(probe()) == "The disk is full."


def test_however_often_one_asks_the_disk_is_tried_now_and_then(tmp_path: Path) -> None:
    async def count() -> int:
        settings, writes = Settings(data=tmp_path), 0
        storage = Storage(settings)
        await storage.open()
        write = storage.write

        async def counted(job: Any) -> Any:
            nonlocal writes
            writes += 1
            return await write(job)

        storage.write = counted  # type: ignore[method-assign]
        probe = WriteProbe(storage, settings)
        probe._next, asked = 0.0, 50
        await asyncio.gather(*(probe.check() for _ in range(asked)))
        await storage.close()
        return writes

    assert asyncio.run(count()) < 50
