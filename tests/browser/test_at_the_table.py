"""Two people at a table, spectators, undo, explanations, one shared screen, and a server that dies."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import AWAY, NOT_FOUND, PATIENCE, PAUSE, NewPage, Server, check_access
from tests.browser.table import OFFER, STAMP, answered, choose, create, lines, my_turn, settle

ANA = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "bot": "random", "name": "Marco"}


def start(page: Page, site: str, *seats: dict[str, str], **options: object) -> dict[str, object]:
    made = create(page, site, *seats, options=dict(options))
    page.goto(f"{site}/t/{made['table']['id']}")
    return made


def listen(page: Page) -> list[dict[str, Any]]:
    """Every message of the table that this page will receive."""
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(json.loads(data))))
    return frames


def check_no_hand(seen: list[dict[str, Any]], known: list[dict[str, Any]]) -> None:
    """In nothing that a spectator was ever sent is a card of a hand; what differs from a player's story hides it."""
    screen: Any = None
    openly = 0  # so many cards came into a hand before everybody's eyes
    for frame in seen:
        if frame["type"] == "joined":
            screen = frame["screen"]
        for path, *value in frame.get("changes", []):
            screen = patched(screen, path, value)
        openly += sum(event["kind"] in ("constructed", "hired") for event in frame.get("events", []))
        hands = [place for place in screen["table"]["places"] if place["kind"] == "hand"]
        assert len(hands) == 2
        assert sum(not thing["hidden"] for place in hands for thing in place["things"]) <= openly, frame
        assert screen["view"]["seat"] is None
        assert screen["view"]["hand"] == []
    differ = [(told, own) for told, own in zip(events(seen), events(known), strict=True) if told != own]
    cards = {ref for _, own in differ for ref in re.findall(r"character:\w+", json.dumps(own))}
    assert cards  # the player was told of cards
    assert not any(ref in json.dumps(told) for told, _ in differ for ref in cards)


def events(frames: list[dict[str, Any]]) -> list[Any]:
    """The whole story as these messages told it."""
    first = next(frame for frame in frames if frame["type"] == "joined")
    return [*first["story"], *(event for frame in frames if frame["type"] == "update" for event in frame["events"])]


def patched(value: Any, path: list[Any], new: list[Any]) -> Any:
    """As the page does it: the value after a change; without a new value the element is taken away."""
    if not path:
        return new[0]
    step, *rest = path
    copy = list(value) if isinstance(value, list) else dict(value)
    if not rest and not new:
        del copy[step]
    elif isinstance(copy, list) and step == len(copy):
        copy.append(patched(None, rest, new))
    else:
        copy[step] = patched(copy[step] if isinstance(copy, list) else copy.get(step), rest, new)
    return copy


def test_two_browsers_play_at_one_table_and_a_spectator_sees_no_hand(new_page: NewPage, site: str) -> None:
    ana, iker, watcher = new_page(), new_page(lang="es-ES"), new_page()
    made = create(ana, site, ANA, {"kind": "friend", "name": "Iker"}, options={"first_player": 0})
    table = f"{site}/t/{made['table']['id']}"
    seen, known = listen(watcher), listen(ana)
    watcher.goto(table)
    ana.goto(table)
    expect(ana.locator(".other", has_text="Iker")).to_contain_text("has not come yet")
    expect(ana.get_by_test_id("banner")).to_contain_text("Waiting for Iker to come.")
    iker.goto(site + made["links"][0]["link"])
    expect(iker.get_by_role("heading", name="Te damos la bienvenida")).to_be_visible()
    check_access(iker)
    iker.keyboard.press("Enter")  # the name may be left out
    my_turn(iker)
    assert "#" not in iker.url  # the secret does not stay in the address
    for turn in range(8):
        chooser = asked(ana, iker)
        assert chooser is not None
        waiting, words = (iker, "Ana está eligiendo.") if chooser is ana else (ana, "Iker is choosing.")
        expect(waiting.get_by_test_id("banner")).to_contain_text(words)
        choose(chooser, 0, by_key=turn % 2 == 1)
    for page in (ana, iker):
        check_access(page)

    expect(watcher.get_by_test_id("banner")).to_contain_text("You are watching.")
    assert watcher.locator(OFFER).count() == 0
    hand = ana.locator("[data-place='hand 0'] [data-ref]").evaluate_all("all => all.map(one => one.dataset.ref)")
    assert hand
    shown = watcher.locator(".other").first.locator("details")
    shown.locator("summary").click()
    assert "hidden card" in shown.inner_text()
    check_access(watcher)
    check_no_hand(seen, known)


