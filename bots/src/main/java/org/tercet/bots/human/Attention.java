package org.tercet.bots.human;

import java.util.Optional;

/** What somebody looks at. Taking in a change of it needs a moment; anything else that happens meanwhile does not. */
final class Attention {

    private Optional<Object> seen = Optional.empty();

    /** How long it takes until something can come to mind. */
    long moment(Object sight) {
        boolean isNew = !seen.equals(Optional.of(sight));
        seen = Optional.of(sight);
        return isNew ? Strength.REACTION : 0;
    }
}
