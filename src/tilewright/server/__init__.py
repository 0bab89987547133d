"""Tables for players in different places.

The packages, lowest first: `database`, `accounts`, `tables`, `moderation`, `tournaments`, `live` and `bots`,
`notifications`, `services`, `api` and `app`. Each knows only those before it, and the modules beside this file, which
know none.
"""
