package org.tercet.fair;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** The test vectors, as written for everybody: a shuffle a paragraph. */
final class Vectors {

    /** The items are the numbers from 0 on. */
    record Vector(Commitment commitment, Seed seed, Contributions contributions, long shuffle, List<Integer> order) {

        List<Integer> items() {
            return IntStream.range(0, order.size()).boxed().toList();
        }
    }

    private Vectors() {}

    static String text() throws IOException {
        try (InputStream file = Vectors.class.getResourceAsStream("vectors.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    static List<Vector> all() throws IOException {
        List<Vector> all = new ArrayList<>();
        for (String paragraph : text().split("\n\n", -1)) {
            if (!paragraph.startsWith("#")) {
                all.add(vector(paragraph));
            }
        }
        return all;
    }

    private static Vector vector(String paragraph) {
        List<String> commitment = fields(paragraph, "Commitment");
        Contributions contributions = Contributions.NONE;
        for (String line : fields(paragraph, "Contribution")) {
            String[] words = line.split(" ", 2);
            contributions = contributions.with(
                    Integer.parseInt(words[0].substring(1)) - 1,
                    Contribution.ofHex(words[1]).good().orElseThrow());
        }
        return new Vector(
                Commitment.ofHex(commitment.getFirst()).good().orElseThrow(),
                Seed.ofHex(fields(paragraph, "Seed").getFirst()).good().orElseThrow(),
                contributions,
                Long.parseLong(fields(paragraph, "Shuffle").getFirst()),
                Arrays.stream(fields(paragraph, "Order").getFirst().split(" ", -1))
                        .map(Integer::valueOf)
                        .toList());
    }

    private static List<String> fields(String paragraph, String key) {
        return paragraph
                .lines()
                .filter(line -> line.startsWith(key + ": "))
                .map(line -> line.substring(key.length() + 2))
                .toList();
    }
}
