"""Telling players that it is their turn, by webhook or by e-mail.

Promises one notification for each wait, kept in the transaction of the move that caused it, tried again when it fails,
and no request to an address inside our own network.
"""
