"""Batch work on a Ray cluster (the extra `ray`): `local` for one of this machine's own, or the address of another.

A worker that dies takes no result with it: what it was working on is done again by another, and as work is a function
of its task alone, nobody can tell. The cluster must have our own sources, or it would play other games.
"""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar
from urllib.parse import urlsplit

from valtable.kernel.errors import ValtableError
from valtable.lab.build import sources
from valtable.lab.collecting import collect_seldom
from valtable.lab.work.executor import AHEAD, Executor, deaf_to_interrupts

T = TypeVar("T")
R = TypeVar("R")

LOCAL, AUTO = "local", "auto"
RETRIES = 100
"""How often one task may lose its worker before we take it for the task's fault."""
PATIENCE = 5.0
"""Seconds to reach an address: Ray itself would try for minutes."""
STORE = 128 << 20
"""Bytes for results on their way; ours are small."""


class NoCluster(ValtableError):
    """The cluster cannot be used; `why` is `missing`, `address`, `unreachable`, `sources` or `failed`."""

    def __init__(self, address: str, why: str, detail: str = "") -> None:
        super().__init__(f"Ray at {address}: {why}{f' ({detail})' if detail else ''}")
        self.address, self.why, self.detail = address, why, detail


class Cluster(Executor):
    """Carries out work on a Ray cluster."""

    def __init__(self, address: str, workers: int = 2) -> None:
        self.address = address
        self.workers = workers
        """Of a local cluster; one that runs already has its own number."""
        if find_spec("ray") is None:
            raise NoCluster(address, "missing")
        check_address(address)

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        with connected(self.address, self.workers) as ray:
            carry = ray.remote(max_retries=RETRIES)(carried)
            hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
            left, expected = iter(enumerate(tasks)), sources()
            waiting: dict[Any, int] = {}
            for number, task in islice(left, hands * AHEAD):
                waiting[carry.remote(work, task, expected)] = number
            while waiting:
                for reference in ray.wait(list(waiting))[0]:
                    yield waiting.pop(reference), self.result(ray, reference)
                    for number, task in islice(left, 1):
                        waiting[carry.remote(work, task, expected)] = number

    def result(self, ray: Any, reference: Any) -> Any:
        try:
            return ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise NoCluster(self.address, "sources") if isinstance(cause, OtherSources) else cause from error
        except ray.exceptions.RayError as error:
            raise NoCluster(self.address, "failed", " ".join(str(error).split())[:200]) from error


class OtherSources(Exception):
    """A worker would play by other rules, or with other bots, than whoever asks."""


_settled: list[bool] = []


def carried(work: Callable[[T], R], task: T, expected: str) -> R:
    """In a worker: the work itself, if it means the same here as there."""
    if sources() != expected:
        raise OtherSources(f"{sources()}, not {expected}")
    if not _settled:
        collect_seldom()
        _settled.append(True)
    return work(task)


@contextmanager
def connected(address: str, workers: int) -> Iterator[Any]:
    """Ray, connected; a cluster of our own is gone afterwards, another's stays."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:  # on this machine alone, for nobody else; read when Ray is imported
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    # A short name: Ray's sockets lie in it, and the system limits their paths.
    folder_of_ours = tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True)
    # What Ray has to say, such as of a worker that died, must not stand between our results.
    with folder_of_ours as folder, redirect_stdout(sys.stderr):
        try:
            if address == LOCAL:
                with deaf_to_interrupts():
                    ray.init(
                        address=LOCAL, num_cpus=workers, include_dashboard=False, object_store_memory=STORE,
                        _temp_dir=folder, **quiet,
                    )  # fmt: skip
            else:
                ray.init(address=address, **quiet)
        except (RuntimeError, ConnectionError, OSError, ValueError) as error:
            raise NoCluster(address, "failed", " ".join(str(error).split())[:200]) from error
        try:
            yield ray
        finally:
            ray.shutdown()


def check_address(address: str) -> None:
    """Whether anybody answers there; `auto` leaves it to Ray to find the cluster of this machine."""
    if address in (LOCAL, AUTO):
        return
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        raise NoCluster(address, "address")
    try:
        with socket.create_connection((host, port), PATIENCE):
            pass
    except OSError as error:
        raise NoCluster(address, "unreachable", error.strerror or str(error)) from None
