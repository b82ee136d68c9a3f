-- Game files that somebody brought; not made from the log.
CREATE TABLE imports (
  id     TEXT   PRIMARY KEY,
  person TEXT   NOT NULL,
  at     BIGINT NOT NULL,
  file   TEXT   NOT NULL
);

-- Made from the log, and from what was brought: matches that have ended.
CREATE TABLE records (
  id       TEXT    PRIMARY KEY,
  game     TEXT    NOT NULL,
  open     BOOLEAN NOT NULL,
  imported BOOLEAN NOT NULL,
  owner    TEXT    NOT NULL,
  ended    BIGINT  NOT NULL,
  summary  TEXT    NOT NULL
);

CREATE INDEX records_open ON records (open, ended);

CREATE INDEX records_owner ON records (owner, ended);

-- Made from the log: how people came out of matches, and what they saw how fast by the number of differing attributes.
CREATE TABLE results (
  record  TEXT    NOT NULL,
  person  TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  ended   BIGINT  NOT NULL,
  score   INTEGER NOT NULL,
  won     BOOLEAN NOT NULL,
  finds   INTEGER NOT NULL,
  wrong   INTEGER NOT NULL,
  here    BIGINT  NOT NULL,
  finds1  INTEGER NOT NULL,
  finds2  INTEGER NOT NULL,
  finds3  INTEGER NOT NULL,
  finds4  INTEGER NOT NULL,
  millis1 BIGINT  NOT NULL,
  millis2 BIGINT  NOT NULL,
  millis3 BIGINT  NOT NULL,
  millis4 BIGINT  NOT NULL,
  PRIMARY KEY (record, person)
);

CREATE INDEX results_person ON results (person, ended);

-- Made from the log: how strong people are, of all time and of single days and weeks.
CREATE TABLE ratings (
  game    TEXT             NOT NULL,
  span    TEXT             NOT NULL,
  person  TEXT             NOT NULL,
  mean    DOUBLE PRECISION NOT NULL,
  spread  DOUBLE PRECISION NOT NULL,
  points  INTEGER          NOT NULL,
  matches INTEGER          NOT NULL,
  PRIMARY KEY (game, span, person)
);

CREATE INDEX ratings_best ON ratings (game, span, points);
