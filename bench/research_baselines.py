"""How well one player does at a table of three: bots of ours, OpenSpiel's ISMCTS, and a policy that was cloned.

`.venv-research/bin/python bench/research_baselines.py --plan random=60,level3=20,clone=60 --among greedy`

Three is the usual number of players of every game. The candidate changes its seat from game to game, a bot named by
`--among` sits in the two others; a shared victory is split. The interval is Wilson's, 95 %. `clone` learns from greedy
bots, first recorded for it (examples/clone.py); `ismcts:20` is OpenSpiel's with 20 simulations. A game follows from its
number alone, and `--keep` holds those that are played: stopped and started again it goes on, and tells of all that the
same code has played.
"""

import argparse
import functools
import hashlib
import json
import pathlib
import sys
import tempfile
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import valtable.adapters.openspiel  # noqa: F401 - makes our games known to OpenSpiel
from valtable import adapters
from valtable.adapters.rewards import lead
from valtable.adapters.setting import setting
from valtable.adapters.turns import Turns
from valtable.bots import Clock, make_bot
from valtable.lab.build import kernel_build, sources
from valtable.lab.dataset.running import write_dataset
from valtable.lab.intervals import wilson
from valtable.lab.setting import setting as table_of

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "examples"))
import clone

PLAYERS, LEARNT_FROM, ROUNDS = 3, 120, 10
TITLES = "valletta,valdora,valencia,valeria"


def answer(bot, game, state, seat, choices):
    return bot.choose(game.view(state, seat), choices, Clock(), bot.chance)


@functools.cache
def cloned(title):
    """A network that has learned from greedy bots."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "greedy"
        write_dataset(path, table_of(title, PLAYERS), ["greedy"] * PLAYERS, LEARNT_FROM, 1)
        _, seen, masks, actions, _ = clone.read(path)
    rng = np.random.default_rng(1)
    network = clone.Network(seen.shape[1], masks.shape[1], rng)
    network.look(seen)
    for _ in range(ROUNDS):
        order = rng.permutation(len(actions))
        for part in np.split(order, range(clone.AT_ONCE, len(order), clone.AT_ONCE)):
            network.learn(seen[part], masks[part], actions[part])
    return network


def by_turns(title, who, others, number, seat):
    """A game of a bot of ours, or of the clone; its last state."""
    turns = Turns(setting(title, PLAYERS))
    bots = others if who == "clone" else {**others, seat: make_bot(who, turns.game, 10 * number + seat)}
    turns.begin(number)
    while not turns.is_over:
        if turns.seat in bots:
            turns.play(answer(bots[turns.seat], turns.game, turns.state, turns.seat, turns.choices))
            continue
        mask = np.zeros((1, turns.setting.actions), bool)
        mask[0, turns.choices] = True
        turns.play(int(cloned(title).choose(np.array(turns.observe(seat), np.float32)[None], mask)[0]))
    return turns.state


def by_ismcts(title, simulations, others, number, seat):
    game = pyspiel.load_game(f"valtable_{title}", {"players": PLAYERS, "seed": number})
    luck = np.random.RandomState(number)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, simulations, random_state=luck)
    # its own way to imagine tables draws luck that nobody knows
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.uniform))
    state = game.new_initial_state()
    while not state.is_terminal():
        world, asked = state.world, state.current_player()
        if state.is_chance_node():
            action = state.chance_outcomes()[0][0]
        elif asked == seat:
            action = int(search.step(state))
        else:
            action = answer(others[asked], world.game, world.state, asked, world.choices)
        state.apply_action(action)
    return state.world.state


def played(title, who, among, number):
    """A game: the candidate's share of the victory, and by how many points it is ahead of the best other."""
    game, seat = setting(title, PLAYERS).game, number % PLAYERS
    others = {other: make_bot(among, game, 10 * number + other) for other in range(PLAYERS) if other != seat}
    kind, _, simulations = who.partition(":")
    if kind == "ismcts":
        state = by_ismcts(title, int(simulations), others, number, seat)
    else:
        state = by_turns(title, who, others, number, seat)
    sheet = game.standing(game.view(state, None))
    winners = sheet.outcome.winners
    return (seat in winners) / len(winners), lead(sheet, seat)


@functools.cache
def code():
    """A digest of all that a game follows from beside its number: results of other code are other results."""
    found = hashlib.blake2b(sources().encode(), digest_size=6)
    for file in (*sorted(pathlib.Path(adapters.__file__).parent.glob("*.py")), pathlib.Path(clone.__file__)):
        found.update(file.read_bytes())
    return found.hexdigest()


def cell(title, who, among, games, keep):
    """What came of so many games; those that are kept are not played again."""
    about = {"title": title, "who": who, "among": among, "build": kernel_build(), "code": code()}
    known = [json.loads(line) for line in keep.read_text("utf-8").splitlines()] if keep.exists() else []
    known = {one["game"]: one for one in known if about.items() <= one.items()}
    for number in range(games):
        if number in known:
            continue
        start = time.process_time()
        won, ahead = played(title, who, among, number)
        known[number] = {**about, "game": number, "won": won, "ahead": ahead, "seconds": time.process_time() - start}
        with keep.open("a", encoding="utf-8") as file:
            file.write(json.dumps(known[number]) + "\n")
    told = [known[number] for number in range(games)]
    won, ahead, seconds = (np.array([one[name] for one in told]) for name in ("won", "ahead", "seconds"))
    low, high = wilson(won.mean(), games)
    return f"{won.mean():.0%} ({low * 100:.0f} to {high * 100:.0f}), {ahead.mean():+.0f}, {seconds.sum():.0f} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--players-of", default=TITLES)
    parser.add_argument("--plan", default="random=60,greedy=60,level1=60,level2=60,level3=20,ismcts:20=20,clone=60")
    parser.add_argument("--among", default="random")
    parser.add_argument("--keep", type=pathlib.Path, default=pathlib.Path(".cache/research-baselines.jsonl"))
    wish = parser.parse_args()
    wish.keep.parent.mkdir(parents=True, exist_ok=True)
    titles = wish.players_of.split(",")
    print(f"build {kernel_build()}; wins, their 95 % interval, points ahead of the best other, CPU seconds\n")
    print(f"| among two of {wish.among} | games | {' | '.join(map(str.capitalize, titles))} |")
    print(f"|---|---:|{'---|' * len(titles)}", flush=True)
    for one in wish.plan.split(","):
        who, _, games = one.partition("=")
        cells = [cell(title, who, wish.among, int(games), wish.keep) for title in titles]
        print(f"| {who} | {games} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
