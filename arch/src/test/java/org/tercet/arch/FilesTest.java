package org.tercet.arch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** What can be seen in the files themselves. */
class FilesTest {

    private static final int LONGEST = 300;

    @Test
    void no_file_is_too_long_to_read() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path file : House.sources()) {
            int lines = Files.readAllLines(file).size();
            if (lines > LONGEST) {
                tooLong.add(House.ROOT.relativize(file) + " has " + lines + " lines");
            }
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void every_package_says_what_it_is_and_that_nothing_is_null() throws IOException {
        List<Path> packages = House.sources().stream()
                .filter(file -> file.toString().contains("/src/main/java/".replace('/', java.io.File.separatorChar)))
                .map(Path::getParent)
                .distinct()
                .toList();

        assertThat(packages)
                .isNotEmpty()
                .allSatisfy(folder -> assertThat(folder.resolve("package-info.java"))
                        .content()
                        .startsWith("/**")
                        .contains("@NullMarked"));
    }

    @ParameterizedTest
    @CsvSource({"cards,", "rules, tercet-cards"})
    void cards_and_rules_bring_nothing_with_them(String room, String needed) throws Exception {
        Document pom = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(House.ROOT.resolve(room).resolve("pom.xml").toFile());
        NodeList found = (NodeList) XPathFactory.newInstance()
                .newXPath()
                .evaluate(
                        "/project/dependencies/dependency[not(scope='test')]/artifactId", pom, XPathConstants.NODESET);

        List<String> dependencies = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            dependencies.add(found.item(i).getTextContent());
        }
        assertThat(dependencies).isEqualTo(needed == null ? List.of() : List.of(needed));
    }
}
