package org.tercet.lab.puzzle;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toUnmodifiableList;

import java.util.Map;
import java.util.Optional;
import org.tercet.cards.CardSet;
import org.tercet.cards.Sets;

/**
 * Formats of the full deck that fewer than one in 100,000 layouts have, so that drawing cards would take too long:
 * those of up to 15 cards, and those without a set. Their kinds, up to all symmetries of the deck, are listed instead.
 */
final class Rare {

    private static final Map<Format, Kinds> KINDS = Kinds.read("rare.txt").stream()
            .collect(groupingBy(Rare::format, collectingAndThen(toUnmodifiableList(), Kinds::of)));

    private Rare() {}

    static Optional<Kinds> kinds(Format format) {
        return Optional.ofNullable(KINDS.get(format));
    }

    private static Format format(Kind kind) {
        return new Format(4, kind.example().size(), Sets.count(CardSet.of(kind.example())));
    }
}
