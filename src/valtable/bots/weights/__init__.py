"""What greedy players hold things to be worth, in points; one file for each game."""
