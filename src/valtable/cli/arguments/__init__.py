"""What stands on a command line, read and made into values: a game, its options, who sits where, a match."""
