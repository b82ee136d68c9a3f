package org.tercet.hardening.supply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tools.jackson.databind.ObjectMapper;

/**
 * Which licences the libraries have: {@code Licences <list> <bill of materials> …}. Whatever has none that is on the list fails. A line of the list
 * is a licence, or the name of a library with the licence that somebody has found it to have, as it does not say so itself.
 */
public final class Licences {

    private static final Pattern EITHER = Pattern.compile("(?i)\\s+or\\s+");
    private static final Pattern BOTH = Pattern.compile("(?i)\\s+and\\s+");

    private final List<String> allowed = new ArrayList<>();
    private final Map<String, String> known = new TreeMap<>();

    Licences(List<String> lines) {
        for (String line : lines) {
            String words = line.replaceFirst("(^|\\s)#.*", "").strip();
            if (words.startsWith("pkg:")) {
                String[] both = words.split("\\s+", 2);
                known.put(both[0], both[1]);
            } else if (!words.isEmpty()) {
                allowed.add(words);
            }
        }
    }

    public static void main(String[] words) throws IOException {
        Licences licences = new Licences(Files.readAllLines(Path.of(words[0])));
        List<String> wrong = new ArrayList<>();
        Map<String, Integer> counts = new TreeMap<>();
        int parts = 0;
        for (String bill : List.of(words).subList(1, words.length)) {
            for (Part part : Part.of(new ObjectMapper().readTree(Files.readString(Path.of(bill))))) {
                parts++;
                counts.merge(String.join(" OR ", licences.of(part)), 1, Integer::sum);
                if (!licences.allows(part)) {
                    wrong.add(part.purl() + ": " + (part.licences().isEmpty() ? "says nothing" : part.licences()));
                }
            }
        }
        counts.forEach((licence, count) -> System.out.printf("%5d  %s%n", count, licence));
        wrong.forEach(each -> System.out.println("not on the list: " + each));
        System.out.printf(
                "%,d libraries; %s%n", parts, wrong.isEmpty() ? "all may be used" : wrong.size() + " may not");
        System.exit(wrong.isEmpty() && parts > 0 ? 0 : 1);
    }

    private List<String> of(Part part) {
        String found = known.get(part.name());
        return found == null ? part.licences() : List.of(found);
    }

    /** One of several is enough; of what is joined with “and”, each. */
    boolean allows(Part part) {
        return of(part).stream()
                .flatMap(licence -> EITHER.splitAsStream(licence.replaceAll("[()]", "")))
                .anyMatch(
                        choice -> BOTH.splitAsStream(choice).map(String::strip).allMatch(allowed::contains));
    }
}
