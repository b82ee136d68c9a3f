package org.tercet.server.http;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.tercet.table.Person;

/** Knows people by their secrets. */
public interface Doorkeeper {

    /** Nobody, if the caller brings no secret or one that was never given to anybody. */
    CompletionStage<Optional<Person>> know(Caller caller);

    /** Those of some people, by their ids, who have said goodbye since they were known, here or through another node. */
    CompletionStage<Set<String>> gone(Set<String> ids);
}
