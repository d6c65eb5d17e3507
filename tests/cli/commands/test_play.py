"""`valtable play`, with choices piped in."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import PROVING, ROOT, Run, unbroken, whole_game
from valtable.kernel.log import ActionLine, UndoLine, decode
from valtable.texts import LANGUAGES, Catalogue

PEOPLE = ("--seats", "human:Ana,human:Iker", "--seed", "4")


def script(lines: list[str]) -> str:
    return "# a whole game\n\n" + "\n".join(f"{line}  # so" for line in lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_piped_in(run: Run, tmp_path: Path, language: str) -> None:
    file, texts = tmp_path / "game.valt", Catalogue(PROVING, language)
    done = run("play", PROVING, *PEOPLE, "--lang", language, "--save", file, lines=script(whole_game(2, 4)))
    assert done.exit_code == 0, done.stderr
    log = decode(file.read_text("utf-8"))
    assert log.end is not None
    assert log.header.seats == ["Ana", "Iker"]
    assert texts.end(log.end.reason) in done.stdout
    assert texts.text("ui-score-total") in done.stdout
    assert unbroken(f"valtable replay {file}") in unbroken(done.stdout)
    assert run("verify", file).exit_code == 0


def test_the_same_choices_by_number(run: Run) -> None:
    """What can be done is numbered from 1; confirming is possible once a card is bid."""
    done = run("play", PROVING, *PEOPLE, lines="1\nconfirm\n")
    assert done.exit_code == 1
    assert "Ana bids" in done.stdout


def test_bots_alone_play_to_the_end(run: Run) -> None:
    done = run("play", PROVING, "--seats", "random", "--players", "3", "--seed", "1")
    assert done.exit_code == 0, done.stderr
    assert "The end" in done.stdout


def test_the_same_seed_tells_the_same_story(run: Run) -> None:
    games = [run("play", PROVING, "--seats", "greedy,random", "--seed", "8").stdout for _ in range(2)]
    assert games[0] == games[1]


def test_a_script_that_ends_early_keeps_the_log(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.valt"
    done = run("play", PROVING, *PEOPLE, "--save", file, lines="1\nconfirm\n")
    assert done.exit_code == 1
    assert done.stderr == "valtable: the input ended after line 2, before the game was over\n"
    assert decode(file.read_text("utf-8")).end is None


def test_whoever_quits_keeps_the_log_and_nothing_is_wrong(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.valt"
    done = run("play", PROVING, *PEOPLE, "--save", file, lines="1\nq\n")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Goodbye" in done.stdout
    assert len(decode(file.read_text("utf-8")).lines) == 2


def test_questions_can_be_asked_between_the_choices(run: Run) -> None:
    """Hints, help, explanations, rules, log, score, table, undo and the other language."""
    asked = [
        "h",
        "help",
        "?",
        "? 1",
        "? 3",
        "? take",
        "? nonsense",
        "l",
        "l 1",
        "r",
        "r reveal",
        "s",
        "t",
        "1",
        "u",
        "lang es",
    ]
    done = run("play", PROVING, *PEOPLE, lines="\n".join([*asked, "q"]))
    assert (done.exit_code, done.stderr) == (0, "")
    english, spanish = Catalogue(PROVING, "en"), Catalogue(PROVING, "es")
    flat = " ".join(done.stdout.split())
    for key in ("refusal-nothing_picked", "refusal-not_asked", "ui-undone", "ui-score-total"):
        assert english.text(key) in flat, key
    assert english.text("ui-explain-how", {"number": 4}) in flat, "a number that the list has"
    assert "Nothing here is called “nonsense”" in flat
    assert spanish.text("decision-bid") in flat
    assert spanish.text("ui-goodbye") in flat


def test_the_log_does_not_count_what_others_did_in_secret(run: Run) -> None:
    """Ana has bid; to Iker the last step is still the deal."""
    done = run("play", PROVING, *PEOPLE, lines="1\nconfirm\n" + "l 2\nq\n")
    told = done.stdout[done.stdout.index("The log so far") :]
    assert "draws 2 cards" in told
    assert "steps before" not in told


def test_undo_takes_back_the_choice(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "undone.valt"
    run("play", PROVING, *PEOPLE, "--save", file, lines="1\nu\nq\n")
    kinds = [type(line).__name__ for line in decode(file.read_text("utf-8")).lines]
    assert kinds == ["SetupLine", "ActionLine", "TakeBackLine"]


def test_options_are_explained(run: Run) -> None:
    done = run("play", PROVING, "--options", "help")
    assert done.exit_code == 0
    assert "objections" in done.stdout
    assert "rounds" in done.stdout
    assert "50" in done.stdout


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "short.valt"
    options = ("--options", "rounds=1, objections=false", "--save", file)
    assert run("play", PROVING, "--seats", "random,random", *options).exit_code == 0
    assert decode(file.read_text("utf-8")).header.options == {"objections": False, "rounds": 1}


def test_changed_components_travel_in_the_log(run: Run, tmp_path: Path) -> None:
    folder, file = tmp_path / "mine", tmp_path / "mine.valt"
    folder.mkdir()
    printed = (ROOT / "tests" / "proving" / "data" / "1" / "ferry.toml").read_text("utf-8")
    (folder / "ferry.toml").write_text(printed.replace("shells = ", "shells = 1"), "utf-8")
    done = run("play", PROVING, "--seats", "random,random", "--components", folder, "--save", file)
    assert done.exit_code == 0, done.stderr
    assert run("verify", file).exit_code == 0


def test_the_language_comes_from_the_system(process: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    done = process("play", PROVING, lines="q\n", LC_ALL="es_MX.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert Catalogue(PROVING, "es").text("ui-goodbye") in done.stdout


def test_a_narrow_terminal_without_utf8_is_no_reason_to_fail(
    process: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    done = process("play", PROVING, "--seats", "random,random", "--seed", "1", PYTHONIOENCODING="ascii", COLUMNS="40")
    assert (done.returncode, done.stderr) == (0, "")


def test_undo_is_for_ones_own_choice_and_further_back_only_together(run: Run, tmp_path: Path) -> None:
    """A person against bots goes behind their moves after a question; luck is then drawn anew."""
    file = tmp_path / "back.valt"
    alone = ("play", "valletta", "--seats", "human:Ana,greedy", "--seed", "4", "--save", file)
    # The draft, then three cards: the bot has moved since, and cards were drawn.
    moves = [*whole_turn(), "u"]
    refused = run(*alone, lines="\n".join(moves))
    assert refused.exit_code == 1
    assert "u! asks everybody" in refused.stderr
    done = run(*alone, lines="\n".join([*moves[:-1], "u!", "n", "u!", "y", "q"]))
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Nothing was undone" in done.stdout
    assert "Taken back" in done.stdout
    undone = [line for line in decode(file.read_text("utf-8")).lines if isinstance(line, UndoLine)]
    assert [line.by for line in undone] == [[0, 1]]


def test_several_people_must_all_agree_to_go_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "together.valt"
    people = ("--seats", "human:Ana,human:Iker", "--seed", "4", "--options", "first_player=0", "--save", file)
    done = run("play", "valletta", *people, lines="take gold\nu!\ny\nq")
    assert (done.exit_code, done.stderr) == (0, "")
    last = decode(file.read_text("utf-8")).lines[-1]
    assert isinstance(last, UndoLine)
    assert last.by == [0, 1]


def test_what_one_may_take_back_alone_asks_nobody(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "alone.valt"
    people = ("--seats", "human:Ana,human:Iker", "--seed", "4", "--options", "first_player=0", "--save", file)
    done = run("play", "valletta", *people, lines="take gold\ntake wood\nu!\nq")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "luck is drawn anew" not in done.stdout
    last = decode(file.read_text("utf-8")).lines[-1]
    assert isinstance(last, UndoLine)
    assert last.by != [0, 1]


def whole_turn() -> list[str]:
    """Ana's choices up to the end of her first turn in the game of seed 4 against a greedy bot."""
    import valtable
    from valtable.bots import Clock, make_bot

    match = valtable.new("valletta", seats=["Ana", "Aitana"], seed=4)
    bot, chosen, turns = make_bot("greedy", match.game, 5), [], 0
    while turns < 3 or match.decisions[0].seat != 0:
        seat = match.decisions[0].seat
        if seat == 1:
            match.play(1, bot.choose(match.view(1), match.choices(1), Clock(), bot.chance))
            continue
        turns += match.decisions[0].kind == "play"
        chosen.append(match.game.actions.notations[match.choices(0)[0]])
        match.play(0, match.choices(0)[0])
    return chosen


