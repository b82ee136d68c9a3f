package org.tercet.server.live;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.ServerWebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tercet.server.http.Call;
import org.tercet.server.http.Diary;
import org.tercet.server.http.Doorkeeper;
import org.tercet.server.http.Known;
import org.tercet.server.http.Route;
import org.tercet.server.table.Tables;
import org.tercet.table.Person;
import org.tercet.table.live.Bye;

/** All sockets of this server. */
public final class LiveEdge {

    /** Each socket is looked after once a second, a few at a time: thousands at once would keep the tables' messages waiting. */
    private static final int PARTS = 20;

    private static final Duration LOOK = Duration.ofSeconds(1).dividedBy(PARTS);

    /** So often it is looked, for all sockets of a part at once, whether secrets have been ended through another node. */
    private static final int ROLL_CALL_SECONDS = 5;

    private final Vertx vertx;
    private final Tables tables;
    private final Doorkeeper doorkeeper;
    private final LiveBounds bounds;
    private final LiveTally tally;
    private final Diary diary;
    private final List<Set<Conversation>> conversations = Stream.generate(
                    () -> (Set<Conversation>) ConcurrentHashMap.<Conversation>newKeySet())
            .limit(PARTS)
            .toList();
    private final Map<String, Integer> byPerson = new ConcurrentHashMap<>();
    private int part;
    private int second;
    private volatile boolean stopping;

    public LiveEdge(
            Vertx vertx, Tables tables, Doorkeeper doorkeeper, LiveBounds bounds, LiveTally tally, Diary diary) {
        this.vertx = vertx;
        this.tables = tables;
        this.doorkeeper = doorkeeper;
        this.bounds = bounds;
        this.tally = tally;
        this.diary = diary;
        vertx.setPeriodic(LOOK.toMillis(), _ -> look());
    }

    public List<Route> routes() {
        return List.of(Route.socket(Route.API + "/tables/{id}/socket", this::open));
    }

    /** How many sockets there are. */
    public int sockets() {
        return conversations.stream().mapToInt(Set::size).sum();
    }

    private void open(Call call, ServerWebSocket socket, Runnable left) {
        Conversation conversation =
                new Conversation(this, socket, vertx.getOrCreateContext(), call.caller(), call.value("id"), left);
        part(conversation).add(conversation);
        conversation.begin();
        if (stopping) {
            conversation.end(Bye.STOPPING);
        }
    }

    private void look() {
        long now = System.nanoTime();
        part = (part + 1) % PARTS;
        second = part == 0 ? (second + 1) % ROLL_CALL_SECONDS : second;
        conversations.get(part).forEach(conversation -> conversation.look(now));
        if (second == part % ROLL_CALL_SECONDS) {
            callRoll(conversations.get(part));
        }
    }

    /** If nobody answers, the next roll is soon. */
    private void callRoll(Set<Conversation> some) {
        Set<String> holders = some.stream()
                .flatMap(each -> each.known().stream())
                .map(Known::holder)
                .collect(Collectors.toSet());
        if (!holders.isEmpty()) {
            doorkeeper.gone(holders).thenAccept(gone -> {
                if (!gone.isEmpty()) {
                    end(some, known -> gone.contains(known.holder()));
                }
            });
        }
    }

    private static void end(Set<Conversation> some, Predicate<Known> whose) {
        some.stream()
                .filter(each -> each.known().filter(whose).isPresent())
                .forEach(each -> each.end(Bye.UNKNOWN_PERSON));
    }

    /** Whoever says goodbye here has no socket any more. */
    public void farewell(Predicate<Known> whose) {
        conversations.forEach(some -> end(some, whose));
    }

    private Set<Conversation> part(Conversation conversation) {
        return conversations.get(Math.floorMod(conversation.hashCode(), PARTS));
    }

    /** Whether somebody may have one socket more. If so it is counted. */
    boolean admits(Person person) {
        int count = byPerson.merge(person.id(), 1, Integer::sum);
        return count <= bounds.perPerson();
    }

    void gone(Conversation conversation, Optional<Person> counted) {
        part(conversation).remove(conversation);
        counted.ifPresent(
                person -> byPerson.computeIfPresent(person.id(), (_, count) -> count == 1 ? null : count - 1));
    }

    /** Whoever comes from now on is told to come again elsewhere. */
    public void admitNobody() {
        stopping = true;
    }

    /** Everybody is told to come again; done when all sockets are closed, or the time is over. */
    public Future<Void> stop(Duration time) {
        admitNobody();
        conversations.forEach(some -> some.forEach(conversation -> conversation.end(Bye.STOPPING)));
        Promise<Void> done = Promise.promise();
        long until = System.nanoTime() + time.toNanos();
        long timer = vertx.setPeriodic(20, id -> {
            if (sockets() == 0 || System.nanoTime() > until) {
                vertx.cancelTimer(id);
                done.tryComplete();
            }
        });
        return done.future().onComplete(_ -> vertx.cancelTimer(timer));
    }

    Tables tables() {
        return tables;
    }

    Doorkeeper doorkeeper() {
        return doorkeeper;
    }

    LiveBounds bounds() {
        return bounds;
    }

    LiveTally tally() {
        return tally;
    }

    Diary diary() {
        return diary;
    }
}
