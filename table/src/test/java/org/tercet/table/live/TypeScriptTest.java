package org.tercet.table.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Setting;
import org.tercet.rules.match.MatchView;
import org.tercet.table.Act;
import org.tercet.wire.Problem;
import org.tercet.wire.shape.GameTypes;
import org.tercet.wire.shape.Shapes;
import org.tercet.wire.shape.TypeRef;
import org.tercet.wire.typescript.TypeScript;

/** The browser's types are the Java side's. {@code -Dtercet.types=make} writes them anew. */
public class TypeScriptTest {

    private static final Path FILE = Path.of("../web/src/lib/net/wire.ts");

    private static final String COMMAND = "./tercet test -pl table -am -Dtest=TypeScriptTest"
            + " -Dsurefire.failIfNoSpecifiedTests=false -Dtercet.types=make";

    private static final String HEAD = """
            // Written by TypeScriptTest of the room `table` from the Java records; see docs/decisions/0071. Not to be changed by hand.

            /** Number, colour, fill, shape: `2rts`. */
            export type Card = `${1 | 2 | 3}${'r' | 'g' | 'p'}${'s' | 't' | 'o'}${'o' | 's' | 'd'}`;

            /** From 0. */
            export type Seat = number;

            /** Milliseconds: since 1970 by the server's clock. */
            export type Millis = number;

            """;

    /** Stands for the moves of a game. */
    public record AnyMove() {}

    /** Stands for the view of a game. */
    public record AnyView() {}

    @Test
    void the_types_of_the_browser_client_are_up_to_date() throws IOException {
        String now = HEAD + types().text();
        if (System.getProperty("tercet.types", "").equals("make")) {
            Files.writeString(FILE, now);
        }
        assertThat(FILE).as("out of date; this writes it: %s", COMMAND).hasContent(now);
    }

    private static TypeScript types() {
        TypeScript types = new TypeScript()
                .parameter(AnyMove.class, "M")
                .parameter(AnyView.class, "V")
                .declare(Shapes.of(Refusal.class))
                .declare(Shapes.of(Problem.class))
                .declare(Shapes.of(Setting.class))
                .declare(Shapes.of(TableView.class))
                .declare(Shapes.of(Bye.class))
                .declare("Act<M>", Shapes.family(TypeRef.of(Act.class, TypeRef.of(AnyMove.class))))
                .declare("MatchView<V>", Shapes.composite(TypeRef.of(MatchView.class, TypeRef.of(AnyView.class))));
        Games.ALL.forEach(game -> declare(game, types));
        return types;
    }

    private static void declare(Game<?, ?, ?, ?, ?> game, TypeScript types) {
        GameTypes of = GameTypes.of(game);
        Class<?> view = of.view().raw();
        String name = view.getSimpleName().substring(0, view.getSimpleName().lastIndexOf("View"));
        types.prefix(view.getPackage(), name)
                .declare("MatchShown", of.shownOfMatch())
                .declare(Shapes.of(of.move()))
                .declare(Shapes.of(of.view()))
                .declare(name + "Shown", of.shown());
    }
}
