"""The socket's promises: resume, once only, undo, and an answer to whatever is sent."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from tests.service.player import play_on
from tests.service.running import BOTH, Service, running
from tests.service.tables import lay, watch

GROUNDS = BOTH


def test_a_client_that_missed_something_asks_from_its_last_number(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        play_on(laid.players, Random(1), 12)
        back = stack.enter_context(service.player(laid.devices[0], laid.id, 0)).join()
        known = laid.players[0]
        known.until(back.n)
        whole = back.n
        assert whole > 4
        back.texts.clear()
        back.send(type="resume", epoch=back.epoch, n=whole - 4)
        while len(back.texts) < 4:
            back.listen()  # not taken in: this screen is up to date already
        assert back.texts == [
            text for text in known.texts if any(f'"n":{n},' in text[:30] for n in range(whole - 3, whole + 1))
        ]
        back.texts.clear()
        back.send(type="resume", epoch=back.epoch, n=whole)
        back.send(type="ping")
        assert back.receive()["type"] == "pong"


def test_a_client_that_comes_back_is_told_only_what_it_has_missed(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        play_on(laid.players, Random(1), 12)
        known = laid.players[0]
        known.catch_up()
        missed = [text for text in known.texts if '"type":"update"' in text[:20]][-3:]
        for n, told in ((known.n - 3, missed), (known.n, [])):
            back = stack.enter_context(service.player(laid.devices[0], laid.id, 0, known=(known.epoch, n)))
            while back.presence is None:
                back.listen()
            assert back.texts[:-1] == told
        for epoch, number in (("another", "3"), (known.epoch, "99999"), (known.epoch, "-1"), (known.epoch, "x")):
            back = stack.enter_context(service.player(laid.devices[0], laid.id, 0, known=(epoch, number)))
            assert back.receive()["type"] == "joined"


@pytest.mark.parametrize(("epoch", "n"), [("another", 0), ("", -5), ("", 10_000)])
def test_what_is_not_known_any_more_comes_as_a_whole(service: Service, epoch: str, n: int) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        player = laid.players[0]
        player.send(type="resume", epoch=epoch or player.epoch, n=n)
        while player.receive()["type"] != "joined":
            pass


def test_what_is_sent_twice_is_done_once(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        player = laid.players[0]
        do = player.can_do[0]
        first = player.play(do, key="the same")
        story = list(player.story)
        again = player.play(do, key="the same")
        assert again == first
        assert player.story == story
        # Another seat's key is its own: it says nothing about this one.
        assert laid.players[1].play(laid.players[1].can_do[0], key="the same")["type"] == "accepted"


def test_another_seats_sealed_steps_leave_no_trace(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        spectator = watch(service, stack, laid.id)
        one, other = laid.players
        for player in (other, spectator):
            player.catch_up()
            player.texts.clear()
        assert one.play(one.can_do[0])["type"] == "accepted"
        assert one.ask(type="undo")["type"] == "accepted"
        assert one.play(one.can_do[1])["type"] == "accepted"
        for player in (other, spectator):
            player.send(type="ping")
            assert player.receive()["type"] == "pong"
            assert len(player.texts) == 1


def test_undo_rewinds_the_story(service: Service) -> None:
    with ExitStack() as stack:
        player = lay(service, stack).players[0]
        player.catch_up()
        screen, story = player.screen, list(player.story)
        assert not screen["undo"]
        before = str(screen)
        player.play(next(do for do in player.can_do if do.startswith("pick")))
        assert player.screen["undo"]
        answer = player.ask(type="undo")
        assert answer == {"type": "accepted", "key": answer["key"], "n": player.n}
        assert '"type":"rewound"' in player.texts[-2]
        assert (str(player.screen), player.story) == (before, story)
        refused = player.ask(type="undo")
        assert (refused["code"], refused["refusal"]["reason"]) == ("refused", "nothing_to_undo")


def test_a_wish_is_done_whole_or_not_at_all(service: Service) -> None:
    with ExitStack() as stack:
        player = lay(service, stack).players[0]
        pick = next(do for do in player.can_do if do.startswith("pick"))
        wrong = player.ask(type="wish", wish={"wish": "steps", "do": [pick, pick]})
        assert (wrong["code"], wrong["refusal"]["reason"]) == ("refused", "already_picked")
        n = player.n
        assert player.ask(type="wish", wish={"wish": "steps", "do": [pick]})["type"] == "accepted"
        other = player.ask(type="wish", wish={"wish": "steps", "do": [pick, "confirm"]}, back=1)
        assert other["type"] == "accepted", other
        assert player.n > n
        assert not player.is_asked or player.screen["asked"][0]["kind"] != "bid"


def test_a_refused_move_says_why(service: Service) -> None:
    with ExitStack() as stack:
        player = lay(service, stack).players[0]
        answer = player.play("confirm")
        assert (answer["code"], answer["refusal"]["reason"]) == ("refused", "nothing_picked")
        assert answer["refusal"]["rule"]
        assert player.play("take")["refusal"]["reason"] in ("not_asked", "not_your_decision")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Input data was truncated"),
        ("[]", "Expected `object`"),
        ('{"type":"play"}', "missing required field"),
        ('{"type":"steal"}', "Invalid value 'steal'"),
        ('{"type":"play","key":"k","seat":0,"do":"confirm","extra":1}', "unknown field `extra`"),
        ('{"type":"play","key":"","seat":0,"do":"confirm"}', "length >= 1"),
        ('{"type":"wish","key":"k","seat":0,"wish":1,"back":99}', "<= 50"),
        ("[" * 5000, ""),
        ('{"type":"wish","key":"k","seat":0,"wish":' + "[" * 5000, ""),
        (b"\xff\xfe", ""),
    ],
)
def test_what_cannot_be_read_is_answered(service: Service, text: str | bytes, says: str) -> None:
    with ExitStack() as stack:
        player = lay(service, stack).players[0]
        player.send_text(text)
        while (message := player.receive())["type"] != "rejected":
            pass
        assert message["code"] == message["problem"]["code"] == "malformed"
        assert message["problem"]["text"] == "We could not read what your browser sent."
        assert message["problem"]["remedy"]
        assert says in message["problem"]["detail"]


@pytest.mark.parametrize("asked", [{"lang": "es"}, {"header": "es-ES,es;q=0.9"}])
def test_a_problem_on_the_socket_speaks_the_readers_language(service: Service, asked: dict[str, str]) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        player = stack.enter_context(service.player(laid.devices[0], laid.id, 0, **asked)).join()
        answer = player.ask(type="play", do=7)
        assert answer["problem"] == {
            "code": "malformed", "text": "No hemos podido leer lo que envió tu navegador.",
            "remedy": "Recarga la página; si vuelve a pasar, avísanos.",
            "where": "$.do", "detail": "Expected `str`, got `int`", "request": "",
        }  # fmt: skip
        answer = player.ask(type="play", do="confirm", seat=1)
        assert (answer["code"], answer["problem"]["where"]) == ("not_your_seat", "seat")
        assert answer["problem"]["text"] == "Este asiento es de otra persona."


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"wish": "fly"}, "Invalid value 'fly'"),
        (1, "Expected `object`"),
        ({"wish": "steps", "do": ["x"]}, "no such action"),
    ],
)
def test_a_wish_that_no_game_has_is_malformed(service: Service, wish: object, says: str) -> None:
    with ExitStack() as stack:
        answer = lay(service, stack).players[0].ask(type="wish", wish=wish)
        assert answer["code"] == "malformed"
        assert says in answer["problem"]["detail"]


def test_only_the_own_seat_can_be_played(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        spectator = watch(service, stack, laid.id)
        assert laid.players[0].ask(type="play", do="confirm", seat=1)["code"] == "not_your_seat"
        assert spectator.ask(type="play", do="confirm", seat=0)["code"] == "not_your_seat"


def test_a_seat_needs_its_cookie_and_a_table_must_exist(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        stranger = stack.enter_context(service.device())
        assert stack.enter_context(service.player(stranger, laid.id, 0)).close_code() == 4403
        assert stack.enter_context(service.player(laid.maker, laid.id, 1)).close_code() == 4403
        assert stack.enter_context(service.player(laid.maker, laid.id, 7)).close_code() == 4404
        assert stack.enter_context(service.player(laid.maker, "no-such-table")).close_code() == 4404


def test_another_sites_page_cannot_open_a_socket(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        with pytest.raises(InvalidStatus):
            service.player(laid.maker, laid.id, 0, origin="https://elsewhere.example")
        stack.enter_context(service.player(laid.maker, laid.id, 0, origin=service.address)).join()


def test_presence_tells_who_is_there(service: Service) -> None:
    with ExitStack() as stack:
        laid = lay(service, stack)
        first, second = laid.players
        while first.presence is None or not first.presence["seats"][1]["present"]:
            first.receive()
        second.__exit__()
        while first.presence["seats"][1]["present"]:
            first.receive()


def test_too_many_messages_at_once_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=3) as slow, ExitStack() as stack:
        player = lay(slow, stack).players[0]
        for number in range(12):  # without waiting: a slow machine has time to forgive
            player.send(type="play", key=f"{number}", seat=0, do="confirm")
        answers: list[str] = []
        while "too_many_requests" not in answers:
            if (message := player.receive())["type"] == "rejected":
                assert message["key"] == f"{len(answers)}"
                answers.append(message["code"])
        assert answers[:3] == ["refused"] * 3


@pytest.mark.parametrize("text", ['{"type":"ping"}', '{"type":"resume","epoch":"x","n":0}', "nonsense"])
def test_nothing_at_all_can_be_sent_without_end(tmp_path: Path, text: str) -> None:
    with running(tmp_path, messages_per_second=5) as slow, ExitStack() as stack:
        player = lay(slow, stack).players[0]
        for _ in range(15):
            player.send_text(text)
        while (message := player.receive()).get("code") != "too_many_requests":
            pass
        assert message["problem"]["remedy"] == "Wait a minute and try again."


def test_a_message_that_is_too_large_ends_the_socket(service: Service) -> None:
    with ExitStack() as stack:
        player = lay(service, stack).players[0]
        player.send_text("x" * 100_000)
        assert player.close_code() == 1009
