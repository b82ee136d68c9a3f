package org.tercet.hardening.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * One library in a bill of materials.
 *
 * @param purl its name for programs, with its version
 * @param licences as SPDX ids or expressions where they are known, else as the library calls them; one of them is enough
 */
record Part(String purl, List<String> licences) {

    Part {
        licences = List.copyOf(licences);
    }

    /** All libraries of a CycloneDX document that are not our own. */
    static List<Part> of(JsonNode bill) {
        List<Part> parts = new ArrayList<>();
        for (JsonNode component : bill.path("components")) {
            String purl = component.path("purl").asString("");
            if (!purl.startsWith("pkg:maven/org.tercet/")) {
                parts.add(new Part(purl, licences(component.path("licenses"))));
            }
        }
        return parts;
    }

    private static List<String> licences(JsonNode listed) {
        List<String> licences = new ArrayList<>();
        for (JsonNode entry : listed) {
            text(entry.path("expression"))
                    .or(() -> text(entry.path("license").path("id")))
                    .or(() -> text(entry.path("license").path("name")))
                    .ifPresent(licences::add);
        }
        return licences;
    }

    private static Optional<String> text(JsonNode node) {
        return Optional.of(node.asString("")).filter(text -> !text.isEmpty());
    }

    /** Without its version and what follows. */
    String name() {
        return purl.replaceFirst("@[^@/]*$", "");
    }
}
