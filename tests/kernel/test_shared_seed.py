"""A seed that follows from a secret and from what the players added, and records that say so."""

import hashlib
import json

import msgspec
import pytest

import tilewright as tw
from tilewright.kernel import OptionError, Record, RecordError, SeedParts, commitment, shared_seed

SECRET, ANNA, BEN = b"s" * 32, b"a" * 32, b"b" * 32


def dealt(*contributions: bytes | None) -> Record:
    """A record of a game whose players added this."""
    parts = SeedParts(SECRET.hex(), tuple(None if one is None else one.hex() for one in contributions))
    state = tw.game("qwirkle").start(len(contributions), parts.seed())
    return msgspec.structs.replace(Record.of(state), commitment=commitment(SECRET), seed_parts=parts)


def test_the_seed_is_the_documented_hash() -> None:
    text = b"tilewright shared seed 1" + SECRET + b"\1" + ANNA + b"\0" + b"\1" + BEN
    assert shared_seed(SECRET, [ANNA, None, BEN]) == hashlib.sha256(text).digest()


def test_every_part_and_the_seat_that_added_it_count() -> None:
    seeds = {
        shared_seed(SECRET, parts)
        for parts in ([None, None], [ANNA, None], [None, ANNA], [ANNA, BEN], [BEN, ANNA], [ANNA], [ANNA, None, None])
    }
    assert len(seeds) == 7
    assert shared_seed(ANNA, [SECRET]) != shared_seed(SECRET, [ANNA])


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "A" * 64, "0" * 65, "7"])
def test_a_part_is_32_bytes_in_hexadecimal(text: str) -> None:
    for parts in (SeedParts(text, (None,)), SeedParts("0" * 64, (text,))):
        with pytest.raises(OptionError):
            parts.seed()


def test_a_record_with_parts_replays_and_keeps_its_commitment() -> None:
    record = Record.from_json(dealt(ANNA, None).to_json())
    assert record == dealt(ANNA, None)
    assert record.keeps_commitment()
    assert tw.replay(record).origin is not None


def test_a_record_without_parts_is_written_as_ever() -> None:
    record = Record.of(tw.game("qwirkle").start(2, 1))
    assert "seed_parts" not in json.loads(record.to_json())
    assert record.keeps_commitment()
    assert record.seed_follows()


def test_another_secret_another_part_or_another_seed_breaks_the_commitment() -> None:
    record, replaced = dealt(ANNA, BEN), msgspec.structs.replace
    parts = record.seed_parts
    assert isinstance(parts, SeedParts)
    for forged in (
        replaced(record, seed=ANNA.hex()),
        replaced(record, commitment=commitment(ANNA)),
        replaced(record, seed_parts=replaced(parts, secret=ANNA.hex())),
        replaced(record, seed_parts=replaced(parts, contributions=(ANNA.hex(), None))),
        replaced(record, seed_parts=replaced(parts, contributions=(BEN.hex(), ANNA.hex()))),
        replaced(record, seed_parts=replaced(parts, contributions=(*parts.contributions, None))),
        replaced(record, seed_parts=replaced(parts, secret="nonsense")),
        replaced(record, seed_parts=msgspec.UNSET),
    ):
        assert not forged.keeps_commitment()


def test_parts_that_are_none_are_no_record() -> None:
    fields = json.loads(dealt(ANNA, BEN).to_json())
    for parts in (None, 7, {}, {"secret": "", "contributions": [], "more": 1}, {"secret": 1, "contributions": []}):
        with pytest.raises(RecordError):
            Record.from_json(json.dumps(fields | {"seed_parts": parts}))
