package org.tercet.server.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {

    private static Path folder(String system, Map<String, String> variables) {
        Map<String, String> properties = Map.of("os.name", system, "user.home", "/home/ana");
        return Settings.usualData(properties::get, variables::get);
    }

    @Test
    void data_is_kept_where_programs_of_the_system_keep_it() {
        assertThat(folder("Linux", Map.of())).isEqualTo(Path.of("/home/ana/.local/state/tercet"));
        assertThat(folder("Linux", Map.of("XDG_STATE_HOME", "/state"))).isEqualTo(Path.of("/state/tercet"));
        assertThat(folder("Linux", Map.of("XDG_STATE_HOME", "state")))
                .isEqualTo(Path.of("/home/ana/.local/state/tercet"));
        assertThat(folder("Mac OS X", Map.of())).isEqualTo(Path.of("/home/ana/Library/Application Support/Tercet"));
    }
}
