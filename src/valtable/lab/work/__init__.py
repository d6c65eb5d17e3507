"""Who does long work (`executor`, `cluster`), what is done already (`notebook`), and both together (`batch`)."""
