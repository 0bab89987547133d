"""The examples learn, in a short form each. Those that need PyTorch are run where it is installed."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tilewright import arena

EXAMPLES = Path(__file__).parents[2] / "examples"

Example = Callable[[str], ModuleType]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Example:
    monkeypatch.syspath_prepend(EXAMPLES)  # as if it were run by its path
    return import_module


def test_a_policy_learnt_from_records_beats_random(example: Example) -> None:
    low, _ = example("learn_from_records").experiment(games=8, steps=120, matches=20)
    assert low > 0.5


def test_a_policy_that_learns_on_batches_beats_random(example: Example) -> None:
    """At first it plays at random, as its opponent does, and wins about half."""
    _, curve = example("policy_gradient").train(updates=6)
    assert curve[0] < 0.7
    assert curve[-1] > 0.9


def test_eight_simulations_of_openspiels_search_beat_random(example: Example) -> None:
    won, _ = example("ismcts_openspiel").match("qwirkle", simulations=8, opponent="random", games=3)
    assert won == 3


def test_ppo_makes_likelier_what_paid_and_its_agent_plays_in_the_arena(example: Example) -> None:
    torch = pytest.importorskip("torch")
    ppo, network = example("ppo_on_batches"), example("tigris_network")
    args: Any = ppo.parsed(["--updates", "1", "--num-envs", "4", "--num-steps", "8", "--width", "8", "--layers", "2"])
    agent, batch = ppo.train(args), ppo.Batch("tigris", n=4, seed=2)
    rollout = ppo.Rollout(batch, 1)
    rollout.observations[0] = torch.from_numpy(batch.moment.observations)
    rollout.masks[0] = torch.from_numpy(batch.moment.masks)
    rollout.actions[0] = rollout.masks[0].argmax(dim=1)
    before = agent(rollout.observations[0], rollout.masks[0])[0].detach()
    rollout.likely[0] = before.gather(1, rollout.actions[0, :, None]).squeeze(1)
    paid = torch.tensor([[1.0, -1.0, -1.0, -1.0]])
    ppo.improve(agent, torch.optim.Adam(agent.parameters(), 1e-3), rollout, paid, args)
    change = (agent(rollout.observations[0], rollout.masks[0])[0] - before).gather(1, rollout.actions[0, :, None])
    assert change[0] > change[1:].max()
    assert network.share_of_wins(agent, "random", games=2).games == 2


def test_imitation_foretells_what_the_teacher_plays(example: Example, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    recipe, file = example("imitate_tigris"), tmp_path / "games.parquet"
    assert recipe.play_games(file, 4, "novice") > 200
    _, foretold = recipe.learn(file, recipe.parsed(["--epochs", "3", "--width", "16", "--layers", "2"]))
    assert foretold > 0.1  # of some hundred actions that are legal each time


def test_maskable_ppo_learns_and_plays_in_the_arena(example: Example) -> None:
    pytest.importorskip("sb3_contrib")
    recipe = example("maskable_ppo")
    model = recipe.train(recipe.parsed(["--decisions", "64", "--num-envs", "2", "--num-steps", "32", "--epochs", "1"]))
    assert arena.play("qwirkle", [recipe.policy_of(model), "random"], games=2).games == 2
