package org.tercet.server.http;

/** Ends an answer inside an endpoint; nobody outside sees more of it than the objection. */
public final class Objected extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Objection objection;

    public Objected(Objection objection) {
        super(objection.toString(), null, false, false);
        this.objection = objection;
    }

    public Objection objection() {
        return objection;
    }
}
