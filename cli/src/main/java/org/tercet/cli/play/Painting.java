package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.tercet.rules.game.Move;
import org.tercet.rules.match.MatchView;

/** Makes a picture of what a session has to show. */
record Painting<M extends Move>(MatchView<?> view, Scene scene, Desk<M> desk, String rules, Voice voice) {

    Picture at(long now, long elapsed, Session.Mode mode, List<Slot> chosen, List<Session.Entry> log) {
        List<String> lines = log.stream()
                .map(entry -> clock(entry.at() - now + elapsed) + " " + entry.text())
                .toList();
        boolean helping = mode == Session.Mode.HELPING;
        String prompt = switch (mode) {
            case LEAVING -> voice.say("quit");
            case HELPING -> voice.say("help.back");
            case PLAYING, LEFT -> prompt(now, chosen);
        };
        return new Picture(
                title(elapsed), scene, chosen, prompt, lines, keys(), helping ? help(rules, voice) : List.of());
    }

    private String title(long elapsed) {
        return voice.title(view) + "   " + clock(elapsed);
    }

    private String prompt(long now, List<Slot> chosen) {
        String prompt = desk.prompt();
        if (!chosen.isEmpty()) {
            prompt += " "
                    + String.join(
                            " ",
                            chosen.stream()
                                    .map(slot -> String.valueOf(slot.key()))
                                    .toList());
        }
        return scene.until()
                .map(until -> " " + voice.say("seconds-left", "seconds", seconds(until - now)))
                .map(prompt::concat)
                .orElse(prompt);
    }

    /** With a tenth when it gets close. */
    private static String seconds(long millis) {
        long left = Math.max(0, millis);
        return left >= 10_000 ? Long.toString(left / 1_000) : left / 1_000 + "." + left % 1_000 / 100;
    }

    private List<String> keys() {
        List<String> keys = new ArrayList<>();
        for (Desk.Offer<M> offer : desk.offers()) {
            keys.add("[" + keyName(offer.key(), voice) + "] " + offer.label());
        }
        keys.add("[" + Session.HELP + "] " + voice.say("offer.help"));
        keys.add("[" + Session.QUIT + "] " + voice.say("offer.quit"));
        return keys;
    }

    static String keyName(char key, Voice voice) {
        return key == Front.CALL ? voice.say("space-key") : String.valueOf(key);
    }

    static List<String> help(String rules, Voice voice) {
        return List.of(rules, voice.say("help.cards"), voice.say("help.keys"));
    }

    /** Minutes and seconds. */
    static String clock(long millis) {
        long seconds = Math.max(0, millis) / 1_000;
        return seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
    }
}
