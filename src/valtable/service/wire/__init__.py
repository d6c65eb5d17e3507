"""Connections, before there is a request in them: how many, for how long, and how they end."""
