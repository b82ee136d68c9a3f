package org.tercet.wire;

import java.util.List;

/** What is wrong with a text: a named reason with its data, for clients to put into words. */
public sealed interface Problem {

    /** Not even JSON, or a line that follows no rule. */
    record Malformed() implements Problem {}

    record TooLarge(int most) implements Problem {}

    record TooDeep(int most) implements Problem {}

    /** A text or a list. */
    record TooLong(int most) implements Problem {}

    /** Something comes after the end. */
    record TooMuch() implements Problem {}

    record UnknownField(String name) implements Problem {}

    record MissingField(String name) implements Problem {}

    record RepeatedField(String name) implements Problem {}

    record Expected(Kind kind) implements Problem {}

    record UnknownName(String name, List<String> known) implements Problem {
        public UnknownName {
            known = List.copyOf(known);
        }
    }

    /** Each value by itself is fine, but together they are not what they should be. */
    record NotAllowed(String what) implements Problem {}

    /** It says the same as something that is written in one way only. */
    record WrittenAs(String text) implements Problem {}

    /** Time does not go backwards. */
    record Backwards() implements Problem {}

    /** What should have been there. */
    enum Kind {
        TEXT,
        WHOLE_NUMBER,
        TRUTH,
        CARD,
        SEAT,
        NAME,
        MOMENT,
        LIST,
        /** Different cards in the order of their indices. */
        CARDS,
        OBJECT,
        /** Hexadecimal digits in lower case, as many as belong there. */
        HEX,
        LINE,
        LINE_END
    }
}
