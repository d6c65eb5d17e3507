"""The table at the terminal: it tells what happened, asks (`asking`), understands the answer, and plays on."""
