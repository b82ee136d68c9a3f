package org.tercet.wire;

/** What came of reading a text: the value, or where and what is wrong. Nothing in between, and nothing is dropped. */
public sealed interface Reading<T> {

    record Read<T>(T value) implements Reading<T> {}

    /**
     * Where, and what is wrong.
     *
     * @param path {@code /move/cards/2} in JSON, {@code line 12} in a game file
     */
    record Unreadable<T>(String path, Problem problem) implements Reading<T> {}
}
