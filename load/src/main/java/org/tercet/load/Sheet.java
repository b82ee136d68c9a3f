package org.tercet.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.cards.Sets;

/** What a program at a table was told last. Only as much of it is read as is needed: the crowd shares the machine with the server. */
record Sheet(String text) {

    static final Sheet BLANK = new Sheet("");

    /** What stands before the kind of a message. */
    private static final String TYPE = "{\"type\":\"";

    /** Where the rest of a {@code done} begins. */
    static final int AFTER_DONE = TYPE.length() + "done\",".length();

    private static final String NUMBER = "\"number\":";
    private static final Pattern SPOT = Pattern.compile("\"card\":\"(....)\"");
    private static final Pattern AGREED = Pattern.compile("\"agreed\":\\[([0-9,]*)]");

    private static final Pattern YOU = Pattern.compile("\"you\":(\\d+)");

    /** The kinds of messages that matter. */
    enum Kind {
        DONE,
        REFUSED,
        STANDING,
        OTHER
    }

    /** Something to do, and whose it is. */
    record Deed(int seat, String act) {}

    static Kind kind(String text) {
        return switch (text.charAt(TYPE.length())) {
            case 'd' -> Kind.DONE;
            case 'r' -> Kind.REFUSED;
            case 'u' -> text.startsWith("update", TYPE.length()) ? Kind.STANDING : Kind.OTHER;
            case 'w' -> Kind.STANDING;
            default -> Kind.OTHER;
        };
    }

    static long number(String text) {
        int at = text.indexOf(NUMBER) + NUMBER.length();
        long number = 0;
        for (char digit = text.charAt(at); digit >= '0' && digit <= '9'; digit = text.charAt(++at)) {
            number = 10 * number + digit - '0';
        }
        return number;
    }

    /** Whose sheet it is, where it says so. */
    Optional<Integer> you() {
        Matcher you = YOU.matcher(text);
        return you.find() ? Optional.of(Integer.valueOf(you.group(1))) : Optional.empty();
    }

    boolean isPlayed() {
        return text.contains("\"match\":") && !isOver();
    }

    boolean isOver() {
        return text.contains("\"standing\":\"finished\"");
    }

    Deed deed(int seat, int players) {
        if (text.contains("\"standing\":\"between-rounds\"")) {
            return new Deed(0, "{\"type\":\"next-round\"}");
        }
        Optional<String> set = set();
        return set.map(cards -> new Deed(seat, play("{\"type\":\"take\",\"cards\":[" + cards + "]}")))
                .orElseGet(() -> new Deed(notAgreed(players), play("{\"type\":\"no-set\"}")));
    }

    private static String play(String move) {
        return "{\"type\":\"play\",\"move\":" + move + "}";
    }

    private Optional<String> set() {
        int from = text.indexOf("\"table\":[", text.indexOf("\"match\":"));
        Matcher spot = SPOT.matcher(text).region(from, text.indexOf(']', from));
        List<Card> cards = new ArrayList<>();
        while (spot.find()) {
            cards.add(Notation.card(spot.group(1)).orElseThrow());
        }
        return Sets.one(CardSet.of(cards))
                .map(set -> set.toList().stream()
                        .map(card -> "\"" + Notation.of(card) + "\"")
                        .collect(Collectors.joining(",")));
    }

    private int notAgreed(int players) {
        Matcher agreed = AGREED.matcher(text);
        List<String> said = agreed.find() ? List.of(agreed.group(1).split(",")) : List.of();
        for (int seat = 0; seat < players; seat++) {
            if (!said.contains(Integer.toString(seat))) {
                return seat;
            }
        }
        return 0;
    }
}
