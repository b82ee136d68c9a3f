package org.tercet.vector;

import org.tercet.cards.Card;
import org.tercet.cards.SetFinder;
import org.tercet.lab.simulate.BaseGames;
import org.tercet.lab.simulate.Chance;
import org.tercet.lab.simulate.OneTable;
import org.tercet.lab.simulate.Policy;
import org.tercet.lab.simulate.Witness;

/**
 * Plays as many games at the same time as a vector has bytes, and begins another wherever one is over. All tables of twelve
 * cards are looked at together; a table with more or fewer cards is played apart until it has twelve again. One for each
 * thread.
 */
public final class Lockstep implements BaseGames {
    private static final int TABLES = Tables.TABLES;

    private static final long NO_GAME = -1;

    private final Tables tables = new Tables();
    private final OneTable apart = new OneTable();
    private final byte[] orders = new byte[TABLES * Card.COUNT];
    private final byte[] rest = new byte[Tables.CARDS];
    private final long[] games = new long[TABLES];
    private final long[] chances = new long[TABLES];
    private final int[] dealt = new int[TABLES];
    private long next;
    private int playing;

    @Override
    public void play(Terms terms, long first, long end, Witness witness) {
        next = first;
        playing = TABLES;
        for (int table = 0; table < TABLES; table++) {
            begin(terms, table, end);
        }
        while (playing > 0) {
            tables.look();
            choose(terms.policy());
            for (int table = 0; table < TABLES; table++) {
                if (games[table] != NO_GAME && !move(terms, table, witness)) {
                    begin(terms, table, end);
                }
            }
        }
    }

    private void begin(Terms terms, int table, long end) {
        if (next >= end) {
            games[table] = NO_GAME;
            playing--;
            return;
        }
        int from = table * Card.COUNT;
        games[table] = next;
        chances[table] = OneTable.shuffle(orders, from, terms.seed(), next++);
        dealt[table] = Tables.CARDS;
        for (int i = 0; i < Tables.CARDS; i++) {
            tables.cards[i * TABLES + table] = Codes.of(orders[from + i]);
        }
    }

    private void choose(Policy policy) {
        switch (policy) {
            case FIRST -> tables.chooseFirst();
            case RANDOM -> {
                ask();
                tables.chooseAsked();
            }
            case SIMILAR -> tables.chooseExtreme(false);
            case DIFFERENT -> tables.chooseExtreme(true);
        }
    }

    private void ask() {
        for (int table = 0; table < TABLES; table++) {
            int count = tables.counts[table];
            if (count > 0) {
                chances[table] = Chance.next(chances[table]);
                tables.asked[table] = (byte) Chance.below(chances[table], count);
            }
        }
    }

    /** One move on a table of twelve, and whatever follows until there are twelve again; says whether the game goes on. */
    private boolean move(Terms terms, int table, Witness witness) {
        int top = dealt[table];
        int sets = tables.counts[table];
        witness.layout(games[table], Tables.CARDS, Card.COUNT - top, sets);
        if (sets > 0) {
            return take(terms, table, top, witness);
        }
        if (top == Card.COUNT || terms.stops()) {
            witness.over(games[table], Tables.CARDS);
            return false;
        }
        apart.clear(top, chances[table]);
        for (int at = table; at < tables.cards.length; at += TABLES) {
            apart.put(Codes.index(tables.cards[at]));
        }
        apart.deal(orders, table * Card.COUNT);
        return goOnApart(terms, table, witness);
    }

    private boolean take(Terms terms, int table, int top, Witness witness) {
        byte[] cards = tables.cards;
        int pair = tables.pairs[table];
        int a = Tables.FIRST[pair] * TABLES + table;
        int b = Tables.SECOND[pair] * TABLES + table;
        int c = tables.thirds[table] * TABLES + table;
        witness.taken(
                games[table], SetFinder.packed(Codes.index(cards[a]), Codes.index(cards[b]), Codes.index(cards[c])));
        if (top < Card.COUNT) {
            int from = table * Card.COUNT + top;
            cards[a] = Codes.of(orders[from]);
            cards[b] = Codes.of(orders[from + 1]);
            cards[c] = Codes.of(orders[from + 2]);
            dealt[table] = top + OneTable.MORE;
            return true;
        }
        int left = 0;
        for (int at = table; at < cards.length; at += TABLES) {
            rest[left] = Codes.index(cards[at]);
            left += at == a || at == b || at == c ? 0 : 1;
        }
        apart.clear(top, chances[table]);
        for (int i = 0; i < left; i += OneTable.MORE) {
            apart.lay(rest[i], rest[i + 1], rest[i + 2]);
        }
        return goOnApart(terms, table, witness);
    }

    private boolean goOnApart(Terms terms, int table, Witness witness) {
        if (apart.play(terms, games[table], orders, table * Card.COUNT, true, witness)) {
            return false;
        }
        dealt[table] = apart.dealt();
        chances[table] = apart.chance();
        for (int i = 0; i < Tables.CARDS; i++) {
            tables.cards[i * TABLES + table] = Codes.of(apart.card(i));
        }
        return true;
    }
}
