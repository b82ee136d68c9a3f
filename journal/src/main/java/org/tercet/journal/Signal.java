package org.tercet.journal;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Counts commits, so that readers of the log can sleep until there is something new. */
final class Signal {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition raised = lock.newCondition();
    private long count;

    void raise() {
        lock.lock();
        try {
            count++;
            raised.signalAll();
        } finally {
            lock.unlock();
        }
    }

    long count() {
        lock.lock();
        try {
            return count;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until it has been raised more often than {@code seen} times, or for so long. */
    void await(long seen, long millis) throws InterruptedException {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            while (count <= seen && left > 0) {
                left = raised.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }
}
