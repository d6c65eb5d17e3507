"""Crimson Seas: the Island board with Maps, Goods, Tomes and Nobles."""
