package org.tercet.hardening.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Good inputs with something changed in them, from a seed. */
final class Mutations {

    private static final List<String> ODD = List.of(
            "null",
            "-1",
            "1e999",
            "99999999999999999999",
            "0.5",
            "\"\"",
            "[]",
            "{}",
            "[[[[[[[[[[[[[[[[[[",
            "\\u0000",
            "\\ud800",
            "\u202e",
            "é",
            "..",
            "%00",
            "<script>",
            "\\",
            "\"",
            ",",
            ":",
            "}",
            "\n",
            " ",
            "→",
            "#",
            "=");

    private final Random random;
    private final List<byte[]> good;

    Mutations(long seed, List<byte[]> good) {
        this.random = new Random(seed);
        this.good = good;
    }

    byte[] next() {
        byte[] now = good.get(random.nextInt(good.size()));
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            now = once(now);
        }
        return now;
    }

    private byte[] once(byte[] now) {
        int from = now.length == 0 ? 0 : random.nextInt(now.length);
        int to = Math.min(now.length, from + random.nextInt(8));
        byte[] odd = ODD.get(random.nextInt(ODD.size())).getBytes(UTF_8);
        return switch (random.nextInt(6)) {
            case 0 -> spliced(now, from, to, new byte[0]);
            case 1 -> spliced(now, from, from, odd);
            case 2 -> spliced(now, from, to, odd);
            case 3 -> spliced(now, from, Math.min(now.length, from + 1), new byte[] {(byte) random.nextInt(256)});
            case 4 -> spliced(now, from, from, Arrays.copyOfRange(now, from, to));
            default -> Arrays.copyOf(now, from);
        };
    }

    private static byte[] spliced(byte[] now, int from, int to, byte[] between) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(now, 0, from);
        out.writeBytes(between);
        out.write(now, to, now.length - to);
        return out.toByteArray();
    }
}
