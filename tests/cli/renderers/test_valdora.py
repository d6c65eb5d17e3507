"""Valdora at the terminal: the map, the ring, the books, what can be looked up, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console, Group, RenderableType

import valtable
from tests.cli.conftest import PROVING, Run
from tests.cli.renderers.test_valletta import play_on
from tests.games.valdora.position import GAME, Position, Table, held, page
from valtable import games
from valtable.cli.renderers import renderer_for
from valtable.cli.renderers.valdora.map import Map
from valtable.cli.renderers.valdora.renderer import Renderer
from valtable.cli.table.explain import explain
from valtable.cli.table.offers import draw_offers, number
from valtable.cli.terminal import Terminal
from valtable.kernel.course import Step
from valtable.kernel.log import ActionLine, decode
from valtable.texts import LANGUAGES, Catalogue

NAMES = ["Ana", "Bernd", "Carla", "Dani", "Eva"]
RED_5 = held("c", "red 5", "yellow", "right")


def terminal_of(language: str = "en", width: int = 110, height: int = 50) -> Terminal:
    console = Console(width=width, height=height, force_terminal=True, color_system=None, highlight=False)
    return Terminal(console, GAME, NAMES[:3], language)


def drawn(terminal: Terminal, what: RenderableType | None) -> str:
    assert what is not None
    with terminal.console.capture() as capture:
        terminal.show(what)
    return capture.get()


def table_of(table: Table, language: str = "en", viewer: int | None = 0) -> str:
    terminal = terminal_of(language)
    return drawn(terminal, renderer_for(terminal).table(GAME.view(table.state, viewer)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(run: Run, tmp_path: Path, language: str) -> None:
    """Strict texts: every event, offer, refusal and mark on the way has its sentence."""
    file = tmp_path / "game.valt"
    script = play_on(valtable.new("valdora", seats=NAMES[:3], seed=11, options={"round_limit": 30}), 10_000)
    people = ("--seats", "human:Ana,human:Bernd,human:Carla", "--seed", "11", "--lang", language)
    done = run("play", "valdora", *people, "--options", "round_limit=30", "--save", file, lines="\n".join(script))
    assert done.exit_code == 0, done.stderr
    end = decode(file.read_text("utf-8")).end
    assert end is not None
    assert Catalogue("valdora", language).end(end.reason) in done.stdout


def test_the_map_shows_reachable_stops_their_price_and_what_is_too_dear() -> None:
    position = Position().at(0, "road_01").coins(0, 1).provisions(0).at(1, "city_c").at(2, "house_yellow")
    shown = table_of(position.begin(0))
    for stop in ("›N Mine", "›NE City -1", "›⌂ yellow -1", "»Road 3", "»Harbour City"):
        assert stop in shown, stop
    assert "»⌂ red" not in shown
    poor = table_of(Position().at(0, "road_01").at(1, "city_c").begin(0))
    assert "×NE City -1" in poor
    assert "›N Mine" in poor


def test_only_whoever_moves_is_shown_where_to() -> None:
    shown = table_of(Position().at(0, "city_a").begin(0).play("move road_01"))
    assert "›N Mine" not in shown
    assert "N Mine" in shown


@pytest.mark.parametrize(("language", "given"), [("en", "0→green"), ("es", "0→verde")])
def test_the_ring_tells_the_tile_a_commission_gives_now(language: str, given: str) -> None:
    shown = table_of(Position().tiles(green=1, silver=2).workshop(1, "red").begin(0), language)
    (line,) = [line for line in shown.splitlines() if "0→" in line]
    assert line.split()[-4:] == [given, given, given, "1"], "violet, red and blue have none left"
    assert "■ 10★" in shown


@pytest.mark.parametrize(
    ("language", "said"), [("en", "last round, Carla plays last"), ("es", "última ronda, Carla juega en último lugar")]
)
def test_the_last_round_and_the_last_player_are_told_with_the_table_and_with_every_question(
    language: str, said: str
) -> None:
    table = Position().last_round().begin(0)
    assert said in table_of(table, language)
    terminal = terminal_of(language)
    assert said in drawn(terminal, renderer_for(terminal).brief(GAME.view(table.state, 0)))


def test_summary_card_and_seen_pages_are_one_key_away(run: Run) -> None:
    people = ("--seats", "human:Ana,greedy,greedy", "--seed", "5")
    done = run("play", "valdora", *people, lines="i\nq\n")
    assert "4 × silver C 1★" in done.stdout
    assert "6 × Cart" in done.stdout
    assert "not turned yet" in done.stdout


def test_a_game_without_reference_says_so(run: Run) -> None:
    done = run("play", PROVING, "--seats", "human:Ana,random", "--seed", "5", lines="i\nq\n")
    assert "nothing to look up" in done.stdout


def test_covered_pages_that_were_seen_are_listed() -> None:
    position = Position().left("c", page("c", "red 6", "green 4"), page("c", "blue 4", "silver 2"))
    terminal = terminal_of()
    shown = drawn(terminal, renderer_for(terminal).reference(GAME.view(position.begin(0).state, 1)))
    assert "silver C 2★ ⇄ blue S 4★,  green E 4★ ⇄ red R 6★" in shown


def test_a_move_tells_what_there_is_and_what_it_costs() -> None:
    position = Position().at(0, "city_a").coins(0, 2).equipment(0, shovel="ruby").opened(0, RED_5)
    table = position.road("road_01", ruby=2, gold=1).at(1, "road_01").provisions(0).begin(0)
    terminal = terminal_of()
    renderer = renderer_for(terminal)
    renderer.brief(GAME.view(table.state, 0))
    shown = drawn(terminal, draw_offers(renderer, number(renderer, GAME.offers(table.state, 0))))
    said = " ".join(shown.split())
    assert "Road 1 -1: R2 G1" in said
    assert "»⌂ red: red R 5★" in said
    assert "N Mine: +4 coins" in said
    assert len(shown.splitlines()) < 16, "moves of a kind stand together"
    assert "city in between" not in shown, "the map shows it; ? tells it"


@pytest.mark.parametrize("carried", [{"shovel": "ruby"}, {"shovel": ""}])
def test_a_house_tells_only_what_can_be_delivered(carried: dict[str, str]) -> None:
    table = Position().at(0, "city_b").equipment(0, **carried).opened(0, RED_5).begin(0)
    renderer = renderer_for(terminal_of())
    renderer.brief(GAME.view(table.state, 0))
    shown = drawn(renderer.terminal, draw_offers(renderer, number(renderer, GAME.offers(table.state, 0))))
    assert "⌂ red" in shown
    assert ("red R 5★" in shown) == bool(carried["shovel"])


@pytest.mark.parametrize("title", games.TITLES)
def test_words_that_mean_nothing_are_answered_in_every_game(title: str) -> None:
    game = games.load(title)
    names = NAMES[: max(3, game.min_seats)]
    match = valtable.new(title, seats=names, seed=2)
    for steps in (0, 15, 40):
        play_on(match, steps)
        if match.is_over:
            return
        seat = match.decisions[0].seat
        console = Console(width=100, highlight=False, color_system=None)
        renderer = renderer_for(Terminal(console, game, names, "en"))
        with console.capture() as capture:
            explain(renderer, match.view(seat), number(renderer, match.offers(seat)), "zzyzx")
            for family in game.actions.families:
                explain(renderer, match.view(seat), [], game.actions.notations[family.first])
        assert "zzyzx" in capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width", "height"), [(3, 120, 40), (5, 120, 42), (3, 80, 30), (3, 80, 24)])
def test_the_longest_question_fits_with_what_it_is_about(seats: int, width: int, height: int, language: str) -> None:
    """With provisions nearly every stop is in reach."""
    position = Position(seats).at(0, "city_harbor").coins(0, 6).provisions(0).equipment(0, shovel="ruby", cart="gold")
    view = GAME.view((table := position.opened(0, RED_5).begin(0)).state, 0)
    terminal = Terminal(terminal_of(language, width, height).console, GAME, NAMES[:seats], language)
    renderer = renderer_for(terminal)
    glance, brief = renderer.glance(view), renderer.brief(view)
    assert brief is not None
    question = Group(brief, draw_offers(renderer, number(renderer, GAME.offers(table.state, 0))))
    rows = terminal.rows(Group(glance, question)) + 2
    assert rows <= height if width >= 100 else terminal.rows(question) + 2 <= height
    assert ("· ·" in drawn(terminal, glance)) == (height >= 40), "the map, if there is room for it"


def story_of(table: Table, language: str = "en", *, viewer: int = 0, news: bool = False) -> str:
    terminal = terminal_of(language)
    steps = [Step(ActionLine(1, 0, ""), table.entries, stop=False, sealed="")]
    renderer = renderer_for(terminal)
    told = renderer.news(steps, viewer) if news else renderer.story(steps, viewer)
    return " ".join(drawn(terminal, told).split())


def pages_turned() -> Table:
    below = page("c", "red 6", "green 4"), page("c", "blue 4", "silver 2")
    position = Position().at(0, "road_01").coins(0, 5).left("c", *below)
    return position.begin(0).play("move city_c", "turn left", "turn left", "buy right", "end")


def test_pages_turned_in_a_row_are_one_sentence_that_tells_what_shows() -> None:
    told = story_of(pages_turned())
    assert told.startswith(
        "● Ana rides to the NE City. Turns 2 pages for 1 coin: "
        "green (emerald) 4★ | blue (sapphire) 4★, then – | red (ruby) 6★."
    )
    assert "Buys red (ruby) 6★, other face green (emerald) 4★. The right side shows" in told
    short = story_of(pages_turned(), viewer=1, news=True)
    faces = "green (emerald) 4★ | blue (sapphire) 4★, then – | red (ruby) 6★"
    assert f"Turns 2 pages for 1 coin: {faces}. Buys red (ruby) 6★." in short, "others saw them as well"
    assert "pasa 2 páginas por 1 moneda" in story_of(pages_turned(), "es").lower()


def test_a_round_is_nobodys_doing() -> None:
    table = Position().at(2, "city_a").begin(2).play("move road_01", "end")
    terminal = terminal_of()
    steps = [Step(ActionLine(1, 2, ""), table.entries, stop=False, sealed="")]
    assert "\n· Round" in drawn(terminal, renderer_for(terminal).story(steps, 0))


@pytest.mark.parametrize(("tiles", "said"), [({"red": 1, "green": 1}, True), ({}, False)])
def test_every_question_tells_how_near_the_end_is(tiles: dict[str, int], said: bool) -> None:
    position = Position()
    table = (position.tiles(**tiles) if tiles else position).begin(0)
    terminal = terminal_of()
    renderer = renderer_for(terminal)
    assert ("2 colours left (end at 1)" in drawn(terminal, renderer.brief(GAME.view(table.state, 0)))) == said
    assert "left (end at 1)" in drawn(terminal, renderer.glance(GAME.view(table.state, 0)))


def test_a_harbor_tells_how_many_gems_can_still_be_loaded() -> None:
    position = Position().at(0, "road_03").equipment(0, shovel="", chisel="").discard(ruby=1, emerald=1)
    table, terminal = position.begin(0).play("move harbor_east"), terminal_of()
    renderer = renderer_for(terminal)
    assert "\n2 gems can be loaded" in drawn(terminal, renderer.brief(GAME.view(table.state, 0)))
    table.play("load ruby shovel")
    assert "1 more gem can be loaded" in drawn(terminal, renderer.brief(GAME.view(table.state, 0)))


def test_a_return_tells_the_side_and_the_face_it_shows_there() -> None:
    """Two commissions that look alike may have different backs: the list tells them apart."""
    cards = RED_5, held("c", "yellow 3", "silver 2", "right"), held("c", "yellow 3", "blue 5", "right")
    left = page("c", "red 6", "green 4")
    position = Position().at(0, "road_01").coins(0, 2).shows("c", "violet 3").opened(0, *cards).left("c", left)
    table, terminal = position.begin(0).play("move city_c"), terminal_of("en", 140)
    renderer = renderer_for(terminal)
    offers = GAME.offers(table.state, 0)
    shown = drawn(terminal, draw_offers(renderer, number(renderer, offers)))
    told = [" ".join(line.split()) for line in shown.splitlines() if "Return yellow (gold) 3★ and buy violet" in line]
    assert "– costs 1 coin → left side: silver (coin) 2★" in told[0]
    assert "– costs 1 coin → left side: blue (sapphire) 5★" in told[1]
    assert len(renderer.worded(GAME.view(table.state, 0), offers)) == len(offers), "different backs are kept apart"
    assert "then on the left side: silver commission" in asked(table, "swap 1 right")


def asked(table: Table, about: str) -> str:
    terminal = terminal_of()
    renderer = renderer_for(terminal)
    offers = number(renderer, GAME.offers(table.state, 0))
    with terminal.console.capture() as capture:
        explain(renderer, GAME.view(table.state, 0), offers, about)
    return " ".join(capture.get().split())


def test_a_page_is_explained_by_the_rule_of_pages_and_the_first_is_free() -> None:
    table = Position().at(0, "road_01").coins(0, 2).begin(0).play("move city_c")
    told = asked(table, "turn right")
    assert "for free" in told
    assert "Rule: Turning pages (r pages)" in told
    assert "– costs 1 coin" in asked(table.play("turn right"), "turn right")


@pytest.mark.parametrize(
    ("about", "told"),
    [
        ("bank", "the coins that belong to nobody"),
        ("craftsmen", "You receive a craftsman in the colour of the crest"),
        ("provisions", "In any city you may take provisions"),
        ("take provisions", "In any city you may take provisions"),
        ("Ana", "red R 5★ ⇄ yellow G"),
    ],
)
def test_words_of_the_rules_and_backs_of_commissions_can_be_looked_up(about: str, told: str) -> None:
    assert told in asked(Position().opened(0, RED_5).begin(0), about)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_table_and_question_fit_one_terminal(seats: int, language: str) -> None:
    """At 110 columns: the table alone, and with a short list of choices."""
    match = valtable.new("valdora", seats=NAMES[:seats], seed=seats)
    terminal = Terminal(terminal_of(language, 110, 55).console, match.game, NAMES[:seats], language)
    renderer = renderer_for(terminal)
    for _ in range(20):
        play_on(match, 7)
        seat = match.decisions[0].seat
        view, offers = match.view(seat), number(renderer, match.offers(seat))
        table, brief = renderer.table(view), renderer.brief(view)
        assert brief is not None
        assert terminal.rows(table) <= 46 + seats
        if len([offer for offer in offers if offer.refusal is None]) < 6:
            assert terminal.rows(Group(table, brief, draw_offers(renderer, offers))) + 2 <= 62


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 140, 220])
def test_the_table_fits_every_width(width: int, language: str) -> None:
    match = valtable.new("valdora", seats=NAMES[:5], seed=8)
    play_on(match, 200)
    terminal = Terminal(Console(width=width, highlight=False, color_system=None), match.game, NAMES[:5], language)
    renderer = renderer_for(terminal)
    for what in (renderer.table(match.view(0)), renderer.reference(match.view(0))):
        assert max(len(line) for line in drawn(terminal, what).splitlines()) <= width


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Buys yellow (gold) 3★, violet (amethyst) 4★."),
        ("es", "Compra amarillo (oro) 3★, violeta (amatista) 4★."),
    ],
)
def test_a_sentence_names_what_a_commission_asks_for(language: str, told: str) -> None:
    """A letter would be read as a word: in Spanish `o` is `or`, `a` is `to`."""
    pages = page("c", "yellow 4", "violet 4"), page("c", "silver 2", "yellow 3")
    table = Position().at(0, "road_01").coins(0, 5).left("c", *pages).begin(0)
    assert told in story_of(table.play("move city_c", "buy left", "buy left"), language, viewer=1, news=True)


@pytest.mark.parametrize(("language", "told"), [("en", "your turn is over"), ("es", "tu turno ha terminado")])
@pytest.mark.parametrize("auto", [True, False])
def test_ones_own_turn_that_ends_by_itself_is_told(auto: bool, language: str, told: str) -> None:
    """Whoever ended it knows; the others see who comes next."""
    table = pages_turned()
    terminal = terminal_of(language)
    steps = [
        Step(ActionLine(1, 0, "turn left"), table.entries, stop=False, sealed=""),
        Step(ActionLine(2, 0, "end", auto=auto), [], stop=False, sealed=""),
    ]
    renderer = renderer_for(terminal)
    assert (told in drawn(terminal, renderer.news(steps, 0))) == auto
    assert told not in drawn(terminal, renderer.news(steps, 1))
    assert told not in drawn(terminal, renderer.story(steps, 0))


@pytest.mark.parametrize(("seat", "said"), [(0, "ends with this round, Carla plays last"), (2, "ends with this turn")])
def test_a_completion_that_ends_the_game_says_so_beforehand(seat: int, said: str) -> None:
    for tiles, ends in (({"red": 1, "green": 3}, True), ({"red": 2, "green": 3}, False)):
        position = Position().at(seat, "city_b").equipment(seat, shovel="ruby").opened(seat, RED_5)
        table = position.tiles(**tiles).begin(seat).play("move house_red")
        (offer,) = [offer for offer in GAME.offers(table.state, seat) if offer.kind == "complete"]
        told = " ".join(Catalogue("valdora", "en").effect(effect, NAMES) for effect in offer.effects)
        assert (said in told) == ends
        assert ("last_round" in {entry.kind for entry in table.play("complete 0").entries}) == ends


def test_the_end_shows_the_completed_commissions_and_no_stops_in_reach() -> None:
    match = valtable.new("valdora", seats=NAMES[:3], seed=3, options={"round_limit": 30})
    play_on(match, 10_000)
    terminal = Terminal(terminal_of("es").console, match.game, NAMES[:3], "es")
    renderer = renderer_for(terminal)
    shown = drawn(terminal, renderer.table(match.view(0)))
    assert "al alcance" not in shown
    listed = shown.partition("Encargos completados")[2]
    points = sum(int(n) * int(times or 1) for n, times in re.findall(r"(\d+)★(?: ×(\d+))?", listed))
    (row,) = [row for row in match.standing(0).rows if row.source == "commissions"]
    assert points == sum(value or 0 for value in row.points) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [22, 25, 29])
@pytest.mark.parametrize("width", [79, 110])
def test_no_text_on_the_map_covers_another(width: int, rows: int, language: str) -> None:
    """Two long pages in both books of commissions, everybody beside them."""
    position = Position(5)
    for letter in "cd":
        position.left(letter, page(letter, "green 3", "violet 5")).right(letter, page(letter, "yellow 4", "violet 4"))
    for seat in range(5):
        position.at(seat, "city_d" if seat else "city_c").coins(seat, 6)
    for asked in (0, 1):
        view = GAME.view(position.begin(asked).state, asked)
        renderer = renderer_for(Terminal(terminal_of(language).console, GAME, NAMES[:5], language))
        assert isinstance(renderer, Renderer)
        shown = Map(renderer.words, view, width, rows).draw().plain
        for space in range(len(renderer.box.spaces)):
            name = re.escape(renderer.words.space(space))
            assert re.search(rf"(^|[ ›»×]){name}( |$)", shown, re.MULTILINE), (name, shown)


def test_returns_of_two_cards_that_are_alike_are_one() -> None:
    cards = RED_5, held("c", "yellow 3", "silver 2", "right"), held("d", "yellow 3", "silver 2", "right")
    position = Position().at(0, "road_01").coins(0, 2).opened(0, *cards)
    table = position.begin(0).play("move city_c")
    offers = GAME.offers(table.state, 0)
    worded = renderer_for(terminal_of()).worded(GAME.view(table.state, 0), offers)
    assert [offer.notation for offer in offers if offer not in worded] == ["swap 2 right"]


def test_many_things_of_a_name_are_told_in_a_line_each() -> None:
    told = asked(Position().begin(0), "workshop")
    assert "Ask more precisely" not in told
    for color in ("silver", "yellow", "white", "violet", "red", "blue", "green"):
        assert f"{color} workshop: " in told
