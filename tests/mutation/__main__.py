"""A mutation run: small faults are planted in kernel, rules and service, and the tests of their room look for them.

`python -m tests.mutation --sample 200 --seed 1 --minutes 90`. Results are kept in .cache/mutation as they come; the
same command started again goes on where it stopped. At the end it prints the score and the survivors.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, Queue
from threading import Lock

import msgspec

from tests.mutation.mutators import Mutant
from tests.mutation.report import report
from tests.mutation.rooms import Room, sample
from tests.mutation.trial import Copy, Healthy, Result

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".cache" / "mutation"


class Run:
    """The mutants that are left, the results so far, and the file that keeps them."""

    def __init__(self, chosen: list[tuple[Room, Mutant]], kept: Path, minutes: float) -> None:
        self.kept, self.lock, self.ends = kept, Lock(), time.monotonic() + 60 * minutes
        self.healthy = Healthy()
        wanted = {mutant.name for _, mutant in chosen}
        old = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
        self.results = [r for r in (msgspec.json.decode(row, type=Result) for row in old) if r.name in wanted]
        done = {result.name for result in self.results}
        self.left: Queue[tuple[Room, Mutant]] = Queue()
        for room, mutant in chosen:
            if mutant.name not in done:
                self.left.put((room, mutant))

    def work(self, folder: Path) -> None:
        """Try one mutant after the other in a copy of one's own, until none or no time is left."""
        copy = Copy(ROOT, folder, self.healthy)
        while time.monotonic() < self.ends:
            try:
                room, mutant = self.left.get_nowait()
            except Empty:
                return
            self.keep(copy.try_out(room, mutant))

    def keep(self, result: Result) -> None:
        with self.lock:
            self.results.append(result)
            with self.kept.open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(result).decode() + "\n")
            sys.stderr.write(f"{len(self.results):4} {result.verdict:8} {result.seconds:6.1f} s  {result.name}\n")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--sample", type=int, default=200, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample")
    parser.add_argument("--minutes", type=float, default=90, help="no mutant is begun after so long")
    parser.add_argument("--processes", type=int, default=2)
    wish = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    chosen = sample(ROOT / "src" / "valtable", wish.sample, wish.seed)
    run = Run(chosen, KEPT / f"seed-{wish.seed}.jsonl", wish.minutes)
    with tempfile.TemporaryDirectory(prefix="valtable-mutation-") as folder, ThreadPoolExecutor(wish.processes) as pool:
        workers = []
        for number in range(wish.processes):
            (Path(folder) / str(number)).mkdir()
            workers.append(pool.submit(run.work, Path(folder) / str(number)))
        for worker in workers:
            worker.result()
    sys.stdout.write(report(run.results))
    if not run.left.empty():
        sys.stdout.write(f"\n{run.left.qsize()} of {len(chosen)} mutants were not tried: no time was left.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