def test_a_whole_move_is_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "move.valt"
    people = ("play", "valletta", "--seats", "human:Ana,human:Iker", "--seed", "4", "--options", "first_player=0")
    draft = ["take gold", "take wood"]
    done = run(*people, "--save", file, lines="\n".join([*draft, "exchange gold: brick wood stone", "q"]))
    assert (done.exit_code, done.stderr) == (0, "")
    assert "exchanges 1 wood, 1 stone and 1 brick for 1 gold" in " ".join(done.stdout.split())
    steps = [line.do for line in decode(file.read_text("utf-8")).lines if isinstance(line, ActionLine)]
    assert steps[-4:] == ["exchange gold", "give wood", "give stone", "give brick"]
    again = "exchange gold; give wood; give stone; give brick"
    assert run(*people, lines="\n".join([*draft, again, "q"])).exit_code == 0
    wrong = run(*people, lines="\n".join([*draft, "exchange gold: brick tin", "q"]))
    assert wrong.exit_code == 1
    assert "tin" in wrong.stderr


def test_rules_are_searched_by_words(run: Run) -> None:
    found = run("play", "valletta", "--seed", "1", lines="r barrels\nr tower\nr exchange\nq").stdout
    assert "Ruling" not in found
    assert "sections have “" in found
    one = run("rules", "valletta", "triggers").stdout
    assert "Ruling" not in one
    many = run("rules", "valletta", "neighbour")
    assert many.exit_code == 0
    none = run("play", "valletta", "--seed", "1", "--lang", "es", lines="r barriless\nq")
    assert none.exit_code == 1
    assert "lo más parecido es" in none.stderr


