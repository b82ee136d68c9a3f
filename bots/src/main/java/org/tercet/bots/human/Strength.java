package org.tercet.bots.human;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How quick and how careful somebody is. Every number that the human-like players go by is here; times are in milliseconds.
 * A table of twelve cards holds not quite three sets on average, so a lone player takes one about every third of {@code find}.
 */
public enum Strength {
    BEGINNER(150_000, 60_000, 12, 45, 25, 70, 6),
    CASUAL(70_000, 35_000, 7, 65, 50, 40, 8),
    GOOD(32_000, 20_000, 4, 85, 75, 15, 12),
    MASTER(15_000, 10_000, 2, 97, 95, 3, 10);

    /** It takes so long to take in what has changed on the table. */
    static final int REACTION = 700;

    /** From the call to the take it is up to so much longer than the reaction: within the shortest call time. */
    static final int POINTING = 900;

    /** One who has to choose does so within this and two reactions: within the shortest turn. */
    static final int DECIDING = 3_000;

    /** One who is asked yes or no answers within this and a reaction: within the shortest time for an answer. */
    static final int ANSWERING = 2_000;

    /** Choosing a card or a bet takes this part of the time for giving up. */
    static final int CHOICE = 12;

    /** One who sees nothing where there is something gives up so many times later than where there is nothing. */
    static final int DOUBT = 8;

    /** When somebody else has said that there is none, one comes to a conclusion so many times sooner. */
    static final int COMPANY = 4;

    /** A take for which there is no good reason comes so many times later than a find of two attributes differing. */
    static final int RASHNESS = 40;

    /** A set with the card that a scout points at is found so many times sooner than one among all. */
    static final int POINTED_OUT = 6;

    /** A set with the card that was just played in SetUp is found so many times sooner than one among all. */
    static final int LAST_PLAYED = 10;

    /** A table holds about seven times as many ultrasets as sets, and each is that much harder to see. */
    static final int ULTRASET = 7;

    /** There are about as many ghosts as sets, but six cards to add up. */
    static final int GHOST = 3;

    /** Face-down cards are turned so many times sooner than a table is given up by one who knows a set among them. */
    static final int REACHING = 6;

    /** One who knows none waits so many times longer. */
    static final int GROPING = 3;

    /** A vote on a forfeit takes about so long. */
    static final int VOTING = 3_000;

    /** A share of the pot so much larger than an even one is worth a bet. */
    static final double EDGE = 0.08;

    /** With so many cards in the middle of ChipSet nobody keeps waiting for more. */
    static final int ENOUGH = 7;

    private final int find;
    private final int giveUp;
    private final int errs;
    private final int cares;
    private final int recalls;
    private final int misjudges;
    private final int bluffs;

    /**
     * @param find mean time to see one given set of two differing attributes on the table
     * @param giveUp mean time to be sure that there is none
     * @param errs how many takes out of a hundred are wrong
     * @param cares in how many cases out of a hundred a danger or a chance on the table is noticed
     * @param recalls how many cards out of a hundred are remembered when they are face down again
     * @param misjudges by up to how many hundredths a chance is taken for more or less than it is
     * @param bluffs in how many cases out of a hundred a bet has nothing behind it
     */
    Strength(int find, int giveUp, int errs, int cares, int recalls, int misjudges, int bluffs) {
        this.find = find;
        this.giveUp = giveUp;
        this.errs = errs;
        this.cares = cares;
        this.recalls = recalls;
        this.misjudges = misjudges;
        this.bluffs = bluffs;
    }

    /** The name that people write. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Strength> of(String code) {
        return Stream.of(values())
                .filter(strength -> strength.code().equalsIgnoreCase(code))
                .findFirst();
    }

    /** The mean time to see a set by how many of its attributes differ, 1 to 4: the more alike the cards, the sooner. */
    double find(int differing) {
        return find
                * switch (differing) {
                    case 1 -> 0.6;
                    case 2 -> 1.0;
                    case 3 -> 1.4;
                    default -> 2.0;
                };
    }

    int giveUp() {
        return giveUp;
    }

    int errs() {
        return errs;
    }

    int cares() {
        return cares;
    }

    int recalls() {
        return recalls;
    }

    int misjudges() {
        return misjudges;
    }

    int bluffs() {
        return bluffs;
    }
}
