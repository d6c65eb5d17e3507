"""What a door needs beside the package, said in one line where it is missing."""

from __future__ import annotations

from importlib.util import find_spec

EXTRA = "research"


def needs(*packages: str) -> None:
    """Raise ImportError, with how to install them, unless these packages are here."""
    missing = [package for package in packages if not is_here(package)]
    if missing:
        raise ImportError(f'{", ".join(missing)} is not installed: pip install "valtable[{EXTRA}]"', name=missing[0])


def is_here(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ValueError:  # loaded by hand, without a specification
        return False
