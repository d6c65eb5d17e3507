#!/usr/bin/env python3
"""A bot for Valtable in one file, with nothing to install: it builds, fights and delivers when it can, else it guesses.

    valtable play valletta --seats "human,exec:python3 examples/line_bot.py"

What the lines mean is told in docs/bot-protocol.md.
"""

import json
import random
import sys

# The first words of notations that earn points in one of the games, best first; and those that do nothing.
LIKED = ["construct", "upgrade", "complete", "build", "slay", "place", "recruit", "hire", "load", "sell"]
IDLE = ["done", "end", "pass", "stop", "no", "lay", "exchange"]


def choose(choices, luck):
    """One of the choices whose verb is liked best."""
    verbs = [choice["do"].split()[0] for choice in choices]
    best = min(map(rank, verbs))
    return luck.choice([choice for choice, verb in zip(choices, verbs, strict=True) if rank(verb) == best])


def rank(verb):
    if verb in IDLE:
        return len(LIKED) + 1
    return LIKED.index(verb) if verb in LIKED else len(LIKED)


def say(line):
    print(json.dumps(line), flush=True)


luck = random.Random()
for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "hello":
        luck.seed(line["seed"])
        say({"type": "ready", "protocol": 1})
    elif line["type"] == "decide":
        say({"type": "choose", "id": line["id"], **choose(line["choices"], luck)})
    elif line["type"] == "over":
        print("it ended like this:", line["outcome"], file=sys.stderr)
