package org.tercet.wire.words;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The languages of the rulebooks, and English. */
public enum Language {
    EN,
    ES,
    PT,
    IT,
    FR;

    /** The code that people and programs write. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads {@code es}, {@code ES}, {@code es-AR} or {@code es_ES.UTF-8}. */
    public static Optional<Language> of(String tag) {
        String code = tag.split("[-_.@]", 2)[0];
        return Stream.of(values())
                .filter(language -> language.name().equalsIgnoreCase(code))
                .findFirst();
    }

    /** The language of a session by its environment variables: the first that is set decides. */
    public static Language ofEnvironment(UnaryOperator<String> variable) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> Optional.ofNullable(variable.apply(name)).orElse(""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .flatMap(Language::of)
                .orElse(EN);
    }

    /** Whether so many things take the singular: in French none does too. */
    boolean isSingular(long count) {
        return count == 1 || (this == FR && count == 0);
    }
}
