package org.tercet.cli.play;

import java.util.List;
import java.util.Optional;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.View;

/** How one game looks in a terminal: pure functions of what the player may see. */
interface Front<V extends View, M extends Move> {

    /** The key that calls "set". */
    char CALL = ' ';

    /** The key that says "no set", or takes it back. */
    char NONE = 'n';

    /** The key that passes or gives up. */
    char PASS = 'p';

    Scene scene(V view, Voice voice);

    Desk<M> desk(V view, Voice voice);

    /** What has happened, in words; nothing where the table shows it. */
    Optional<String> tell(Shown shown, V after, Voice voice);

    /** In a few sentences what is to be done in this game. */
    String rules(Voice voice);

    /** Whether all win or lose together. */
    default boolean isTeamwork() {
        return false;
    }

    /** How it came out, beyond who won. */
    default List<String> result(V view, Voice voice) {
        return List.of();
    }

    /** Help for a lone player, more of it each time; nothing where there is none. */
    default Optional<String> hint(V view, int asked, Voice voice) {
        return Optional.empty();
    }
}