def test_undo_takes_the_last_choice_back_and_says_so(new_page: NewPage, site: str) -> None:
    page = new_page()
    start(page, site, ANA, BOT, first_player=0)
    settle(page)
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description("You have nothing to undo.")
    why = page.locator("#why-no-undo")
    expect(why).to_be_hidden()
    undo.press("Enter")
    expect(why).to_be_visible()
    check_access(page)
    choose(page, 0, by_key=False)  # the extra good
    settle(page)
    before = page.locator(OFFER).evaluate_all("all => all.map(one => one.dataset.offer)")
    lay = next(offer for offer in before if not offer.startswith("play jean"))
    page.locator(f"[data-offer='{lay}']").click()
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.locator("body").press("z")
    expect(page.get_by_test_id("banner")).to_contain_text("Taken back. Choose again.")
    assert page.locator(OFFER).evaluate_all("all => all.map(one => one.dataset.offer)") == before


def test_on_a_phone_the_banner_tells_what_the_others_did_and_opens_the_log_there(new_page: NewPage, site: str) -> None:
    page = new_page(width=390, height=844)
    start(page, site, ANA, BOT, first_player=0)
    news, offers = page.locator(".banner > button"), page.locator("[data-first]")
    for _ in range(20):
        expect(offers).to_be_visible()
        if news.count():
            break
        offers.click()
        before = page.evaluate(STAMP)
        page.locator("dialog [data-offer]").first.click()
        answered(page, before)
    expect(news).to_contain_text("Marco")
    check_access(page)
    news.click()
    expect(page.locator("dialog .since")).to_be_in_viewport()
    check_access(page)


def test_what_is_not_possible_says_why_and_leads_to_the_rule(new_page: NewPage, site: str) -> None:
    page = new_page()
    start(page, site, ANA, BOT, first_player=0)
    settle(page)
    for _ in range(40):
        if page.locator("[data-offer='play builder']").count():
            page.locator("[data-offer='play builder']").click()
            break
        choose(page, 0, by_key=False)
        settle(page)
    settle(page)
    forbidden = page.locator(".tile.forbidden").first
    forbidden.click()
    why = page.get_by_test_id("why-not")
    expect(why).to_contain_text("why not?")
    expect(why).to_contain_text(re.compile(r"costs|belongs to|not yours"))
    check_access(page)
    why.get_by_role("button", name=re.compile("^Rule: ")).click()
    drawer = page.get_by_role("complementary", name="Rules")
    expect(drawer.locator(".here")).to_be_visible()
    check_access(page)
    page.get_by_role("button", name="Cambiar a español", exact=True).click()
    expect(why).to_contain_text("¿por qué no?")
    check_access(page)


def test_a_move_that_the_server_refuses_is_explained_and_nothing_is_lost(new_page: NewPage, site: str) -> None:
    page = new_page()
    # The page offers only what can be done, so the wrong move is put into its mouth on the way out.
    page.add_init_script(
        """const send = WebSocket.prototype.send
        WebSocket.prototype.send = function (text) {
          const message = JSON.parse(text)
          if (message.type === 'play' && window.wrong) message.do = window.wrong
          send.call(this, JSON.stringify(message))
        }"""
    )
    start(page, site, ANA, BOT, first_player=0)
    settle(page)
    offers = page.locator(OFFER).count()
    page.evaluate("() => { window.wrong = 'play builder' }")
    page.locator(OFFER).first.click()
    banner = page.get_by_test_id("banner")
    expect(banner).to_contain_text("That does not fit the choice you have now.")
    page.get_by_role("button", name="Got it", exact=True).click()
    assert page.locator(OFFER).count() == offers
    page.evaluate("() => { window.wrong = '' }")
    choose(page, 0, by_key=True)


