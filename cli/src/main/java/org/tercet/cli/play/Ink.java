package org.tercet.cli.play;

/** How text stands out on a screen; the code is what a terminal understands. */
enum Ink {
    PLAIN(""),
    BOLD("1"),
    FAINT("2"),
    BAR("7"),
    RED("31"),
    GREEN("32"),
    PURPLE("35");

    private final String code;

    Ink(String code) {
        this.code = code;
    }

    String paint(String text) {
        return this == PLAIN ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
