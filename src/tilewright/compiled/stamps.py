"""Stamps: empty files beside the machine code that say what is compiled, once all of it is.

A stamp is named for the sources, and for all else that Numba's cache looks at: what was compiled by another Numba, or
for another processor, would be compiled anew. Numba is not imported to ask.
"""

import hashlib
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tilewright.compiled.sources import cache_folder, source_hash

COMPILERS = ("numba", "llvmlite", "numpy")


def stamp(name: str, modules: tuple[str, ...]) -> Path | None:
    """The file that says that the functions of these modules are compiled as they are now; None where nothing is kept.
    Numba must be installed."""
    folder = cache_folder()
    if folder is None:
        return None
    digest = hashlib.sha256(f"{source_hash(modules)} {compiler()}".encode()).hexdigest()
    return folder / f"compiled-{name}-{digest[:16]}"


@cache
def compiler() -> str:
    """What makes machine code here, and for which processor."""
    versions = [f"{package} {version(package)}" for package in COMPILERS]
    llvm: Any = import_module("llvmlite.binding")
    features = llvm.get_host_cpu_features().flatten()
    return " ".join((*versions, sys.implementation.cache_tag, llvm.get_host_cpu_name(), features))
