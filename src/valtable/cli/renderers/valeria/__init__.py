"""Valeria at the terminal."""
