"""What lies on the table: the board, the pieces, actions and events."""
