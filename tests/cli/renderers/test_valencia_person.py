"""A person at Valencia: any order, whole plans, nothing asked that is no choice, a story one can follow."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from random import Random

import msgspec
import pytest
from rich.console import Console

import valtable
from tests.games.valencia.position import GAME, Position
from valtable.bots import make_bot
from valtable.cli.arguments.match import Wanted, open_new
from valtable.cli.renderers import renderer_for
from valtable.cli.table.keyboard import Keyboard
from valtable.cli.table.playing import play_and_keep, play_to_the_end
from valtable.cli.table.saving import Keeper
from valtable.cli.table.session import Leave, Player, Session
from valtable.cli.table.wishes import parse_wish
from valtable.cli.terminal import Terminal
from valtable.games.valencia.people.wishes import SellWish, StacksWish, TasksWish
from valtable.games.valencia.sight.view import ValenciaView
from valtable.kernel.course import Step
from valtable.kernel.journal import Entry
from valtable.kernel.log import ActionLine
from valtable.kernel.match import Match

NAMES = ["Ana", "Bruno", "Carla"]


class Answers(Keyboard):
    """A person with these answers, who then leaves; or one who takes any number for ever."""

    def __init__(self, answers: list[str], rng: Random | None = None) -> None:
        self.answers, self.rng = iter(answers), rng

    def line(self, prompt: str) -> str:
        answer = next(self.answers, "")
        if answer:
            return answer.strip()
        if self.rng is None:
            raise EOFError
        return str(self.rng.choice([*"123456", "n", "ok"]))


def sit(match: Match, person: Keyboard, language: str = "en", width: int = 120, people: int = 1) -> Session:
    console = Console(file=io.StringIO(), width=width, height=40, color_system=None, highlight=False)
    players = [Player(name, "human" if n < people else "greedy", None if n < people else make_bot("greedy", GAME, n))
               for n, name in enumerate(NAMES[: match.seats])]  # fmt: skip
    return Session(match, players, Terminal(console, match.game, NAMES[: match.seats], language), person)


def said(session: Session) -> str:
    file = session.terminal.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def talk(match: Match, *answers: str, people: int = 1) -> str:
    session = sit(match, Answers(list(answers)), people=people)
    with pytest.raises(Leave):
        play_to_the_end(session)
    return said(session)


def own(match: Match) -> ValenciaView:
    view = match.view(0)
    assert isinstance(view, ValenciaView)
    return view


def planning(*cards: int) -> Match:
    """Ana has drawn all these, so that she stops by herself."""
    match = Position().pile(0, *cards).pile(1, 1, 2).pile(2, 1, 2).match_planning()
    for _ in cards[1:]:
        match.play(0, "draw")
    return match


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_a_whole_game_with_a_person_at_it(language: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALTABLE_STRICT", "1")
    match = valtable.new("valencia", seats=NAMES, seed=width)
    session = sit(match, Answers([], Random(width)), language, width)
    play_to_the_end(session)
    text = said(session)
    assert match.is_over
    assert not [line for line in text.splitlines() if "…" in line and "?" not in line], "something is cut off"
    for raw in ("influence_", "seat:", "does nothing more", "★0"):
        assert raw not in text


@pytest.mark.parametrize(
    "line", ["stacks: 1 6, 3, 3", "stacks 1 6, 3, 3", "stacks 1 6; 3; 3", "stacks: 1 6; 3; 3", "STACKS 1 6,3,3"]
)
def test_a_plan_needs_no_colon_and_takes_semicolons(line: str) -> None:
    assert parse_wish(GAME, line) == StacksWish((("1", "6"), ("3",), ("3",)))


def test_other_whole_moves_are_read_as_before() -> None:
    assert parse_wish(GAME, "sell: wine oranges") == SellWish(("wine", "oranges"))
    assert parse_wish(GAME, "tasks: 0 2") == TasksWish((0, 2))
    assert parse_wish(GAME, "sell wine") is None
    assert parse_wish(GAME, "sell: houses") is None


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("stacks 2 2, 3", "You still have 3 and 6 in hand."),
        ("stacks 2 2, 3, 3, 7", "There is no influence card “7”."),
        ("stacks 1 6, 3, 3", "You have no 1 left in your hand."),
        ("stacks 2, 2, 2", "You have no 2 left in your hand."),
        ("stacks", "You still have 2, 2, 3, 3 and 6 in hand."),
        ("keep 9; go home", "I do not know “keep 9” at that point"),
        ("stacks: seat:9", "There is no influence card “seat 9”."),
    ],
)
def test_a_plan_that_cannot_be_is_answered_in_words(line: str, answer: str) -> None:
    match = planning(2, 2, 3, 3, 6)
    assert answer in talk(match, line)
    assert (own(match).hand, own(match).stacks) == ([1, 2, 2, 5], [[1]])


def test_a_plan_is_written_anew_after_it_was_begun() -> None:
    match = planning(1, 1, 2, 4)
    talk(match, "close", "stacks 4 1, 2 1")
    assert own(match).stacks == [[0, 1], [0, 3]]


def test_a_lower_card_joins_a_stack_late() -> None:
    match = planning(1, 2, 4, 5)
    assert "Not now:\n  ok  Confirm" in talk(match, "add influence_5", "Add the 2 to this stack")
    assert own(match).stacks == [[0, 1, 4]]


def test_which_stack_is_formed_first_is_told_where_it_matters() -> None:
    match = planning(1, 1, 2, 4)
    text = " ".join(talk(match, "close").split())
    assert "If two stacks start alike, form the longer one" in text
    assert "Undo and put the 4 into the stack before." in text


def test_tasks_are_kept_in_any_order() -> None:
    match = valtable.new("valencia", seats=NAMES, seed=7)
    text = talk(match, "4", "1")
    assert "asked" not in text
    behind = own(match).screen_of(0)
    assert behind is not None
    assert sorted(behind.tasks) == [own(match).dealt[0], own(match).dealt[3]]


def test_an_empty_pile_stops_by_itself_but_one_can_go_back() -> None:
    """Asked with a card to draw, and again after the step that nobody chose was taken back."""
    place = Position().pile(0, 1, 6).pile(1, 1, 2).pile(2, 1, 2)
    assert talk(place.match_planning(), "draw").count("Stop drawing") == 1
    match = place.match_planning()
    assert talk(match, "draw", "u", "1").count("Stop drawing") == 2
    assert own(match).stacks == [[0]]


def test_who_has_nothing_to_sell_is_asked_only_where_others_look_on() -> None:
    place = Position().goods(1, wine=1).stacks(0, [6]).stacks(1, [1]).figure(0)
    match = place.match("c")
    match.play(0, "reveal 0")
    match.play(1, "pass")
    assert "You may sell goods" not in talk(match)
    match = place.match("c")
    match.play(0, "reveal 0")
    match.play(1, "pass")
    assert "You may sell goods" in talk(match, "here I am", people=3)


def test_the_last_round_asks_for_nothing_that_is_over() -> None:
    for number, asked in ((4, True), (5, False)):
        match = Position().round(number).stacks(0, [1], [2]).stacks(1, [5]).stacks(2, [6]).figure(1).match("a")
        match.play(1, "reveal 0")
        match.play(2, "reveal 0")
        match.play(0, "reveal 0")
        assert ("put one card of your stack under" in talk(match)) is asked


def test_the_last_round_is_told() -> None:
    assert GAME.decision(Position().round(5).pile(0, 1, 2).pile(1, 1, 2).plan().state, 0).source == "round:5"


def lines_of(text: str, start: str) -> Iterator[str]:
    return (line.rstrip() for line in text.splitlines() if line.startswith(start))


def test_the_story_has_a_line_for_each_players_doings() -> None:
    match = Position().figure(1).stacks(0, [5]).stacks(1, [3, 4]).goods(1, wine=1).match("c")
    match.play(1, "reveal 0")
    match.play(0, "pass")
    match.play(1, "done")
    console = Console(file=io.StringIO(), width=100, color_system=None, highlight=False)
    console.print(renderer_for(Terminal(console, GAME, NAMES, "en")).story(match.course.steps, 0))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "■ Bruno reveals 3 + 4." in list(lines_of(text, "■"))
    assert "■ Bruno wins the auction with 7 and keeps the figure; sells nothing." in list(lines_of(text, "■"))


def test_what_can_be_looked_up() -> None:
    match = Position().figure(0).stacks(0, [5]).stacks(1, [3]).match("a")
    match.play(0, "reveal 0")
    console = Console(file=io.StringIO(), width=120, color_system=None, highlight=False)
    console.print(renderer_for(Terminal(console, GAME, NAMES, "en")).reference(match.view(1)))
    assert isinstance(console.file, io.StringIO)
    text = " ".join(console.file.getvalue().split())
    for task in GAME.contents.tasks_in_play[3]:
        assert Terminal(console, GAME, NAMES, "en").texts.thing(f"task:{GAME.contents.tasks[task]}") in text
    assert "Fountain of Memory" in text
    assert "■ Bruno seen 1 1 1 1 2 2 2 2 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 not seen 3" in text


def test_help_takes_its_examples_from_the_question() -> None:
    text = talk(valtable.new("valencia", seats=NAMES, seed=7), "help")
    assert "a name (Two on price 0) or a notation (keep 0)" in text
    assert "builder" not in text


def test_looking_up_tells_rounds_and_rules() -> None:
    match = Position().round_fountain("tasks").stacks(0, [5]).stacks(1, [3]).figure(0).match("a")
    text = talk(match, "? Fountain of Tasks", "? Pass", "? A1", "? church")
    assert "2 points for each family member beside it. The fountain of round 1." in text
    assert "Rule: Auctions (r auction)" in text
    assert "column" not in text
    assert "\nchurch seat" not in text


def test_the_seed_is_told_to_a_person_and_only_at_the_end() -> None:
    match = valtable.new("valencia", seats=NAMES, seed=5)
    session = sit(match, Answers([]))
    play_and_keep(session, Keeper(b"", ["human", "greedy", "greedy"]), 5)
    assert "--seed" not in said(session)
    match = valtable.new("valencia", seats=NAMES, seed=5)
    session = sit(match, Answers([], Random(1)))
    play_and_keep(session, Keeper(b"", ["human", "greedy", "greedy"]), 5)
    assert "The seed of this game was 5: with --seed 5" in said(session)


def test_a_game_without_a_seed_is_repeated_with_the_one_told() -> None:
    """Its luck and its bots come from that number."""
    wanted = Wanted("human", 3, None, "", None, None, False)
    first = open_new(GAME, wanted, "en")
    again = open_new(GAME, msgspec.structs.replace(wanted, seed=first.seed), "en")
    assert first.match.digest == again.match.digest
    assert first.match.log.header.seed_hash is not None
    assert open_new(GAME, wanted, "en").seed != first.seed


def test_stacks_may_be_parted_by_semicolons() -> None:
    """They are one whole move of the game's own, not several choices."""
    said = talk(planning(2, 2, 3), "stacks 2; 9")
    assert "There is no influence card “9”." in said


