package org.tercet.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What can be measured. */
enum Topic {
    SOLVE("looking for sets among 12 cards, in nanoseconds a hand"),
    GAMES("whole base games, played to the end"),
    ODDS("the exact odds, in this program and from a cold start"),
    MONTECARLO("estimating how often random cards hold no set");

    private final String summary;

    Topic(String summary) {
        this.summary = summary;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String summary() {
        return summary;
    }

    static Topic of(String word) {
        return Stream.of(values())
                .filter(topic -> topic.id().equals(word))
                .findFirst()
                .orElseThrow(() -> new Fault("There is no benchmark called " + Ask.quoted(word) + ", but " + ids()));
    }

    static String ids() {
        List<String> ids = Stream.of(values()).map(Topic::id).toList();
        return String.join(", ", ids.subList(0, ids.size() - 1)) + " and " + ids.getLast();
    }
}
