"""Lines in the log: a program reads every one, a person finds theirs by its name, and nobody learns a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.service.live.test_secrecy import writings
from tests.service.player import play_on
from tests.service.running import Service, running
from tests.service.stderr import Stream
from tests.service.tables import lay, watch
from tests.service.wire.raw import connected, rest_of, until
from valtable.kernel.seed import mix
from valtable.service.addresses import network
from valtable.service.bots.process import WorkerProcess
from valtable.service.operating import logs
from valtable.service.operating.context import asking
from valtable.service.protocol import COOKIE
from valtable.service.store.tokens import new_token


def secrets_of(service: Service, table: str, cookies: list[str], tokens: list[str]) -> list[str]:
    row = asyncio.run(service.app.hall.store.table(table))
    assert row is not None
    secrets = [row.secret, mix(row.secret, ["mine"]), *(seat.token for seat in row.seats if seat.token)]
    return [*cookies, *tokens, *(writing for secret in secrets for writing in writings(secret))]


@pytest.mark.parametrize("format_", ["json", "text"])
def test_no_line_of_a_game_tells_a_secret(tmp_path: Path, stderr: Stream, format_: logs.Format) -> None:
    logs.set_up(format_, "debug", access=True, stream=stderr)
    with running(tmp_path, log_level="debug") as service, ExitStack() as stack:
        laid = lay(service, stack, options={"rounds": 2}, contribution="mine")
        spectator = watch(service, stack, laid.id)
        notations = {do for player in laid.players for do in player.can_do if " " in do}
        assert notations
        play_on(laid.players, Random(3), 6)
        laid.players[0].play("nonsense")
        laid.players[0].ask(type="undo")
        tokens = [link["link"].partition("#")[2] for link in laid.created["links"]]
        stranger = stack.enter_context(service.device())
        for path in (f"/t/{laid.id}%23{tokens[0]}", f"/api/tables/{tokens[0]}", f"/api/tables/mine?token={tokens[0]}"):
            stranger.get(path)  # what people do with a link that they do not understand
        stranger.post(f"/api/tables/{laid.id}/seat", json={"token": tokens[0]})
        moved = laid.devices[1].post(f"/api/tables/{laid.id}/links", json={"seat": 1})
        tokens.append(moved.json()["link"].partition("#")[2])
        play_on(laid.players, Random(4))
        spectator.catch_up()
        assert stranger.get(f"/api/tables/{laid.id}/log").status_code == 200
        cookies = [device.cookies[COOKIE] for device in laid.devices]
        hidden = secrets_of(service, laid.id, cookies, tokens)
        assert all(len(one) >= 16 for one in hidden)
        stack.close()
    told = stderr.getvalue()
    assert [secret for secret in hidden if secret in told] == []
    assert [do for do in notations if do in told] == []
    assert "a submission is done" in told, "it was at debug level"
    if format_ == "json":
        assert all({"event", "level", "logger", "time"} <= set(line) for line in stderr.lines)
        assert {line["table"] for line in stderr.with_words("a submission is done")} == {laid.id}


def test_a_secret_in_the_words_of_an_error_is_hidden(stderr: Stream) -> None:
    logs.set_up("json", "debug", access=False, stream=stderr)
    token = new_token()
    for words in (f"Cookie: {COOKIE}={token}; other=1", f"GET /t/abc#{token}", f"/t/abc%23{token} is none"):
        try:
            raise ValueError(words)
        except ValueError:
            logs.logger("valtable.test").exception("a fault", words=words)
    logging.getLogger("some.library").warning("%s", f"{COOKIE}={token}")
    assert token not in stderr.getvalue()
    assert [line["event"] for line in stderr.lines][:3] == ["a fault"] * 3
    assert all("ValueError" in line["exception"] for line in stderr.lines[:3])


@pytest.mark.parametrize("format_", ["json", "text"])
def test_a_traceback_shows_no_values(stderr: Stream, format_: logs.Format) -> None:
    logs.set_up(format_, "warning", access=False, stream=stderr)
    hidden = f"the {6 + 1}th card"
    try:
        raise RuntimeError("a bug")
    except RuntimeError:
        logs.logger("valtable.test").exception("a fault")
    assert "a bug" in stderr.getvalue()
    assert hidden not in stderr.getvalue()


def test_what_libraries_say_for_developers_is_not_told(stderr: Stream) -> None:
    """The socket's library would write whole frames, and the cookie that came with the first."""
    logs.set_up("json", "debug", access=True, stream=stderr)
    logging.getLogger("some.library").info("a visitor has come")
    logging.getLogger("uvicorn.error").debug("< Cookie: all of it")
    logging.getLogger("asyncio").debug("using a selector")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert [(line["logger"], line["level"]) for line in stderr.lines] == [("uvicorn.error", "warning")]


