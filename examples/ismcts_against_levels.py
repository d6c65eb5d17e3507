"""OpenSpiel's ISMCTS against one of our levels. Needs the extra `research`.

`python examples/ismcts_against_levels.py valletta --players 2 --simulations 50 --games 10 --bot level3`

The seats rotate: in game number n ISMCTS sits in seat n modulo the players, the bot in all others.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import valtable.adapters.openspiel  # noqa: F401 - makes our games known to OpenSpiel
from valtable.adapters.rewards import victory
from valtable.bots import Clock, make_bot
from valtable.lab.intervals import wilson


def play(game, seat, simulations, name, seed):
    """One game; what it was worth to ISMCTS's seat, and the CPU seconds and decisions it took there."""
    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    search = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=luck)
    # its own way to imagine tables draws luck that nobody knows
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.uniform))
    state = game.new_initial_state()
    bots = [make_bot(name, game.setting.game, seed * 10 + other) for other in range(game.num_players())]
    seconds = decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = state.chance_outcomes()[0][0]
        elif state.current_player() == seat:
            start = time.process_time()
            action, decisions = int(search.step(state)), decisions + 1
            seconds += time.process_time() - start
        else:
            world, bot = state.world, bots[state.current_player()]
            action = bot.choose(world.game.view(world.state, world.seat), world.choices, Clock(), bot.chance)
        state.apply_action(action)
    return state.returns()[seat], seconds, decisions


def main(words=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--bot", default="level3")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(words)
    game = pyspiel.load_game(f"valtable_{wish.game}", {"players": wish.players, "seed": wish.seed})
    won = seconds = decisions = 0
    for number in range(wish.games):
        worth, took, made = play(game, number % wish.players, wish.simulations, wish.bot, wish.seed + number)
        won, seconds, decisions = won + victory(worth, wish.players), seconds + took, decisions + made
        print(f"game {number}: {worth:+.2f}", flush=True)
    each, (low, high) = seconds / max(decisions, 1), wilson(won / wish.games, wish.games)
    print(
        f"ISMCTS with {wish.simulations} simulations won {won:g} of {wish.games}, a shared victory split"
        f" ({low:.0%} to {high:.0%}, 95 %); an even share is {1 / wish.players:.0%}; {each:.2f} CPU seconds a decision"
    )
    return won


if __name__ == "__main__":
    main()
