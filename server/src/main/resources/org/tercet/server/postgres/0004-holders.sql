-- Which browser or program has a secret, by an id that says nothing of it; it stays when the secret is renewed.
-- Nodes of an older version that still run give secrets without one.
ALTER TABLE secrets ADD COLUMN holder TEXT NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '');

CREATE INDEX secrets_holder ON secrets (holder);
