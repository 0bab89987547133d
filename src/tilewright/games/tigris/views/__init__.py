"""What a seat may know: its view, a guess of the rest, and what follows from both."""
