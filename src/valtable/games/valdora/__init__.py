"""Valdora: carry gems through a valley and fill commissions from books whose pages turn (3 to 5 players)."""
