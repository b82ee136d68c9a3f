package org.tercet.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Curves over a common axis as an SVG picture, each point with its standard error. */
record Chart(String title, String across, String up, int leftEnd, int rightEnd, List<Curve> curves) {

    private static final int WIDTH = 800;
    private static final int HEIGHT = 480;
    private static final int LEFT = 80;
    private static final int RIGHT = 776;
    private static final int TOP = 64;
    private static final int BOTTOM = 416;

    /** How many lines lie above the axis, and how far two marks on it are from one another. */
    private static final int LINES = 5;

    private static final int MARKS = 3;

    private static final String INK = "#333333";
    private static final String PALE = "#dddddd";
    private static final List<String> COLOURS = List.of("#c2185b", "#00796b", "#5e35b1", "#ef6c00");

    record Curve(String name, List<Point> points) {
        Curve {
            points = List.copyOf(points);
        }
    }

    /** A share with its error, at some place on the axis. */
    record Point(int at, double share, double error) {}

    Chart {
        curves = List.copyOf(curves);
    }

    String svg() {
        double step = step();
        var svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + WIDTH + " " + HEIGHT
                + "\" font-family=\"sans-serif\" font-size=\"13\" fill=\"" + INK + "\">\n");
        svg.append("<title>").append(safe(title)).append("</title>\n");
        tag(svg, "rect", "width", "100%", "height", "100%", "fill", "#ffffff");
        words(svg, WIDTH / 2.0, 28, "middle", title);
        axes(svg, step);
        for (int i = 0; i < curves.size(); i++) {
            String colour = COLOURS.get(i % COLOURS.size());
            draw(svg, curves.get(i), colour, step);
            double y = TOP + 16 + 20.0 * i;
            line(svg, LEFT + 16, y - 4, LEFT + 44, y - 4, colour, 2);
            words(svg, LEFT + 52, y, "start", curves.get(i).name());
        }
        return svg.append("</svg>\n").toString();
    }

    /** The distance of the lines above the axis: a round number, and enough of it to be above all points. */
    private double step() {
        double most = curves.stream()
                .flatMap(curve -> curve.points().stream())
                .mapToDouble(point -> point.share() + point.error())
                .max()
                .orElse(0);
        double least = Math.max(most, 1e-6) / LINES;
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (double round : new double[] {1, 2, 2.5, 5}) {
            if (round * power >= least) {
                return round * power;
            }
        }
        return 10 * power;
    }

    private void axes(StringBuilder svg, double step) {
        for (int i = 0; i <= LINES; i++) {
            double y = y(i * step, step);
            line(svg, LEFT, y, RIGHT, y, i == 0 ? INK : PALE, 1);
            words(svg, LEFT - 8, y + 4, "end", percent(i * step));
        }
        for (int at = Math.min(leftEnd, rightEnd); at <= Math.max(leftEnd, rightEnd); at += MARKS) {
            line(svg, x(at), BOTTOM, x(at), BOTTOM + 5, INK, 1);
            words(svg, x(at), BOTTOM + 20, "middle", String.valueOf(at));
        }
        words(svg, (LEFT + RIGHT) / 2.0, BOTTOM + 46, "middle", across);
        words(svg, LEFT - 60, TOP - 14, "start", up);
    }

    private void draw(StringBuilder svg, Curve curve, String colour, double step) {
        String points = curve.points().stream()
                .map(point -> number(x(point.at())) + "," + number(y(point.share(), step)))
                .collect(Collectors.joining(" "));
        tag(svg, "polyline", "points", points, "fill", "none", "stroke", colour, "stroke-width", "2");
        for (Point point : curve.points()) {
            double x = x(point.at());
            double low = y(Math.max(0, point.share() - point.error()), step);
            line(svg, x, low, x, y(point.share() + point.error(), step), colour, 1);
            String y = number(y(point.share(), step));
            tag(svg, "circle", "cx", number(x), "cy", y, "r", "3", "fill", colour);
        }
    }

    private double x(int at) {
        return leftEnd == rightEnd ? LEFT : LEFT + (double) (RIGHT - LEFT) * (at - leftEnd) / (rightEnd - leftEnd);
    }

    private static double y(double share, double step) {
        return BOTTOM - (BOTTOM - TOP) * share / (LINES * step);
    }

    private static void line(StringBuilder svg, double x1, double y1, double x2, double y2, String colour, int width) {
        tag(
                svg,
                "line",
                "x1",
                number(x1),
                "y1",
                number(y1),
                "x2",
                number(x2),
                "y2",
                number(y2),
                "stroke",
                colour,
                "stroke-width",
                String.valueOf(width));
    }

    private static void words(StringBuilder svg, double x, double y, String anchor, String words) {
        tag(svg, "text", "x", number(x), "y", number(y), "text-anchor", anchor);
        svg.setLength(svg.length() - "/>\n".length());
        svg.append('>').append(safe(words)).append("</text>\n");
    }

    private static void tag(StringBuilder svg, String name, String... attributes) {
        svg.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            svg.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(attributes[i + 1])
                    .append('"');
        }
        svg.append("/>\n");
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.6f", 100 * share).replaceAll("\\.?0+$", "") + " %";
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private static String safe(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
