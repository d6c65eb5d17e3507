"""Valletta at the terminal."""
