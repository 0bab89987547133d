"""The database, SQLite or PostgreSQL: its schema, its migrations, the one writer of a process, backups.

Promises that what was acknowledged is durable, and that two writers never both append the same entry to a log.
"""
