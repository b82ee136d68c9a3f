package org.tercet.wire.words;

import org.tercet.rules.game.Length;
import org.tercet.wire.shape.Written;

/** What people call games, rulebooks, options and lengths in one language; what has no name is called as programs do. */
public final class Names {

    private final Texts texts;

    private Names(Texts texts) {
        this.texts = texts;
    }

    public static Names in(Language language) {
        return new Names(Texts.load(Names.class, "names", language));
    }

    public String game(String id) {
        return or("game." + id, id);
    }

    /** A game in one sentence; empty if nobody has written one. */
    public String about(String id) {
        return or("about." + id, "");
    }

    public String rulebook(String id) {
        return or("rulebook." + id, id);
    }

    public String length(Length length) {
        return or("length." + Written.name(length), Written.name(length));
    }

    public String setting(String name) {
        return or("setting." + name, name);
    }

    /** A value of a setting; numbers are themselves. */
    public String value(String setting, String value) {
        return or("value." + setting + "." + value, value);
    }

    private String or(String key, String otherwise) {
        return texts.has(key) ? texts.say(key) : otherwise;
    }
}
