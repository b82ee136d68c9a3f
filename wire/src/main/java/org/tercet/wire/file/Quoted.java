package org.tercet.wire.file;

/** Text between quotation marks, on one line whatever is in it. */
final class Quoted {

    private Quoted() {}

    static String of(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            switch (letter) {
                case '"', '\\' -> quoted.append('\\').append(letter);
                default -> {
                    if (isPlain(letter)) {
                        quoted.append(letter);
                    } else {
                        quoted.append("\\u").append(hex(letter));
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }

    /** Neither breaks the line nor hides in it; half a letter is not plain either. */
    private static boolean isPlain(char letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE -> false;
            default -> true;
        };
    }

    private static String hex(char letter) {
        String digits = Integer.toHexString(letter);
        return "0".repeat(4 - digits.length()) + digits;
    }
}
