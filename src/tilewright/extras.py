"""Optional packages and the extras that bring them, so that the absence of one is explained in one sentence."""

from importlib import import_module
from types import ModuleType

# What is imported, and the extra that brings it. NumPy is in several, so whoever needs it names the extra.
EXTRA_OF = {
    "aiosmtplib": "server",
    "aiosqlite": "server",
    "alembic": "server",
    "argon2": "server",
    "asyncpg": "postgres",
    "babel": "cli",
    "fluent": "cli",
    "gymnasium": "gymnasium",
    "httpcore": "server",
    "litestar": "server",
    "numba": "fast",
    "openskill": "arena",
    "pettingzoo": "pettingzoo",
    "prometheus_client": "server",
    "psycopg": "queue",
    "pyarrow": "dataset",
    "pyspiel": "openspiel",
    "redis": "redis",
    "rich": "cli",
    "saq": "queue",
    "scipy": "tune",
    "sqlalchemy": "server",
    "structlog": "server",
    "typer": "cli",
    "uvicorn": "server",
}


def need(module: str, extra: str) -> ModuleType:
    """The module, or a ModuleNotFoundError that names the extra which brings it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        package = module.partition(".")[0]
        if (error.name or "").partition(".")[0] != package:
            raise
        raise ModuleNotFoundError(_sentence(package, extra), name=package) from None


def missing_extra(error: ModuleNotFoundError) -> str | None:
    """What to install, in a sentence; None if the module that was not found is in no extra."""
    if "pip install" in str(error):  # from `need`
        return str(error)
    package = (error.name or "").partition(".")[0]
    return _sentence(package, EXTRA_OF[package]) if package in EXTRA_OF else None


def _sentence(package: str, extra: str) -> str:
    return f"{package} is not installed; it comes with: pip install 'tilewright[{extra}]'"
