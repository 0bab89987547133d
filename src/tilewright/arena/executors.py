"""Where the games of a match are played: here, in processes, or on a cluster, all through `concurrent.futures`.

    dask://HOST:PORT      the workers of a Dask scheduler (needs `distributed`); `dask://` starts one on this machine
    ray://HOST:PORT       a Ray cluster (needs `ray`); `ray://` starts one on this machine
    package.module:make   whatever that function returns when it is called without arguments

Every worker needs Tilewright, and the external bots, installed in the same version.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from importlib import import_module
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from typing import Any, ParamSpec, TypeVar

from tilewright.kernel import OptionError

CONNECT_SECONDS = 10.0  # or the cluster is not there

P = ParamSpec("P")
T = TypeVar("T")


class InProcessExecutor(Executor):
    """Runs every call immediately, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class RayExecutor(Executor):
    """Ray's tasks as futures. Ray itself has no such executor."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._call = ray.remote(lambda fn, args, kwargs: fn(*args, **kwargs))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._call.remote(fn, args, kwargs).future()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


@contextmanager
def executor(workers: int, address: str | None = None) -> Iterator[tuple[Executor, int]]:
    """An executor and how many games it plays at a time; it is shut down afterwards."""
    if workers < 1:
        raise OptionError("workers", f"{workers} is not allowed; at least 1 is needed")
    with ExitStack() as stack:
        made, places = _made(workers, address, stack)
        stack.callback(made.shutdown, wait=False)
        yield made, places


def _made(workers: int, address: str | None, stack: ExitStack) -> tuple[Executor, int]:
    if address is None:
        here = workers == 1
        return (InProcessExecutor() if here else ProcessPoolExecutor(workers, mp_context=get_context("spawn"))), workers
    kind, _, place = address.partition("://")
    if kind == "dask":
        distributed = _needed("distributed")
        where = {"address": f"tcp://{place}", "timeout": CONNECT_SECONDS} if place else _local_dask(workers, stack)
        with _answering(address):
            client = stack.enter_context(distributed.Client(**where))
        return client.get_executor(), sum(client.nthreads().values())
    if kind == "ray":
        ray = _needed("ray")
        with _answering(address):
            ray.init(address) if place else ray.init(num_cpus=workers)
        return RayExecutor(ray), int(ray.cluster_resources().get("CPU", workers))
    return _from_factory(address), workers


def _local_dask(workers: int, stack: ExitStack) -> dict[str, Any]:
    """A cluster on this machine, in a folder that goes when it does: else Dask leaves one."""
    folder = stack.enter_context(TemporaryDirectory(prefix="tilewright-dask-", ignore_cleanup_errors=True))
    stack.enter_context(import_module("dask.config").set({"temporary-directory": folder}))
    return {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}


@contextmanager
def _answering(address: str) -> Iterator[None]:
    """OptionError if nobody answers there, or if it cannot be an address at all."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise OptionError("executor", f"{address} does not answer: {error}") from None


def _needed(package: str) -> Any:
    try:
        return import_module(package)
    except ModuleNotFoundError:
        raise OptionError("executor", f"{package} is not installed; pip install {package}") from None


def _from_factory(path: str) -> Executor:
    module, _, name = path.partition(":")
    try:
        made = getattr(import_module(module), name)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise OptionError(
            "executor", f"{path!r} is none ({error}); there are dask://…, ray://… and package.module:factory"
        ) from None
    if not isinstance(made, Executor):
        raise OptionError(
            "executor", f"{path!r} gave {type(made).__name__}, which is not a concurrent.futures.Executor"
        )
    return made
