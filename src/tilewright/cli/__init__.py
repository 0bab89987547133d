"""The command `tilewright`."""

import sys

from tilewright.extras import missing_extra


def main() -> None:
    """Run the command line; what it needs is loaded only now."""
    try:
        from tilewright.cli.app import app
    except ModuleNotFoundError as error:
        sentence = missing_extra(error)
        if sentence is None:
            raise
        sys.stderr.write(f"tilewright: {sentence}\n")
        sys.exit(2)
    app()
