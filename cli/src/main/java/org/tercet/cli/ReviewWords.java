package org.tercet.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.lab.review.Review.Player;
import org.tercet.lab.review.Times;
import org.tercet.rules.game.Seat;
import org.tercet.wire.words.Language;
import org.tercet.wire.words.Typed;

/** How a review names people, times and cards in one language. */
final class ReviewWords {

    /** For what there is nothing to say about. */
    static final String NOTHING = "–";

    /** As much of a name as a table has room for. */
    private static final int LONGEST_NAME = 20;

    private static final int MINUTE = 60;

    private final Speech speech;
    private final List<Player> players;
    private final Locale locale;

    ReviewWords(Speech speech, List<Player> players) {
        this.speech = speech;
        this.players = players;
        this.locale = Locale.of(speech.language().code());
    }

    String say(String key, Object... filling) {
        return speech.say(key, filling);
    }

    Language language() {
        return speech.language();
    }

    /** The name, without anything that would upset a terminal, or else the seat. */
    String who(Seat seat) {
        String name = players.get(seat.number())
                .name()
                .codePoints()
                .map(letter -> Typed.isPrintable(letter) ? letter : ' ')
                .limit(LONGEST_NAME)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
        return name.isEmpty() ? say("seat", "seat", seat.number() + 1) : name;
    }

    String who(List<Seat> seats) {
        return seats.stream().map(this::who).collect(Collectors.joining(", "));
    }

    /** A moment of the match, as 1:05 or 1:02:07. */
    String clock(long millis) {
        long seconds = millis / 1_000;
        long minutes = seconds / MINUTE;
        return minutes < MINUTE
                ? String.format(Locale.ROOT, "%d:%02d", minutes, seconds % MINUTE)
                : String.format(Locale.ROOT, "%d:%02d:%02d", minutes / MINUTE, minutes % MINUTE, seconds % MINUTE);
    }

    /** How long something took. */
    String span(long millis) {
        return decimal(millis / 1_000.0) + " s";
    }

    String span(Optional<Times> times, ToLongFunction<Times> which) {
        return times.map(known -> span(which.applyAsLong(known))).orElse(NOTHING);
    }

    /** With two digits after the sign. */
    String exact(double number) {
        return String.format(locale, "%.2f", number);
    }

    String decimal(double number) {
        return String.format(locale, "%.1f", number);
    }

    String sets(List<CardSet> sets) {
        return sets.stream().map(Notation::of).collect(Collectors.joining(", "));
    }
}
