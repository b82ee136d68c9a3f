package org.tercet.lab.simulate;

/** Whole numbers, one from each game, added up so that their mean and its standard error can be told. */
public final class Spread {

    private long count;
    private long sum;
    private long squares;

    public void add(long number) {
        count++;
        sum += number;
        squares += number * number;
    }

    public void add(Spread other) {
        count += other.count;
        sum += other.sum;
        squares += other.squares;
    }

    public long count() {
        return count;
    }

    /** Where each number is 1 for yes or 0 for no: how often it was yes. */
    Share share() {
        return Share.independent(sum, count);
    }

    public Mean mean() {
        if (count == 0) {
            return new Mean(0, 0);
        }
        double mean = (double) sum / count;
        double variance = count < 2 ? 0 : Math.max(0, squares - mean * sum) / (count - 1);
        return new Mean(mean, Math.sqrt(variance / count));
    }
}
