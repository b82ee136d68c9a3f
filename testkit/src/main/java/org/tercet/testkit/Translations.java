package org.tercet.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be wrong with the same sentences in several languages. */
public final class Translations {

    private static final Pattern GAP = Pattern.compile("\\{([^{}|]*)((?:\\|[^{}|]*)*)}");

    private Translations() {}

    /**
     * Compares each language with the original, sentence by sentence.
     *
     * @param same keys whose text is the same in both on purpose
     */
    public static List<String> problems(
            Map<String, String> original, Map<String, String> translation, Set<String> same) {
        List<String> problems = new ArrayList<>();
        Set<String> keys = new TreeSet<>(original.keySet());
        keys.addAll(translation.keySet());
        for (String key : keys) {
            String text = original.get(key);
            String translated = translation.get(key);
            if (text == null) {
                problems.add(key + " is not in the original");
            } else if (translated == null) {
                problems.add(key + " is missing");
            } else {
                compare(key, text, translated, same.contains(key), problems);
            }
        }
        return problems;
    }

    private static void compare(String key, String text, String translated, boolean same, List<String> problems) {
        if (translated.isBlank()) {
            problems.add(key + " says nothing");
        }
        if (!gaps(text).equals(gaps(translated))) {
            problems.add(key + " has the gaps " + gaps(translated) + " and not " + gaps(text));
        }
        boolean hasWords = GAP.matcher(text).replaceAll("").codePoints().anyMatch(Character::isLetter);
        if (hasWords && !same && translated.equals(text)) {
            problems.add(key + " is not translated");
        }
        if (same && !translated.equals(text)) {
            problems.add(key + " is translated, though it should be the same");
        }
        if (translated.contains("'")) {
            problems.add(key + " has a typewriter's apostrophe");
        }
    }

    /** The names of the gaps; whichever forms a gap has, it has two. */
    private static Set<String> gaps(String text) {
        Set<String> gaps = new TreeSet<>();
        Matcher matcher = GAP.matcher(text);
        while (matcher.find()) {
            int forms = matcher.group(2).isEmpty() ? 0 : matcher.group(2).split("\\|", -1).length - 1;
            gaps.add(forms == 0 || forms == 2 ? matcher.group(1) : matcher.group(1) + " with " + forms + " forms");
        }
        if (GAP.matcher(text).replaceAll("").matches(".*[{}].*")) {
            gaps.add("one that is not closed");
        }
        return gaps;
    }
}
