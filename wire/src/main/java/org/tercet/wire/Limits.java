package org.tercet.wire;

/**
 * How much is read at most.
 *
 * @param document in bytes
 * @param text letters in one text
 * @param list items in one list
 * @param depth lists and objects in one another
 */
public record Limits(int document, int text, int list, int depth) {

    /** What somebody may send in one go. */
    public static final Limits MESSAGE = new Limits(64 * 1024, 256, 512, 16);
}