@pytest.mark.parametrize(("lang", "words"), [("en-GB", "Pass the screen to"), ("es-ES", "Pásale la pantalla a")])
def test_one_screen_for_two_has_a_curtain_between_hands(new_page: NewPage, site: str, lang: str, words: str) -> None:
    page = new_page(lang=lang)
    start(page, site, ANA, {"kind": "me", "name": "Iker"}, first_player=0)
    curtain = page.get_by_role("heading", name=re.compile(words))
    expect(curtain).to_contain_text("Iker")  # the last in turn order takes the first good
    assert page.locator("[data-ref]").count() == 0
    check_access(page)
    page.keyboard.press("Enter")
    my_turn(page)
    expect(page.locator(".own")).to_contain_text("Iker")
    page.keyboard.press("1")
    expect(curtain).to_contain_text("Ana")
    page.keyboard.press("Enter")
    my_turn(page)
    expect(page.locator(".own")).to_contain_text("Ana")


def test_the_curtain_also_falls_between_hands_of_cards(new_page: NewPage, site: str) -> None:
    page = new_page()
    start(page, site, ANA, {"kind": "me", "name": "Iker"}, first_player=0)
    curtain = page.get_by_role("heading", name=re.compile("Pass the screen to"))
    curtain.wait_for()
    hand = page.locator("[data-place^=hand] [data-ref]")
    seen: dict[str, set[str]] = {}
    for _ in range(40):
        if curtain.count():
            name = next(name for name in ("Ana", "Iker") if name in curtain.inner_text())
            if seen.get("Ana") and name == "Iker":
                break  # Ana has had a turn with cards in her hand
            page.keyboard.press("Enter")
        settle(page)
        expect(page.locator(".players")).not_to_contain_text("away")  # whoever passes the screen on is still here
        name = next(name for name in ("Ana", "Iker") if name in page.locator(".own").inner_text())
        seen.setdefault(name, set()).update(hand.evaluate_all("all => all.map(one => one.dataset.ref)"))
        choose(page, 0, by_key=True)
        page.wait_for_function("() => document.querySelector('.curtain, [data-offer][aria-disabled=false]')")
    expect(curtain).to_contain_text("Iker")
    assert page.locator("[data-ref], .story").count() == 0
    page.keyboard.press("Enter")
    my_turn(page)
    page.locator("[data-place^=hand]").first.wait_for()  # the list may come before the board
    places = page.locator("[data-place^=hand]").evaluate_all("all => all.map(one => one.dataset.place)")
    assert places == ["hand 1"]


