package org.tercet.bench;

/** Something that was asked for and cannot be: one sentence on the error stream and exit code 2. */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    Fault(String sentence) {
        super(sentence, null, false, false);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
