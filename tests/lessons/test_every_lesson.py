"""Every lesson, played to its end as somebody would who does what the coach asks: nothing it says may be untrue.

Whoever makes another edition of a game's components, or changes a rule, finds here what its lesson says of them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.lessons.words import Words
from valtable import games
from valtable.kernel.chance import FastChance
from valtable.kernel.log import ActionLine
from valtable.kernel.match import Match
from valtable.kernel.replay import verify
from valtable.kernel.seed import chosen
from valtable.lessons.following import begin, choices_of, progress, scripted
from valtable.lessons.lesson import FIRST, PUPIL, Lesson, folder_of, lesson_of, read_lesson
from valtable.lessons.rehearsal import lies, others_play, place_of, rehearse
from valtable.service.live.screen import screen_of
from valtable.service.protocol import Followed
from valtable.texts import LANGUAGES

TAUGHT = [title for title in ("valletta", "valdora", "valencia", "valeria") if lesson_of(title) is not None]
SECRETS = [chosen(number) for number in range(3)]
"""What the lesson did not choose may fall as it likes."""
LONGEST_TITLE = 24
LONGEST_LINE = 90
LONGEST_TIP = 90
WEB = Path(__file__).parents[2] / "web" / "src"
PARTS_OF_THE_PAGE = {
    f"page:{part}"
    for file in WEB.rglob("*.svelte")
    for told in re.findall(r"data-lit=(?:\"|.*?\? ')([a-z ]+)[\"']", file.read_text(encoding="utf-8"))
    for part in told.split()
}
"""What the page itself names, to be lit."""


def any_choice(match: Match, seat: int) -> int:
    choices = match.choices(seat)
    return choices[FastChance(len(match.course.lines)).below("", len(choices))]


def never(match: Match, seat: int) -> int:
    raise AssertionError(f"the script has no move for seat {seat}: {match.log.lines[-1]}")


def lesson(title: str) -> Lesson:
    found = lesson_of(title)
    assert found is not None
    return found


def begun(title: str, secret: bytes = SECRETS[0]) -> Match:
    return begin(games.load(title), lesson(title), "Nora", secret)


@cache
def words(title: str, language: str) -> Words:
    return Words(title, language)


@pytest.mark.parametrize("title", [title for title in games.TITLES if title != "proving"])
def test_a_lesson_is_made_for_the_components_of_today(title: str) -> None:
    """If this fails a new edition was made: play its lesson, look at every sentence, then raise `edition` in it."""
    file = folder_of(title) / f"{FIRST}.toml"
    if file.is_file():
        assert read_lesson(file.read_text(encoding="utf-8"), title).edition == games.find(title).edition


@pytest.mark.parametrize("title", TAUGHT)
@pytest.mark.parametrize("secret", SECRETS)
def test_a_lesson_can_be_played_to_its_end(title: str, secret: bytes) -> None:
    """What is lit lies on the table, what is asked for is offered, whoever plays against one keeps to the script."""
    told, match = lesson(title), begun(title, secret)
    for step, move in rehearse(told, match, never):
        screen = screen_of(match, PUPIL)
        assert screen.lesson == Followed(progress(told, match.course).made, strayed=False)
        for light in step.lights:
            either = light.split("|")
            assert set(either[1:]) <= PARTS_OF_THE_PAGE
            assert either[0] in PARTS_OF_THE_PAGE or is_there(match, either[0]), f"{step.id} lights {light}"
        for group in step.lays:
            assert all(is_dealt(match, ref) for ref in group), f"{step.id} lays {group}"
        if move:
            offered = [offer.notation for offer in screen.offers if offer.refusal is None]
            assert any(re.fullmatch(re.escape(move).replace(r"\*", ".*"), one) for one in offered), (
                step.id,
                move,
                offered,
            )
    assert progress(told, match.course).made == len(told.script)
    for seat, other in enumerate(told.others, 1):
        assert choices_of(match.course, seat) == other.moves
        assert scripted(told, match.course, seat) is None


@pytest.mark.parametrize("title", TAUGHT)
def test_what_the_luck_was_chosen_for_lies_there(title: str) -> None:
    told, match = lesson(title), begun(title)
    for step, _ in rehearse(told, match, never):
        for wanted in told.wanted:
            assert wanted.before != step.id or step.asks[1:] or lies(match, wanted) == 1, wanted


def test_every_game_is_taught() -> None:
    assert set(TAUGHT) == set(games.TITLES) - {"proving"}
    assert {"page:score", "page:near", "page:dice", "page:prizes", "page:figure"} <= PARTS_OF_THE_PAGE


@pytest.mark.parametrize("title", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_are_brief_and_name_what_there_is(title: str, language: str) -> None:
    told, game, said = lesson(title), games.load(title), words(title, language)
    kinds = {notation.split()[0] for notation in game.actions.notations}
    assert len(told.tips) == 4
    for tip in told.tips:
        line = said.text(f"tip-{title}-{tip.id}", {})
        assert 0 < len(line) <= LONGEST_TIP, line
        assert tip.offers == "" or tip.offers in kinds, tip
        assert all(fact.count("/") in (1, 2) for fact in [*tip.sees, *tip.alike, *filter(None, [tip.gone])]), tip


@pytest.mark.parametrize("title", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coach_is_brief(title: str, language: str) -> None:
    told, match, said = lesson(title), begun(title), words(title, language)
    seen: set[str] = set()
    for step, _ in rehearse(told, match, never):
        if step.id in seen:
            continue
        seen.add(step.id)
        heading, line = said.title_of(step), said.line_of(step, match)
        assert 0 < len(heading) <= LONGEST_TITLE, heading
        assert 0 < len(line) <= LONGEST_LINE, f"{len(line)}: {line}"
        assert "!" not in line
    assert seen == {step.id for step in told.steps}


@pytest.mark.parametrize("title", TAUGHT)
def test_nothing_is_said_in_one_language_alone_or_of_a_step_that_is_not_there(title: str) -> None:
    told = lesson(title)
    wanted = {f"lesson-{title}-{step.id}" for step in told.steps}
    wanted |= {f"lesson-{title}-turn-{step.turn}" for step in told.steps} | {f"lesson-{title}-watch"}
    wanted |= {f"tip-{title}-{tip.id}" for tip in told.tips}
    for language in LANGUAGES:
        assert words(title, language).of_the_lesson == wanted
    texts = [(folder_of(title) / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    one, other = [re.findall(r"^(lesson-\S+|    \.\S+) =|\{ (\$\w+) \}", text, re.MULTILINE) for text in texts]
    assert one == other


@pytest.mark.parametrize("title", TAUGHT)
def test_after_its_lesson_the_game_goes_on_to_its_end_and_can_be_verified(title: str) -> None:
    told, match = lesson(title), begun(title)
    list(rehearse(told, match, never))
    while not match.is_over:
        seat = match.decisions[0].seat
        match.play(seat, any_choice(match, seat))
    verdict = verify(games.load(title), match.log)
    assert (verdict.finished, verdict.luck, verdict.seed_hash) == (True, "chosen", None)


@pytest.mark.parametrize("title", TAUGHT)
def test_whoever_goes_another_way_may_do_so_and_the_script_ends(title: str) -> None:
    told, match = lesson(title), begun(title)
    others_play(told, match, never)  # where all choose at the same time at the beginning
    move = next(step.asks[0] for step in told.steps if step.asks)
    other = next(action for action in match.choices(PUPIL) if match.game.actions.notations[action] != move)
    match.play(PUPIL, other)
    assert progress(told, match.course).strayed
    assert all(scripted(told, match.course, seat) is None for seat in range(1, 1 + len(told.others)))
    match.undo(PUPIL)
    assert not progress(told, match.course).strayed
    assert isinstance(match.log.lines[-2], ActionLine)


def test_what_valencia_lays_is_what_it_asks_for() -> None:
    """The page sends the kept tasks and the stacks whole: the steps that this spells are those of the lesson."""
    told, match = lesson("valencia"), begun("valencia")
    wishes = {
        "tasks": {"wish": "tasks", "keep": [0, 4], "confirm": True},
        "stacks": {
            "wish": "stacks",
            "stacks": [["influence_1"], ["influence_2", "influence_3"], ["influence_5", "influence_6"]],
            "confirm": True,
        },
    }
    seen: set[str] = set()
    for step, move in rehearse(told, match, never):
        if step.id in wishes and step.id not in seen:
            seen.add(step.id)
            assert move == step.asks[0]
            spelled = match.game.spell(match.course.state, PUPIL, match.decode_wish(wishes[step.id]))
            assert [match.game.actions.notations[action] for action in spelled] == step.asks
    assert seen == set(wishes)


def is_dealt(match: Match, ref: str) -> bool:
    """Whether the player holds this thing somewhere."""
    places = match.game.table(match.view(PUPIL)).places
    return any(thing.ref == ref and thing.count for place in places if place.seat == PUPIL for thing in place.things)


def is_there(match: Match, light: str) -> bool:
    place, _, ref = light.partition("/")
    lying = place_of(match, place)
    return lying is not None and (not ref or any(thing.ref == ref for thing in lying.things))
