package org.tercet.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What the program has around it: where it reads, where it writes, in UTF-8 on every platform, and the variables of the session.
 *
 * @param isReal whether these are the streams that the program was started with
 */
record Terminal(
        InputStream in,
        Outlet outlet,
        PrintStream out,
        PrintStream err,
        UnaryOperator<String> variables,
        boolean isReal) {

    /** With nothing to read. */
    static Terminal of(OutputStream out, OutputStream err, UnaryOperator<String> variables) {
        return of(InputStream.nullInputStream(), out, err, variables);
    }

    static Terminal of(InputStream in, OutputStream out, OutputStream err, UnaryOperator<String> variables) {
        return of(in, out, err, variables, false);
    }

    private static Terminal of(
            InputStream in, OutputStream out, OutputStream err, UnaryOperator<String> variables, boolean isReal) {
        Outlet outlet = new Outlet(out);
        return new Terminal(
                in,
                outlet,
                new PrintStream(outlet, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                variables,
                isReal);
    }

    @SuppressWarnings("NullAway") // a variable that is not set is null
    static Terminal real() {
        return of(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System::getenv,
                true);
    }

    /** Whether a variable has a value. */
    boolean isSet(String variable) {
        return !value(variable).isEmpty();
    }

    /** Whether it can do nothing but write line after line. */
    boolean isDumb() {
        return value("TERM").equals("dumb");
    }

    /** Whether it shows all letters: the first variable that says something about them decides, and silence means yes. */
    boolean isUnicode() {
        return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .map(this::value)
                .filter(value -> !value.isEmpty())
                .findFirst()
                .map(value -> value.toLowerCase(Locale.ROOT).replace("-", "").contains("utf8"))
                .orElse(true);
    }

    private String value(String variable) {
        return Optional.ofNullable(variables.apply(variable)).orElse("");
    }
}
