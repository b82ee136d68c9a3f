package org.tercet.rules.scout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How many forfeits have come to be owed, and those still voted on. */
public record Debts(int count, List<Debt> open) {

    static final Debts NONE = new Debts(0, List.of());

    public Debts {
        open = List.copyOf(open);
    }

    Optional<Debt> find(int number) {
        return open.stream().filter(debt -> debt.number() == number).findFirst();
    }

    Debts owed(Debt debt) {
        List<Debt> more = new ArrayList<>(open);
        more.add(debt);
        return new Debts(count + 1, more);
    }

    Debts voted(int number, Ballot ballot) {
        return new Debts(
                count,
                open.stream()
                        .map(debt -> debt.number() == number ? debt.with(ballot) : debt)
                        .toList());
    }

    Debts settled(int number) {
        return new Debts(
                count, open.stream().filter(debt -> debt.number() != number).toList());
    }
}
