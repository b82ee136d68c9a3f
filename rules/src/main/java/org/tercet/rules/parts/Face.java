package org.tercet.rules.parts;

import java.util.Optional;
import org.tercet.cards.Card;

/** A place on the table as somebody sees it: a card, or its back. */
public record Face(int place, Optional<Card> card) {}
