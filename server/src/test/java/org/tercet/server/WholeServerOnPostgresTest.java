package org.tercet.server;

import java.util.Optional;
import org.tercet.journal.RealPostgres;

class WholeServerOnPostgresTest extends WholeServer {
    WholeServerOnPostgresTest() {
        super(Optional.of(RealPostgres.newDatabase()));
    }
}