def test_the_bots_nature_is_told_in_the_persons_language(run: Run) -> None:
    said = run("play", "valletta", "--seats", "human,greedy,random", "--lang", "es", lines="q").stdout
    assert "(bot voraz)" in said
    assert "(bot aleatorio)" in said
    assert "Jugador 1" in said


def test_the_turn_is_counted_and_what_was_played_is_shown(run: Run) -> None:
    done = run("play", "valletta", "--seats", "human:Ana,greedy", "--seed", "4", lines=first_card())
    said = " ".join(done.stdout.split())
    assert "Card 1 of 3" in said
    assert "Card 2 of 3 (played" in said


def first_card() -> str:
    """Up to the second card of Ana's first turn."""
    moves = whole_turn()
    return "\n".join([*moves[: moves.index(next(move for move in moves if move.startswith("play"))) + 2], "q"])


def test_rules_read_at_a_table_follow_its_options(run: Run) -> None:
    def told(*options: str) -> str:
        played = run("play", "valeria", "--players", "3", "--seed", "1", *options, lines="r scoring\nq\n")
        return " ".join(played.stdout.split())

    assert "add up all three kinds" in told()
    per_type = told("--options", "duke_resources=per_type")
    assert "each apart" in per_type
    assert "add up all three kinds" not in per_type
    book = " ".join(run("rules", "valeria", "scoring").stdout.split())
    assert "add up all three kinds" in book, "away from a table all of it is told"
    assert "each apart" in book
