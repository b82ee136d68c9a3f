package org.tercet.wire.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sentences of one part of the program in one language. A sentence has gaps: {@code {seat}} is filled with the value
 * of that name, {@code {cards|card|cards}} with the first word when the number of that name is singular, else with the
 * second.
 */
public final class Texts {

    private static final Map<Source, Texts> READ = new ConcurrentHashMap<>();

    private final Language language;
    private final Properties sentences;

    private Texts(Language language, Properties sentences) {
        this.language = language;
        this.sentences = sentences;
    }

    /** The sentences in {@code name_xx.properties} beside a class; each file is read once. */
    public static Texts load(Class<?> beside, String name, Language language) {
        return READ.computeIfAbsent(new Source(beside, name, language), Texts::read);
    }

    private record Source(Class<?> beside, String name, Language language) {}

    private static Texts read(Source source) {
        String file = source.name + "_" + source.language.code() + ".properties";
        Properties sentences = new Properties();
        try (InputStream in = source.beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + file + " beside " + source.beside.getName());
            }
            sentences.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Texts(source.language, sentences);
    }

    public Language language() {
        return language;
    }

    public Set<String> keys() {
        return new TreeSet<>(sentences.stringPropertyNames());
    }

    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    /** The sentence with its gaps filled: names and values in turn. */
    public String say(String key, Object... filling) {
        String sentence = Optional.ofNullable(sentences.getProperty(key))
                .orElseThrow(() -> new IllegalStateException("no text for " + key + " in " + language));
        return filling.length == 0 ? sentence : filled(sentence, filling);
    }

    private String filled(String sentence, Object... filling) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        for (int open = sentence.indexOf('{'); open >= 0; open = sentence.indexOf('{', at)) {
            int close = sentence.indexOf('}', open);
            text.append(sentence, at, open).append(gap(sentence.substring(open + 1, close), filling));
            at = close + 1;
        }
        return text.append(sentence, at, sentence.length()).toString();
    }

    private String gap(String gap, Object... filling) {
        String[] parts = gap.split("\\|", -1);
        for (int i = 0; i < filling.length; i += 2) {
            if (parts[0].equals(filling[i])) {
                return parts.length == 1
                        ? String.valueOf(filling[i + 1])
                        : parts[filling[i + 1] instanceof Number n && language.isSingular(n.longValue()) ? 1 : 2];
            }
        }
        throw new IllegalStateException("nothing fills {" + gap + "}");
    }
}
