"""Valencia at the terminal."""
