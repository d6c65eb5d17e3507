"""A bot of one's own, against one at random. `python examples/own_bot.py`

It looks at its choices alone: it builds whenever it can, and else does the first thing that gives nothing away.
A bot gets a view, never the table itself; see docs/guide/adding-a-bot.md for one that looks.
"""

from valtable import games
from valtable.bots import Bot, make_bot
from valtable.lab.playing import Sitting

KINDS = ("construct", "score", "play", "trade")


class Builder(Bot):
    def choose(self, view, choices, clock, chance):
        def rank(action):
            kind = self.game.actions.notations[action].split()[0]
            return KINDS.index(kind) if kind in KINDS else len(KINDS)

        return min(choices, key=rank)


def main(count=20):
    game, won = games.load("valletta"), 0.0
    for seed in range(count):
        bots = [Builder(game, seed), make_bot("random", game, seed)]
        played = Sitting(game, {}, ["builder", "random"], seed).play(bots)
        won += (0 in played.winners) / len(played.winners)
    print(f"builder won {won:g} of {count} games")
    return won / count


if __name__ == "__main__":
    main()
