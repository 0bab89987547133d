"""Tables for people who are not in the same room. It knows the kernel's contract and the registry of games, and no game."""
