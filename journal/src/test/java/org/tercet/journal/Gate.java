package org.tercet.journal;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** Keeps the writer of a store busy until it is opened. */
record Gate(CountDownLatch latch, CompletableFuture<Void> passed) {

    static Gate before(EventStore store) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        CountDownLatch held = new CountDownLatch(1);
        CompletableFuture<Void> passed = store.writer().act(connection -> {
            held.countDown();
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        held.await();
        return new Gate(latch, passed);
    }

    void open() {
        latch.countDown();
        passed.join();
    }
}
