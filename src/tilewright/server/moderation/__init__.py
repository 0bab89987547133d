"""What operators do about what players say and how they call themselves: reports, mutes, bans, and a log of all of it.

Everything here is a change of the database, which the command line can make while servers run. What a running server
has to do about it, such as closing sockets, is `services.moderation`.
"""
