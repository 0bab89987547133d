"""Where bots choose their turns: processes of this server, or workers that take turns from a queue.

Promises two things. What leaves the table for a bot is what its seat may know: no seed and no hidden hand crosses the
boundary of a process. And a turn always comes: a bot that crashes or takes too long is replaced by a random choice.
"""
