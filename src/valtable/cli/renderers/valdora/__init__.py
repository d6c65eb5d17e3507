"""Valdora at the terminal."""
