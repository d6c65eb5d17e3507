"""A bot outside the house plays whole games, the same ones again, and is told its view and nothing else."""

from __future__ import annotations

import gc
import os
import shutil
import signal
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest

from tests.kits import kit_of, titles_with_kit
from tests.lab.players.programs import EXAMPLES, PROVING, ROOT, Heard, example, faulty, python
from valtable import games
from valtable.bots import Clock
from valtable.kernel.chance import FastChance
from valtable.kernel.play import NOBODY, advance
from valtable.kernel.replay import verify
from valtable.kernel.state import State
from valtable.lab.arena import arena
from valtable.lab.players import make_bot, outside
from valtable.lab.players.outside import OutsideBot
from valtable.lab.players.process import Process
from valtable.lab.playing import UNFINISHED, Sitting
from valtable.lab.setting import setting
from valtable.lab.simulate import simulate
from valtable.lab.work.executor import executor

GRACE = "valtable.lab.players.process.GRACE"
NODE = shutil.which("node", path=os.pathsep.join([str(ROOT / ".venv-node" / "bin"), os.environ["PATH"]]))
TITLES = ["valdora", "valencia", "valeria", "valletta"]


@pytest.mark.parametrize("title", TITLES)
def test_the_example_plays_a_whole_game_of_every_title(title: str) -> None:
    place = setting(title, games.load(title).min_seats if title != "valeria" else 2)
    names = [example(), *["random"] * (place.players - 1)]
    sitting = Sitting(place.load(), place.options, names, 3)
    played = sitting.play([make_bot(name, place.load(), seat) for seat, name in enumerate(names)])
    assert played.reason != UNFINISHED
    assert played.missed == [0] * place.players
    verify(place.load(), sitting.log)


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_the_example_for_node_plays_a_whole_game() -> None:
    place, names = setting(PROVING, 2), [f"exec:'{NODE}' '{EXAMPLES / 'line_bot.mjs'}'", "random"]
    _, played = simulate(place, names, 1, 1)
    assert [game.missed for game in played] == [[0, 0]]


def test_a_deterministic_program_plays_the_same_games_whoever_starts_it() -> None:
    place, names = setting(PROVING, 2), [example(), "random"]
    reports = [simulate(place, names, 4, 1, executor(workers)) for workers in (1, 2)]
    assert reports[0][0].digest == reports[1][0].digest
    assert reports[0][1] == reports[1][1]
    assert len({game.digest for game in reports[0][1]}) == 4


def test_the_arena_counts_what_a_program_missed_and_how_long_it_was_waited_for() -> None:
    result, played = arena(setting(PROVING, 2), [faulty("chatters"), "random"], 2, 1)
    assert [sorted(game.missed) for game in played] == [[0, 1], [0, 1]]
    assert result.bots[0].seconds_per_decision > result.bots[1].seconds_per_decision


class Ear:
    """A program that is always ready and takes its first choice; it keeps what it was told."""

    told: list[dict[str, Any]] = []

    def __init__(self, words: list[str]) -> None:
        self.told.clear()

    def send(self, line: bytes) -> None:
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        self.told.append(msgspec.json.decode(line))

    def line(self, until: float) -> bytes:
        last = self.told[-1]
        if last["type"] == "hello":
            return b'{"type":"ready","protocol":1}'
        return msgspec.json.encode({"type": "choose", "id": last["id"], **last["choices"][0]})

    def stop(self) -> None: ...


