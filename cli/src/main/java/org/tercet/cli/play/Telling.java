package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Move;

/** What has changed since the last time it was told, line by line. */
final class Telling {

    private final Voice voice;
    private final long began;
    private Scene told = new Scene(List.of(), List.of(), List.of(), Optional.empty());
    private String prompt = "";
    private int entries;

    Telling(Voice voice, long began) {
        this.voice = voice;
        this.began = began;
    }

    /** New entries of the log, the cards that lie where others lay, the standing and what the game waits for. */
    List<String> news(Session<?, ?> session) {
        List<String> lines = new ArrayList<>();
        List<Session.Entry> log = session.log();
        for (Session.Entry entry : log.subList(entries, log.size())) {
            lines.add(Painting.clock(entry.at() - began) + " " + entry.text());
        }
        entries = log.size();
        Scene scene = session.scene();
        lines.addAll(cards(scene));
        String standing = standing(scene);
        if (!standing.equals(standing(told))) {
            lines.add(standing);
        }
        String now = session.mode() == Session.Mode.LEAVING ? voice.say("quit") : prompt(session.desk());
        if (!now.isEmpty() && !now.equals(prompt) && !session.isDone()) {
            lines.add(now);
        }
        told = scene;
        prompt = now;
        return lines;
    }

    /** Who can only wait has been told what for. */
    private <M extends Move> String prompt(Desk<M> desk) {
        if (desk.offers().isEmpty() && desk.pick().isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder(desk.prompt());
        for (Desk.Offer<M> offer : desk.offers()) {
            text.append(" [")
                    .append(Painting.keyName(offer.key(), voice))
                    .append("] ")
                    .append(offer.label());
        }
        return text.toString();
    }

    /** The whole table. */
    List<String> table(Scene scene) {
        List<String> lines = new ArrayList<>();
        for (Zone zone : scene.zones()) {
            lines.add(zone.title() + ":");
            zone.slots().forEach(slot -> lines.add("  " + line(slot)));
        }
        return lines;
    }

    List<String> help(Session<?, ?> session) {
        List<String> lines = new ArrayList<>(Painting.help(session.rules(), voice));
        lines.add(voice.say("help.plain"));
        return lines;
    }

    private List<String> cards(Scene scene) {
        List<String> lines = new ArrayList<>();
        for (Zone zone : scene.zones()) {
            List<Slot> before = told.zones().stream()
                    .filter(old -> old.title().equals(zone.title()))
                    .findFirst()
                    .map(Zone::slots)
                    .orElse(List.of());
            List<Slot> changed = zone.slots().stream()
                    .filter(slot -> before.stream().noneMatch(slot::isSame))
                    .toList();
            if (!changed.isEmpty()) {
                lines.add(zone.title() + ":");
                changed.forEach(slot -> lines.add("  " + line(slot)));
            }
            List<String> gone = before.stream()
                    .filter(old -> zone.slots().stream().noneMatch(slot -> slot.place() == old.place()))
                    .map(old -> String.valueOf(old.key()))
                    .toList();
            if (!gone.isEmpty()) {
                lines.add(voice.say("gone", "zone", zone.title(), "keys", String.join(" ", gone)));
            }
        }
        return lines;
    }

    private String line(Slot slot) {
        String key = slot.key() == Slot.KEYLESS ? "" : slot.key() + " ";
        return key + slot.card().map(voice::card).orElseGet(() -> voice.say("face-down"));
    }

    private static String standing(Scene scene) {
        List<String> parts = new ArrayList<>(
                scene.players().stream().map(Scene.Side::toString).toList());
        parts.addAll(scene.facts());
        return String.join("; ", parts);
    }
}
