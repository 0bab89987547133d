"""The benchmark: Tilewright's games and public engines, measured side by side."""
