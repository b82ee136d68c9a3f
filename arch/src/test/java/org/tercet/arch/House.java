package org.tercet.arch;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the checks look at: the compiled rooms and the files that they are made of. */
final class House {

    static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.tercet");

    private House() {}

    /** The rooms that have Java sources other than tests. */
    static List<String> rooms() throws IOException {
        try (Stream<Path> folders = Files.list(ROOT)) {
            return folders.filter(folder -> Files.isDirectory(folder.resolve("src/main/java")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    /** All Java files, tests included. */
    static List<Path> sources() throws IOException {
        try (Stream<Path> folders = Files.list(ROOT)) {
            return folders.map(folder -> folder.resolve("src"))
                    .filter(Files::isDirectory)
                    .flatMap(House::javaFilesUnder)
                    .toList();
        }
    }

    private static Stream<Path> javaFilesUnder(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
