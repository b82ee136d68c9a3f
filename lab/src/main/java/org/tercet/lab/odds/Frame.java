package org.tercet.lab.odds;

/**
 * A list of points, each outside the flat that those before it span. It gives coordinates to every point of its flat:
 * the first point is the origin, the others are the unit points.
 */
final class Frame {

    private final Space space;
    private final int[] pointAt;
    private final int[] coordinates;
    private int flat;

    Frame(Space space) {
        this.space = space;
        pointAt = new int[space.points];
        coordinates = new int[space.points];
    }

    /** Goes back to the first so many points of this frame. */
    void shorten(int length) {
        flat = length == 0 ? 0 : Space.power(length - 1);
    }

    boolean spans(int point) {
        int at = coordinates[point];
        return at < flat && pointAt[at] == point;
    }

    /** The base-3 number of the point's coordinates; only for a point of the flat. */
    int coordinates(int point) {
        return coordinates[point];
    }

    void add(int point) {
        if (flat == 0) {
            place(0, point);
            flat = 1;
            return;
        }
        int origin = pointAt[0];
        for (int i = 0; i < flat; i++) {
            int start = pointAt[i];
            int step = space.third(space.third(start, point), origin);
            place(flat + i, step);
            place(2 * flat + i, space.third(start, step));
        }
        flat *= 3;
    }

    private void place(int at, int point) {
        pointAt[at] = point;
        coordinates[point] = at;
    }
}
