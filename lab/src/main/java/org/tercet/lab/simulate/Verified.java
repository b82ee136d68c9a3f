package org.tercet.lab.simulate;

/** Plays every game twice, in two ways, and goes on only as long as each game goes the same in both. */
public final class Verified implements BaseGames {

    /** Games are compared so many at a time. */
    private static final int BLOCK = 256;

    private final BaseGames played;
    private final BaseGames checking;

    public Verified(BaseGames played, BaseGames checking) {
        this.played = played;
        this.checking = checking;
    }

    @Override
    public void play(Terms terms, long first, long end, Witness witness) {
        for (long from = first; from < end; from += BLOCK) {
            long to = Math.min(end, from + BLOCK);
            var trace = new Trace(from, witness);
            var other = new Trace(from, new Tally());
            played.play(terms, from, to, trace);
            checking.play(terms, from, to, other);
            for (long game = from; game < to; game++) {
                if (trace.of(game) != other.of(game)) {
                    throw new Difference(game);
                }
            }
        }
    }

    /** Two ways to play have not played a game alike. */
    public static final class Difference extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final long game;

        Difference(long game) {
            super("game " + game);
            this.game = game;
        }

        public long game() {
            return game;
        }
    }

    /** All that happens in a game, in its order, in one number. */
    private static final class Trace implements Witness {
        private final long first;
        private final Witness next;
        private final long[] sums = new long[BLOCK];

        Trace(long first, Witness next) {
            this.first = first;
            this.next = next;
        }

        long of(long game) {
            return sums[(int) (game - first)];
        }

        @Override
        public void layout(long game, int cards, int deck, int sets) {
            note(game, 1 + 4L * (cards + 128L * (deck + 128L * sets)));
            next.layout(game, cards, deck, sets);
        }

        @Override
        public void taken(long game, int set) {
            note(game, 2 + 4L * set);
            next.taken(game, set);
        }

        @Override
        public void over(long game, int cards) {
            note(game, 3 + 4L * cards);
            next.over(game, cards);
        }

        private void note(long game, long what) {
            int at = (int) (game - first);
            sums[at] = Chance.start(sums[at], what);
        }
    }
}
