package org.tercet.cli;

import java.util.ArrayList;
import java.util.List;
import org.tercet.lab.simulate.Figures;
import org.tercet.lab.simulate.Share;
import org.tercet.wire.words.Names;

/** The picture of how often the cards on the table hold no set, as the deck runs out. */
final class NoSetChart {

    private static final List<Integer> DRAWN = List.of(12, 15);

    private NoSetChart() {}

    static String of(Simulated simulated, Speech speech) {
        List<Chart.Curve> curves = new ArrayList<>();
        for (Simulated.Part part : simulated.parts()) {
            String which = simulated.parts().size() == 1 ? "" : " (" + part.policy() + ")";
            for (int cards : DRAWN) {
                part.layouts().ifPresent(figures -> {
                    List<Chart.Point> points = points(figures, cards);
                    if (!points.isEmpty()) {
                        curves.add(new Chart.Curve(speech.say("so-many", "cards", cards) + which, points));
                    }
                });
            }
        }
        int most = curves.stream()
                .flatMap(curve -> curve.points().stream())
                .mapToInt(Chart.Point::at)
                .max()
                .orElse(0);
        String game = Names.in(speech.language()).game(simulated.plan().game().id());
        return new Chart(
                        speech.say("plot-title", "game", game),
                        speech.say("plot-deck"),
                        speech.say("plot-share"),
                        most,
                        0,
                        curves)
                .svg();
    }

    private static List<Chart.Point> points(Figures figures, int cards) {
        List<Chart.Point> points = new ArrayList<>();
        for (int deck : figures.decks(cards)) {
            Share share = figures.noSet(cards, deck);
            points.add(new Chart.Point(deck, share.value(), share.error()));
        }
        return points;
    }
}
