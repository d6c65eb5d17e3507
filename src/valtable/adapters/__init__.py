"""Doors to the environments that research uses: PettingZoo, Gymnasium, OpenSpiel, and many games stepped as one.

Each door is a module of its own and brings its package in only when it is opened; they come with the extra `research`.
Thin over the kernel: action ids are the game's table, masks are `choices`, observations are `observe`, luck follows
from the seed as in `valtable.new`. Read in this order: `setting`, `rewards`, `turns`, then the door you want.
"""
