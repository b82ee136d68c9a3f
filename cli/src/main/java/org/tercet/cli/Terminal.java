package org.tercet.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

/** What the program has around it: where it writes, in UTF-8 on every platform, and the variables of the session. */
record Terminal(Outlet outlet, PrintStream out, PrintStream err, UnaryOperator<String> variables) {

    static Terminal of(OutputStream out, OutputStream err, UnaryOperator<String> variables) {
        Outlet outlet = new Outlet(out);
        return new Terminal(
                outlet,
                new PrintStream(outlet, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                variables);
    }

    @SuppressWarnings("NullAway") // a variable that is not set is null
    static Terminal real() {
        return of(new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err), System::getenv);
    }
}
