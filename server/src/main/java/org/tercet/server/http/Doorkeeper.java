package org.tercet.server.http;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;

/** Knows people by their secrets. */
public interface Doorkeeper {

    /** Nobody, if the caller brings no secret or one that was never given to anybody. */
    CompletionStage<Optional<Known>> know(Caller caller);

    /** Those of some holders, by their ids, that have no secret any more, as it was ended here or through another node. */
    CompletionStage<Set<String>> gone(Set<String> holders);
}
