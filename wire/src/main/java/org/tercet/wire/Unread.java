package org.tercet.wire;

/** Ends a reading inside a codec; it never leaves one. */
public final class Unread extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;
    private String path = "";

    public Unread(Problem problem) {
        super(problem.toString(), null, false, false);
        this.problem = problem;
    }

    /** The same from one level further out. */
    public Unread in(String name) {
        path = "/" + name + path;
        return this;
    }

    public <T> Reading<T> reading() {
        return new Reading.Unreadable<>(path, problem);
    }

    public Problem problem() {
        return problem;
    }
}
