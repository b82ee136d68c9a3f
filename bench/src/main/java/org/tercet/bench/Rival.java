package org.tercet.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Another program that answers the same questions: it reads lines and writes an answer to each on a line of its own, and
 * ends when there is nothing more to read. Whatever else it does is a {@link Fault}.
 */
final class Rival {
    private static final int LONGEST_ANSWER = 200;

    private final String command;
    private final long patienceSeconds;

    Rival(String command, long patienceSeconds) {
        this.command = command;
        this.patienceSeconds = patienceSeconds;
    }

    /** Starts it, lets it take the whole exam, and says how many nanoseconds that took by the clock. */
    long take(Exam exam) {
        byte[] question = (String.join("\n", exam.lines()) + "\n").getBytes(StandardCharsets.UTF_8);
        long began = System.nanoTime();
        Process process = start();
        try {
            var told = CompletableFuture.runAsync(() -> tell(process, question), Thread::startVirtualThread);
            var complaint = CompletableFuture.supplyAsync(() -> lastLine(process), Thread::startVirtualThread);
            var answers =
                    CompletableFuture.supplyAsync(() -> answers(process, exam.size()), Thread::startVirtualThread);
            List<String> given = answers.get(patienceSeconds, TimeUnit.SECONDS);
            if (given.size() <= exam.size() && !process.waitFor(patienceSeconds, TimeUnit.SECONDS)) {
                throw new TimeoutException();
            }
            long nanos = System.nanoTime() - began;
            judge(exam, given, process, complaint);
            told.cancel(true);
            return nanos;
        } catch (TimeoutException _) {
            throw new Fault("The rival was not done after " + patienceSeconds + " seconds");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Fault fault ? fault : new IllegalStateException(e.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Fault("The rival was interrupted");
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private Process start() {
        try {
            return new ProcessBuilder("sh", "-c", command).start();
        } catch (IOException e) {
            throw new Fault("The rival cannot be started: " + e.getMessage());
        }
    }

    /** A rival may stop reading: what it answers tells whether it may. */
    private static void tell(Process process, byte[] question) {
        try (OutputStream stream = process.getOutputStream()) {
            stream.write(question);
        } catch (IOException _) {
            return;
        }
    }

    /** Its answers, or one more than wanted if there are too many. */
    private static List<String> answers(Process process, int wanted) {
        List<String> answers = new ArrayList<>();
        try (InputStream stream = new BufferedInputStream(process.getInputStream(), 1 << 16)) {
            Optional<String> line = line(stream);
            while (line.isPresent() && answers.size() <= wanted) {
                answers.add(line.get());
                line = line(stream);
            }
        } catch (IOException _) {
            return answers;
        }
        return answers;
    }

    private static Optional<String> line(InputStream stream) throws IOException {
        var line = new StringBuilder();
        int octet = stream.read();
        if (octet < 0) {
            return Optional.empty();
        }
        while (octet >= 0 && octet != '\n') {
            if (line.length() == LONGEST_ANSWER) {
                throw new Fault("The rival writes lines that are no answers: " + Ask.quoted(line.toString()));
            }
            line.append((char) octet);
            octet = stream.read();
        }
        return Optional.of(line.toString().strip());
    }

    private static String lastLine(Process process) {
        String last = "";
        try (var reader = process.errorReader(StandardCharsets.UTF_8)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                last = line.isBlank() ? last : line.strip();
            }
        } catch (IOException _) {
            return last;
        }
        return last;
    }

    private static void judge(Exam exam, List<String> given, Process process, CompletableFuture<String> complaint) {
        for (int i = 0; i < Math.min(given.size(), exam.size()); i++) {
            if (!given.get(i).equals(exam.answers().get(i))) {
                throw new Fault("The rival answers " + Ask.quoted(given.get(i)) + " where "
                        + exam.answers().get(i) + " is right: " + exam.lines().get(i));
            }
        }
        if (given.size() > exam.size()) {
            throw new Fault("The rival gives more answers than the " + exam.size() + " it was asked for");
        }
        if (process.exitValue() != 0) {
            String last = complaint.completeOnTimeout("", 1, TimeUnit.SECONDS).join();
            throw new Fault("The rival ended with exit code " + process.exitValue() + " after " + given.size() + " of "
                    + exam.size() + " answers" + (last.isEmpty() ? "" : ", saying " + Ask.quoted(last)));
        }
        if (given.size() < exam.size()) {
            throw new Fault("The rival gave " + given.size() + " of " + exam.size() + " answers");
        }
    }
}
