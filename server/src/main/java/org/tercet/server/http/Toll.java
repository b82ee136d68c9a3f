package org.tercet.server.http;

/** What a request costs of what its sender is allowed. */
public enum Toll {
    /** Something that lies ready. */
    GLANCE(1),
    /** Something that takes the database or a calculation. */
    LOOK(4),
    /** Something that stays. */
    MAKE(20);

    private final int tokens;

    Toll(int tokens) {
        this.tokens = tokens;
    }

    int tokens() {
        return tokens;
    }
}
