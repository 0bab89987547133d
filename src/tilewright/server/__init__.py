"""Tables for people in different rooms. It knows the kernel's contract and the registry of games, and no game."""
