package org.tercet.table.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tercet.rules.game.Chosen;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Players;
import org.tercet.rules.game.Seat;
import org.tercet.table.TablePhase;

/**
 * What somebody sees of a table around the match.
 *
 * @param waits whether time stands still while somebody's line is broken
 * @param paused whether it does so now
 * @param you the viewer's seat
 * @param watching how many are connected who have no seat
 * @param next the table of the rematch
 */
public record TableView(
        String id,
        String code,
        String game,
        Chosen chosen,
        Length length,
        boolean open,
        boolean chat,
        boolean programs,
        boolean waits,
        TablePhase phase,
        boolean paused,
        Players players,
        Seat host,
        List<SeatView> seats,
        Optional<Seat> you,
        FairView fair,
        int watching,
        Optional<String> next) {

    public TableView {
        seats = List.copyOf(seats);
    }

    /** The same, seen by somebody who sits there, or does not. */
    public TableView from(Optional<Seat> seat) {
        return you.equals(seat)
                ? this
                : new TableView(
                        id, code, game, chosen, length, open, chat, programs, waits, phase, paused, players, host,
                        seats, seat, fair, watching, next);
    }

    /**
     * A seat and who is on it.
     *
     * @param person whether a person sits there, though a bot may stand in
     * @param bot the strength of the bot that plays there
     */
    public record SeatView(
            Seat seat, String name, boolean person, Optional<String> bot, boolean connected, boolean left) {}

    /**
     * What can be known about the shuffle.
     *
     * @param commitment shown from the beginning
     * @param contributed who has added to the shuffle
     * @param seed revealed when the match is over
     * @param contributions by seat number, revealed with the seed
     */
    public record FairView(
            String commitment,
            List<Seat> contributed,
            Optional<String> seed,
            Optional<Map<String, String>> contributions) {

        public FairView {
            contributed = List.copyOf(contributed);
        }
    }
}
