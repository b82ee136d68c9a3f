package org.tercet.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

/** What the program has around it: what it reads, where it writes, in UTF-8 on every platform, and the session's variables. */
record Terminal(InputStream in, Outlet outlet, PrintStream out, PrintStream err, UnaryOperator<String> variables) {

    /** With nothing to read. */
    static Terminal of(OutputStream out, OutputStream err, UnaryOperator<String> variables) {
        return of(InputStream.nullInputStream(), out, err, variables);
    }

    static Terminal of(InputStream in, OutputStream out, OutputStream err, UnaryOperator<String> variables) {
        Outlet outlet = new Outlet(out);
        return new Terminal(
                in,
                outlet,
                new PrintStream(outlet, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                variables);
    }

    @SuppressWarnings("NullAway") // a variable that is not set is null
    static Terminal real() {
        return of(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System::getenv);
    }
}
