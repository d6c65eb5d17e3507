"""The subcommands of `valtable`, a file for each or for a family of them. Nothing else stands here."""
