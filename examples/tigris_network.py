"""A small network for Tigris & Euphrates: what an action is worth at a cell is judged by what lies around that cell."""

# pyright: reportMissingImports=false
# examples/requirements.txt brings what the project itself does not need

import numpy as np
import torch
from torch import Tensor, nn

from tilewright import arena
from tilewright.encodings import Observer
from tilewright.encodings.tigris.actions import ACTIONS, CELL_NAMES
from tilewright.lab.opponents import CodedPolicy, Seen

ILLEGAL = -1e9  # the logit of what may not be done


def layout() -> tuple[int, int, Tensor]:
    """How many kinds of action there are for each cell, how many actions without a cell, and where among the numbers of
    both the logit of each code is."""
    kinds: dict[str, int] = {}
    on_board: dict[int, int] = {}
    for code, action in enumerate(ACTIONS):
        words = str(action).split()
        cell = next((word for word in words if word in CELL_NAMES), None)
        if cell is not None:
            words.remove(cell)
            kind = kinds.setdefault(" ".join(words), len(kinds))
            on_board[code] = kind * len(CELL_NAMES) + CELL_NAMES.index(cell)
    elsewhere = [code for code in range(len(ACTIONS)) if code not in on_board]
    rest = {code: len(kinds) * len(CELL_NAMES) + each for each, code in enumerate(elsewhere)}
    places = {**on_board, **rest}
    return len(kinds), len(elsewhere), torch.tensor([places[code] for code in range(len(ACTIONS))])


class Agent(nn.Module):
    """A policy over all codes, and what the position is worth. Convolutions look at the board, and the logit of an
    action at a cell comes from that cell: what is learnt at one place holds at all."""

    def __init__(self, observer: Observer, width: int, layers: int) -> None:
        super().__init__()
        self.observer = observer
        self.temperature = 1.0  # of its choice in matches
        planes, self.rows, self.columns = observer.plane_shape
        most = np.clip(observer.bounds()[1], 1, 16).astype(np.float32)
        self.register_buffer("scale", torch.from_numpy(1 / most))
        self.vector = nn.Linear(observer.vector_size, width)
        self.first = nn.Conv2d(planes, width, 3, padding=1)
        self.more = nn.ModuleList(nn.Conv2d(width, width, 3, padding=1) for _ in range(layers - 1))
        on_board, elsewhere, places = layout()
        self.register_buffer("places", places)
        self.at_cells = nn.Conv2d(width, on_board, 1)
        self.elsewhere = nn.Linear(2 * width, elsewhere)
        self.value = nn.Sequential(nn.Linear(2 * width, 64), nn.ReLU(), nn.Linear(64, 1))
        for head in (self.at_cells, self.elsewhere):
            nn.init.normal_(head.weight, std=0.01)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each code's probability, and the value."""
        planes, vector = self.split(observations.float() * self.scale)
        facts = self.vector(vector)
        seen = (self.first(planes) + facts[:, :, None, None]).relu()
        for layer in self.more:
            seen = (seen + layer(seen)).relu()
        whole = torch.cat([seen.mean(dim=(2, 3)), facts.relu()], dim=1)
        logits = torch.cat([self.at_cells(seen).flatten(1), self.elsewhere(whole)], dim=1).index_select(1, self.places)
        return logits.masked_fill(masks == 0, ILLEGAL).log_softmax(dim=-1), self.value(whole).squeeze(-1)

    def split(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        planes, vector = observations.tensor_split([observations.shape[1] - self.observer.vector_size], dim=1)
        return planes.reshape(-1, *self.observer.plane_shape), vector

    def choose_code(self, seen: Seen) -> int:
        """A legal code by its probability; the lower the temperature, the more often the likeliest. Never anything but
        the likeliest would be worse: where leaders only go to and fro, it does so for ever."""
        with torch.no_grad():
            likely, _ = self(torch.from_numpy(seen["observation"])[None], torch.from_numpy(seen["action_mask"])[None])
        return int(torch.multinomial((likely[0] / self.temperature).softmax(dim=-1), 1))


def share_of_wins(agent: Agent, opponent: str, games: int) -> arena.Row:
    """What the network wins in the arena against a bot."""
    policy = CodedPolicy(agent.choose_code)
    return next(row for row in arena.play("tigris", [policy, opponent], games=games).rows if row.bot != opponent)
