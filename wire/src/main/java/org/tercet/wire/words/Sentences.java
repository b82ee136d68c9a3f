package org.tercet.wire.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Setting;
import org.tercet.wire.Problem;
import org.tercet.wire.shape.Composite;
import org.tercet.wire.shape.Family;
import org.tercet.wire.shape.Shapes;
import org.tercet.wire.shape.TypeRef;
import org.tercet.wire.shape.Written;

/** A sentence for each named reason, with its data in the gaps that are called as its components. */
public final class Sentences {

    private final Texts texts;
    private final Family reasons;

    private Sentences(Texts texts, Family reasons) {
        this.texts = texts;
        this.reasons = reasons;
    }

    static Sentences of(Class<?> family, String name, Language language) {
        return new Sentences(Texts.load(Sentences.class, name, language), Shapes.family(TypeRef.of(family)));
    }

    /** Why something may not be. */
    public static String of(Refusal refusal, Language language) {
        return of(Refusal.class, "refusals", language).say(refusal);
    }

    /** What is wrong with a text. */
    public static String of(Problem problem, Language language) {
        return of(Problem.class, "problems", language).say(problem);
    }

    String say(Object reason) {
        Composite member = reasons.memberOf(reason);
        List<Object> filling = new ArrayList<>();
        for (Composite.Field field : member.fields()) {
            filling.add(field.name());
            filling.add(told(field.of(reason)));
        }
        return texts.say(member.name(), filling.toArray());
    }

    private Object told(Object value) {
        return switch (value) {
            case Integer number -> number;
            case Seat seat -> seat.number() + 1;
            case Length length -> Names.in(texts.language()).length(length);
            case Problem.Kind kind -> texts.say("kind." + Written.name(kind));
            case Setting setting -> told(setting);
            case String typed -> Typed.quoted(typed);
            case List<?> several -> several.stream().map(this::listed).collect(Collectors.joining(", "));
            default -> value.toString();
        };
    }

    /** Names that the program gave itself need no quotation marks. */
    private String listed(Object item) {
        return item instanceof String name && name.chars().noneMatch(Character::isISOControl)
                ? name
                : told(item).toString();
    }

    private static String told(Setting setting) {
        return switch (setting) {
            case Setting.OneOf(var name, var values, var standard) -> name + " (" + String.join(", ", values) + ")";
            case Setting.Whole(var name, var min, var max, var usual) -> name + " (" + min + "–" + max + ")";
        };
    }
}
