"""All parts of a running server, put together: what a handler may use, and what runs in the background."""
