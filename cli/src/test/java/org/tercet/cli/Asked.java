package org.tercet.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What the program answered, without starting it anew. */
record Asked(int code, String out, String err) {

    static Asked tercet(String... words) {
        return tercet(Map.of(), words);
    }

    static Asked tercet(Map<String, String> variables, String... words) {
        return tercet(new byte[0], variables, words);
    }

    /** With that on the standard input. */
    static Asked tercet(byte[] input, Map<String, String> variables, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(Terminal.of(new ByteArrayInputStream(input), out, err, variables::get), words);
        return new Asked(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
