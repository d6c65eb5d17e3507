"""Cards of packs: what is banished, turned face-down or laid on a stack, and what is asked of everybody."""
