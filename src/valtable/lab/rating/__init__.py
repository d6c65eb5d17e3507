"""How strong are the levels? `valtable lab rate GAME`.

Read in this order: `tables` (who meets whom), `strength` (one scale for all: Plackett-Luce), `rating` (the games, and
when they are enough), `plots` and `html` (what is shown of it).
"""
