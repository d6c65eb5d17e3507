"""Is a game fair? Many games between equal bots, and what came of every seat, source of points and thing.

Read in this order: `things` (what is counted), `account` (one game), `running` (all of them), `figures` and
`contribution` (what follows), `words` (one sentence each), `page` and `html` with `plots` (what is written of it).
"""
