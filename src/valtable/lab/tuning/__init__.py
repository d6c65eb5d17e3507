"""Better weights by self-play: `valtable lab tune GAME`.

Read in this order: `numbers` (weights as numbers to turn, and their file), `duels` (games between weights), `climbing`
(which way is up), `tuning` (all of it, and whether the result is taken).
"""
