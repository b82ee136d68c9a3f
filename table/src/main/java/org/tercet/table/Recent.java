package org.tercet.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was done last, by whom, under which id: at least the last 256 acts. They are packed one behind the other into a few texts: objects for
 * each of them, at every table, would be most of what a collection of garbage has to copy.
 *
 * @param newer acts that are still added to, each after its length
 * @param count of them
 * @param older full ones, the newest first
 */
record Recent(String newer, int count, List<String> older) {

    private static final int ACTS_A_PART = 64;

    /** No client waits for more answers than there are acts in these. */
    private static final int OLDER_PARTS = 4;

    static final Recent NONE = new Recent("", 0, List.of());

    Recent with(Entry.Cause cause, long number) {
        String act = measured(key(cause) + number);
        return count < ACTS_A_PART
                ? new Recent(newer + act, count + 1, older)
                : new Recent(
                        act,
                        1,
                        Stream.concat(Stream.of(newer), older.stream())
                                .limit(OLDER_PARTS)
                                .toList());
    }

    Optional<Long> number(Entry.Cause cause) {
        String key = key(cause);
        Optional<Long> found = number(newer, key);
        for (int i = 0; i < older.size() && found.isEmpty(); i++) {
            found = number(older.get(i), key);
        }
        return found;
    }

    private static Optional<Long> number(String part, String key) {
        for (int at = 0; at < part.length(); at += 1 + part.charAt(at)) {
            if (part.startsWith(key, at + 1)) {
                return Optional.of(Long.valueOf(part.substring(at + 1 + key.length(), at + 1 + part.charAt(at))));
            }
        }
        return Optional.empty();
    }

    /** No key is the beginning of another, whatever clients take for ids. */
    private static String key(Entry.Cause cause) {
        return measured(cause.person()) + measured(cause.id());
    }

    private static String measured(String text) {
        if (text.length() > Character.MAX_VALUE) {
            throw new IllegalArgumentException("nobody's id is that long");
        }
        return (char) text.length() + text;
    }
}
