package org.tercet.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/** Keeps what is said to a client, and waits for something. */
final class Ear implements Tables.Outlet {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition more = lock.newCondition();
    private final List<String> heard = new ArrayList<>();

    @Override
    public void send(String text) {
        lock.lock();
        try {
            heard.add(text);
            more.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void goodbye(String text) {
        send(text);
    }

    List<String> heard() {
        lock.lock();
        try {
            return List.copyOf(heard);
        } finally {
            lock.unlock();
        }
    }

    /** The first text that fits, waiting for it. */
    String await(Predicate<String> fits) throws InterruptedException {
        long left = TimeUnit.SECONDS.toNanos(20);
        lock.lock();
        try {
            while (true) {
                for (String text : heard) {
                    if (fits.test(text)) {
                        return text;
                    }
                }
                if (left <= 0) {
                    throw new AssertionError("not heard, but " + heard);
                }
                left = more.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    String await(String... parts) throws InterruptedException {
        return await(text -> List.of(parts).stream().allMatch(text::contains));
    }
}
