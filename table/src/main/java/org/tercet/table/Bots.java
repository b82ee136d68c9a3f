package org.tercet.table;

import java.util.List;

/** What a table knows about bots. */
public final class Bots {

    /** From the weakest to the strongest. */
    public static final List<String> STRENGTHS = List.of("beginner", "casual", "good", "master");

    private static final List<String> NAMES =
            List.of("Uno", "Due", "Trei", "Quatre", "Cinco", "Sei", "Sept", "Ocho", "Nove", "Dix");

    private Bots() {}

    /** A name that nobody at the table has. */
    static String name(List<Guest> guests) {
        return NAMES.stream()
                .filter(name -> guests.stream().noneMatch(guest -> guest.name().equals(name)))
                .findFirst()
                .orElse("Tercet");
    }
}
