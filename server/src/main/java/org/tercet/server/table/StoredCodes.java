package org.tercet.server.table;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import org.tercet.journal.EventStore;

/** Codes in the database. One that has not been used for long is given again. */
public final class StoredCodes implements Codes {

    /** Without letters that look or sound like others. */
    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

    private static final int LENGTH = 4;
    private static final long KEPT = 7L * 24 * 60 * 60 * 1000;
    private static final int TRIES = 1_000;

    private final EventStore store;
    private final SecureRandom random;

    public StoredCodes(EventStore store, SecureRandom random) {
        this.store = store;
        this.random = random;
    }

    @Override
    public String claim(String table) {
        for (int i = 0; i < TRIES; i++) {
            String code = draw();
            long now = System.currentTimeMillis();
            int claimed = store.tx(handle -> handle.execute(
                    "INSERT INTO codes (code, table_id, at) VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE"
                            + " SET table_id = excluded.table_id, at = excluded.at WHERE codes.at < ?",
                    code,
                    table,
                    now,
                    now - KEPT));
            if (claimed == 1) {
                return code;
            }
        }
        throw new IllegalStateException("all codes are taken");
    }

    @Override
    public Optional<String> table(String code) {
        return store.reading()
                .withHandle(handle -> handle.select(
                                "SELECT table_id FROM codes WHERE code = ?", code.toUpperCase(Locale.ROOT))
                        .mapTo(String.class)
                        .findOne());
    }

    private String draw() {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return code.toString();
    }
}
