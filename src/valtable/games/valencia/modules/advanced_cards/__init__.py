"""Expansion module 1: the advanced influence cards."""
