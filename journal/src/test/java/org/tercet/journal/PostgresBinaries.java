package org.tercet.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/** The programs of PostgreSQL, unpacked from the jar that is made for this system; once a machine and user. */
final class PostgresBinaries {

    private PostgresBinaries() {}

    /** The folder with {@code bin} in it. Others than its owner can read it. */
    static Path unpacked() throws IOException {
        byte[] archive = archive();
        Path temp = Path.of(System.getProperty("java.io.tmpdir"));
        Path home = temp.resolve("tercet-postgres-" + System.getProperty("user.name") + "-" + hash(archive));
        if (!Files.isDirectory(home)) {
            Path part = Files.createTempDirectory(temp, "tercet-postgres");
            unpack(archive, part);
            part.toFile().setReadable(true, false);
            part.toFile().setExecutable(true, false);
            if (!part.toFile().renameTo(home.toFile()) && !Files.isDirectory(home)) {
                throw new IOException("cannot rename " + part + " to " + home);
            }
        }
        return home;
    }

    private static byte[] archive() throws IOException {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac") ? "darwin" : "linux";
        String processor = System.getProperty("os.arch").equals("aarch64") ? "arm_64" : "x86_64";
        String name = "/postgres-" + system + "-" + processor + ".txz";
        try (InputStream in = PostgresBinaries.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException("there is no PostgreSQL for this system: " + name);
            }
            return in.readAllBytes();
        }
    }

    private static void unpack(byte[] archive, Path into) throws IOException {
        try (TarArchiveInputStream tar =
                new TarArchiveInputStream(new XZCompressorInputStream(new java.io.ByteArrayInputStream(archive)))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                Path file = into.resolve(entry.getName()).normalize();
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                } else if (entry.isSymbolicLink()) {
                    Files.createDirectories(file.getParent());
                    Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
                } else {
                    Files.createDirectories(file.getParent());
                    Files.copy(tar, file);
                    file.toFile().setExecutable((entry.getMode() & 0100) != 0, false);
                }
            }
        }
    }

    private static String hash(byte[] archive) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(archive), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
