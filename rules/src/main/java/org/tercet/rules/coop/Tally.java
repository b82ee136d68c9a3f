package org.tercet.rules.coop;

/** What one player did for the team: sets found and takes gone wrong. */
public record Tally(int sets, int mistakes) {

    static final Tally NOTHING = new Tally(0, 0);

    Tally found() {
        return new Tally(sets + 1, mistakes);
    }

    Tally mistaken() {
        return new Tally(sets, mistakes + 1);
    }
}
