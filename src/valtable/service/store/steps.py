"""How a database of an older program becomes one of this program, step by step. A released step is never changed.

A new one is written for both kinds of database, and a test compares what they have become.
"""

from __future__ import annotations

FIRST = [
    """
CREATE TABLE tables (
    id TEXT NOT NULL, game TEXT NOT NULL, header BLOB NOT NULL, secret BLOB NOT NULL, created TEXT NOT NULL,
    finished INTEGER NOT NULL, replay INTEGER NOT NULL, next TEXT NOT NULL, asks BLOB NOT NULL,
    PRIMARY KEY (id)
)""",
    """
CREATE TABLE lines (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, seat INTEGER, "key" TEXT,
    PRIMARY KEY (table_id, n), FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID""",
    """
CREATE TABLE seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL, taken INTEGER NOT NULL,
    token BLOB NOT NULL,
    PRIMARY KEY (table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID""",
    """
CREATE TABLE sitters (
    device BLOB NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (device, table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID""",
    'CREATE UNIQUE INDEX keys ON lines (table_id, seat, "key") WHERE "key" IS NOT NULL',
    "CREATE INDEX running ON tables (finished) WHERE finished = 0",
]

LINKS_FOR_ONE_DEVICE = [
    "CREATE INDEX sitting ON sitters (table_id, seat)",
    # Whoever has come by a link has used it up; whoever sat there already goes on.
    "ALTER TABLE seats ADD COLUMN spent INTEGER NOT NULL DEFAULT 0",
    "UPDATE seats SET spent = taken",
    # The maker of a table is not written anywhere yet, but sat down without a link.
    "ALTER TABLE tables ADD COLUMN host BLOB NOT NULL DEFAULT X''",
    """
UPDATE tables SET host = coalesce((
    SELECT sitters.device FROM sitters JOIN seats ON seats.table_id = sitters.table_id AND seats.seat = sitters.seat
    WHERE sitters.table_id = tables.id AND seats.token = X'' ORDER BY sitters.seat LIMIT 1
), X'')""",
    """
CREATE TABLE hands (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, line INTEGER NOT NULL, seat INTEGER NOT NULL,
    before TEXT NOT NULL,
    PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID""",
]

TOUCHED = [
    # Nobody knows when a table of before was opened last: its time begins now.
    "ALTER TABLE tables ADD COLUMN touched TEXT NOT NULL DEFAULT ''",
    "UPDATE tables SET touched = strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now')",
]

OPERATED = [
    # Nobody knows when somebody chose something last at a table of before.
    "ALTER TABLE tables ADD COLUMN moved TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN closed TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN why_closed TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE hands ADD COLUMN revoked INTEGER NOT NULL DEFAULT 0",
    "CREATE TABLE orders (id TEXT NOT NULL, asked TEXT NOT NULL, wanted BLOB NOT NULL, answer BLOB, PRIMARY KEY (id))",
    """
CREATE TABLE bans (
    network TEXT NOT NULL, made TEXT NOT NULL, until TEXT NOT NULL, reason TEXT NOT NULL,
    PRIMARY KEY (network)
)""",
    "CREATE TABLE announcements (id TEXT NOT NULL, text TEXT NOT NULL, until TEXT NOT NULL, PRIMARY KEY (id))",
]

STEPS: list[list[str]] = [FIRST, LINKS_FOR_ONE_DEVICE, TOUCHED, OPERATED]
"""What brings a file from version i to i + 1; a new file goes through all of them."""

FIRST_OF_POSTGRES = [
    """
CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL, game TEXT COLLATE "C" NOT NULL, header BYTEA NOT NULL, secret BYTEA NOT NULL,
    created TEXT COLLATE "C" NOT NULL, finished INTEGER NOT NULL, replay INTEGER NOT NULL,
    next TEXT COLLATE "C" NOT NULL, asks BYTEA NOT NULL, host BYTEA NOT NULL DEFAULT '',
    touched TEXT COLLATE "C" NOT NULL DEFAULT '', moved TEXT COLLATE "C" NOT NULL DEFAULT '',
    closed TEXT COLLATE "C" NOT NULL DEFAULT '', why_closed TEXT COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (id)
)""",
    """
CREATE TABLE lines (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, line BYTEA NOT NULL, seat INTEGER,
    "key" TEXT COLLATE "C",
    PRIMARY KEY (table_id, n)
)""",
    """
CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, name TEXT COLLATE "C" NOT NULL,
    bot TEXT COLLATE "C" NOT NULL, taken INTEGER NOT NULL, token BYTEA NOT NULL, spent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
)""",
    """
CREATE TABLE sitters (
    device BYTEA NOT NULL, table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
    PRIMARY KEY (device, table_id, seat)
)""",
    """
CREATE TABLE hands (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, line INTEGER NOT NULL,
    seat INTEGER NOT NULL, before TEXT COLLATE "C" NOT NULL, revoked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
)""",
    """
CREATE TABLE orders (
    id TEXT COLLATE "C" NOT NULL, asked TEXT COLLATE "C" NOT NULL, wanted BYTEA NOT NULL, answer BYTEA,
    PRIMARY KEY (id)
)""",
    """
CREATE TABLE bans (
    network TEXT COLLATE "C" NOT NULL, made TEXT COLLATE "C" NOT NULL, until TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (network)
)""",
    """
CREATE TABLE announcements (
    id TEXT COLLATE "C" NOT NULL, text TEXT COLLATE "C" NOT NULL, until TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (id)
)""",
    'CREATE UNIQUE INDEX keys ON lines (table_id, seat, "key") WHERE "key" IS NOT NULL',
    "CREATE INDEX running ON tables (finished) WHERE finished = 0",
    "CREATE INDEX sitting ON sitters (table_id, seat)",
]

POSTGRES: list[list[str]] = [[], [], [], FIRST_OF_POSTGRES]
"""The same for a database of PostgreSQL, which has been known from the fourth version on."""