@pytest.mark.parametrize(
    ("title", "modules"),
    [
        (title, all_)
        for title in titles_with_kit()
        for all_ in (False, True)
        if not all_ or kit_of(title).game.all_modules()
    ],
)
def test_it_is_told_its_view_and_what_follows_from_it(
    title: str, modules: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Permuting what the seat cannot know changes no line; kind and source are those of the true table."""
    monkeypatch.setattr(outside, "Process", Ear)
    kit = kit_of(title)
    game, rng, chance = kit.game, Random(1), FastChance(1)
    options = game.decode_options(game.all_modules() if modules else {})
    state: State = game.setup(options, game.max_seats, chance)
    changed = asked = 0
    while (moment := advance(game, state, chance))[0] != NOBODY:
        seat, choices = moment
        if len(choices) > 1 and asked % kit.every == 0:
            lines = []
            for other in (state, *(kit.permute(state, seat, rng) for _ in range(2))):
                changed += kit.hidden(other, seat) != kit.hidden(state, seat)
                bot = OutsideBot(game, 11, "exec:true")
                assert bot.choose(game.view(other, seat), game.choices(other, seat), Clock(), bot.chance) == choices[0]
                lines.append(list(Ear.told))
            assert lines[1:] == lines[:-1]
            hello, decide = lines[0]
            decision = game.decision(state, seat)
            asks = tuple(decide[field] for field in ("kind", "source", "sealed"))
            assert asks == (decision.kind, decision.source, decision.sealed)
            assert msgspec.convert(decide["view"], game.view_type) == game.view(state, seat)
            assert [choice["action"] for choice in decide["choices"]] == choices
            assert all(hello["actions"][choice["action"]] == choice["do"] for choice in decide["choices"])
            assert (hello["seat"], hello["seats"]) == (seat, game.max_seats)
            assert hello["options"] == msgspec.to_builtins(options)
        asked += 1
        game.apply(state, seat, kit.choose(state, seat, choices, rng), chance)
    assert changed, "the permuter must really change hidden things"


def test_the_whole_conversation_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hello, decisions with rising numbers, the outcome, and then nothing is left to be read."""
    monkeypatch.setattr(GRACE, 60)
    kept = tmp_path / "heard.jsonl"
    script = tmp_path / "recorder.py"
    script.write_text(
        "import json, sys\n"
        "with open(sys.argv[1], 'w') as kept:\n"
        "    for text in sys.stdin:\n"
        "        kept.write(text)\n"
        "        line = json.loads(text)\n"
        "        if line['type'] == 'hello': print('{\"type\":\"ready\",\"protocol\":1}', flush=True)\n"
        "        if line['type'] == 'decide':\n"
        "            said = {'type': 'choose', 'id': line['id'], 'do': ' ' + line['choices'][-1]['do']}\n"
        "            print(json.dumps(said), flush=True)\n"
        "    kept.write('end of input')\n",
        "utf-8",
    )
    heard = Heard(python(script, kept))
    asked = heard.play()
    *lines, end = kept.read_text("utf-8").splitlines()
    assert end == "end of input", "it was not ended before it could read to the end"
    told = [msgspec.json.decode(line) for line in lines]
    assert [line["type"] for line in told] == ["hello", *["decide"] * asked, "over"]
    assert [line["id"] for line in told[1:-1]] == list(range(1, asked + 1))
    assert told[0]["protocol"] == 1
    assert told[0]["game"] == "proving"
    outcome = heard.match.outcome
    assert outcome is not None
    assert told[-1]["outcome"]["winners"] == list(outcome.winners)
    assert told[-1]["points"] == list(heard.match.standing().totals)
    assert heard.bot.missed == 0


def test_the_seed_that_it_is_told_is_not_the_one_that_the_house_uses() -> None:
    game = games.load(PROVING)
    seeds = [OutsideBot(game, seed, "exec:true").seed for seed in (7, 8, 7)]
    assert seeds[0] == seeds[2] != seeds[1]
    assert 7 not in seeds
    assert max(seeds) < 1 << 53, "every language can hold it"


# How it ends


def ready(name: str) -> Process:
    """A process that has said that it is ready."""
    process = Process(OutsideBot(games.load(PROVING), 1, name).command.words)
    process.send(b'{"type":"hello"}\n')
    assert b"ready" in process.line(monotonic() + 60)
    return process


def test_a_program_that_ends_by_itself_is_not_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GRACE, 60)
    process = ready(faulty("never_fails"))
    process.stop()
    assert process.code == 0


def test_who_does_not_end_is_asked_to_and_then_made_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GRACE, 0.2)
    process = ready(faulty("deaf_to_politeness"))
    process.stop()
    assert process.code == -signal.SIGKILL


def test_what_it_has_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GRACE, 0.2)
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    process = ready(faulty("has_children", fifo))
    with fifo.open("rb") as held:  # waits until the child holds its end
        process.stop()
        assert held.read() == b"", "its end is let go of when the child has ended"
    assert process.code in (-signal.SIGTERM, -signal.SIGKILL)


def test_a_forgotten_bot_leaves_no_program_behind() -> None:
    heard = Heard(faulty("never_fails"))
    heard.bot.choose(heard.match.view(0), heard.match.choices(0), Clock(), heard.bot.chance)
    assert heard.bot._process is not None
    popen = heard.bot._process._popen
    assert popen.poll() is None
    del heard
    gc.collect()
    assert popen.poll() is not None


def test_a_game_that_fails_in_the_middle_ends_the_program() -> None:
    place = setting(PROVING, 2)
    bots = [make_bot(faulty("never_fails"), place.load(), 1), make_bot("random", place.load(), 1)]
    sitting = Sitting(place.load(), place.options, ["a", "b"], 1)
    assert sitting.play(bots, limit=8).reason == UNFINISHED
    assert isinstance(bots[0], OutsideBot)
    assert bots[0]._process is None
