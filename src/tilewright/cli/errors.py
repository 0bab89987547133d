"""Errors of the command line, reported in one line."""

import sys
from typing import Any

import typer
from typer.core import TyperGroup

from tilewright.extras import missing_extra
from tilewright.kernel import TilewrightError

BAD_ARGUMENTS = 2
INTERRUPTED = 130


class UsageError(typer.TyperException):
    """Something on the command line is wrong; the message says what, and what would be right."""

    exit_code = BAD_ARGUMENTS


class OneLineErrors(TyperGroup):
    """Commands whose errors are one line on stderr and an exit code, never a page and never a traceback."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        try:
            code = super().main(*args, **kwargs)
        except typer.TyperException as error:
            code = _print_error(error.format_message(), error.exit_code)
        except TilewrightError as error:
            code = _print_error(str(error), BAD_ARGUMENTS)
        except ModuleNotFoundError as error:
            sentence = missing_extra(error)
            if sentence is None:
                raise
            code = _print_error(sentence, BAD_ARGUMENTS)
        except OSError as error:
            if error.filename is None:
                raise
            code = _print_error(f"{error.filename}: {error.strerror}", BAD_ARGUMENTS)
        except RecursionError:  # JSON and the like, brackets within brackets
            code = _print_error("the input is nested too deeply", BAD_ARGUMENTS)
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def _print_error(problem: str, code: int) -> int:
    line = " ".join(problem.split())
    if line:  # there is none after a help page
        typer.echo(f"tilewright: {line}", err=True)
    return code
