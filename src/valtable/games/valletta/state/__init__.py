"""What lies on the table, what is still to be resolved, and the movers that change it."""
