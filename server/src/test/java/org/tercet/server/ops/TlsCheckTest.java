package org.tercet.server.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.KeyPairGenerator;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tercet.server.Main;
import org.tercet.server.cluster.Authority;
import org.tercet.server.cluster.Authority.Terms;
import org.tercet.server.cluster.Membership;
import org.tercet.server.cluster.NodeAddress;
import org.tercet.server.cluster.TlsFiles;
import org.tercet.server.ops.CannotStart.Reason;

/** A node whose files are of no use says so at its start, instead of asking in vain to be let in. */
class TlsCheckTest {

    private static final Terms TODAY = Terms.node("tercet");

    private static Authority authority;

    @TempDir
    Path folder;

    private TlsFiles files;

    @BeforeAll
    static void begin() throws Exception {
        authority = new Authority("ours");
    }

    @BeforeEach
    void issue() throws Exception {
        files = authority.issue(folder, TODAY).files();
    }

    @Test
    void files_that_belong_together_are_fine() throws Exception {
        assertThatCode(() -> TlsCheck.of(membership())).doesNotThrowAnyException();
        authority.issueByDns(folder, TODAY);
        assertThatCode(() -> TlsCheck.of(membership())).doesNotThrowAnyException();
    }

    @Test
    void a_file_that_is_missing_is_named() throws IOException {
        for (Path file : List.of(files.certificate(), files.key(), files.authority())) {
            byte[] content = Files.readAllBytes(file);
            Files.delete(file);
            assertWrong(Reason.TLS_UNREADABLE, file);
            Files.write(file, content);
        }
    }

    @Test
    void text_is_neither_a_certificate_nor_a_key() throws IOException {
        for (String text :
                List.of("", "Dear Ana", "-----BEGIN CERTIFICATE-----\nDear Ana\n-----END CERTIFICATE-----\n")) {
            for (Path file : List.of(files.certificate(), files.authority(), files.key())) {
                byte[] content = Files.readAllBytes(file);
                Files.writeString(file, text);
                assertWrong(file.equals(files.key()) ? Reason.TLS_NO_KEY : Reason.TLS_NO_CERTIFICATE, file);
                Files.write(file, content);
            }
        }
    }

    @Test
    void a_key_that_the_transport_cannot_use_is_none() throws Exception {
        byte[] curve = KeyPairGenerator.getInstance("EC")
                .generateKeyPair()
                .getPrivate()
                .getEncoded();
        Authority.write(files.key(), "PRIVATE KEY", curve);
        assertWrong(Reason.TLS_NO_KEY, files.key());
        Authority.write(
                files.key(), "PRIVATE KEY", Authority.keys(1_024).getPrivate().getEncoded());
        assertWrong(Reason.TLS_NO_KEY, files.key());
        Authority.write(files.key(), "ENCRYPTED PRIVATE KEY", "?".getBytes(StandardCharsets.US_ASCII));
        assertWrong(Reason.TLS_NO_KEY, files.key());
    }

    @Test
    void a_key_of_another_certificate_is_refused() throws Exception {
        Authority.write(
                files.key(), "PRIVATE KEY", Authority.keys(2_048).getPrivate().getEncoded());
        assertWrong(Reason.TLS_OTHER_KEY, files.key());
    }

    @Test
    void a_certificate_counts_between_its_dates() throws Exception {
        Instant yesterday = Instant.now().minus(Duration.ofDays(1));
        Instant tomorrow = Instant.now().plus(Duration.ofDays(1));
        authority.issue(folder, TODAY.from(yesterday.minusSeconds(1)).until(yesterday));
        assertWrong(Reason.TLS_NOT_VALID_NOW, files.certificate());
        authority.issue(folder, TODAY.from(tomorrow).until(tomorrow.plusSeconds(1)));
        assertWrong(Reason.TLS_NOT_VALID_NOW, files.certificate());
        new Authority(Terms.node("old").until(yesterday)).issue(folder, TODAY);
        assertWrong(Reason.TLS_NOT_VALID_NOW, files.authority());
    }

    @Test
    void a_certificate_of_another_authority_is_refused_even_if_that_has_the_same_name() throws Exception {
        byte[] ours = Files.readAllBytes(files.authority());
        for (String name : List.of("theirs", "ours")) {
            new Authority(name).issue(folder, TODAY);
            Files.write(files.authority(), ours);
            assertWrong(Reason.TLS_OTHER_AUTHORITY, files.certificate());
        }
    }

    @Test
    void a_certificate_for_servers_alone_is_refused_as_a_node_asks_others_too() throws Exception {
        authority.issue(folder, TODAY.serversOnly());
        assertWrong(Reason.TLS_OTHER_AUTHORITY, files.certificate());
    }

    @Test
    void of_several_authorities_the_transport_would_take_the_first_alone() throws Exception {
        byte[] other = Files.readAllBytes(new Authority("theirs")
                .issue(folder.resolve("theirs"), TODAY)
                .files()
                .authority());
        Files.write(files.authority(), other, StandardOpenOption.APPEND);
        assertWrong(Reason.TLS_SEVERAL_AUTHORITIES, files.authority());
    }

    @Test
    void a_certificate_for_something_else_of_the_same_authority_is_refused() throws Exception {
        authority.issue(folder, Terms.node("mail"));
        assertWrong(Reason.TLS_OTHER_NAME, files.certificate());
    }

    /** As the whole server is told, before it looks for its database. */
    private void assertWrong(Reason reason, Path file) {
        Settings settings = new Settings(
                        0, "127.0.0.1", folder, Optional.of("postgres://nobody@127.0.0.1:1/none"), List.of(), List.of())
                .among(membership());
        CannotStart fault = catchThrowableOfType(CannotStart.class, () -> Main.start(settings));
        assertThat(fault).isNotNull();
        assertThat(fault.reason()).isEqualTo(reason);
        assertThat(fault.about()).isEqualTo(file.getFileName().toString());
    }

    private Membership membership() {
        return new Membership(
                "tercet", List.of(), new NodeAddress("127.0.0.1", 1), Optional.empty(), Optional.of(files));
    }
}
