-- Which browser or program has a secret, by an id that says nothing of it; it stays when the secret is renewed.
ALTER TABLE secrets ADD COLUMN holder TEXT NOT NULL DEFAULT '';

UPDATE secrets SET holder = lower(hex(randomblob(12)));

CREATE INDEX secrets_holder ON secrets (holder);
