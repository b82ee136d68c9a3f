package org.tercet.rules.chipset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.cards.Card;
import org.tercet.rules.game.Seat;

/** Who deals next and to whom, and when the last deal is over. */
final class Deals {

    private final ChipsetState state;

    Deals(ChipsetState state) {
        this.state = state;
    }

    /** Those who can be dealt in, from the dealer's left: they have not left, and have chips. */
    List<Seat> able() {
        return state.clockwiseAfter(state.dealer()).stream()
                .filter(seat ->
                        state.seating().isPlaying(seat) && state.stake(seat).chips() > 0)
                .toList();
    }

    /** Why no deal can follow, if none can. */
    Optional<ChipsetEvent.Ending> ending() {
        List<Seat> able = able();
        if (able.size() < 2) {
            boolean alone = able.isEmpty() || state.seating().playing().size() < 2;
            return Optional.of(alone ? ChipsetEvent.Ending.TOO_FEW : ChipsetEvent.Ending.ONE_HAS_ALL);
        }
        return able.stream().allMatch(this::hasDealt)
                ? Optional.of(ChipsetEvent.Ending.ALL_HAVE_DEALT)
                : Optional.empty();
    }

    /** One card to the middle and one to each, twice. The dealer is the nearest to the left who still has to deal. */
    ChipsetEvent.Dealt next() {
        List<Seat> able = able();
        Seat dealer = dealer(able);
        List<Seat> round =
                state.clockwiseAfter(dealer).stream().filter(able::contains).toList();
        List<Card> deck = state.deck();
        int second = round.size() + 1;
        List<Hand> hands = new ArrayList<>();
        for (int i = 0; i < round.size(); i++) {
            hands.add(new Hand(round.get(i), List.of(deck.get(1 + i), deck.get(second + 1 + i))));
        }
        return new ChipsetEvent.Dealt(dealer, List.of(deck.getFirst(), deck.get(second)), hands);
    }

    /** A newcomer counts as having dealt as often as whoever has dealt least, and so brings no further round of deals. */
    int newcomers() {
        return contenders().stream()
                .mapToInt(seat -> state.stake(seat).deals())
                .min()
                .orElse(0);
    }

    /** Everybody has dealt often enough: no deal follows the one under way. */
    boolean isLast() {
        return contenders().stream().allMatch(this::hasDealt);
    }

    private Seat dealer(List<Seat> able) {
        boolean first = state.phase() instanceof Phase.Ready;
        return first && able.contains(state.dealer())
                ? state.dealer()
                : able.stream().filter(seat -> !hasDealt(seat)).findFirst().orElseThrow();
    }

    private boolean hasDealt(Seat seat) {
        return state.stake(seat).deals() >= state.options().deals();
    }

    /** Those with chips, or in the running for the pot. */
    private List<Seat> contenders() {
        boolean running = state.phase() instanceof Phase.Betting || state.phase() instanceof Phase.Trial;
        return state.seating().playing().stream()
                .filter(seat -> state.stake(seat).chips() > 0
                        || (running && state.stake(seat).isIn()))
                .toList();
    }
}
