package org.tercet.lab.simulate;

/** Sees all that matters of games as they are played; several games may be told of in turns. */
public interface Witness {

    /** Cards lie on the table, and somebody looks: so many cards, so many in the deck, so many sets among those on the table. */
    void layout(long game, int cards, int deck, int sets);

    /** A set was taken, {@linkplain org.tercet.cards.SetFinder#packed packed}. */
    void taken(long game, int set);

    /** The game is over; so many cards are left on the table. */
    void over(long game, int cards);
}
