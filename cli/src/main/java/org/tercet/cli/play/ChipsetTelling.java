package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tercet.rules.chipset.ChipsetEvent;
import org.tercet.rules.chipset.Share;
import org.tercet.rules.chipset.Showing;
import org.tercet.rules.game.Seat;
import org.tercet.rules.game.Shown;

/** What happens in ChipSet, in words. */
final class ChipsetTelling {

    private ChipsetTelling() {}

    /** Nothing where the table shows it. */
    static @Nullable String of(Shown shown, Voice voice) {
        return switch (shown) {
            case ChipsetEvent.HandDealt(var dealer, var middle, var players, var hand) ->
                voice.about(dealer, "chipset.dealt");
            case ChipsetEvent event -> event(event, voice);
            default -> null;
        };
    }

    private static @Nullable String event(ChipsetEvent event, Voice voice) {
        return switch (event) {
            case ChipsetEvent.Checked(var seat, var cause) -> voice.about(seat, "chipset.checked");
            case ChipsetEvent.Called(var seat, var chips) -> voice.about(seat, "chipset.called", "count", chips);
            case ChipsetEvent.Raised(var seat, var by, var chips) -> voice.about(seat, "chipset.raised", "count", by);
            case ChipsetEvent.Folded(var seat, var cause) -> voice.about(seat, "chipset.folded");
            case ChipsetEvent.TrialOffered(var until) -> voice.say("chipset.trial");
            case ChipsetEvent.HandsShown(var exposer, var showings) ->
                exposer.map(seat -> voice.about(seat, "chipset.exposed")).orElseGet(() -> voice.say("chipset.forced"))
                        + " "
                        + hands(showings, voice);
            case ChipsetEvent.Laid(var card) -> voice.say("chipset.laid", "card", voice.cards(List.of(card)));
            case ChipsetEvent.PotTaken(var shares) -> pot(shares, voice);
            case ChipsetEvent.Ended(var ending) -> ended(ending, voice);
            case ChipsetEvent.BoughtIn bought -> null;
            case ChipsetEvent.Dealt dealt -> null;
            case ChipsetEvent.Turn turn -> null;
            case ChipsetEvent.Kept kept -> null;
            case ChipsetEvent.Paused paused -> null;
            case ChipsetEvent.Gathered gathered -> null;
            case ChipsetEvent.Shuffled shuffled -> null;
        };
    }

    private static String hands(List<Showing> showings, Voice voice) {
        List<String> hands = new ArrayList<>();
        for (Showing showing : showings) {
            hands.add(voice.say(
                    "chipset.hand",
                    "name",
                    voice.name(showing.seat()),
                    "cards",
                    voice.cards(showing.hand()),
                    "count",
                    showing.sets().size()));
        }
        return String.join(" ", hands);
    }

    private static String pot(List<Share> shares, Voice voice) {
        List<String> parts = new ArrayList<>();
        for (Share share : shares) {
            Seat seat = share.seat();
            parts.add(voice.about(seat, "chipset.takes", "count", share.chips()));
        }
        return String.join(" ", parts);
    }

    private static String ended(ChipsetEvent.Ending ending, Voice voice) {
        return switch (ending) {
            case ALL_HAVE_DEALT -> voice.say("chipset.all-have-dealt");
            case ONE_HAS_ALL -> voice.say("chipset.one-has-all");
            case TOO_FEW -> voice.say("over");
        };
    }
}
