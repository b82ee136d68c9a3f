package org.tercet.rules.game;

/** How many may play. */
public record Players(int min, int max) {

    public Players {
        if (min < 1 || max < min) {
            throw new IllegalArgumentException("players range from at least 1 upwards");
        }
    }

    public boolean allows(int count) {
        return min <= count && count <= max;
    }
}
