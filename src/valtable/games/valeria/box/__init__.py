"""What is printed: the card files as typed values, their tables of ints, and the table of actions."""
