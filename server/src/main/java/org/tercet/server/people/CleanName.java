package org.tercet.server.people;

import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tercet.wire.words.Typed;

/** Names as they are shown to others: nothing hidden in them, nothing that turns the text around or climbs out of its line. */
public final class CleanName {

    /** In letters as people count them. */
    public static final int MOST = 24;

    private static final Pattern LETTER = Pattern.compile("\\X");
    private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\s]+");

    /** Marks above marks above marks climb into other lines. */
    private static final Pattern TOWER = Pattern.compile("(\\p{M}{2})\\p{M}+");

    private CleanName() {}

    /** None, if nothing that can be seen is left, or too much. */
    public static Optional<String> of(String typed) {
        String visible = SPACES.matcher(typed)
                .replaceAll(" ")
                .codePoints()
                .filter(letter -> Typed.isPrintable(letter) && !isBlank(letter))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        // What was taken out may have stood between two spaces, or between a letter and its accent.
        String normal = Normalizer.normalize(SPACES.matcher(visible).replaceAll(" "), Normalizer.Form.NFC);
        String name = TOWER.matcher(normal).replaceAll("$1").strip();
        boolean something =
                name.codePoints().anyMatch(letter -> Character.getType(letter) != Character.NON_SPACING_MARK);
        long letters = LETTER.matcher(name).results().count();
        return something && letters <= MOST && name.length() <= 4 * MOST ? Optional.of(name) : Optional.empty();
    }

    /** Letters and symbols that nobody can see, though Unicode does not call them spaces. */
    private static boolean isBlank(int letter) {
        return switch (letter) {
            case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x034F -> true;
            default -> false;
        };
    }
}
