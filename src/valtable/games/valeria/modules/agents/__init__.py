"""Agents: cards that are paid and do what they say at once."""
