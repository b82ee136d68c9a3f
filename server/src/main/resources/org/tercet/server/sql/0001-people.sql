CREATE TABLE people (
  id    TEXT   PRIMARY KEY,
  name  TEXT   NOT NULL,
  since BIGINT NOT NULL
);

-- Only hashes: whoever reads this cannot be anybody.
CREATE TABLE secrets (
  hash    TEXT    PRIMARY KEY,
  person  TEXT    NOT NULL REFERENCES people (id),
  program BOOLEAN NOT NULL,
  given   BIGINT  NOT NULL,
  ends    BIGINT  NOT NULL
);

CREATE INDEX secrets_person ON secrets (person);
