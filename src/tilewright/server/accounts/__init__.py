"""Who a caller is: guests, accounts, sessions, tokens for programs, sign-up invitations and one-time links in e-mails.

Promises that no secret is kept in a form in which it could be used: the database has hashes alone.
"""
