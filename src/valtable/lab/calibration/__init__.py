"""Win chances that can be believed: many games, looked at now and then, and numbers fitted to how they ended.

Read in this order: `positions` (one game), `fitting` (the numbers), `reliability` (what they are worth on fresh games),
`running` (all of it), `writing` (the file that the bots read).
"""
