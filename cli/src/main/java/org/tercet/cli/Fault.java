package org.tercet.cli;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tercet.rules.game.Refusal;
import org.tercet.wire.words.Sentences;
import org.tercet.wire.words.Typed;

/** Something that was asked for and cannot be: one sentence on the error stream and exit code 2. */
final class Fault extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Function<Speech, String> sentence;

    private Fault(String message, Function<Speech, String> sentence) {
        super(message, null, false, false);
        this.sentence = sentence;
    }

    /**
     * A sentence by its key, in the errand's texts or in those that all share.
     *
     * @param filling names and values for its gaps; text is taken for what somebody typed, and quoted; a list is not
     */
    Fault(String key, Object... filling) {
        this(key, speech -> speech.say(key, quoted(filling)));
    }

    /** What the rules refuse. */
    Fault(Refusal refusal) {
        this(refusal.toString(), speech -> Sentences.of(refusal, speech.language()));
    }

    String sentence(Speech speech) {
        return sentence.apply(speech);
    }

    private static Object[] quoted(Object... filling) {
        Object[] quoted = filling.clone();
        for (int i = 1; i < quoted.length; i += 2) {
            quoted[i] = switch (quoted[i]) {
                case String typed -> Typed.quoted(typed);
                case List<?> known -> known.stream().map(String::valueOf).collect(Collectors.joining(", "));
                default -> quoted[i];
            };
        }
        return quoted;
    }
}
