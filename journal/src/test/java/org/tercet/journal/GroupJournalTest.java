package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.PoisonPill;
import org.apache.pekko.actor.Props;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.persistence.AbstractPersistentActor;
import org.apache.pekko.persistence.RecoveryCompleted;
import org.apache.pekko.testkit.javadsl.TestKit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Persistent actors on the journal. */
class GroupJournalTest {

    static Stream<Database> both() {
        return Stores.both();
    }

    @ParameterizedTest
    @MethodSource("both")
    void of_two_actors_with_one_name_the_second_to_write_fails_and_stops(Database database) throws Exception {
        try (EventStore store = database.open()) {
            ActorSystem here = system(store);
            ActorSystem there = system(store);
            try {
                LinkedBlockingQueue<String> said = new LinkedBlockingQueue<>();
                ActorRef first = here.actorOf(clerk("table|1", said));
                ActorRef second = there.actorOf(clerk("table|1", said));
                assertThat(List.of(next(said), next(said))).containsOnly("recovered 0");

                first.tell("a", ActorRef.noSender());
                assertThat(next(said)).isEqualTo("stored a");
                second.tell("b", ActorRef.noSender());
                assertThat(next(said)).isEqualTo("failed FENCED");
                first.tell("c", ActorRef.noSender());
                assertThat(next(said)).isEqualTo("stored c");

                there.actorOf(clerk("table|1", said));
                assertThat(List.of(next(said), next(said), next(said)))
                        .containsExactly("read a", "read c", "recovered 2");
            } finally {
                TestKit.shutdownActorSystem(here);
                TestKit.shutdownActorSystem(there);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("both")
    void an_actor_that_comes_back_waits_for_what_it_had_written(Database database) throws Exception {
        try (EventStore store = database.open()) {
            ActorSystem system = system(store);
            try {
                LinkedBlockingQueue<String> said = new LinkedBlockingQueue<>();
                ActorRef first = system.actorOf(clerk("table|1", said));
                assertThat(next(said)).isEqualTo("recovered 0");
                Gate gate = Gate.before(store);
                first.tell("a", ActorRef.noSender());
                while (store.waiting() == 0) {
                    Thread.sleep(1);
                }
                system.stop(first);
                system.actorOf(clerk("table|1", said));
                Thread.sleep(200);
                assertThat(said).isEmpty();

                gate.open();
                assertThat(List.of(next(said), next(said))).containsExactly("read a", "recovered 1");
            } finally {
                TestKit.shutdownActorSystem(system);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("both")
    void a_long_history_is_read_page_by_page(Database database) throws Exception {
        try (EventStore store = database.open()) {
            ActorSystem system = system(store);
            try {
                LinkedBlockingQueue<String> said = new LinkedBlockingQueue<>();
                ActorRef first = system.actorOf(clerk("table|1", said));
                first.tell(2_500, ActorRef.noSender());
                assertThat(next(said)).isEqualTo("recovered 0");
                for (int number = 1; number <= 2_500; number++) {
                    assertThat(next(said)).isEqualTo("stored x" + number);
                }
                first.tell(PoisonPill.getInstance(), ActorRef.noSender());
                system.actorOf(clerk("table|1", said));
                for (int number = 1; number <= 2_500; number++) {
                    assertThat(next(said)).isEqualTo("read x" + number);
                }
                assertThat(next(said)).isEqualTo("recovered 2500");
            } finally {
                TestKit.shutdownActorSystem(system);
            }
        }
    }

    private static ActorSystem system(EventStore store) {
        return ActorSystem.create(
                "test",
                ActorSystemSetup.create(
                        BootstrapSetup.create(JournalTckTest.CONFIG
                                .withFallback(ConfigFactory.parseString("pekko.loglevel = OFF"))
                                .withFallback(ConfigFactory.load())),
                        new JournalSetup(store)));
    }

    private static String next(LinkedBlockingQueue<String> said) throws InterruptedException {
        return said.poll(20, TimeUnit.SECONDS);
    }

    private static Props clerk(String id, LinkedBlockingQueue<String> said) {
        return Props.create(Clerk.class, () -> new Clerk(id, said));
    }

    /** Stores the words it is told, and says what happens to it. */
    private static final class Clerk extends AbstractPersistentActor {

        private final String id;
        private final LinkedBlockingQueue<String> said;

        Clerk(String id, LinkedBlockingQueue<String> said) {
            this.id = id;
            this.said = said;
        }

        @Override
        public String persistenceId() {
            return id;
        }

        @Override
        public Receive createReceiveRecover() {
            return receiveBuilder()
                    .match(String.class, word -> said.add("read " + word))
                    .match(RecoveryCompleted.class, done -> said.add("recovered " + lastSequenceNr()))
                    .build();
        }

        @Override
        public Receive createReceive() {
            return receiveBuilder()
                    .match(String.class, word -> persist(word, stored -> said.add("stored " + stored)))
                    .match(Integer.class, words -> persistAll(many(words), stored -> said.add("stored " + stored)))
                    .build();
        }

        private static List<String> many(int words) {
            return IntStream.rangeClosed(1, words).mapToObj(word -> "x" + word).toList();
        }

        @Override
        public void onPersistFailure(Throwable cause, Object event, long sequenceNr) {
            said.add("failed " + ((DatabaseFault) cause).reason());
        }
    }
}
