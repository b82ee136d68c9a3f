package org.tercet.lab.simulate;

import org.tercet.cards.Card;

/** Plays one game after the other, on every machine. One for each thread. */
public final class OneByOne implements BaseGames {

    private final byte[] order = new byte[Card.COUNT];
    private final OneTable table = new OneTable();

    @Override
    public void play(Terms terms, long first, long end, Witness witness) {
        for (long game = first; game < end; game++) {
            table.clear(0, OneTable.shuffle(order, 0, terms.seed(), game));
            for (int i = 0; i < OneTable.LAID; i += OneTable.MORE) {
                table.deal(order, 0);
            }
            table.play(terms, game, order, 0, false, witness);
        }
    }
}
