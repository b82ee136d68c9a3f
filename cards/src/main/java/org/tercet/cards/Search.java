package org.tercet.cards;

import java.util.List;
import java.util.Optional;

/** The search for one pattern among some cards. */
interface Search {
    boolean any(CardSet among);

    int count(CardSet among);

    Optional<CardSet> one(CardSet among);

    List<CardSet> all(CardSet among);
}
