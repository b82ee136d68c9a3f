package org.tercet.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tercet.cards.Attribute;
import org.tercet.cards.Card;
import org.tercet.cards.CardSet;
import org.tercet.cards.Notation;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Seat;
import org.tercet.rules.match.MatchView;
import org.tercet.rules.parts.Why;
import org.tercet.wire.words.Language;
import org.tercet.wire.words.Names;
import org.tercet.wire.words.Sentences;
import org.tercet.wire.words.Texts;
import org.tercet.wire.words.Words;

/** Speaks to the player in one language, and knows who sits where. */
final class Voice {

    private static final String ME = ".me";

    private final Texts texts;
    private final Words words;
    private final Names titles;
    private final Keyboard keyboard;
    private final List<String> names;
    private final Seat me;

    /**
     * @param names by seat; that of the player is for others
     */
    Voice(Language language, Keyboard keyboard, List<String> names, Seat me) {
        this.texts = Texts.load(Voice.class, "screen", language);
        this.words = Words.in(language);
        this.titles = Names.in(language);
        this.keyboard = keyboard;
        this.names = List.copyOf(names);
        this.me = me;
    }

    Language language() {
        return texts.language();
    }

    Keyboard keyboard() {
        return keyboard;
    }

    Seat me() {
        return me;
    }

    boolean isMe(Seat seat) {
        return seat.equals(me);
    }

    String say(String key, Object... filling) {
        return texts.say(key, filling);
    }

    /** A sentence about somebody: a player's own is another one where there is one. */
    String about(Seat seat, String key, Object... filling) {
        Object[] all = Stream.concat(Stream.of("name", name(seat)), Arrays.stream(filling))
                .toArray();
        return texts.say(isMe(seat) && texts.has(key + ME) ? key + ME : key, all);
    }

    String name(Seat seat) {
        return isMe(seat) ? say("you") : names.get(seat.number());
    }

    String names(List<Seat> seats) {
        return seats.stream().map(this::name).collect(Collectors.joining(", "));
    }

    /** A card with all that is on it. */
    String card(Card card) {
        return Notation.of(card) + " " + words.card(card);
    }

    /** What is played, and by which rulebook. */
    String title(MatchView<?> view) {
        return titles.game(view.game()) + ", " + titles.rulebook(view.chosen().rulebook());
    }

    String refusal(Refusal refusal) {
        return Sentences.of(refusal, language());
    }

    String cards(CardSet cards) {
        return Notation.of(cards);
    }

    String cards(List<Card> cards) {
        return cards.stream().map(Notation::of).collect(Collectors.joining(" "));
    }

    /** Why cards are what was called, or are not. */
    String why(Why why) {
        return switch (why) {
            case Why.ByAttribute(var verdict) -> words.verdict(verdict);
            case Why.ByPairs(var splits) -> {
                boolean fits = splits.stream().anyMatch(split -> split.wants().equals(split.otherWants()));
                yield say(fits ? "pairs.same" : "pairs.different");
            }
            case Why.BySums(var number, var colour, var fill, var shape) ->
                sums(Map.of(
                        Attribute.NUMBER,
                        number,
                        Attribute.COLOUR,
                        colour,
                        Attribute.FILL,
                        fill,
                        Attribute.SHAPE,
                        shape));
        };
    }

    private String sums(Map<Attribute, Integer> sums) {
        List<String> off = Stream.of(Attribute.values())
                .filter(attribute -> !Objects.equals(sums.get(attribute), 0))
                .map(words::attribute)
                .toList();
        return off.isEmpty() ? say("sums.right") : say("sums.wrong", "attributes", String.join(", ", off));
    }
}
