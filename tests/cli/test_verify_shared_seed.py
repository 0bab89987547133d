"""`tilewright verify` on a record whose players had a share in the seed."""

from pathlib import Path

import msgspec
import pytest

import tilewright as tw
from tests.cli.conftest import Run
from tilewright.kernel import Record, SeedParts, commitment

SECRET, ANNA = "5e" * 32, "a1" * 32


def record(*contributions: str | None) -> Record:
    parts = SeedParts(SECRET, contributions)
    state = tw.game("qwirkle").start(len(contributions), parts.seed())
    promised = commitment(bytes.fromhex(SECRET))
    return msgspec.structs.replace(Record.of(state), commitment=promised, seed_parts=parts)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "record.json"


def test_it_says_from_what_the_seed_follows_and_who_added_nothing(run: Run, path: Path) -> None:
    record(ANNA, None, None).save(path)
    result = run("verify", str(path), "--commitment", commitment(bytes.fromhex(SECRET)), "--added", ANNA.upper())
    output = " ".join(result.output.split())
    assert result.exit_code == 0, output
    assert "the server's secret is the one promised before the game" in output
    assert "from what seat 0 added; seats 1, 2 added nothing" in output
    assert "is the part of seat 0" in output


def test_it_says_that_nobody_added_anything(run: Run, path: Path) -> None:
    record(None, None).save(path)
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert "nobody else added to the seed" in " ".join(result.output.split())


def test_a_contribution_that_is_missing_is_a_changed_deal(run: Run, path: Path) -> None:
    record(None, "b2" * 32).save(path)
    result = run("verify", str(path), "--added", ANNA)
    assert result.exit_code == 1
    assert "the deal was changed" in " ".join(result.output.split())


def test_a_seed_that_does_not_follow_and_a_secret_that_was_not_promised_do_not_hold(run: Run, path: Path) -> None:
    honest = record(ANNA, None)
    chosen = tw.game("qwirkle").start(2, 7)
    forged = msgspec.structs.replace(Record.of(chosen), commitment=honest.commitment, seed_parts=honest.seed_parts)
    forged.save(path)
    result = run("verify", str(path))
    assert (result.exit_code, "does not follow" in " ".join(result.output.split())) == (1, True)
    msgspec.structs.replace(honest, commitment="0" * 64).save(path)
    result = run("verify", str(path))
    assert (result.exit_code, "was promised before the game" in " ".join(result.output.split())) == (1, True)


def test_what_was_added_is_in_no_part_of_a_record_without_parts(run: Run, finished: Path) -> None:
    assert run("verify", str(finished)).exit_code == 0
    assert run("verify", str(finished), "--added", ANNA).exit_code == 1
