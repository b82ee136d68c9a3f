package org.tercet.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Base64;

/** A certificate that is its own authority, with its key, both in PEM form; and a store in which Java trusts it. */
record SelfSigned(Path certificate, Path key, Path trusting) {

    static final String PASSWORD = "changeit";

    /** @param names as keytool writes them: {@code ip:192.0.2.7,dns:db.example} */
    static SelfSigned issue(Path folder, String names)
            throws IOException, InterruptedException, GeneralSecurityException {
        Path store = folder.resolve("own.p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "own",
                        "-keyalg",
                        "EC",
                        "-groupname",
                        "secp256r1",
                        "-dname",
                        "CN=PostgreSQL",
                        "-ext",
                        "san=" + names,
                        "-keystore",
                        store.toString(),
                        "-storepass",
                        PASSWORD)
                .redirectErrorStream(true)
                .start();
        String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (keytool.waitFor() != 0) {
            throw new IOException(said);
        }
        KeyStore own = KeyStore.getInstance(store.toFile(), PASSWORD.toCharArray());
        Certificate certificate = own.getCertificate("own");
        Path trusting = folder.resolve("trusting.p12");
        KeyStore trust = KeyStore.getInstance("PKCS12");
        trust.load(null, null);
        trust.setCertificateEntry("theirs", certificate);
        try (var out = Files.newOutputStream(trusting)) {
            trust.store(out, PASSWORD.toCharArray());
        }
        return new SelfSigned(
                pem(folder.resolve("own.pem"), "CERTIFICATE", certificate.getEncoded()),
                pem(
                        folder.resolve("own.key"),
                        "PRIVATE KEY",
                        own.getKey("own", PASSWORD.toCharArray()).getEncoded()),
                trusting);
    }

    private static Path pem(Path file, String what, byte[] content) throws IOException {
        String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
        return Files.writeString(file, "-----BEGIN " + what + "-----\n" + text + "\n-----END " + what + "-----\n");
    }
}
