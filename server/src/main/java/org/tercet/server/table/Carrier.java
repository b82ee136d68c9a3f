package org.tercet.server.table;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import org.tercet.rules.game.Refusal;
import org.tercet.table.Person;
import org.tercet.table.Terms;
import org.tercet.wire.Limits;
import org.tercet.wire.Reading;
import org.tercet.wire.json.JsonCodec;

/** Entries of the log, and what tables and sockets on different nodes say to one another, as JSON. */
public final class Carrier extends SerializerWithStringManifest {

    /** In the log for ever: never to be changed, never to be used for anything else. */
    private static final int ID = 0x7e2ce7;

    /** Entries are {@code entry/} and the version and the game; a new form gets a new version beside the old one. */
    private static final String ENTRY = "entry/1/";

    /** What a table says is JSON already, and most of what nodes tell one another: it travels as it is. */
    private static final String TEXT = "text/2";

    private static final Limits WIDE = new Limits(1 << 20, 1 << 19, 4096, 32);

    private static final JsonCodec<Open> OPEN = JsonCodec.of(Open.class).within(WIDE);
    private static final JsonCodec<Connect> CONNECT =
            JsonCodec.of(Connect.class).within(WIDE);
    private static final JsonCodec<Ref> REF = JsonCodec.of(Ref.class).within(WIDE);
    private static final JsonCodec<Said> SAID = JsonCodec.of(Said.class).within(WIDE);
    private static final JsonCodec<Line> LINE = JsonCodec.of(Line.class).within(WIDE);
    private static final JsonCodec<Reply> REPLY = JsonCodec.of(Reply.class).within(WIDE);

    public record Open(Terms terms, Person host, String code, String seed, List<String> bots, String replyTo) {}

    public record Connect(Person person, Optional<Long> last, String socket) {}

    public record Ref(String ref) {}

    public record Said(Person person, String text, String socket) {}

    public record Line(String text) {}

    public record Reply(Optional<Notice> notice, Optional<String> code, Optional<Refusal> refusal) {}

    private final ActorRefResolver refs;

    public Carrier(ExtendedActorSystem system) {
        this.refs = ActorRefResolver.get(Adapter.toTyped(system));
    }

    @Override
    public int identifier() {
        return ID;
    }

    @Override
    public String manifest(Object message) {
        return switch (message) {
            case Logged logged -> ENTRY + logged.game();
            case TableCommand.Open open -> "open";
            case TableCommand.Connect connect -> "connect";
            case TableCommand.Disconnect disconnect -> "disconnect";
            case TableCommand.Said said -> "said";
            case TableCommand.Ask ask -> "ask";
            case TableCommand.Stop stop -> "stop";
            case Delivery.From from -> "from";
            case Delivery.Text text -> TEXT;
            case Delivery.Last last -> "last";
            case Answer answer -> "answer";
            default -> throw new IllegalArgumentException(message.getClass() + " does not travel");
        };
    }

    @Override
    public byte[] toBinary(Object message) {
        return switch (message) {
            case Logged logged -> logged.stored();
            case TableCommand.Open it ->
                OPEN.bytes(new Open(it.terms(), it.host(), it.code(), it.seed(), it.bots(), name(it.replyTo())));
            case TableCommand.Connect it -> CONNECT.bytes(new Connect(it.person(), it.last(), name(it.socket())));
            case TableCommand.Disconnect it -> REF.bytes(new Ref(name(it.socket())));
            case TableCommand.Said it -> SAID.bytes(new Said(it.person(), it.text(), name(it.socket())));
            case TableCommand.Ask it -> REF.bytes(new Ref(name(it.replyTo())));
            case TableCommand.Stop it -> new byte[0];
            case Delivery.From it -> REF.bytes(new Ref(name(it.table())));
            case Delivery.Text it -> it.text().getBytes(StandardCharsets.UTF_8);
            case Delivery.Last it -> LINE.bytes(new Line(it.text()));
            case Answer it -> REPLY.bytes(new Reply(it.notice(), it.code(), it.refusal()));
            default -> throw new IllegalArgumentException(message.getClass() + " does not travel");
        };
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) {
        if (manifest.startsWith(ENTRY)) {
            return Logged.read(manifest.substring(ENTRY.length()), bytes);
        }
        return switch (manifest) {
            case "open" -> {
                Open it = read(OPEN.read(bytes));
                yield new TableCommand.Open(it.terms(), it.host(), it.code(), it.seed(), it.bots(), ref(it.replyTo()));
            }
            case "connect" -> {
                Connect it = read(CONNECT.read(bytes));
                yield new TableCommand.Connect(it.person(), it.last(), ref(it.socket()));
            }
            case "disconnect" ->
                new TableCommand.Disconnect(ref(read(REF.read(bytes)).ref()));
            case "said" -> {
                Said it = read(SAID.read(bytes));
                yield new TableCommand.Said(it.person(), it.text(), ref(it.socket()));
            }
            case "ask" -> new TableCommand.Ask(ref(read(REF.read(bytes)).ref()));
            case "stop" -> new TableCommand.Stop();
            case "from" -> new Delivery.From(ref(read(REF.read(bytes)).ref()));
            case TEXT -> new Delivery.Text(new String(bytes, StandardCharsets.UTF_8));
            // From a node that is not upgraded yet.
            case "text" -> new Delivery.Text(read(LINE.read(bytes)).text());
            case "last" -> new Delivery.Last(read(LINE.read(bytes)).text());
            case "answer" -> {
                Reply it = read(REPLY.read(bytes));
                yield new Answer(it.notice(), it.code(), it.refusal());
            }
            default -> throw new IllegalArgumentException("nobody reads " + manifest);
        };
    }

    static <T> T read(Reading<T> reading) {
        return switch (reading) {
            case Reading.Read<T>(var value) -> value;
            case Reading.Unreadable<T>(var path, var problem) ->
                throw new IllegalArgumentException("cannot be read at " + path + ": " + problem);
        };
    }

    private String name(ActorRef<?> ref) {
        return refs.toSerializationFormat(ref);
    }

    private <T> ActorRef<T> ref(String name) {
        return refs.resolveActorRef(name);
    }
}