def test_a_sale_says_what_could_no_longer_be_sold_and_what_tasks_lose() -> None:
    place = Position().goods(0, tiger_nuts=1, porcelain=1).tasks(0, "ten_minus_coins").coins(0, 0, 0)
    match = place.stacks(0, [6]).stacks(1, [1]).figure(0).match("c")
    match.play(0, "reveal 0")
    match.play(1, "pass")
    text = " ".join(talk(match).split())
    assert "the cheapest kind first" in text
    assert "5 coins, after this you can no longer sell tiger nuts, −5 from your task Ten minus coins" in text
    assert "2 coins, −2 from your task Ten minus coins" in text


def test_what_nobody_was_asked_nobody_is_said_to_decline() -> None:
    """The last good is sold: the question that is left has one answer only."""
    place = Position().goods(0, wine=1).goods(1, wine=1).stacks(0, [6]).stacks(1, [1]).figure(0)
    match = place.match("c")
    match.play(0, "reveal 0")
    match.play(1, "pass")
    text = talk(match, "sell wine", "l")
    assert "sells 1 load of wine" in text
    assert "nothing more" not in text
    match = place.goods(0, wine=1, cloths=1).match("c")
    match.play(0, "reveal 0")
    match.play(1, "pass")
    assert "Ana sells nothing" in talk(match, "done", "l")


