package org.tercet.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.journal.Database.Embedded;
import org.tercet.journal.DatabaseFault.Reason;

/** One file that holds everything, and a folder made from it. */
class BackupTest {

    @TempDir
    private Path temp;

    private Embedded original;
    private Embedded copy;
    private Path file;

    @BeforeEach
    void name() {
        original = (Embedded) Database.embedded(temp.resolve("original"));
        copy = (Embedded) Database.embedded(temp.resolve("copy"));
        file = temp.resolve("tercet.backup");
    }

    @Test
    void what_was_stored_before_the_backup_is_there_after_the_restore() {
        try (EventStore store = original.open()) {
            store.writer()
                    .write(List.of(Stores.row("t", 1), Stores.row("t", 2)))
                    .join();
            Backup.write(original, file);
            store.writer().write(List.of(Stores.row("t", 3))).join();
        }
        Backup.restore(file, copy);
        try (EventStore store = copy.open()) {
            assertThat(Stores.contents(store)).containsExactly("t#1", "t#2");
            store.writer().write(List.of(Stores.row("t", 3))).join();
        }
        try (EventStore store = original.open()) {
            assertThat(Stores.contents(store)).containsExactly("t#1", "t#2", "t#3");
        }
    }

    @Test
    void a_database_that_nobody_has_open_is_copied_too() {
        original.open().close();
        Backup.write(original, file);
        Backup.restore(file, copy);
        copy.open().close();
        assertThat(temp.toFile().list()).containsExactlyInAnyOrder("original", "copy", "tercet.backup");
    }

    @Test
    void nothing_is_overwritten() throws Exception {
        original.open().close();
        Files.writeString(file, "mine");
        assertThat(reason(() -> Backup.write(original, file))).isEqualTo(Reason.FILE);
        assertThat(file).hasContent("mine");
        Files.delete(file);

        Backup.write(original, file);
        copy.open().close();
        assertThat(reason(() -> Backup.restore(file, copy))).isEqualTo(Reason.FILE);
        try (EventStore store = original.open()) {
            assertThat(store.stored()).isZero();
            assertThat(reason(() -> Backup.restore(file, original))).isEqualTo(Reason.IN_USE);
        }
    }

    @Test
    void what_is_missing_or_damaged_is_refused() throws Exception {
        assertThat(reason(() -> Backup.write(original, file))).isEqualTo(Reason.FILE);
        assertThat(reason(() -> Backup.restore(file, copy))).isEqualTo(Reason.FILE);

        try (EventStore store = original.open()) {
            for (int number = 1; number <= 50; number++) {
                store.writer().write(List.of(Stores.row("t", number))).join();
            }
        }
        Backup.write(original, file);
        byte[] bytes = Files.readAllBytes(file);
        for (int at = 4_096; at < bytes.length; at += 64) {
            bytes[at] ^= 0x55;
        }
        Files.write(file, bytes);
        assertThat(reason(() -> Backup.restore(file, copy))).isEqualTo(Reason.DAMAGED);
        Files.write(file, new byte[0]);
        assertThat(reason(() -> Backup.restore(file, copy))).isEqualTo(Reason.DAMAGED);
        assertThat(copy.file()).doesNotExist();
    }

    private static Reason reason(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
        return catchThrowableOfType(DatabaseFault.class, call).reason();
    }
}