def test_a_reload_and_a_killed_server_change_nothing(new_page: NewPage, own_server: Server) -> None:
    page = new_page(expected=AWAY)
    start(page, own_server.address, ANA, BOT, first_player=0)
    settle(page)
    for _ in range(3):
        choose(page, 0, by_key=False)
        settle(page)
    story = page.locator(".story").inner_text()
    offers = page.locator(OFFER).evaluate_all("all => all.map(one => one.dataset.offer)")
    page.reload()
    settle(page)
    assert page.locator(".story").inner_text() == story
    assert page.locator(".story").evaluate("box => box.scrollHeight - box.scrollTop - box.clientHeight < 24")
    own_server.kill()
    banner = page.get_by_test_id("banner")
    expect(banner).to_contain_text("Reconnecting. You can look around; moves wait.")
    page.locator(OFFER).first.click()  # waits, and is sent when the table is back
    own_server.start()
    expect(banner).not_to_contain_text("Reconnecting")
    settle(page)
    page.wait_for_function(
        "before => [...document.querySelectorAll('[data-offer]')].map(one => one.dataset.offer).join() !== before",
        arg=",".join(offers),
    )
    assert page.locator(".story").inner_text().startswith(story[: len(story) // 2])


def test_a_wrong_seat_link_is_refused_in_words(new_page: NewPage, site: str) -> None:
    ana, page = new_page(expected=NOT_FOUND), new_page(expected=NOT_FOUND)
    made = create(ana, site, ANA, BOT, options={"first_player": 0})
    wrong = f"{site}/t/{made['table']['id']}#{'x' * 40}"
    ana.goto("about:blank")
    ana.goto(wrong)
    my_turn(ana)  # who has a seat there comes to it
    page.goto(wrong)
    expect(page.get_by_role("heading", name="This seat link does not work")).to_be_visible()
    check_access(page)
    page.get_by_role("button", name="Cambiar a español", exact=True).click()
    expect(page.get_by_role("heading", name="Este enlace de asiento no es válido")).to_be_visible()
    check_access(page)
    page.get_by_role("button", name="Ver la mesa", exact=True).click()
    expect(page.get_by_test_id("banner")).to_contain_text("Estás mirando.")


def test_what_one_would_not_do_by_accident_is_read_first(new_page: NewPage, site: str) -> None:
    """At the painted board: a click on a good offers the exchange, a second click of a double click does nothing."""
    page = new_page(plain=False)
    start(page, site, ANA, BOT, first_player=0)
    settle(page)
    page.locator(".own .piece.possible, .piece.possible").first.dblclick()
    expect(page.locator("[data-offer^=play]").first).to_be_visible()
    settle(page)
    story = lines(page)
    page.locator(".piece.careful").first.click()
    expect(page.locator(".regard [data-choice]")).to_contain_text("in exchange")
    check_access(page)
    page.keyboard.press("Escape")
    expect(page.locator(".regard")).to_have_count(0)
    page.locator(".city .piece").first.click()
    expect(page.locator(".regard")).to_contain_text("What you are asked now: Choose a card to play.")
    page.keyboard.press("Escape")
    assert lines(page) == story
    page.keyboard.press("r")
    search = page.get_by_label("Search the rules")
    search.fill("exchange")
    hit = page.locator(".rules mark").first
    expect(hit).to_have_text(re.compile("exchange", re.IGNORECASE))
    expect(hit).to_be_in_viewport(ratio=1)
    check_access(page)
    search.press("Escape")
    expect(page.get_by_role("complementary", name="Rules")).to_have_count(0)


def asked(*pages: Page) -> Page | None:
    """One of the pages at which a choice is asked, as soon as there is one; None when the game is over."""
    for _ in range(PATIENCE // PAUSE):
        for page in pages:
            if page.locator(f"{OFFER}[aria-disabled=false]").count():
                return page
        if all(page.locator(".result").count() for page in pages):
            return None
        pages[0].wait_for_timeout(PAUSE)
    raise AssertionError("nobody is asked, and the game is not over")


def test_a_rematch_seats_the_same_people_again(new_page: NewPage, site: str) -> None:
    """One asks for it; the other is led to the same new table without another link."""
    ana, iker = new_page(), new_page(lang="es-ES")
    made = create(
        ana, site, ANA, {"kind": "friend", "name": "Iker"}, options={"round_limit": 1, "no_duke": True}, game="valeria"
    )
    address = f"{site}/t/{made['table']['id']}"
    ana.goto(address)
    iker.goto(site + made["links"][0]["link"])
    iker.get_by_role("button", name="Sentarme", exact=True).click()
    for page in (ana, iker):
        expect(page.get_by_test_id("banner")).to_be_visible()
    while (chooser := asked(ana, iker)) is not None:
        choose(chooser, 0, by_key=False)
    expect(ana.locator(".result")).to_be_visible()
    check_access(ana)
    ana.get_by_role("button", name="Rematch", exact=True).click()
    expect(ana).not_to_have_url(re.compile(address))
    iker.get_by_role("button", name="Ir a la revancha", exact=True).click()
    expect(iker).to_have_url(re.compile(re.escape(ana.url.partition("#")[0])))
    for page, other in ((ana, "Iker"), (iker, "Ana")):
        if page.locator("dialog").count():
            page.keyboard.press("Escape")
        expect(page.get_by_test_id("banner")).to_be_visible()
        expect(page.locator(".other")).to_contain_text(other)
        assert page.locator(".result").count() == 0
    ana.goto(address)  # the old table stays, with its way to the new one
    expect(ana.get_by_role("button", name="Go to the rematch", exact=True)).to_be_visible()


# How many lines of the story there are up to the marked one.
PLACE = """() => [...document.querySelectorAll('.story h3, .story li:not(.since)')]
  .findIndex((line) => line.ariaCurrent === 'step') + 1"""


def test_looking_back_while_the_game_goes_on(new_page: NewPage, site: str) -> None:
    """At the painted board: step by step, by a line of the story, by the slider; and back to now at any time."""
    page = new_page(plain=False)
    start(page, site, ANA, BOT, first_player=0)
    for _ in range(5):
        settle(page)
        choose(page, 0, by_key=True)
    settle(page)
    banner, offers = page.get_by_test_id("banner"), page.locator(OFFER)
    before, told = offers.count(), lines(page)
    expect(
        page.get_by_role("img", name=re.compile(r"^Points over the game so far: Ana \d+, Marco \d+\.$"))
    ).to_be_visible()
    page.get_by_role("button", name="Step back", exact=True).click()
    expect(banner).to_contain_text(re.compile(r"Earlier, line \d+ of"))
    expect(banner).to_contain_text("It is your turn now.")
    expect(offers).to_have_count(0)
    assert page.locator(".piece.possible").count() == 0
    check_access(page)
    page.locator(".story li button").first.click()
    expect(banner).to_contain_text("line 3 of")  # all that the step told
    expect(banner).to_contain_text(page.locator(".story [aria-current=step]").inner_text())
    slider = page.get_by_role("slider")
    slider.press("End")
    expect(banner).not_to_contain_text("Earlier, line")
    slider.press("Home")
    expect(banner).to_contain_text("Earlier, line")
    here = page.locator(".story [aria-current=step]")
    for line in page.locator(".story li button").all()[2:8:2]:
        with page.expect_response(re.compile("/past")) as moment:
            line.evaluate("one => one.click()")  # as the slider does it: the page itself must scroll
        place = moment.value.json()["at"]
        expect(banner).to_contain_text(f"line {place} of")
        expect(here).to_be_in_viewport(ratio=1)
        assert page.evaluate(PLACE) == place, "the marked line is the one that the banner counts"
        page.locator(".story").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.get_by_role("button", name="Cambiar a español", exact=True).click()
    expect(banner).to_contain_text("Antes, línea")
    page.locator("body").press("Escape")
    expect(offers).to_have_count(before)
    assert lines(page) == told


def test_what_bots_do_can_be_followed_and_skipped(new_page: NewPage, site: str) -> None:
    page = new_page()
    start(page, site, ANA, BOT, {**BOT, "name": "Sage"}, first_player=0)
    settle(page)
    page.get_by_role("button", name="Settings", exact=True).click()
    pace = page.get_by_role("radiogroup", name="Bots’ moves")
    expect(pace.get_by_label("At once")).to_be_checked()  # whoever wants no motion
    pace.get_by_text("Slow").click()
    check_access(page)
    page.keyboard.press("Escape")
    banner = page.get_by_test_id("banner")
    for _ in range(12):
        page.wait_for_function(
            "() => document.querySelector('[data-offer]') || document.body.textContent.includes('Any key or tap')"
        )
        if page.locator(OFFER).count() == 0:
            break
        choose(page, 0, by_key=False)
    expect(banner).to_contain_text("Any key or tap shows the rest at once.")
    expect(page.locator(OFFER)).to_have_count(0)
    page.keyboard.press("1")  # only skips ahead: nothing is chosen by it
    my_turn(page)
    expect(banner).to_contain_text("Your move.")
    told = lines(page)
    page.wait_for_timeout(300)
    assert lines(page) == told
    page.reload()
    settle(page)
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(pace.get_by_label("Slow")).to_be_checked()