def story_of(*events: tuple[str, Mapping[str, int | str]], language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=120, color_system=None, highlight=False)
    entries = [Entry(kind, GAME.events[kind], {**args}, {}) for kind, args in events]
    step = Step(ActionLine(1, 0, "done"), entries, False, "")
    console.print(renderer_for(Terminal(console, GAME, NAMES, language)).story([step], None))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_tie_on_the_council_is_told_as_one() -> None:
    first, second = ("privilege", {"seat": "seat:0"}), ("privilege", {"seat": "seat:2"})
    assert "Ana takes a privilege: nobody has more family members on the council." in story_of(first)
    assert "Ana and Carla tie for the most family members on the council" in story_of(first, second)
    assert "Ana y Carla empatan por tener más familiares en el consejo" in story_of(first, second, language="es")


def test_each_step_without_an_auction_begins_a_line() -> None:
    text = story_of(
        ("declined", {"seat": "seat:0", "asked": "lift"}),
        ("planted", {"seat": "seat:0", "bush": "bush:1_1"}),
        ("founded", {"seat": "seat:0", "fountain": "fountain:tasks", "space": "space:0_0", "n": 2}),
    )
    assert [line.split()[2] for line in text.splitlines()] == ["moves", "plants", "builds"]


def test_a_question_mark_names_only_what_this_game_asks() -> None:
    match = Position().round_fountain("plain_1").stacks(0, [5]).stacks(1, [3]).figure(0).match("a")
    fountains = {GAME.contents.fountains[fountain] for fountain in own(match).fountains}
    elsewhere = " ".join(talk(match, "?").split()).split("At other moments you choose: ")[1]
    titles = {
        "tasks": "Drawing tasks",
        "recall": "Recalling",
        "upgrade": "Exchanging",
        "gardener": "Moving a palm tree",
    }
    assert "Assistance" not in elsewhere
    assert not fountains.issuperset(titles), "or nothing would be left out"
    for name, title in titles.items():
        assert (title in elsewhere) is (name in fountains)


