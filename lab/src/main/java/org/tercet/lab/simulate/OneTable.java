package org.tercet.lab.simulate;

import org.tercet.cards.Card;
import org.tercet.cards.SetFinder;

/**
 * The table of one game after the other, as nothing but a few arrays: no events, no places, and nothing is allocated in
 * a game. The sets on the table are kept up to date: new cards are looked at together with those that lie there, and
 * what was known of the others stays known. The place of a card never matters, as what is taken depends on the cards.
 */
public final class OneTable {

    /** So many cards are laid at first, and refilled to. */
    public static final int LAID = 12;

    /** Cards are laid by so many. */
    public static final int MORE = 3;

    /** So many cards always hold a set. */
    private static final int MOST = 21;

    private static final byte[] CARDS = cards();

    private static final int ROW = 7;
    private static final int PLACES = 1 << ROW;

    /** Where a third card would be that is not the higher one of its pair; no card. */
    private static final byte NOWHERE = PLACES - 1;

    /** The third card of every pair. */
    private static final byte[] THIRD = thirds(false);

    /** The third card of a pair if it is higher than the second, so that of two ways to see a set one is left. */
    private static final byte[] HIGHER = thirds(true);

    private final byte[] table = new byte[MOST + MORE];

    /** 1 for each card that lies on the table. */
    private final byte[] lies = new byte[PLACES];

    private final int[] sets = new int[SetFinder.room(MOST) + MORE + 1];
    private int cards;
    private int count;
    private int dealt;
    private long chance;

    /** Shuffles a game's deck into its room in the array; answers with the chance that is left for the game. */
    public static long shuffle(byte[] orders, int from, long seed, long game) {
        return Chance.shuffle(CARDS, orders, from, Chance.start(seed, game));
    }

    /** Nothing lies there, and so many cards of the deck have been dealt. */
    public void clear(int alreadyDealt, long chanceLeft) {
        while (cards > 0) {
            lies[table[--cards]] = 0;
        }
        count = 0;
        dealt = alreadyDealt;
        chance = chanceLeft;
    }

    /** Lays a card that makes no set with those that lie there, as somebody knows. */
    public void put(byte card) {
        table[cards++] = card;
        lies[card] = 1;
    }

    /** Lays three cards and notes the sets that they make with those that lie there, and with one another. */
    public void lay(byte a, byte b, byte c) {
        int n = cards;
        long hits = n == LAID - MORE ? nine(a << ROW, b << ROW, c << ROW) : any(n, a << ROW, b << ROW, c << ROW);
        table[n] = a;
        table[n + 1] = b;
        table[n + 2] = c;
        int known = count;
        for (; hits != 0; hits &= hits - 1) {
            int at = Long.numberOfTrailingZeros(hits);
            int which = (at >= MOST ? 1 : 0) + (at >= 2 * MOST ? 1 : 0);
            int card = table[n + which];
            int other = table[at - which * MOST];
            sets[known++] = SetFinder.packed(card, other, THIRD[card << ROW | other]);
        }
        known = note(a, b, known);
        known = note(a, c, known);
        known = note(b, c, known);
        lies[a] = 1;
        lies[b] = 1;
        known = note(a, b, c, known);
        lies[c] = 1;
        cards = n + MORE;
        count = known;
    }

    private long any(int n, int rowA, int rowB, int rowC) {
        long hits = 0;
        for (int i = 0; i < n; i++) {
            int other = table[i];
            hits |= (long) lies[HIGHER[rowA | other]] << i
                    | (long) lies[HIGHER[rowB | other]] << (i + MOST)
                    | (long) lies[HIGHER[rowC | other]] << (i + 2 * MOST);
        }
        return hits;
    }

    private long nine(int rowA, int rowB, int rowC) {
        return nine(rowA) | (long) nine(rowB) << MOST | (long) nine(rowC) << (2 * MOST);
    }

    private int nine(int row) {
        return lies[HIGHER[row | table[0]]]
                | lies[HIGHER[row | table[1]]] << 1
                | lies[HIGHER[row | table[2]]] << 2
                | lies[HIGHER[row | table[3]]] << 3
                | lies[HIGHER[row | table[4]]] << 4
                | lies[HIGHER[row | table[5]]] << 5
                | lies[HIGHER[row | table[6]]] << 6
                | lies[HIGHER[row | table[7]]] << 7
                | lies[HIGHER[row | table[8]]] << 8;
    }

    private int note(int a, int b, int known) {
        int third = THIRD[a << ROW | b];
        sets[known] = SetFinder.packed(a, b, third);
        return known + lies[third];
    }

    private int note(int a, int b, int c, int known) {
        if (THIRD[a << ROW | b] == c) {
            sets[known] = SetFinder.packed(a, b, c);
            return known + 1;
        }
        return known;
    }

    /** Lays three cards from the deck that begins at {@code from} in the array. */
    public void deal(byte[] orders, int from) {
        int top = from + dealt;
        lay(orders[top], orders[top + 1], orders[top + 2]);
        dealt += MORE;
    }

    public int dealt() {
        return dealt;
    }

    public long chance() {
        return chance;
    }

    public byte card(int i) {
        return table[i];
    }

    /**
     * Plays on by looking at the table.
     *
     * @param pausing stop when twelve cards are to be looked at
     * @return whether the game is over
     */
    public boolean play(BaseGames.Terms terms, long game, byte[] orders, int from, boolean pausing, Witness witness) {
        while (!pausing || cards != LAID) {
            witness.layout(game, cards, Card.COUNT - dealt, count);
            if (count > 0) {
                take(terms.policy(), game, witness);
                if (cards >= LAID || dealt == Card.COUNT) {
                    continue;
                }
            } else if (dealt == Card.COUNT || terms.stops()) {
                witness.over(game, cards);
                return true;
            }
            deal(orders, from);
        }
        return false;
    }

    private void take(Policy policy, long game, Witness witness) {
        if (policy == Policy.RANDOM) {
            chance = Chance.next(chance);
        }
        int set = policy.choose(sets, count, chance);
        witness.taken(game, set);
        lies[set >>> 16] = 0;
        lies[set >>> 8 & 0xff] = 0;
        lies[set & 0xff] = 0;
        int stay = 0;
        for (int i = 0; i < cards; i++) {
            byte card = table[i];
            table[stay] = card;
            stay += lies[card];
        }
        cards = stay;
        stay = 0;
        for (int i = 0; i < count; i++) {
            int other = sets[i];
            sets[stay] = other;
            stay += lies[other >>> 16] & lies[other >>> 8 & 0xff] & lies[other & 0xff];
        }
        count = stay;
    }

    private static byte[] thirds(boolean higher) {
        var thirds = new byte[PLACES << ROW];
        for (Card a : Card.all()) {
            for (Card b : Card.all()) {
                byte third = (byte) a.third(b).index();
                thirds[(a.index() << ROW) | b.index()] = !higher || third > b.index() ? third : NOWHERE;
            }
        }
        return thirds;
    }

    private static byte[] cards() {
        var cards = new byte[Card.COUNT];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) i;
        }
        return cards;
    }
}
