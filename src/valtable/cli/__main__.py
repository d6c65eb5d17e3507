"""`python -m valtable.cli` is `valtable`."""

from valtable.cli import main

main()
