package org.tercet.vector;

import org.tercet.cards.Attribute;
import org.tercet.cards.Card;

/**
 * Cards as {@link Tables} write them: two bits an attribute, of which three different values are each the exclusive or of
 * the other two, and so chosen that codes, as signed bytes, lie in the order of the cards. No card is 0.
 */
final class Codes {
    private static final int[] SIGNED = {0b10, 0b11, 0b01};

    private static final byte[] CODE = new byte[Card.COUNT];
    private static final byte[] INDEX = new byte[1 << Byte.SIZE];

    static {
        for (Card card : Card.all()) {
            int code = SIGNED[card.digit(Attribute.NUMBER)] << 6
                    | (card.digit(Attribute.COLOUR) + 1) << 4
                    | (card.digit(Attribute.FILL) + 1) << 2
                    | (card.digit(Attribute.SHAPE) + 1);
            CODE[card.index()] = (byte) code;
            INDEX[code] = (byte) card.index();
        }
    }

    private Codes() {}

    static byte of(byte index) {
        return CODE[index];
    }

    static byte index(byte code) {
        return INDEX[code & 0xff];
    }
}
