package org.tercet.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tercet.cards.Card;
import org.tercet.cards.Notation;
import org.tercet.cards.Solver;
import org.tercet.lab.odds.Odds;
import org.tercet.lab.simulate.BaseGames;
import org.tercet.lab.simulate.OneByOne;
import org.tercet.lab.simulate.OneTable;
import org.tercet.lab.simulate.Policy;
import org.tercet.lab.simulate.Witness;

/** Lines for a rival to read, and what it should answer to each. */
record Exam(List<String> lines, List<String> answers) {
    private static final long SEED = 20250102;

    Exam {
        lines = List.copyOf(lines);
        answers = List.copyOf(answers);
    }

    int size() {
        return lines.size();
    }

    Exam first(int most) {
        int n = Math.min(most, size());
        return new Exam(lines.subList(0, n), answers.subList(0, n));
    }

    /** Hands of so many cards each; the answer is the number of sets. */
    static Exam hands(int hands, int cards) {
        byte[] dealt = Hands.random(SEED, hands, cards);
        List<String> lines = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        for (int from = 0; from < dealt.length; from += cards) {
            lines.add(line(Arrays.copyOfRange(dealt, from, from + cards)));
            answers.add(Integer.toString(Solver.INSTANCE.count(dealt, from, cards)));
        }
        return new Exam(lines, answers);
    }

    /** Whole decks, top card first; the answer is how many cards are left when the first set in index order is always taken. */
    static Exam decks(int decks) {
        var order = new byte[Card.COUNT];
        List<String> lines = new ArrayList<>();
        for (int game = 0; game < decks; game++) {
            OneTable.shuffle(order, 0, SEED, game);
            lines.add(line(order));
        }
        List<String> answers = new ArrayList<>();
        new OneByOne().play(new BaseGames.Terms(SEED, Policy.FIRST, false), 0, decks, new Ends(answers));
        return new Exam(lines, answers);
    }

    /** Numbers of cards; the answer is how many hands of so many cards hold no set. */
    static Exam odds() {
        List<String> lines = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        for (Odds.Hands hands : Odds.ofDeck().table()) {
            lines.add(Integer.toString(hands.cards()));
            answers.add(hands.setFree().toString());
        }
        return new Exam(lines, answers);
    }

    private static String line(byte[] indices) {
        List<String> cards = new ArrayList<>();
        for (byte index : indices) {
            cards.add(Notation.of(Card.of(index)));
        }
        return String.join(" ", cards);
    }

    private record Ends(List<String> answers) implements Witness {
        @Override
        public void layout(long game, int cards, int deck, int sets) {}

        @Override
        public void taken(long game, int set) {}

        @Override
        public void over(long game, int cards) {
            answers.add(Integer.toString(cards));
        }
    }
}
