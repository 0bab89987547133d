"""The command `tilewright`."""


def main() -> None:
    """Run the command line; what it needs is loaded only now."""
    from tilewright.cli.app import app

    app()
