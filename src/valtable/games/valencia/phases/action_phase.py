"""Rulebook, "Phase II: Action phase": the nine steps A to I, and whatever lies on the agenda without a question."""

from __future__ import annotations

from valtable.games.valencia.box.components import BUILD_STEP, PLANT_STEP
from valtable.games.valencia.phases.auction import begin_auction, discard_bids, end_auction
from valtable.games.valencia.phases.council_phase import council_phase
from valtable.games.valencia.phases.plant_and_build import ask_fountain, ask_plant
from valtable.games.valencia.phases.reward import give_reward
from valtable.games.valencia.state.frames import AUCTION_END, COUNCIL, DISCARD, FIRST_QUESTION, REWARD, STEP
from valtable.games.valencia.state.state import State
from valtable.kernel.chance import Chance
from valtable.kernel.journal import Journal


def go_on(state: State, chance: Chance, journal: Journal | None) -> None:
    """Carry out what is on top until somebody is asked, a sealed phase is open or the game is over."""
    agenda = state.agenda
    while agenda and not state.sealed and agenda[-1][0] < FIRST_QUESTION:
        frame = agenda.pop()
        kind = frame[0]
        if kind == REWARD:
            give_reward(state, frame[1], frame[2], frame[3], journal)
        elif kind == AUCTION_END:
            end_auction(state, frame[2], frame[3], chance, journal)
        elif kind == DISCARD:
            discard_bids(state, frame)
        elif kind == STEP:
            begin_step(state, frame[2], journal)
        else:
            assert kind == COUNCIL
            council_phase(state, journal)
        agenda = state.agenda


def begin_step(state: State, step: int, journal: Journal | None) -> None:
    """A to G are auctions, H plants, I builds (Ruling 3); then the council phase."""
    state.agenda.append((STEP, 0, step + 1) if step < BUILD_STEP else (COUNCIL, 0))
    if step == PLANT_STEP:
        ask_plant(state)
    elif step == BUILD_STEP:
        ask_fountain(state)
    else:
        begin_auction(state, step, journal)
