-- The ordering begins with the number of the transaction: a reader stops before those that are still under way.
CREATE TABLE journal (
  ordering       bigint  NOT NULL,
  persistence_id text    COLLATE "C" NOT NULL,
  sequence_nr    bigint  NOT NULL,
  writer         text    NOT NULL,
  adapter        text    NOT NULL,
  serializer     integer NOT NULL,
  manifest       text    NOT NULL,
  payload        bytea,
  at             bigint  NOT NULL,
  PRIMARY KEY (persistence_id, sequence_nr)
);

CREATE UNIQUE INDEX journal_ordering ON journal (ordering);

CREATE TABLE offsets (
  projection text PRIMARY KEY,
  ordering   bigint NOT NULL
);

-- One row that is written to see whether writing works.
CREATE TABLE probe (
  id integer PRIMARY KEY,
  at bigint NOT NULL
);

-- Added to transaction numbers, which start again when the data is moved to another PostgreSQL.
CREATE TABLE era (
  base bigint NOT NULL
);

INSERT INTO era VALUES (0);
