"""Expansions, each with its own room."""
