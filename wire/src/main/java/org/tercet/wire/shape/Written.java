package org.tercet.wire.shape;

import java.util.Locale;

/** Names as they are written: lower case with hyphens. */
public final class Written {

    private Written() {}

    /** {@code NoSet} is written {@code no-set}. */
    public static String name(Class<?> type) {
        StringBuilder name = new StringBuilder();
        for (char letter : type.getSimpleName().toCharArray()) {
            if (Character.isUpperCase(letter) && !name.isEmpty()) {
                name.append('-');
            }
            name.append(Character.toLowerCase(letter));
        }
        return name.toString();
    }

    /** {@code ONE_ROUND} is written {@code one-round}. */
    public static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
