"""`h` at a question: three choices, what they are worth and why, in both languages and in 80 columns."""

from __future__ import annotations

import re
from functools import partial

import pytest
from rich.console import Console

import valtable
from valtable.bots.explain import Choice, Explanation, Reason, explain
from valtable.cli.table import hints
from valtable.cli.table.hints import hint, sentence
from valtable.cli.table.keyboard import Keyboard
from valtable.cli.table.session import Player, Session
from valtable.cli.terminal import Terminal
from valtable.kernel.decision import Offer

TITLES = ["valdora", "valencia", "valeria", "valletta"]


def sitting(title: str, language: str = "en") -> tuple[Session, int, list[Offer], Console]:
    """A table of people, somewhere in the first rounds."""
    match = valtable.new(title, seats=["Ana", "Bo", "Cleo"], seed=3)
    while len(match.choices(seat := match.decisions[0].seat)) < 3:
        match.play(seat, match.choices(seat)[0])
    console = Console(width=80, record=True, color_system=None)
    terminal = Terminal(console, match.game, ["Ana", "Bo", "Cleo"], language)
    session = Session(match, [Player(name, "human") for name in terminal.names], terminal, Keyboard())
    offers = session.renderer.worded(match.view(seat), match.offers(seat))
    return session, seat, offers, console


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("language", "wins"), [("en", "wins"), ("es", "gana")])
def test_a_hint_names_the_best_three(title: str, language: str, wins: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "explain", partial(explain, lines=40))
    session, seat, offers, console = sitting(title, language)
    hint(session, seat, offers)
    told = console.export_text()
    assert len(re.findall(rf"{wins} \d+ % \(\d+–\d+ %\)", told)) == 3
    assert max(map(len, told.splitlines())) <= 80


def test_a_hint_tells_what_is_too_close_and_the_whole_move(monkeypatch: pytest.MonkeyPatch) -> None:
    session, seat, offers, console = sitting("valletta")
    notations = [offer.notation for offer in offers if offer.refusal is None]
    best = Choice([notations[0], "take gold"], 0.52, (0.5, 0.54), 61.2, False, [Reason("why-alike")])
    second = Choice([notations[1]], 0.51, (0.48, 0.53), 60.7, True, [Reason("why-denies", {"n": 1, "seat": "seat:1"})])
    monkeypatch.setattr(hints, "explain", lambda *_, **__: Explanation(seat, [best, second], 40))
    hint(session, seat, offers)
    told = console.export_text()
    assert f"whole move: {notations[0]}; take gold" in told
    assert "wins 52 % (50–54 %), 61 points at the end\n" in re.sub(" +\n", "\n", told)
    assert "wins 51 % (48–53 %), 61 points at the end, too close to call" in told
    assert "1 point less for Bo." in told
    assert "40 lines of play each" in told


def test_alone_a_hint_tells_points_and_no_win_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    session, seat, offers, console = sitting("valletta")
    only = Choice([offers[0].notation], None, None, 61.2, False, [])
    monkeypatch.setattr(hints, "explain", lambda *_, **__: Explanation(seat, [only], 40))
    hint(session, seat, offers)
    told = console.export_text()
    assert "61 points at the end" in told
    assert "%" not in told


def test_reasons_become_one_sentence() -> None:
    session, *_ = sitting("valletta", "es")
    choice = Choice([], 0.5, (0.4, 0.6), 50.0, False, [
        Reason("why-more", {"n": 3, "part": "part:buildings"}), Reason("why-end_nearer"),
    ])  # fmt: skip
    assert sentence(session.terminal, choice) == "3 puntos más por edificios, el final se acerca."


def test_whoever_is_tired_of_waiting_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> Explanation:
        raise KeyboardInterrupt

    session, seat, offers, console = sitting("valletta")
    monkeypatch.setattr(hints, "explain", stopped)
    hint(session, seat, offers)
    assert console.export_text().strip() == ""


def test_what_is_no_choice_needs_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    session, seat, offers, console = sitting("valletta")
    only = session.match.choices(seat)[:1]
    monkeypatch.setattr(session.match, "choices", lambda seat: only)
    hint(session, seat, offers)
    assert "only one thing to do" in console.export_text()
