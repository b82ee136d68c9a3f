package org.tercet.rules.game;

import java.util.List;

/** One thing that a table can choose before the deal, described so that any client can offer it. */
public sealed interface Setting {

    String name();

    /** What it is when nobody chooses, as text. */
    String standard();

    boolean allows(String value);

    /** One of a few named values. */
    record OneOf(String name, List<String> values, String standard) implements Setting {
        public OneOf {
            values = List.copyOf(values);
            if (!values.contains(standard)) {
                throw new IllegalArgumentException("the standard is one of the values");
            }
        }

        @Override
        public boolean allows(String value) {
            return values.contains(value);
        }
    }

    /** A whole number between two bounds. */
    record Whole(String name, int min, int max, int usual) implements Setting {
        public Whole {
            if (usual < min || max < usual) {
                throw new IllegalArgumentException("the usual number lies between the bounds");
            }
        }

        @Override
        public String standard() {
            return Integer.toString(usual);
        }

        @Override
        public boolean allows(String value) {
            if (value.isEmpty() || value.length() > 9 || !value.chars().allMatch(c -> '0' <= c && c <= '9')) {
                return false;
            }
            int number = Integer.parseInt(value);
            return value.equals(Integer.toString(number)) && min <= number && number <= max;
        }
    }
}
