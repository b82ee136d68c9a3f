package org.tercet.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The random numbers of one shuffle: HMAC-SHA-512 in counter mode, two bytes a draw. */
final class Draws {

    private static final String HMAC = "HmacSHA512";
    private static final byte[] TAG = "tercet-shuffle-1".getBytes(StandardCharsets.US_ASCII);

    private static final int VALUES = 1 << 16;

    private final Mac mac;
    private final byte[] message;
    private long blocks;
    private ByteBuffer block = ByteBuffer.allocate(0);

    Draws(Seed seed, Contributions contributions, long number) {
        this.mac = keyed(seed);
        this.message = message(contributions, number);
    }

    /** A number from 0 to one less than this, each as likely as the others: what would favour some is drawn again. */
    int below(int count) {
        int fair = VALUES - VALUES % count;
        int drawn = draw();
        while (drawn >= fair) {
            drawn = draw();
        }
        return drawn % count;
    }

    private int draw() {
        if (!block.hasRemaining()) {
            ByteBuffer.wrap(message).putLong(message.length - Long.BYTES, blocks++);
            block = ByteBuffer.wrap(mac.doFinal(message));
        }
        return Short.toUnsignedInt(block.getShort());
    }

    private static Mac keyed(Seed seed) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(seed.bytes(), HMAC));
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has " + HMAC, e);
        }
    }

    /** The message of every block; its last eight bytes are the number of the block. */
    private static byte[] message(Contributions contributions, long number) {
        Map<Integer, Contribution> bySeat = contributions.bySeat();
        int length = TAG.length + Integer.BYTES + 2 * Long.BYTES;
        for (Contribution contribution : bySeat.values()) {
            length += 2 * Integer.BYTES + contribution.bytes().length;
        }
        ByteBuffer message = ByteBuffer.allocate(length).put(TAG).putInt(bySeat.size());
        bySeat.forEach((seat, contribution) -> {
            byte[] bytes = contribution.bytes();
            message.putInt(seat + 1).putInt(bytes.length).put(bytes);
        });
        return message.putLong(number).array();
    }
}
