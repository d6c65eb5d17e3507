"""A game by the API in ten lines: everybody plays at random. `python examples/play_by_api.py`"""

import random

import valtable

match, luck = valtable.new("valletta", seats=["Ana", "Bo"], seed=7), random.Random(7)
while not match.is_over:
    seat = match.decisions[0].seat
    match.play(seat, luck.choice(match.choices(seat)))
names = [match.log.header.seats[seat] for seat in match.outcome.winners]
print(" and ".join(names), "with", max(match.standing().totals), "points")
