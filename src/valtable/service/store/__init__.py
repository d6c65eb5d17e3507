"""What lasts: tables, seats and log lines, in one SQLite file or on a PostgreSQL server."""
