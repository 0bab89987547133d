"""Tables: their logs, the commands that change them, and who may see what.

`table`, `entries`, `clock` and `commands` are pure: they know no database and no HTTP. Every change passes
`Gateway.submit`, which promises that a command is decided on the newest state, appended once, durable, and only then
published. `views` and `access` promise that nobody is shown what they may not know.
"""
