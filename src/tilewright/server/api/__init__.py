"""The HTTP and WebSocket API: one module for each thing that a caller may ask about.

Domain errors become problem details (RFC 9457) here, and nowhere below.
"""