def test_a_flood_of_what_is_no_request_is_told_once_a_minute(stderr: Stream, monkeypatch: pytest.MonkeyPatch) -> None:
    logs.set_up("json", "warning", access=False, stream=stderr)
    for now in (1000.0, 1001.0, 1059.0, 1060.0, 1061.0):
        monkeypatch.setattr(logs, "monotonic", lambda now=now: now)
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("uvicorn.error").warning("Something else.")
        logs.logger("valtable.test").warning("our own")
    told = Counter(line["event"] for line in stderr.lines)
    assert told == {"Invalid HTTP request received.": 2, "Something else.": 2, "our own": 5}


@pytest.mark.parametrize("level", ["debug", "info"])
def test_no_line_tells_from_which_address_somebody_plays(tmp_path: Path, stderr: Stream, level: logs.Level) -> None:
    """The server itself would name the address of every socket, with all that it asked for."""
    logs.set_up("json", level, access=True, stream=stderr)
    with running(tmp_path, log_level=level) as service, ExitStack() as stack:
        laid = lay(service, stack)
        with service.player(laid.maker, laid.id, 0, forwarded="203.0.113.77") as again:
            again.join()
        with service.player(laid.devices[1], laid.id, 0, forwarded="203.0.113.78") as refused:
            assert refused.close_code() == 4403
    told = stderr.getvalue()
    assert "socket closed" in told
    assert re.findall(r"203\.0\.113\.7\d|127\.0\.0\.1:\d+ ", told) == []
    assert {line["logger"].partition(".")[0] for line in stderr.lines} == {"valtable"}


@pytest.mark.parametrize(("format_", "terminal", "is_json"), [
    ("auto", False, True), ("auto", True, False), ("json", True, True), ("text", False, False),
])  # fmt: skip
def test_the_log_is_json_unless_a_person_reads_it(
    stderr: Stream, format_: logs.Format, terminal: bool, is_json: bool
) -> None:
    stderr.is_terminal = terminal
    logs.set_up(format_, "info", access=False, stream=stderr)
    logs.logger("valtable.test").info("a table is made", table="abc", lines="one\ntwo")
    text = stderr.getvalue()
    assert text.startswith("{") is is_json
    assert text.count("\n") == 1, "what a client has sent begins no line of its own"
    if is_json:
        (line,) = stderr.lines
        assert (line["event"], line["table"], line["level"]) == ("a table is made", "abc", "info")
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", line["time"])


def test_only_what_matters_enough_is_told(stderr: Stream) -> None:
    logs.set_up("json", "warning", access=False, stream=stderr)
    told = logs.logger("valtable.test")
    told.info("too little")
    told.warning("enough")
    assert [line["event"] for line in stderr.lines] == ["enough"]


def test_a_request_is_named_in_every_line_about_it(stderr: Stream) -> None:
    logs.set_up("json", "warning", access=False, stream=stderr)
    with asking("abc123", "thetable"):
        logs.logger("valtable.test").warning("inside")
    logs.logger("valtable.test").warning("outside")
    inside, outside = stderr.lines
    assert (inside["request"], inside["table"]) == ("abc123", "thetable")
    assert "request" not in outside


