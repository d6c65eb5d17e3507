"""Expansions and packs: each a room with its cards, its state and its phases."""
