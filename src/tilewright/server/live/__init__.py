"""Live updates: the sockets of a table, and the messages between servers.

Promises that every socket gets all entries of its table's log, in order, none missing and none twice, each as its
owner may see it.
"""
