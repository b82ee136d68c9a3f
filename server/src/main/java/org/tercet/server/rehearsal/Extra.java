package org.tercet.server.rehearsal;

/** Somebody at a table, as it is noted for the next rehearsal. */
record Extra(String table, String token) {

    static Extra again(String note) {
        String[] words = note.split(" ", 2);
        return new Extra(words[0], words[words.length - 1]);
    }

    String note() {
        return table + " " + token;
    }
}
