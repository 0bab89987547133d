"""Batches that take turns: while a learner thinks about one, the others are stepped. `recv` and `send`, as EnvPool and
PufferLib have them."""

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np

from tilewright.compiled.batch import Batch
from tilewright.kernel import TilewrightError


class OutOfTurn(TilewrightError, RuntimeError):
    """A batch was sent twice, or received when none was under way."""


class AsyncBatches:
    """Steps the batches that it is sent in the background, and gives them back in the same order: with a seed each, the
    same games are played whatever takes how long. All of them can be received at the beginning."""

    def __init__(self, *batches: Batch) -> None:
        self._under_way: deque[tuple[Batch, Future[Any] | None]] = deque((batch, None) for batch in batches)
        self._background = ThreadPoolExecutor(1, "tilewright-async")

    def recv(self) -> Batch:
        """The batch that was sent first of those under way, as soon as it is stepped; its `moment` says where it is.

        IllegalCode for actions that were not legal: nothing was played, and the batch can be sent again.
        """
        if not self._under_way:
            raise OutOfTurn("no batch is under way: send one with its actions first")
        batch, stepped = self._under_way.popleft()
        if stepped is not None:
            stepped.result()
        return batch

    def send(self, batch: Batch, actions: Any) -> None:
        """Have a batch that was received step in the background. The actions are copied."""
        if any(other is batch for other, _ in self._under_way):
            raise OutOfTurn("this batch is under way: receive it first")
        self._under_way.append((batch, self._background.submit(batch.step, np.array(actions))))
