package org.tercet.server.table;

import java.util.concurrent.CompletionStage;
import java.util.random.RandomGenerator;
import org.tercet.table.Person;
import org.tercet.table.Wish;

/**
 * What a table needs from the world.
 *
 * @param random for bots only
 * @param opening opens a table for a rematch
 */
record Surroundings(Tempo tempo, RandomGenerator random, Opening opening, Sockets sockets) {

    interface Opening {
        CompletionStage<Tables.Opening> open(Person host, Wish wish);
    }
}
