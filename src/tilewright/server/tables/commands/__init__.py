"""What somebody may do at a table. Each command says whether it is allowed, and what is then written to the log.

`Command.decide` is a pure function of the table and the draft of the seat: it returns the body of an entry, or the
longer draft, or raises the DomainError that says why not.

`turns` are the game itself. Around it are `seats`, the `start`, `clocks`, `votes` and the `chat`; what they have in
common is in `command` and `checks`.
"""
