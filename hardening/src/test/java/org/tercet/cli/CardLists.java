package org.tercet.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.tercet.cards.Card;
import org.tercet.wire.words.Language;

/** Words behind a command that takes cards: a sentence and an exit code, whatever they are. */
public final class CardLists {

    private static final List<String> COMMANDS = List.of("check", "find");

    /** The whole command takes a hundred times as long as reading its cards. */
    private static final int WHOLE = 64;

    private static final Speech SPEECH = Speech.of("check", Language.EN);

    private CardLists() {}

    /** The first letter chooses the command; a space or a line's end divides words. */
    public static void read(String text) {
        if (text.isEmpty() || text.indexOf('\0') >= 0) {
            return;
        }
        String rest = text.substring(1);
        String[] split = rest.isEmpty() ? new String[0] : rest.split("[ \n]", 100);
        hand(List.of(split));
        if (text.hashCode() % WHOLE == 0) {
            String[] words = new String[split.length + 1];
            words[0] = COMMANDS.get(text.charAt(0) % COMMANDS.size());
            System.arraycopy(split, 0, words, 1, split.length);
            command(words);
        }
    }

    private static void hand(List<String> words) {
        try {
            List<Card> cards = Hand.of(words);
            holds(Set.copyOf(cards).size() == words.size(), "a card twice, or one lost: " + words);
        } catch (Fault e) {
            String sentence = e.sentence(SPEECH);
            holds(!sentence.isEmpty() && sentence.lines().count() == 1, "no sentence: " + sentence);
        }
    }

    private static void command(String[] words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(Terminal.of(out, err, name -> null), words);
        String said = err.toString(StandardCharsets.UTF_8);
        holds(code >= 0 && code <= Main.FAULT, "exit code " + code + ": " + said);
        holds((code == Main.FAULT) != said.isEmpty() && said.lines().count() <= 1, code + ", and it says: " + said);
    }

    private static void holds(boolean it, String otherwise) {
        if (!it) {
            throw new AssertionError(otherwise);
        }
    }
}
