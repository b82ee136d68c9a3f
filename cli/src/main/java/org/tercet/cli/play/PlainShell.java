package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.tercet.cards.Notation;

/** Line by line, for pipes and for those who listen to their screen: what changes is one line each, and nothing moves. */
final class PlainShell {

    /** As much time as one word can skip. */
    private static final int LONGEST_SKIP = 3_600;

    private final Session<?, ?> session;
    private final Lines lines;
    private final Consumer<String> out;
    private final Telling telling;

    PlainShell(Session<?, ?> session, Lines lines, Consumer<String> out, Telling telling) {
        this.session = session;
        this.lines = lines;
        this.out = out;
        this.telling = telling;
    }

    void run() {
        print(telling.news(session));
        while (!session.isDone()) {
            switch (lines.next()) {
                case Lines.Next.Line(var text) -> {
                    session.pass(lines.now());
                    type(text.strip());
                }
                case Lines.Next.Quiet() -> session.pass(lines.now());
                case Lines.Next.End() -> session.leave(lines.now());
            }
            print(telling.news(session));
        }
    }

    private void print(List<String> news) {
        news.forEach(out);
    }

    private void type(String text) {
        if (session.mode() == Session.Mode.LEAVING) {
            session.press(text.isEmpty() ? ' ' : text.charAt(0), lines.now());
        } else if (text.isEmpty()) {
            if (session.isBetweenRounds()) {
                session.press(Session.ENTER, lines.now());
            }
        } else {
            for (String word : text.split("[\\s,;]+", -1)) {
                word(word);
            }
        }
    }

    private void word(String word) {
        Optional<Integer> skip = seconds(word);
        if (skip.isPresent()) {
            lines.skip(skip.get());
            session.pass(lines.now());
        } else if (word.equalsIgnoreCase("call")) {
            session.press(Front.CALL, lines.now());
        } else if (word.equals("o")) {
            print(telling.table(session.scene()));
        } else if (word.equals(String.valueOf(Session.HELP))) {
            print(telling.help(session));
        } else {
            Notation.card(word)
                    .ifPresentOrElse(
                            card -> session.choose(card, lines.now()),
                            () -> word.chars().forEach(letter -> key((char) letter)));
        }
    }

    private void key(char key) {
        session.slot(key)
                .ifPresentOrElse(slot -> session.choose(slot, lines.now()), () -> session.press(key, lines.now()));
    }

    /** {@code +5} lets five seconds pass. */
    private static Optional<Integer> seconds(String word) {
        return word.matches("\\+[0-9]{1,4}")
                ? Optional.of(Math.min(LONGEST_SKIP, Integer.parseInt(word.substring(1))))
                : Optional.empty();
    }
}
