"""The games for machines: flat states and functions that Numba compiles, held equal to the readable engines by test."""
