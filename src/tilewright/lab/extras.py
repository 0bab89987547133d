"""The frameworks are optional: what needs one asks for it here, so that its absence is explained in one sentence."""

from importlib import import_module
from types import ModuleType


def need(module: str, extra: str) -> ModuleType:
    """The module, or an ImportError that names the extra which brings it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise ModuleNotFoundError(
            f"{error.name} is not installed; it comes with: pip install 'tilewright[{extra}]'", name=error.name
        ) from None
