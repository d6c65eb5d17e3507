"""What Valeria's questions tell before one chooses: Nobles, Citizens, one's Duke; and what Enter pays."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import valtable
from tests.cli.renderers.test_valeria_clarity import drawn, told
from tests.games.valeria.modules.test_islands import seas
from tests.games.valeria.position import BOX, GAME, at_table
from valtable.bots import make_bot
from valtable.cli.renderers import renderer_for
from valtable.cli.table.keyboard import Keyboard
from valtable.cli.table.offers import consequences, number
from valtable.cli.table.playing import play_to_the_end
from valtable.cli.table.session import Leave, Player, Session
from valtable.cli.terminal import Terminal
from valtable.games.valeria.sight.view import ValeriaView
from valtable.kernel.match import Match
from valtable.texts import LANGUAGES


class Answers(Keyboard):
    """A person with these answers, who then leaves."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    def line(self, prompt: str) -> str:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def paying() -> Match:
    """A game in which Ana is asked how she pays for a Citizen: with Gold alone, or with Magic as well."""
    match = valtable.new("valeria", seats=["Ana", "Iker"], seed=3, options={"layout": "first_game"})
    while not any((one.seat, one.kind) == (0, "pay") for one in match.decisions):
        seat = match.decisions[0].seat
        choices = [match.game.actions.notations[choice] for choice in match.choices(seat)]
        recruits = [choice for choice in choices if choice.startswith("recruit") and seat == 0]
        match.play(seat, (recruits or choices)[0])
    return match


def magic(match: Match) -> int:
    view = match.view(0)
    assert isinstance(view, ValeriaView)
    return view.res[0][2]


@pytest.mark.parametrize(("language", "enter"), [("en", "Enter: Pay"), ("es", "Intro: Pagar")])
def test_enter_pays_with_the_fewest_magic(language: str, enter: str) -> None:
    match, file = paying(), io.StringIO()
    before, ways = magic(match), len(match.choices(0))
    players = [Player("Ana", "human"), Player("Iker", "random", make_bot("random", match.game, 1))]
    console = Console(file=file, width=100, color_system=None, highlight=False)
    session = Session(match, players, Terminal(console, match.game, ["Ana", "Iker"], language), Answers(""))
    with pytest.raises(Leave):
        play_to_the_end(session)
    assert ways > 1
    assert enter in file.getvalue()
    assert magic(match) == before, "Gold alone was enough"
    assert not any(one.kind == "pay" for one in match.decisions), "it was paid, not asked again"


def test_enter_pays_as_little_magic_as_can_be_where_some_must_be_paid() -> None:
    table = at_table().have(0, gold=2, strength=0, magic=3)
    table.play("recruit 7")
    renderer = renderer_for(Terminal(Console(), GAME, ["Ana", "Iker"], "en"))
    offers = GAME.offers(table.state, 0)
    chosen = renderer.by_enter(offers)
    assert chosen is not None
    assert chosen.notation == min((o.notation for o in offers), key=lambda notation: int(notation.split()[1]))
    assert renderer.by_enter(GAME.offers(at_table().state, 0)) is None, "no other question is answered by Enter"


def test_a_noble_tells_what_it_scores_and_what_that_is_now() -> None:
    table = seas(slain={0: ["dire_bear", "goblin"]}).have(0, gold=9, strength=0, magic=0)
    table.seas.rows[2][1] = BOX.seas.nobles.index("beasthunter_benrick")
    assert "Beasthunter Benrick" in drawn(table)
    assert "3 VP per slain Beast" in " ".join(drawn(table).split()), "on the table, too"
    table.play("sail amarynth")
    assert "At the end: 3 VP per slain Beast; 3 VP as things stand" in told(table)


def test_a_noble_counts_its_own_icon() -> None:
    table = seas().have(0, gold=9, strength=0, magic=0)
    table.seas.rows[2][1] = BOX.seas.nobles.index("augur_kawleen")
    assert "per Shadow icon you have; 2 VP as things stand" in told(table.play("sail amarynth"))


def test_citizens_to_choose_from_tell_their_powers() -> None:
    """A Domain that brings a Citizen for nothing."""
    table = at_table(citizens={0: ["archer", "cleric", "merchant", "thief"]}).domain(15, "darktide_harbour")
    table.have(0, gold=20, magic=0).play("build 15")
    while table.asked[0][1] == "pay":
        table.play(table.choices(0)[0])
    assert table.asked == [(0, "take_citizen")]
    slots = [int(choice.split()[1]) for choice in table.choices(0)]
    said = told(table)
    assert len(slots) > 1
    assert said.count("→ on ") == len(slots), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_of_the_harvest_say_what_they_do_and_done_comes_last(language: str) -> None:
    """In Ana's turn Iker's Paladin would swap, and doubles wake his Herald, too."""
    table = at_table(roll=(5, 5), citizens={1: ["paladin"]}, purse={1: {"strength": 2}})
    assert (1, "harvest") in table.asked
    terminal = Terminal(Console(width=120, color_system=None), GAME, ["Ana", "Iker"], language)
    renderer = renderer_for(terminal)
    offers = number(renderer, GAME.offers(table.state, 1))
    assert offers[-1].kind == "done"
    assert len(offers) > 1
    for offer in offers[:-1]:
        assert consequences(terminal, offer), offer.notation


def test_the_duke_s_net_points_stand_beside_packed_citizens() -> None:
    table = at_table().have(0, gold=9, strength=9, magic=9)
    table.state.dealt[0][table.state.kept[0]] = BOX.dukes.index("reese_the_firebrand")
    said = told(table, width=80, height=30)
    assert "(3 Gold; Duke +1)" in said or "(2 Gold; Duke +1)" in said
