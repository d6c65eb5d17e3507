"""Valletta: build a capital on Malta with a deck of characters (2 to 4 players)."""
