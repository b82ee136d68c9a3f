package org.tercet.server.table;

import java.util.Optional;
import org.tercet.rules.game.Refusal;

/** What a table answers to those who are not players. */
record Answer(Optional<Notice> notice, Optional<String> code, Optional<Refusal> refusal) {

    static final Answer NOBODY = new Answer(Optional.empty(), Optional.empty(), Optional.empty());
}
