/**
 * SetUp: play a card that makes no set with the table, or be caught and take the whole table as penalty cards.
 * Hands are hidden; the most penalty cards lose.
 */
@NullMarked
package org.tercet.rules.setup;

import org.jspecify.annotations.NullMarked;
