"""Figures of one service, for Prometheus.

Each service has a registry of its own, so that two in one process do not mix. No label ever holds a table, a name, an
address or anything that a client has chosen: there are as many series on the last day as on the first.
What is counted while people play costs a few microseconds; what is only looked at (queues, tables, sockets) costs
nothing until it is asked for: `http/figures.py`.
"""

from __future__ import annotations

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from valtable.service.protocol import Ailment

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
MANY = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
STATES = ("ok", "starting", *get_args(Ailment))

# When a series began says nothing here: all of them begin with the process.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has forgotten it


class Metrics:
    """Every figure there is; `docs/guide/service.md` lists them, and a test compares."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)

        def counter(name: str, help_: str, *labels: str) -> Counter:
            return Counter(f"valtable_{name}", help_, labels, registry=registry)

        def gauge(name: str, help_: str, *labels: str) -> Gauge:
            return Gauge(f"valtable_{name}", help_, labels, registry=registry)

        def histogram(name: str, help_: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"valtable_{name}", help_, labels, buckets=buckets, registry=registry)

        self.version = gauge("info", "Always 1; the label is the release that runs", "version")

        # Playing
        self.moves = counter("moves", "Choices and wishes done, on the disk and told", "game", "sender")
        self.undos = counter("undos", "Choices taken back by those who made them", "game")
        self.told = histogram("told_seconds", "From a submission to what it changed in everybody's queue", QUICK)
        self.acknowledged = histogram("acknowledged_seconds", "From a submission received to its answer queued", QUICK)

        # Writing
        self.commit = histogram("commit_seconds", "How long a transaction took, with its sync", QUICK)
        self.jobs = histogram("commit_jobs", "How many jobs shared a transaction", MANY)
        self.unwritten = counter("commit_failures", "Transactions that failed as a whole")

        # Clients
        self.queued = gauge("queue_bytes", "Bytes that wait for all clients together")
        self.longest_queue = gauge("queue_bytes_largest", "Bytes that wait for the client with most of them")
        self.dropped = counter("clients_dropped", "Clients cut off because they did not read or finish", "why")
        self.sockets = gauge("sockets_open", "Play sockets", "kind")
        self.connections = gauge("connections_open", "Connections, play sockets among them")

        # Bots
        self.bots_waiting = gauge("bots_waiting", "Bots that wait for a process to think in")
        self.bots_thinking = gauge("bots_thinking", "Bots that think")
        self.bot_wait = histogram("bot_wait_seconds", "How long a bot waited for its process", SLOW, "table")
        self.bot_think = histogram("bot_think_seconds", "How long a bot thought", SLOW, "table")
        self.bot_failures = counter("bot_failures", "Bots that failed at a choice", "why")
        self.luck = counter("bot_luck", "Choices of bots that were left to luck")

        # Tables
        self.tables_in_memory = gauge("tables_in_memory", "Tables in memory")
        self.tables_kept = gauge("tables_kept", "Tables in the database")

        # Asking
        self.requests = counter("http_requests", "Requests answered", "method", "handler", "status")
        self.request_seconds = histogram("http_request_seconds", "How long an answer took", QUICK, "handler")
        self.limits = counter("limit_refusals", "What was refused by a limit, by the setting's name", "limit")
        self.problems = counter("problems", "Problems answered, over HTTP and on the socket", "code")

        # Whoever runs it
        self.orders = counter("orders", "What whoever runs the service has ordered", "order", "outcome")
        self.bans = gauge("bans", "Networks that are banned")

        # The process
        self.lag = histogram("loop_lag_seconds", "How late the event loop was, looked at twice a second", QUICK)
        self.state = gauge("state", "1 for what readyz says now, 0 for all else it could say", "state")

    def refused(self, limit: str) -> None:
        self.limits.labels(limit).inc()

    def problem(self, code: str, limit: str = "") -> None:
        """A problem is answered; one that is a limit's is counted there, too."""
        self.problems.labels(code).inc()
        if limit:
            self.refused(limit)


UNWATCHED = Metrics()
"""For what belongs to no service, as in tests."""
