package org.tercet.server.table;

import java.util.Optional;

/** Four letters by which people find a table. */
public interface Codes {

    /** Gives a table a code that no other has. */
    String claim(String table);

    /** The table of a code, in whatever case it is written. */
    Optional<String> table(String code);
}
