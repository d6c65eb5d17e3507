"""Undo: the exact earlier table, never across luck or news without everybody's word."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.contract.walk import (
    Asking,
    OptionSet,
    Snapshot,
    begin,
    choices_made,
    closely,
    games,
    in_seat_order,
    kept,
    snapshot,
    step,
    walk,
)
from tests.kits.base import AnyState, Kit
from valtable.kernel.chance import FastChance
from valtable.kernel.course import Step
from valtable.kernel.errors import Refused
from valtable.kernel.journal import Journal
from valtable.kernel.log import ActionLine, TakeBackLine, UndoLine
from valtable.kernel.match import Match
from valtable.kernel.play import forced
from valtable.kernel.replay import verify
from valtable.kernel.seed import chosen
from valtable.kernel.state import digest

MAX_UNDONE = 40
LONG = 150
"""So many steps are tried; then the game is played on."""
PHASES, TRIES, OFTEN = 8, 6, 0.15
"""In so many sealed phases of a game a step is taken back at most so many times, and how likely at each chance."""


def undone(match: Match, seat: int, consent: list[int]) -> str:
    """Try to undo; the reason of the refusal, which must have changed nothing, or nothing."""
    before, lines = snapshot(match), list(match.log.lines)
    try:
        match.undo(seat, consent)
    except Refused as error:
        assert (snapshot(match), match.log.lines) == (before, lines), "a refused undo changed the match"
        return error.refusal.reason
    assert match.log.lines[:-1] == lines, "undo changed earlier lines"
    return ""


def own_tail(match: Match, seat: int) -> list[Step]:
    """Everything from this seat's last choice on; empty if it has made none."""
    for number in range(len(match.course.steps) - 1, -1, -1):
        line = match.course.steps[number].line
        if isinstance(line, ActionLine) and line.seat == seat and not line.auto:
            return match.course.steps[number:]
    return []


def is_mine_alone(tail: list[Step], seat: int) -> bool:
    """No luck, no news, nobody else's choice and no sealed step among these."""
    lines = [s.line for s in tail if isinstance(s.line, ActionLine)]
    return bool(tail) and not any(
        s.stop or s.sealed or s.line.chance for s in tail
    ) and all(line.seat == seat or line.auto for line in lines)  # fmt: skip


def check_undo_restores_the_exact_earlier_table(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """Alone where it may, else by consent of all; the match then goes on, ends and is verified."""
    undos, rng = {"alone": 0, "refused": 0, "agreed": 0}, Random(seed)
    for game in games(seed):
        undo_often(kit, begin(kit, seats, options, game), rng, undos)
        if min(undos.values()) > 0:
            break
    assert min(undos.values()) > 0, f"something was never tried: {undos}"


def undo_often(kit: Kit, match: Match, rng: Random, undos: dict[str, int], steps: int = LONG) -> None:
    seen: dict[tuple[int, ...], Snapshot] = {}
    seats, everybody, left = match.seats, list(range(match.seats)), MAX_UNDONE
    for _ in range(steps):
        seen[kept(match)] = snapshot(match)
        if match.is_over:
            break
        actor, _ = step(kit, match, rng)
        seen[kept(match)] = snapshot(match)
        seat = rng.choice([actor, actor, *range(seats)])
        if match.log.end is not None or match.course.phase(seat) or not left:
            continue
        tail, alone = own_tail(match, seat), rng.random() < 0.7
        reason = undone(match, seat, [] if alone else everybody)
        if alone:
            assert (reason == "") == is_mine_alone(tail, seat), f"undo alone: {reason or 'allowed'}"
        else:
            assert (reason == "") == bool(tail), "with everybody's consent only the beginning is the end"
        undos["refused" if reason else "alone" if alone else "agreed"] += 1
        if not reason:
            left -= 1
            assert isinstance(match.log.lines[-1], UndoLine)
            assert snapshot(match) == seen[kept(match)], "undo leads to another table"
            if not alone:  # what was drawn and undone stays drawn, also for a host that starts again
                match = Match.resume(kit.game, match.log, match._secret)
                assert snapshot(match) == seen[kept(match)], "a resumed match stands at another table"
    finish(kit, match, rng)


def check_undo_alone_unlearns_nothing(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """What a seat may take back alone has told it nothing: it looks alike in all worlds it could be in."""
    rng, tried = Random(seed), 0
    for match in closely(kit, seats, options, seed):
        for decision in match.decisions:
            for action in match.choices(decision.seat):
                result = after_and_on(kit, match.state, decision.seat, action)
                if result is None:
                    continue
                tried += 1
                for _ in range(3):
                    other = kit.permute(match.state, decision.seat, rng)
                    assert after_and_on(kit, other, decision.seat, action) == result, (
                        f"seat {decision.seat} could undo {kit.game.actions.notations[action]!r} and keep its news"
                    )
    assert tried, "every step is chance or a reveal"


def after_and_on(kit: Kit, state: AnyState, seat: int, action: int) -> object:
    """The seat's view after its choice and what follows unasked; None if that cannot be undone alone."""
    game, trial, chance = kit.game, kit.game.copy(state), Asking(FastChance(1))
    move: tuple[int, int] | None = (seat, action)
    while move is not None:
        phase, journal = game.decision(trial, move[0]).sealed, Journal(game.events)
        game.apply(trial, *move, chance, journal)
        opened = any(decision.sealed not in ("", phase) for decision in game.decisions(trial))
        if chance.asked or journal.revealed or opened or not game.deciders(trial):
            return None
        move = forced(game, trial)
    return game.view(trial, seat)


def check_a_sealed_step_is_taken_back_whatever_others_did(kit: Kit, seats: int, options: OptionSet, seed: int) -> None:
    """Against a twin of the match in which the step was never taken, in every phase of the game and all along it."""
    taken = 0
    for game in games(seed):
        taken += steps_taken_back(kit, seats, options, game)
        if bool(taken) == kit.seals(seats):
            break
    assert bool(taken) == kit.seals(seats)


def steps_taken_back(kit: Kit, seats: int, options: OptionSet, seed: int) -> int:
    """How many could be taken back in this game."""
    rng, taken, tried = Random(seed), 0, Counter[str]()
    for match in walk(kit, seats, options, seed):
        for decision in match.decisions:
            phase, seat = decision.sealed, decision.seat
            is_new = phase not in tried and len(tried) < PHASES
            if not phase or seats == 1 or not (is_new or (0 < tried[phase] < TRIES and rng.random() < OFTEN)):
                continue
            # As `twin`, but without playing the whole log again: this is asked dozens of times in a game.
            done, never = (Match(match.course.copy(), chosen(seed)) for _ in range(2))
            step(kit, done, rng, [seat])
            mine = choices_made(done)[-1]
            if done.course.phase(seat) != phase:
                continue
            tried[phase] += 1
            for other in (d.seat for d in match.decisions if d.seat != seat):
                never.play(other, step(kit, done, rng, [other])[1])
            stops = own_tail(done, seat)[0].stop
            reason = undone(done, seat, [])
            if stops:
                assert reason == "take_back_after_chance"
                continue
            assert reason == ""
            assert done.log.lines[-1] == TakeBackLine(len(done.log.lines) - 1, seat, mine.n - 1)
            same = in_seat_order(snapshot(done)) == in_seat_order(snapshot(never))
            assert same, "the step leaves a trace"
            taken += 1
            finish(kit, done, rng)
    return taken


def finish(kit: Kit, match: Match, rng: Random) -> None:
    for _ in range(kit.bound):
        if match.is_over:
            break
        step(kit, match, rng)
    assert verify(kit.game, match.log).digest == digest(match.state)
