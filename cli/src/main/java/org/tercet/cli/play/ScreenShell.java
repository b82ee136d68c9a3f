package org.tercet.cli.play;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** The game on the whole screen of a terminal, which is left as it was found. */
final class ScreenShell {

    private static final int TICK_MILLIS = 100;
    private static final int WIDTH = 80;
    private static final int HEIGHT = 24;

    private static final int CTRL_C = 3;
    private static final int CTRL_D = 4;
    private static final int CTRL_L = 12;
    private static final int DELETE = 127;

    private final Terminal terminal;
    private final Session<?, ?> session;
    private final Around around;
    private final Art art;
    private Size size = new Size(WIDTH, HEIGHT);
    private List<String> shown = List.of();
    private volatile boolean stale = true;

    ScreenShell(Terminal terminal, Session<?, ?> session, Around around) {
        this.terminal = terminal;
        this.session = session;
        this.around = around;
        this.art = new Art(!around.unicode());
    }

    /** Whether a terminal can do what is needed. */
    static boolean suits(Terminal terminal) {
        return terminal.getStringCapability(Capability.cursor_address) != null;
    }

    void run() throws IOException {
        Attributes found = terminal.getAttributes();
        Thread restorer = new Thread(() -> restore(found));
        Runtime.getRuntime().addShutdownHook(restorer);
        try {
            enter(found);
            play();
        } finally {
            restore(found);
            Runtime.getRuntime().removeShutdownHook(restorer);
        }
    }

    /** Keys arrive one by one and none of them is a signal, so that the screen can be left in order. */
    private void enter(Attributes found) {
        Attributes raw = new Attributes(found);
        raw.setLocalFlags(
                EnumSet.of(
                        Attributes.LocalFlag.ICANON,
                        Attributes.LocalFlag.ECHO,
                        Attributes.LocalFlag.IEXTEN,
                        Attributes.LocalFlag.ISIG),
                false);
        raw.setInputFlags(EnumSet.of(Attributes.InputFlag.IXON, Attributes.InputFlag.ICRNL), false);
        raw.setControlChar(Attributes.ControlChar.VMIN, 1);
        raw.setControlChar(Attributes.ControlChar.VTIME, 0);
        terminal.setAttributes(raw);
        terminal.handle(Terminal.Signal.WINCH, _ -> stale = true);
        terminal.handle(Terminal.Signal.CONT, _ -> stale = true);
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.cursor_invisible);
        terminal.flush();
    }

    private void restore(Attributes found) {
        terminal.puts(Capability.cursor_normal);
        terminal.puts(Capability.exit_ca_mode);
        terminal.flush();
        terminal.setAttributes(found);
    }

    private void play() throws IOException {
        NonBlockingReader keys = terminal.reader();
        boolean pressed = false;
        while (session.mode() != Session.Mode.LEFT && !(session.isOver() && pressed)) {
            session.pass(around.clock().getAsLong());
            paint();
            boolean over = session.isOver();
            int key = keys.read(TICK_MILLIS);
            pressed = over && key != NonBlockingReader.READ_EXPIRED;
            if (!pressed) {
                press(key, keys);
            }
        }
    }

    private void press(int key, NonBlockingReader keys) throws IOException {
        long now = around.clock().getAsLong();
        switch (key) {
            case NonBlockingReader.READ_EXPIRED -> {}
            case NonBlockingReader.EOF, CTRL_C, CTRL_D -> session.leave(now);
            case CTRL_L -> stale = true;
            case '\r' -> session.press(Session.ENTER, now);
            case DELETE -> session.press(Session.BACKSPACE, now);
            case Session.ESCAPE -> escape(keys, now);
            default -> session.press((char) key, now);
        }
    }

    /** The key itself, or the beginning of what arrows and the like send, which mean nothing here. */
    private void escape(NonBlockingReader keys, long now) throws IOException {
        int next = keys.read(TICK_MILLIS / 2);
        if (next == '[' || next == 'O') {
            do {
                next = keys.read(TICK_MILLIS / 2);
            } while (next >= ' ' && next < '@');
        } else {
            session.press(Session.ESCAPE, now);
        }
    }

    /** Some terminals do not know how large they are. */
    private void measure() {
        Size found = terminal.getSize();
        size = found.getColumns() > 0 && found.getRows() > 0 ? found : new Size(WIDTH, HEIGHT);
    }

    /** Only the rows that have changed are written. */
    private void paint() {
        if (stale) {
            stale = false;
            shown = List.of();
            measure();
            terminal.puts(Capability.clear_screen);
        }
        List<String> rows = session.picture(around.clock().getAsLong())
                .on(size.getColumns(), size.getRows(), art)
                .rows(around.colours());
        for (int row = 0; row < rows.size(); row++) {
            if (row >= shown.size() || !rows.get(row).equals(shown.get(row))) {
                terminal.puts(Capability.cursor_address, row, 0);
                terminal.writer().print(around.shown(rows.get(row)));
                terminal.puts(Capability.clr_eol);
            }
        }
        terminal.flush();
        shown = rows;
    }
}
