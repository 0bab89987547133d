"""One driver per public engine; each runs inside that engine's own environment."""
