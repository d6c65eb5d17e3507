"""Tables in memory: the sockets of those who look on, what each of them is told, and what is done there."""
