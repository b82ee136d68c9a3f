package org.tercet.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.lab.review.Deal.Ending;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.ChipsetState;
import org.tercet.rules.chipset.Share;
import org.tercet.rules.game.Seat;

/** ChipSet. */
final class ChipsetWatch implements Watch<ChipsetState, ChipsetEvent> {

    private final List<Deal> deals = new ArrayList<>();
    private Optional<DealLog> current = Optional.empty();

    @Override
    public void began(int round) {
        // a match of ChipSet is one round of many deals
    }

    @Override
    public void happened(long at, ChipsetState before, ChipsetEvent event) {
        switch (event) {
            case ChipsetEvent.Dealt dealt -> current = Optional.of(new DealLog(deals.size() + 1, at, dealt));
            case ChipsetEvent.Raised(var seat, var by, var chips) ->
                current.ifPresent(deal -> deal.raised(at, seat, by));
            case ChipsetEvent.Folded(var seat, var cause) -> current.ifPresent(deal -> deal.folded(seat));
            case ChipsetEvent.HandsShown(var exposer, var showings) -> current.ifPresent(deal -> deal.shown(exposer));
            case ChipsetEvent.Laid(var card) -> current.ifPresent(deal -> deal.laid(card));
            case ChipsetEvent.PotTaken(var shares) -> over(before.pot(), shares);
            case ChipsetEvent.BoughtIn _,
                    ChipsetEvent.Turn _,
                    ChipsetEvent.Checked _,
                    ChipsetEvent.Called _,
                    ChipsetEvent.TrialOffered _,
                    ChipsetEvent.Kept _,
                    ChipsetEvent.Paused _,
                    ChipsetEvent.Gathered _,
                    ChipsetEvent.Shuffled _,
                    ChipsetEvent.Ended _ -> {}
        }
    }

    @Override
    public void stands(long at, ChipsetState state) {
        current.ifPresent(deal -> deal.bets(state.pot()));
    }

    @Override
    public Part part(Stays stays) {
        current.ifPresent(deal -> deals.add(deal.deal(List.of())));
        List<Bettor> bettors = new ArrayList<>();
        for (int number = 0; number < stays.seats(); number++) {
            bettors.add(bettor(new Seat(number)));
        }
        return new Part.Betting(deals, bettors);
    }

    private void over(int pot, List<Share> shares) {
        current.ifPresent(deal -> {
            deal.bets(pot);
            deals.add(deal.deal(shares));
        });
        current = Optional.empty();
    }

    private Bettor bettor(Seat seat) {
        int hands = 0;
        int won = 0;
        int chips = 0;
        int raises = 0;
        int bluffs = 0;
        int paid = 0;
        int folded = 0;
        for (Deal deal : deals) {
            int share = deal.shares().stream()
                    .filter(part -> part.seat().equals(seat))
                    .mapToInt(Share::chips)
                    .sum();
            List<Deal.Raise> own = deal.raises().stream()
                    .filter(raise -> raise.seat().equals(seat))
                    .toList();
            int bluffed = (int) own.stream().filter(Deal.Raise::isBluff).count();
            boolean wins = deal.shares().stream().anyMatch(part -> part.seat().equals(seat));
            hands += deal.hands().stream().anyMatch(held -> held.seat().equals(seat)) ? 1 : 0;
            won += wins ? 1 : 0;
            chips += share;
            raises += own.size();
            bluffs += bluffed;
            paid += wins && bluffed > 0 && deal.ending() == Ending.ALL_BUT_ONE_FOLDED ? 1 : 0;
            folded += deal.hands().stream().anyMatch(held -> held.seat().equals(seat) && held.hasFoldedSets()) ? 1 : 0;
        }
        return new Bettor(seat, hands, won, chips, raises, bluffs, paid, folded);
    }
}
