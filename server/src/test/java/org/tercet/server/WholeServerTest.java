package org.tercet.server;

import java.util.Optional;

class WholeServerTest extends WholeServer {
    WholeServerTest() {
        super(Optional.empty());
    }
}
