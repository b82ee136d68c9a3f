import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that sits down at a table of the base game and plays to the end: {@code java Bot.java http://localhost:8080 QXRT},
 * where QXRT is the code of a table that lets programs in. It needs nothing but Java; it reads JSON with regular
 * expressions, where yours had better use a library.
 */
public class Bot implements WebSocket.Listener {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private int acts;

    public static void main(String[] arguments) throws Exception {
        String server = arguments[0];
        String me = ask(HttpRequest.newBuilder(URI.create(server + "/api/v1/me"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Robota\",\"token\":true}")));
        String bearer = "Bearer " + field(me, "token");
        String table = field(
                ask(HttpRequest.newBuilder(URI.create(server + "/api/v1/codes/" + arguments[1]))
                        .header("Authorization", bearer)),
                "id");
        Bot bot = new Bot();
        WebSocket socket = CLIENT.newWebSocketBuilder()
                .header("Authorization", bearer)
                .buildAsync(URI.create(server.replaceFirst("http", "ws") + "/api/v1/tables/" + table + "/socket"), bot)
                .join();
        bot.play(socket);
    }

    private static String ask(HttpRequest.Builder request) throws Exception {
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    }

    /** Says hello, sits down, and answers every view with a move until the table says that it is finished. */
    private void play(WebSocket socket) throws Exception {
        socket.sendText("{\"type\":\"hello\",\"protocol\":1}", true).join();
        act(socket, "{\"type\":\"sit\"}");
        String seat = "";
        while (true) {
            String told = heard.take();
            if (told.startsWith("{\"type\":\"bye\"") || told.startsWith("{\"type\":\"refused\",\"id\":\"1\"")) {
                System.out.println(told);
                return;
            }
            if (told.contains("\"you\":")) {
                seat = field(told, "you");
            }
            if (told.contains("\"phase\":\"finished\"")) {
                System.out.println("finished");
                socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
                return;
            }
            // Each update holds the whole view, so only the last one matters.
            if (heard.isEmpty() && told.contains("\"match\":") && !seat.isEmpty()) {
                move(socket, told, seat);
            }
        }
    }

    private void move(WebSocket socket, String told, String seat) throws Exception {
        List<String> set = set(told);
        boolean open = told.contains("\"phase\":{\"type\":\"open\"}");
        boolean mine = told.contains("\"phase\":{\"type\":\"called\",\"seat\":" + seat + ",");
        String take = "{\"type\":\"take\",\"cards\":[\"" + String.join("\",\"", set) + "\"]}";
        if (mine || (open && !set.isEmpty() && told.contains("\"oneGesture\":true"))) {
            play(socket, take);
        } else if (open && !set.isEmpty()) {
            Thread.sleep(500);
            play(socket, "{\"type\":\"call\"}");
        } else if (open && told.contains("\"mayAgree\":true")) {
            play(socket, "{\"type\":\"no-set\"}");
        }
    }

    /** The first set on the table: three cards of which each attribute is the same thrice or thrice different. */
    private static List<String> set(String told) {
        List<String> cards = new ArrayList<>();
        Matcher faces = Pattern.compile("\"place\":\\d+,\"card\":\"(....)\"").matcher(told);
        while (faces.find()) {
            cards.add(faces.group(1));
        }
        for (String a : cards) {
            for (String b : cards) {
                String third = third(a, b);
                if (!a.equals(b) && cards.contains(third)) {
                    return List.of(a, b, third);
                }
            }
        }
        return List.of();
    }

    private static String third(String a, String b) {
        String[] values = {"123", "rgp", "sto", "osd"};
        StringBuilder card = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            int wanted = (6 - values[i].indexOf(a.charAt(i)) - values[i].indexOf(b.charAt(i))) % 3;
            card.append(values[i].charAt(wanted));
        }
        return card.toString();
    }

    private void play(WebSocket socket, String move) {
        act(socket, "{\"type\":\"play\",\"move\":" + move + "}");
    }

    private void act(WebSocket socket, String act) {
        acts++;
        socket.sendText("{\"type\":\"do\",\"id\":\"" + acts + "\",\"act\":" + act + "}", true).join();
    }

    private static String field(String json, String name) {
        Matcher field = Pattern.compile("\"" + name + "\":\"?([^\",}]*)").matcher(json);
        if (!field.find()) {
            throw new IllegalStateException("no " + name + " in " + json);
        }
        return field.group(1);
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
        part.append(text);
        if (last) {
            heard.add(part.toString());
            part.setLength(0);
        }
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        heard.add("{\"type\":\"bye\"}");
        return null;
    }
}
