package org.tercet.server.cluster;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.PublicKey;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import javax.security.auth.x500.X500Principal;

/** As much of the encoding of certificates as tests need: the JDK reads them, but makes none. */
final class Der {

    private static final int LAST_SHORT = 127;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMddHHmmss'Z'").withZone(ZoneOffset.UTC);

    private static final byte[] NAME_EXTENSION = oid("551d11");
    private static final byte[] CONSTRAINTS = oid("551d13");
    private static final byte[] USES = oid("551d25");
    private static final byte[] SERVERS = oid("2b06010505070301");
    private static final byte[] CLIENTS = oid("2b06010505070302");
    private static final byte[] VERSION_3 = of(0xa0, of(0x02, new byte[] {2}));
    private static final byte[] TRUE = of(0x01, new byte[] {(byte) 0xff});

    /** SHA-256 with RSA. */
    static final byte[] ALGORITHM = sequence(oid("2a864886f70d01010b"), of(0x05));

    private Der() {}

    /** What is signed. */
    static byte[] toBeSigned(
            X500Principal issuer, X500Principal subject, Instant from, Instant until, PublicKey key, byte[] more) {
        return sequence(
                VERSION_3,
                of(0x02, new byte[] {1}),
                ALGORITHM,
                issuer.getEncoded(),
                sequence(time(from), time(until)),
                subject.getEncoded(),
                key.getEncoded(),
                of(0xa3, sequence(more)));
    }

    /** It may issue others. */
    static byte[] authority() {
        return sequence(CONSTRAINTS, TRUE, of(0x04, sequence(TRUE)));
    }

    static byte[] dns(String name) {
        return sequence(NAME_EXTENSION, of(0x04, sequence(of(0x82, name.getBytes(StandardCharsets.US_ASCII)))));
    }

    static byte[] uses(boolean clients) {
        return sequence(USES, of(0x04, clients ? sequence(SERVERS, CLIENTS) : sequence(SERVERS)));
    }

    static byte[] bits(byte[] content) {
        return of(0x03, new byte[1], content);
    }

    static byte[] sequence(byte[]... parts) {
        return of(0x30, parts);
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] time(Instant time) {
        return of(0x18, TIME.format(time).getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] oid(String hex) {
        return of(0x06, HexFormat.of().parseHex(hex));
    }

    private static byte[] of(int tag, byte[]... parts) {
        byte[] content = joined(parts);
        int length = content.length;
        byte[] head = length <= LAST_SHORT
                ? new byte[] {(byte) tag, (byte) length}
                : new byte[] {(byte) tag, (byte) 0x82, (byte) (length >> 8), (byte) length};
        return joined(head, content);
    }
}
