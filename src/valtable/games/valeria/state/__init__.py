"""What lies on the table: the state, the frames of the agenda, the movers, and the count of everything."""
