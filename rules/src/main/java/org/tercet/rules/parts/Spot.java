package org.tercet.rules.parts;

import org.tercet.cards.Card;

/** A card and its place on the table; places count from 0, row by row. */
public record Spot(int place, Card card) {}
