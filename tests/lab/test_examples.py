"""The examples run, and show what they say."""

import importlib.util
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def test_a_policy_learnt_from_records_beats_random() -> None:
    file = EXAMPLES / "learn_from_records.py"
    spec = importlib.util.spec_from_file_location("learn_from_records", file)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    low, _ = example.experiment(games=8, steps=120, matches=20)
    assert low > 0.5
