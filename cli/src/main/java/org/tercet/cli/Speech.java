package org.tercet.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tercet.wire.words.Language;
import org.tercet.wire.words.Texts;

/** What an errand says in one language: its own sentences, then those that all errands share. */
final class Speech {

    private final Texts own;
    private final Texts shared;

    private Speech(Texts own, Texts shared) {
        this.own = own;
        this.shared = shared;
    }

    /** The sentences of the program itself. */
    static Speech shared(Language language) {
        Texts shared = Texts.load(Speech.class, "shared", language);
        return new Speech(shared, shared);
    }

    static Speech of(String errand, Language language) {
        return new Speech(Texts.load(Speech.class, errand, language), Texts.load(Speech.class, "shared", language));
    }

    Language language() {
        return shared.language();
    }

    String say(String key, Object... filling) {
        return (own.has(key) ? own : shared).say(key, filling);
    }

    /** For picocli's help: descriptions are looked up by the names of options and parameters. */
    ResourceBundle bundle() {
        Set<String> keys = new TreeSet<>(shared.keys());
        keys.addAll(own.keys());
        return new ResourceBundle() {
            @Override
            protected @Nullable Object handleGetObject(String key) {
                return keys.contains(key) ? say(key) : null;
            }

            @Override
            public Enumeration<String> getKeys() {
                return Collections.enumeration(keys);
            }
        };
    }
}
