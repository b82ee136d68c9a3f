package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.persistence.CapabilityFlag;
import org.apache.pekko.persistence.japi.journal.JavaJournalSpec;
import org.apache.pekko.persistence.journal.JournalSpec$;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.scalatest.Args;
import org.scalatest.events.TestFailed;
import org.scalatest.events.TestSucceeded;
import scala.Option;

/** Pekko's own test kit for journals, on both databases. */
class JournalTckTest {

    static final Config CONFIG = ConfigFactory.parseString("""
                    pekko.loglevel = WARNING
                    pekko.stdout-loglevel = WARNING
                    pekko.log-dead-letters = off
                    pekko.persistence.journal.plugin = "tercet.journal"
                    """);

    @Test
    void the_embedded_database_passes(@TempDir Path folder) {
        try (EventStore store = Database.embedded(folder).open()) {
            passes(store);
        }
    }

    @Test
    void PostgreSQL_passes() {
        try (EventStore store = Database.parse(RealPostgres.newDatabase()).open()) {
            passes(store);
        }
    }

    private static void passes(EventStore store) {
        List<String> passed = new ArrayList<>();
        List<String> failed = new ArrayList<>();
        new Kit(store)
                .run(
                        Option.empty(),
                        new Args(
                                event -> {
                                    switch (event) {
                                        case TestSucceeded test -> passed.add(test.testName());
                                        case TestFailed test -> failed.add(test.testName() + ": " + test.message());
                                        default -> {}
                                    }
                                },
                                Args.apply$default$2(),
                                Args.apply$default$3(),
                                Args.apply$default$4(),
                                Args.apply$default$5(),
                                Args.apply$default$6(),
                                Args.apply$default$7(),
                                Args.apply$default$8(),
                                Args.apply$default$9(),
                                Args.apply$default$10()))
                .waitUntilCompleted();
        assertThat(failed).isEmpty();
        assertThat(passed).hasSizeGreaterThanOrEqualTo(15).anyMatch(name -> name.contains("reject non-serializable"));
    }

    /** The kit starts its actor system from a configuration alone; ours needs the open database too. */
    private static final class Kit extends JavaJournalSpec {

        private final ActorSystem system;

        Kit(EventStore store) {
            super(CONFIG);
            this.system = ActorSystem.create(
                    "Kit",
                    ActorSystemSetup.create(
                            BootstrapSetup.create(CONFIG.withFallback(JournalSpec$.MODULE$.config())
                                    .withFallback(ConfigFactory.load())),
                            new JournalSetup(store)));
        }

        @Override
        public ActorSystem system() {
            return system;
        }

        @Override
        public CapabilityFlag supportsRejectingNonSerializableObjects() {
            return CapabilityFlag.on();
        }
    }
}
