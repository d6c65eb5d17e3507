"""What Valletta's questions tell: the hand, what a character does; and what they understand without asking back."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import valtable
from tests.cli.renderers.test_valletta import NAMES, play_on
from valtable.bots import make_bot
from valtable.cli.renderers.story import draw_story
from valtable.cli.table.keyboard import Keyboard
from valtable.cli.table.offers import legal_list
from valtable.cli.table.playing import play_to_the_end
from valtable.cli.table.session import Leave, Player, Session
from valtable.cli.terminal import Terminal
from valtable.games.valletta.sight.view import VallettaView
from valtable.kernel.course import Step
from valtable.kernel.journal import Entry, Event
from valtable.kernel.log import ActionLine
from valtable.kernel.match import Match
from valtable.texts import LANGUAGES


class Answers(Keyboard):
    """A person with these answers, who then leaves."""

    def __init__(self, *answers: str) -> None:
        self.answers, self.prompts = list(answers), list[str]()

    def line(self, prompt: str) -> str:
        self.prompts.append(prompt.strip())
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def sit(match: Match, *answers: str, language: str = "en") -> Session:
    console = Console(file=io.StringIO(), width=100, height=50, color_system=None, highlight=False)
    names = NAMES[: match.seats]
    players = [
        Player(names[0], "human"),
        *(Player(name, "random", make_bot("random", match.game, 1)) for name in names[1:]),
    ]
    return Session(match, players, Terminal(console, match.game, names, language), Answers(*answers))


def shown(session: Session) -> str:
    file = session.terminal.console.file
    assert isinstance(file, io.StringIO)
    return " ".join(file.getvalue().split())


def test_every_question_tells_the_hand_with_counts() -> None:
    match = valtable.new("valletta", seats=NAMES[:2], seed=4)
    counted, kinds = 0, set[str]()
    while not match.is_over:
        decision = match.decisions[0]
        view, session = match.view(decision.seat), sit(match)
        assert isinstance(view, VallettaView)
        brief = session.renderer.brief(view)
        assert brief is not None
        session.terminal.show(brief)
        cards = [f"character:{match.game.contents.characters[card]}" for card in view.hand]
        for card in set(cards):
            name = session.terminal.texts.thing(card)
            assert (f"{cards.count(card)} × {name} " if cards.count(card) > 1 else f" {name} ") in shown(session)
            counted += cards.count(card) > 1
        kinds.add(decision.kind)
        play_on(match, 1)
    assert counted
    assert {"play", "build", "draft"} <= kinds


def test_nobody_is_at_card_0_of_3() -> None:
    assert "Card 0" not in shown(leave(sit(valtable.new("valletta", seats=NAMES[:2], seed=3))))


def leave(session: Session) -> Session:
    with pytest.raises(Leave):
        play_to_the_end(session)
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_buildings_tells_what_each_character_does(language: str) -> None:
    match = valtable.new("valletta", seats=NAMES[:2], seed=1)
    while match.decisions[0].kind != "build":
        play_on(match, 1)
    session = sit(match, language=language)
    offers = [o for o in match.offers(match.decisions[0].seat) if o.kind == "construct" and o.refusal is None]
    banks = [offer for offer in offers if "bank_" in offer.notation]
    assert banks, "or the test needs another game"
    session.terminal.show(legal_list(session.renderer, banks))
    does = session.terminal.texts.describe("character:banker")
    assert does is not None
    assert f": {does[0].lower()}{does[1:].rstrip('.')}" in shown(session)


@pytest.mark.parametrize(("language", "given"), [("en", "Give 1 gold → 1 point"), ("es", "Entregar 1 oro → 1 punto")])
def test_what_is_given_is_not_its_own_price(language: str, given: str) -> None:
    match = valtable.new("valletta", seats=NAMES[:2], seed=2)
    while match.decisions[0].kind != "pay_any":
        play_on(match, 1)
    session = sit(match, language=language)
    offers = [offer for offer in match.offers(match.decisions[0].seat) if offer.notation == "give gold"]
    session.terminal.show(legal_list(session.renderer, offers))
    assert given in shown(session)


@pytest.mark.parametrize(("typed", "confirmed"), [("play jean", False), ("jean", True)])
def test_a_deed_with_the_beginning_of_a_name_needs_no_confirmation(typed: str, confirmed: bool) -> None:
    match = valtable.new("valletta", seats=NAMES[:2], seed=11)
    while match.decisions[0].kind == "draft" or match.decisions[0].seat:
        play_on(match, 1)
    assert "play jean_parisot_de_valette" in [match.game.actions.notations[choice] for choice in match.choices(0)]
    session = leave(sit(match, typed, *(["y"] if confirmed else [])))
    assert isinstance(session.keyboard, Answers)
    asked_back = "Play Jean Parisot de Valette? (Enter: yes, n: no)" in session.keyboard.prompts
    assert (asked_back, "Ana plays Jean Parisot de Valette." in shown(session)) == (confirmed, True)


def test_what_follows_from_a_choice_that_tells_nothing_is_nobodys_doing() -> None:
    """`Ana` before `Iker begins turn 2` would be taken for Ana's turn."""
    match = valtable.new("valletta", seats=NAMES[:2], seed=11)
    terminal = sit(match).terminal
    begins = Event("turn", {"seat": "seat:1", "n": 2})
    step = Step(
        ActionLine(9, 0, "done"), [Entry(begins.kind, match.game.events[begins.kind], begins.args, {})], False, ""
    )
    terminal.show(draw_story(terminal, [step], 0))
    file = terminal.console.file
    assert isinstance(file, io.StringIO)
    assert file.getvalue().strip() == "· Iker begins turn 2."
