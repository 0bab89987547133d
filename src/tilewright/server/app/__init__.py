"""The ASGI application: handlers, the guard in front of them, and the process that serves it."""
