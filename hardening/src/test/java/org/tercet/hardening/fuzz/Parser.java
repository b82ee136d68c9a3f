package org.tercet.hardening.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tercet.cli.CardLists;
import org.tercet.server.http.Heads;

/** Everything that reads what somebody else has written. Whatever that is, reading it ends with a value or a refusal, never otherwise. */
@SuppressWarnings("ImmutableEnumChecker") // what reads has nothing to change
public enum Parser {
    /** The notation of a card. */
    CARD(Cards::read, Seeds::cards),
    /** Cards as words of the command line. */
    CARD_LIST(bytes -> CardLists.read(text(bytes)), Seeds::cardLists),
    /** Messages through a socket, one a line, at a table of each game. */
    SOCKET(Messages::read, Seeds::messages),
    /** Bodies of requests. */
    HTTP_BODY(Bodies::read, Seeds::bodies),
    /** Paths, queries and headers of requests, and the addresses that whoever runs a server types. */
    HTTP_HEAD(bytes -> Heads.read(text(bytes)), Seeds::heads),
    /** Game files. */
    GAME_FILE(Files::read, Seeds::files),
    /** What is stored in the log. */
    STORED_EVENT(Stored::read, Seeds::stored),
    /** What one node says to another. */
    NODE_MESSAGE(Nodes::read, Seeds::nodes),
    /** A mistake on purpose, behind conditions that nobody fulfils by chance: whoever finds it has followed the code. */
    PLANTED(Planted::read, () -> List.of(new byte[] {'?'}));

    private final Consumer<byte[]> reading;
    private final Supplier<List<byte[]>> seeds;

    Parser(Consumer<byte[]> reading, Supplier<List<byte[]>> seeds) {
        this.reading = reading;
        this.seeds = seeds;
    }

    static List<Parser> real() {
        return List.copyOf(EnumSet.complementOf(EnumSet.of(PLANTED)));
    }

    static Parser named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public String written() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Throws if it was not read as it should. */
    void read(byte[] bytes) {
        reading.accept(bytes);
    }

    /** Good examples, to begin with. */
    List<byte[]> seeds() {
        return seeds.get();
    }

    /** As a socket or a command line hands it on: what is no text has been replaced. */
    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static void holds(boolean it, String otherwise) {
        if (!it) {
            throw new AssertionError(otherwise);
        }
    }
}