def test_the_last_auction_promises_no_later_one() -> None:
    place = Position().figure(0).stacks(0, [5]).stacks(1, [3])
    assert "for later auctions" in " ".join(talk(place.match("a")).split())
    text = " ".join(talk(place.member(0, "0_0").match("g")).split())
    assert "for later auctions" not in text
    assert "this is the last auction of the round" in text


@pytest.mark.parametrize(
    ("line", "answer"), [("-1", "There is no number -1; the last one is"), ("1 2", "Type one number only")]
)
def test_what_is_no_number_of_the_list_is_said(line: str, answer: str) -> None:
    assert answer in talk(valtable.new("valencia", seats=NAMES, seed=7), line)


def test_tasks_kept_are_shown_not_told_twice() -> None:
    match = valtable.new("valencia", seats=NAMES, seed=7)
    text = talk(match, "4", "1")
    names = [
        sit(match, Answers([])).terminal.texts.thing(f"task:{GAME.contents.tasks[own(match).dealt[n]]}") for n in (0, 3)
    ]
    assert f"you keep  {names[0]}, {names[1]}" in text
    assert text.count("keeps the task") == 1


def test_the_hand_is_shown_once_and_the_letters_of_guilds_are_told() -> None:
    text = talk(planning(1, 2, 4))
    assert len(list(lines_of(text, "hand"))) == 1
    assert "W3 guild and price (O oranges, T tiger nuts, W wine, C cloth, P porcelain)" in text


def test_points_that_are_hidden_are_said_to_be() -> None:
    assert "· is hidden from you" in talk(planning(1, 2, 4), "s")


def test_who_has_no_card_left_is_not_told_to_divide_them() -> None:
    text = talk(planning(1, 2), "add influence_2")
    assert text.count("Divide your hand into stacks.") == 1
    assert "All your cards are in stacks: type ok to confirm" in text
