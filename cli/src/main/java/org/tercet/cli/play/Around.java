package org.tercet.cli.play;

import java.io.Console;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.tercet.wire.words.Language;

/**
 * What the game has around it.
 *
 * @param clock milliseconds since the epoch
 * @param plain line by line, although the terminal could do more
 * @param real whether these are the streams that the program was started with, perhaps a terminal's
 * @param unicode whether it shows more than ASCII
 * @param colours whether they are wanted
 */
public record Around(
        InputStream in,
        PrintStream out,
        LongSupplier clock,
        Language language,
        Keyboard keyboard,
        boolean plain,
        boolean real,
        boolean unicode,
        boolean colours) {

    /** Text as it can be shown. */
    public String shown(String text) {
        return unicode ? text : Ascii.of(text);
    }

    /** Whether input and output are a terminal. */
    boolean isScreen() {
        return real
                && Optional.ofNullable(System.console())
                        .filter(Console::isTerminal)
                        .isPresent();
    }

    /** Whether the lines come from a keyboard. */
    boolean isTyped() {
        return real && (isScreen() || new ExecTerminalProvider().isSystemStream(SystemStream.Input));
    }
}
