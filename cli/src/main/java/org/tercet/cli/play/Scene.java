package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;

/**
 * What the player sees of a game at one moment.
 *
 * @param players with scores, in the order of the seats
 * @param facts what else is worth knowing, such as the cards left in the deck
 * @param until when something happens by itself
 */
record Scene(List<Zone> zones, List<Side> players, List<String> facts, Optional<Long> until) {

    /** One player's side of the table. */
    record Side(String name, String score, String note) {

        @Override
        public String toString() {
            return name + " " + score + (note.isEmpty() ? "" : " (" + note + ")");
        }
    }

    Scene {
        zones = List.copyOf(zones);
        players = List.copyOf(players);
        facts = List.copyOf(facts);
    }

    List<Slot> slots() {
        return zones.stream().flatMap(zone -> zone.slots().stream()).toList();
    }
}
