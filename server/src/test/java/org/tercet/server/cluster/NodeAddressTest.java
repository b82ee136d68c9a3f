package org.tercet.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NodeAddressTest {

    @Test
    void a_host_and_a_port_are_an_address() {
        assertThat(NodeAddress.parse("10.0.0.1:25520")).contains(new NodeAddress("10.0.0.1", 25520));
        assertThat(NodeAddress.parse("tercet-0.tercet:1")).contains(new NodeAddress("tercet-0.tercet", 1));
        assertThat(NodeAddress.parse("[::1]:65535")).contains(new NodeAddress("[::1]", 65535));
        assertThat(new NodeAddress("a", 7)).hasToString("a:7");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "host",
                "host:",
                ":25520",
                "host:0",
                "host:65536",
                "host:x",
                "ho st:1",
                "-a:1",
                "a:b:1",
                "http://a:1"
            })
    void anything_else_is_none(String text) {
        assertThat(NodeAddress.parse(text)).isEmpty();
    }

    @Test
    void a_cluster_is_named_by_letters_and_digits() {
        assertThat(Membership.isName("tercet-1_b")).isTrue();
        assertThat(Membership.isName("")).isFalse();
        assertThat(Membership.isName("-a")).isFalse();
        assertThat(Membership.isName("two words")).isFalse();
    }
}
