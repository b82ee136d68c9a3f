package org.tercet.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.tercet.lab.review.Bettor;
import org.tercet.lab.review.Deal;
import org.tercet.lab.review.Part;
import org.tercet.rules.chipset.Share;

/** Deals, pots and bluffs of ChipSet, to read. */
final class BettingText {

    private final ReviewWords words;

    BettingText(ReviewWords words) {
        this.words = words;
    }

    List<String> sections(Part.Betting betting) {
        return List.of(
                words.say("bettors") + "\n" + bettors(betting.bettors()),
                words.say("deals") + "\n" + deals(betting.deals()),
                section("bluffs", betting.deals().stream().map(this::bluffs).collect(Collectors.joining())),
                section("hands", betting.deals().stream().map(this::hands).collect(Collectors.joining())));
    }

    private String section(String title, String lines) {
        return lines.isEmpty() ? "" : words.say(title) + "\n" + lines;
    }

    private String bettors(List<Bettor> bettors) {
        TextTable table = new TextTable(
                words.say("player"),
                words.say("deals-in"),
                words.say("pots"),
                words.say("chips"),
                words.say("raises"),
                words.say("bluffed"),
                words.say("bluffs-paid"),
                words.say("sets-folded"));
        for (Bettor bettor : bettors) {
            table.row(
                    words.who(bettor.seat()),
                    String.valueOf(bettor.deals()),
                    String.valueOf(bettor.won()),
                    String.valueOf(bettor.chips()),
                    String.valueOf(bettor.raises()),
                    String.valueOf(bettor.bluffs()),
                    String.valueOf(bettor.bluffsPaid()),
                    String.valueOf(bettor.setsFolded()));
        }
        return table.toString();
    }

    private String deals(List<Deal> deals) {
        TextTable table = new TextTable(
                words.say("deal"),
                words.say("time"),
                words.say("dealer"),
                words.say("middle"),
                words.say("pot"),
                words.say("winner"),
                words.say("ending"));
        for (Deal deal : deals) {
            table.row(
                    String.valueOf(deal.number()),
                    words.clock(deal.at()),
                    words.who(deal.dealer()),
                    String.valueOf(deal.middle().size()),
                    String.valueOf(deal.pot()),
                    deal.shares().isEmpty()
                            ? ReviewWords.NOTHING
                            : words.who(deal.shares().stream().map(Share::seat).toList()),
                    ending(deal));
        }
        return table.toString();
    }

    private String ending(Deal deal) {
        String key = "ending." + deal.ending().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return deal.exposer()
                .map(seat -> words.say(key, "who", words.who(seat)))
                .orElseGet(() -> words.say(key));
    }

    private String bluffs(Deal deal) {
        return deal.raises().stream()
                .filter(Deal.Raise::isBluff)
                .map(raise -> "  " + words.clock(raise.at()) + "  "
                        + words.say("bluff", "who", words.who(raise.seat()), "chips", raise.by()) + "\n")
                .collect(Collectors.joining());
    }

    /** The hands that were shown, and those with a set that were folded. */
    private String hands(Deal deal) {
        return deal.hands().stream()
                .filter(held -> held.shown() || held.hasFoldedSets())
                .map(held -> "  " + hand(deal.number(), held) + "\n")
                .collect(Collectors.joining());
    }

    private String hand(int deal, Deal.Held held) {
        String key = held.folded() ? "folded-with" : held.sets().isEmpty() ? "showed-none" : "showed";
        return words.say(key, "deal", deal, "who", words.who(held.seat()), "sets", words.sets(held.sets()));
    }
}
