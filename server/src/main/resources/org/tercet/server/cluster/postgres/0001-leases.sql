CREATE TABLE leases (
    name text PRIMARY KEY,
    owner text NOT NULL,
    until timestamptz NOT NULL
);
