package org.tercet.cli.play;

import java.text.Normalizer;

/** Text for terminals that know no more than ASCII: letters lose their accents, and every character stays one. */
final class Ascii {

    private static final String FANCY = "’‘“”«»…–—·×";
    private static final String PLAIN = "''\"\"\"\".--.x";
    private static final char LAST = 0x7E;

    private Ascii() {}

    static String of(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            plain.append(of(text.charAt(i)));
        }
        return plain.toString();
    }

    private static char of(char letter) {
        int fancy = FANCY.indexOf(letter);
        if (fancy >= 0) {
            return PLAIN.charAt(fancy);
        }
        if (letter == '\n' || letter == '\u001b') {
            return letter;
        }
        char base = Normalizer.normalize(String.valueOf(letter), Normalizer.Form.NFD)
                .charAt(0);
        return base <= LAST ? base : '?';
    }
}
