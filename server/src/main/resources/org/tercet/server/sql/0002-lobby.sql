-- Made from the log: tables that are not closed.
CREATE TABLE lobby (
  id      TEXT    PRIMARY KEY,
  game    TEXT    NOT NULL,
  open    BOOLEAN NOT NULL,
  phase   TEXT    NOT NULL,
  seats   INTEGER NOT NULL,
  people  INTEGER NOT NULL,
  most    INTEGER NOT NULL,
  changed BIGINT  NOT NULL,
  state   TEXT    NOT NULL
);

CREATE INDEX lobby_open ON lobby (open, game, phase);

-- Made from the log: matches that have ended and are not yet among the records.
CREATE TABLE ended (
  ordering BIGINT  PRIMARY KEY,
  table_id TEXT    NOT NULL,
  failed   BOOLEAN NOT NULL
);
