package org.tercet.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** PostgreSQL does not run as root, so then it runs as nobody. */
final class SomebodyElse {

    /** Ways for root to be somebody else, the first that works is taken. */
    private static final List<List<String>> WAYS = List.of(
            List.of("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"),
            List.of("runuser", "-u", "nobody", "--"),
            List.of("unshare", "-U"));

    private SomebodyElse() {}

    /** What to put before a command; nothing for whoever is not root. */
    static List<String> prefix() throws IOException, InterruptedException {
        if (!"0".equals(whoAmI(List.of()))) {
            return List.of();
        }
        for (List<String> prefix : WAYS) {
            if (!List.of("", "0").contains(whoAmI(prefix))) {
                return prefix;
            }
        }
        throw new IOException("PostgreSQL does not run as root, and root cannot be somebody else here");
    }

    private static String whoAmI(List<String> prefix) throws InterruptedException {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of("id", "-u"));
        try {
            Process process = new ProcessBuilder(command).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? said.strip() : "";
        } catch (IOException e) {
            return "";
        }
    }
}
