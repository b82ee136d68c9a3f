package org.tercet.hardening.race;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * All ways in which something can happen that has to choose now and then. It is run again from its beginning for each of them, with the last choice that
 * can still be another one changed, until none can.
 */
final class Orders {

    private final List<Integer> taken = new ArrayList<>();
    private final List<Integer> possible = new ArrayList<>();
    private int at;

    private Orders() {}

    /** How many ways there are. What goes wrong in one of them is said with its choices. */
    static long all(Consumer<Orders> what) {
        Orders orders = new Orders();
        long count = 0;
        do {
            orders.at = 0;
            orders.run(what);
            count++;
        } while (orders.next());
        return count;
    }

    private void run(Consumer<Orders> what) {
        try {
            what.accept(this);
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("with the choices " + taken.subList(0, at) + ": " + e.getMessage(), e);
        }
    }

    /** One of so many. */
    int choose(int many) {
        if (at == taken.size()) {
            taken.add(0);
            possible.add(many);
        }
        if (possible.get(at) != many) {
            throw new IllegalStateException("the same choices led somewhere else");
        }
        return taken.get(at++);
    }

    private boolean next() {
        for (int last = taken.size() - 1; last >= 0; last--) {
            if (taken.get(last) + 1 < possible.get(last)) {
                taken.set(last, taken.get(last) + 1);
                taken.subList(last + 1, taken.size()).clear();
                possible.subList(last + 1, possible.size()).clear();
                return true;
            }
        }
        return false;
    }
}
