"""`python -m tilewright` is the command `tilewright`, for whoever has the package but not its scripts on the path."""

from tilewright.cli import main

if __name__ == "__main__":
    main()
