package org.tercet.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tercet.server.http.Bounds.Pace;

class AllowancesTest {

    @Test
    void what_is_used_up_is_said_with_the_time_to_wait() {
        Allowances allowances = new Allowances(new Pace(40, 1));
        allowances.pay("ana", Toll.MAKE);
        allowances.pay("ana", Toll.MAKE);

        assertThatThrownBy(() -> allowances.pay("ana", Toll.MAKE))
                .isInstanceOfSatisfying(
                        Objected.class,
                        objected -> assertThat(objected.objection())
                                .isInstanceOfSatisfying(
                                        Objection.TooMuch.class,
                                        much -> assertThat(much.retryAfter()).isBetween(19, 21)));
        allowances.pay("bea", Toll.MAKE);
    }

    @Test
    void so_many_are_remembered_and_no_more() {
        Allowances allowances = new Allowances(new Pace(10, 1));
        for (int i = 0; i < 200_000; i++) {
            allowances.pay("address " + i, Toll.GLANCE);
        }

        assertThat(allowances.size()).isLessThanOrEqualTo(50_001);
    }

    @Test
    void addresses_of_one_network_count_as_one() {
        assertThat(Address.of("2001:db8:1:2:3:4:5:6")).isEqualTo(Address.of("2001:db8:1:2::9"));
        assertThat(Address.of("2001:db8:1:3::9")).isNotEqualTo(Address.of("2001:db8:1:2::9"));
        assertThat(Address.of("::1").orElseThrow().isLocal()).isTrue();
        assertThat(Address.of("10.1.2.3").orElseThrow().isNear()).isTrue();
        assertThat(Address.of("8.8.8.8").orElseThrow().isNear()).isFalse();
        assertThat(Address.of("localhost")).isEmpty();
    }
}
