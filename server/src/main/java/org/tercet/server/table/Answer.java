package org.tercet.server.table;

import java.util.Optional;
import org.tercet.rules.game.Refusal;

/** What a table answers to those who are not players. */
record Answer(Optional<Notice> notice, Optional<String> code, Optional<Refusal> refusal) {

    static final Answer NOBODY = new Answer(Optional.empty(), Optional.empty(), Optional.empty());

    static Answer opened(Notice notice, String code) {
        return new Answer(Optional.of(notice), Optional.of(code), Optional.empty());
    }
}
