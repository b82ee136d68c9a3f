-- The last event of a table is never removed, only emptied; so no ordering is ever given out twice.
CREATE TABLE journal (
  ordering       INTEGER PRIMARY KEY,
  persistence_id TEXT    NOT NULL,
  sequence_nr    INTEGER NOT NULL,
  writer         TEXT    NOT NULL,
  adapter        TEXT    NOT NULL,
  serializer     INTEGER NOT NULL,
  manifest       TEXT    NOT NULL,
  payload        BLOB,
  at             INTEGER NOT NULL,
  UNIQUE (persistence_id, sequence_nr)
) STRICT;

CREATE TABLE offsets (
  projection TEXT PRIMARY KEY,
  ordering   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row that is written to see whether writing works.
CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;
