package org.tercet.fair;

import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Function;
import org.tercet.fair.Parsed.Flaw;

/** Bytes as hexadecimal digits in lower case: there is one way to write them. */
final class Hex {

    private static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    static String of(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    static <T> Parsed<T> parse(String text, int fewest, int most, Function<String, T> value) {
        return flaw(text, fewest, most)
                .<Parsed<T>>map(Parsed.Bad::new)
                .orElseGet(() -> new Parsed.Good<>(value.apply(text)));
    }

    /** Length first, so that a huge text is not looked through; an odd digit at the end is half a byte too much. */
    static Optional<Flaw> flaw(String text, int fewest, int most) {
        if (text.length() < 2 * fewest) {
            return Optional.of(Flaw.TOO_SHORT);
        }
        if (text.length() > 2 * most) {
            return Optional.of(Flaw.TOO_LONG);
        }
        for (int i = 0; i < text.length(); i++) {
            if (DIGITS.indexOf(text.charAt(i)) < 0) {
                return Optional.of(Flaw.NOT_HEX);
            }
        }
        return text.length() % 2 == 0 ? Optional.empty() : Optional.of(Flaw.NOT_HEX);
    }

    static String checked(String hex, int fewest, int most) {
        flaw(hex, fewest, most).ifPresent(flaw -> {
            throw new IllegalArgumentException("not " + fewest + " to " + most + " bytes in hexadecimal: " + flaw);
        });
        return hex;
    }
}
