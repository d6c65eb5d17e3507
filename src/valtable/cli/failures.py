"""How a command fails: one clear line on stderr and an exit code, never a traceback for bad input.

0 is fine, 1 refused or failed, 2 wrong usage, 130 stopped by Ctrl-C. Only our own bugs, which no `ValtableError` tells,
show where they happened.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from valtable.cli.files import reason
from valtable.cli.speech import catalogue, say, shared, speak, spoken
from valtable.kernel.errors import Broken, Malformed, Refused, Unplayable, ValtableError
from valtable.kernel.refusal import Args
from valtable.texts.words import NOBODY

FAILED = 1
USAGE = 2
COMMAND_TEXTS = {
    "empty": "ui-error-command_empty",
    "quotes": "ui-error-command_quotes",
    "missing": "ui-error-command_missing",
    "seconds": "ui-error-command_seconds",
}
INTERRUPTED = 130
"""As shells say it of any program that Ctrl-C has ended."""


class Usage(ValtableError):
    """The command line itself is wrong."""


@contextmanager
def usage() -> Iterator[None]:
    """What is malformed inside was written on the command line."""
    try:
        yield
    except Unplayable as error:
        raise Usage(f"{error.where}: {_reason(error)}") from None
    except Malformed as error:
        raise Usage(_malformed(error)) from None


class OneLine(TyperGroup):
    """The command group; the one place that turns a failure into a line and a code."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        speak("")
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            fail(error.format_message(), error.exit_code)
        except Usage as error:
            fail(str(error), USAGE)
        except Refused as error:
            fail(_sentence(error), FAILED)
        except Broken as error:
            fail(say("ui-error-bug", {"problem": str(error)}), FAILED)
        except ValtableError as error:
            fail(str(error), FAILED)
        except BrokenPipeError:
            # Whoever read our output has gone; flushing at exit would complain once more.
            sys.stderr.close()
            sys.exit(FAILED)
        except OSError as error:
            fail(f"{error.filename}: {reason(error)}" if error.filename else str(error), FAILED)
        except (KeyboardInterrupt, typer.Abort):
            fail(say("ui-error-interrupted"), INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def fail(problem: str, code: int) -> NoReturn:
    typer.echo("valtable: " + " ".join(problem.split()), err=True)
    sys.exit(code)


def _reason(error: Unplayable) -> str:
    """Why options do not go together and what to do about it, in the words of the game."""
    return catalogue(error.game, spoken()).refusal(error.refusal, NOBODY)


def _malformed(error: Malformed) -> str:
    """As it says itself, or in the user's language where it can be told apart."""
    from valtable.lab.players.names import MOST_SECONDS, WrongCommand
    from valtable.lab.players.telling import quoted

    if not isinstance(error, WrongCommand):
        return str(error)
    args: Args = {"about": quoted(error.about, spoken()), "most": round(MOST_SECONDS)}
    return f"{error.where}: {say(COMMAND_TEXTS[error.reason], args)}"


def _sentence(error: Refused) -> str:
    """A refusal that nobody has put into words knows at least its reason."""
    key = f"refusal-{error.refusal.reason}"
    return shared().text(key) if shared().has(key) else str(error)
