package org.tercet.rules.coop;

/** What one layout brought: the sets the team found in it, the cards added to it, and the points for both. */
public record Result(int sets, int added, int points) {

    /** The printed table, less a point for each card added; a fifth set and more count as four. */
    public static Result of(int sets, int added) {
        int found = switch (sets) {
            case 0, 1 -> 0;
            case 2 -> 1;
            case 3 -> 3;
            default -> 5;
        };
        return new Result(sets, added, found - added);
    }
}