def test_a_worker_tells_as_its_service_does(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """It is a process of its own, and its lines lie between those of the service."""
    before = logs._chosen
    try:
        logs._chosen = ("json", "warning", False)
        process = WorkerProcess()
        asyncio.run(process.run(complain, "a table", 60))
        process.close()
    finally:
        logs._chosen = before
    lines = [line for line in capfd.readouterr().err.splitlines() if "cannot be read" in line]
    assert [json.loads(line)["table"] for line in lines] == ["a table"]


def complain(table: str) -> None:
    logs.logger("valtable.reading").error("a game cannot be read", table=table)


# Access


def test_the_access_log_is_off_unless_it_is_wished_for(tmp_path: Path, stderr: Stream) -> None:
    logs.set_up("json", "debug", access=False, stream=stderr)
    with running(tmp_path) as service, service.device() as device:
        device.get("/api/games")
    assert [line for line in stderr.lines if line["logger"] == logs.ACCESS] == []


def test_the_access_log_tells_every_request_and_socket(tmp_path: Path, stderr: Stream) -> None:
    logs.set_up("json", "error", access=True, stream=stderr)
    with running(tmp_path) as service, ExitStack() as stack:
        laid = lay(service, stack)
        answer = laid.maker.get(f"/api/tables/{laid.id}?secret=1", headers={"X-Forwarded-For": "203.0.113.77"})
        head = laid.maker.head("/healthz")
        nothing = laid.maker.get("/api/what/anybody/writes")
        laid.players[0].__exit__()
        until(lambda: len(stderr.with_words("socket closed")) == 1, "its end is not told")
        named = {line["request"]: line for line in stderr.with_words("request answered")}
        line = named[answer.headers["x-request-id"]]
        assert (line["method"], line["handler"], line["status"]) == ("GET", "/api/tables/{table_id}", 200)
        assert (line["bytes"], line["table"], line["client"]) == (len(answer.content), laid.id, "203.0.113.0/24")
        assert line["seconds"] >= 0
        assert named[head.headers["x-request-id"]]["method"] == "HEAD"
        assert named[nothing.headers["x-request-id"]]["status"] == 404
        assert len(named) == len(stderr.with_words("request answered")), "no two have the same name"
        (closed,) = stderr.with_words("socket closed")
        (opened,) = [one for one in stderr.with_words("socket asked for") if one["request"] == closed["request"]]
        assert (opened["table"], opened["kind"], closed["table"], closed["code"]) == (laid.id, "seat", laid.id, 1000)
    told = stderr.getvalue()
    assert "secret=1" not in told
    assert "anybody" not in told
    assert "203.0.113.77" not in told


def test_a_socket_that_is_refused_is_told_as_such(tmp_path: Path, stderr: Stream) -> None:
    logs.set_up("json", "error", access=True, stream=stderr)
    with running(tmp_path) as service, connected(service) as connection:
        head = "GET /api/nowhere HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        connection.sendall((head + key).encode())
        assert rest_of(connection).startswith(b"HTTP/1.1 403 ")
        until(lambda: len(stderr.with_words("socket closed")) == 1, "its end is not told")
    assert stderr.with_words("socket closed")[0]["status"] == 403


def test_of_a_visitor_only_the_network_is_written_down() -> None:
    assert network("203.0.113.77") == "203.0.113.0/24"
    assert network("2001:db8:1:2::3") == "2001:db8:1::/48"
    assert network("::ffff:203.0.113.77") == "203.0.113.0/24"
    assert network("nonsense") == ""


def test_every_answer_has_a_name_of_its_own(service: Service) -> None:
    with service.device() as device:
        answers: list[httpx.Response] = [device.get(path) for path in ("/", "/healthz", "/api/nothing", "/healthz")]
        answers.append(device.post("/api/tables", headers={"Origin": "http://elsewhere"}))
        names = [answer.headers["x-request-id"] for answer in answers]
        assert all(re.fullmatch("[0-9a-f]{12}", name) for name in names)
        assert len(set(names)) == len(names)
