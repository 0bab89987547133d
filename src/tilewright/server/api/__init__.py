"""The handlers, one file for each thing that a caller may be about."""
