"""Valletta at the terminal: whole games with its own renderer, at all widths, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

import valtable
from tests.cli.conftest import Run
from valtable.bots import Clock, make_bot
from valtable.cli.renderers import renderer_for
from valtable.cli.renderers.valletta.display import prices_now
from valtable.cli.table.offers import draw_offers, number
from valtable.cli.terminal import Terminal
from valtable.games.valletta.game import Valletta
from valtable.games.valletta.sight.view import VallettaView
from valtable.kernel.log import decode
from valtable.kernel.match import Match
from valtable.texts import LANGUAGES, Catalogue

NAMES = ["Ana", "Iker", "Marco", "Bianca"]


def play_on(match: Match, decisions: int) -> list[str]:
    """Let bots play; what they chose, as a script."""
    bots = [make_bot("weighted", match.game, seat) for seat in range(match.seats)]
    script: list[str] = []
    while not match.is_over and len(script) < decisions:
        seat = match.decisions[0].seat
        choice = bots[seat].choose(match.view(seat), match.choices(seat), Clock(), bots[seat].chance)
        script.append(match.game.actions.notations[choice])
        match.play(seat, choice)
    return script


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(run: Run, tmp_path: Path, language: str) -> None:
    """Strict texts: every event, offer, refusal and mark on the way has its sentence."""
    file = tmp_path / "game.valt"
    script = play_on(valtable.new("valletta", seats=NAMES[:2], seed=11), 10_000)
    people = ("--seats", "human:Ana,human:Iker", "--seed", "11", "--lang", language)
    done = run("play", "valletta", *people, "--save", file, lines="\n".join(script))
    assert done.exit_code == 0, done.stderr
    end = decode(file.read_text("utf-8")).end
    assert end is not None
    assert Catalogue("valletta", language).end(end.reason) in done.stdout
    assert run("verify", file).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 140, 220])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_every_terminal(seats: int, width: int, language: str) -> None:
    match = valtable.new("valletta", seats=NAMES[:seats], seed=seats)
    for decisions in (0, 60, 10_000):
        play_on(match, decisions)
        console = Console(width=width, highlight=False)
        terminal = Terminal(console, match.game, NAMES[:seats], language)
        viewers = [*range(seats), None]
        with console.capture() as capture:
            for viewer in viewers:
                terminal.show(renderer_for(terminal).table(match.view(viewer)))
            if not match.is_over:
                renderer = renderer_for(terminal)
                terminal.show(draw_offers(renderer, number(renderer, match.offers(match.decisions[0].seat))))
        said = capture.get()
        assert max(map(len, said.splitlines())) <= max(width, 76)
        assert "Jean" in said


def test_the_display_shows_the_price_as_paid_now() -> None:
    """A neighbour saves gold: the price the rules ask for, not the printed one."""
    match = valtable.new("valletta", seats=NAMES[:2], seed=2)
    game = match.game
    assert isinstance(game, Valletta)
    cheaper = 0
    while not match.is_over:
        if match.decisions[0].kind == "build" and match.decisions[0].source == "character:builder":
            seat = match.decisions[0].seat
            view = match.view(seat)
            assert isinstance(view, VallettaView)
            prices = prices_now(game, view)
            for offer in match.offers(seat):
                if offer.kind == "construct" and offer.refusal is None:
                    building = game.contents.buildings.index(offer.notation.split()[1])
                    assert sum(prices[building]) == sum(amount.n for amount in offer.cost)
                    cheaper += sum(prices[building]) < sum(game.contents.cost[building])
        play_on(match, 1)
    assert cheaper
