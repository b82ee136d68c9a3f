package org.tercet.arch;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards and rules are values and functions over values: the same input gives the same bits everywhere. */
class PurityTest {

    private static final String[] PURE = {"org.tercet.cards..", "org.tercet.rules.."};

    private static final DescribedPredicate<JavaClass> STATE = describe(
            "are a state",
            type -> type.getPackageName().startsWith("org.tercet.")
                    && type.getSimpleName().endsWith("State"));

    @Test
    void cards_and_rules_need_the_JDK_only() {
        classes()
                .that()
                .resideInAnyPackage(PURE)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", PURE[0], PURE[1])
                .check(House.CLASSES);
    }

    @Test
    void cards_and_rules_touch_no_outside_world() {
        noClasses()
                .that()
                .resideInAnyPackage(PURE)
                .should()
                .dependOnClassesThat()
                .haveNameMatching(String.join(
                        "|",
                        "java\\.io\\..*",
                        "java\\.nio\\.(file|channels)\\..*",
                        "java\\.net\\..*",
                        "java\\.sql\\..*",
                        "java\\.util\\.logging\\..*",
                        "java\\.lang\\.System\\$Logger.*",
                        "java\\.util\\.(Random|SplittableRandom|Timer|Formatter|ServiceLoader|UUID)",
                        "java\\.util\\.random\\..*",
                        "java\\.util\\.concurrent\\..*",
                        "java\\.security\\..*",
                        "java\\.time\\.(Clock|InstantSource)",
                        "java\\.lang\\.(Process.*|Runtime|Thread.*)",
                        "java\\.lang\\.(reflect|invoke)\\..*"))
                .check(House.CLASSES);
    }

    @ParameterizedTest
    @CsvSource({
        "java.lang.System, currentTimeMillis|nanoTime|getenv|getProperty|exit|getLogger|identityHashCode",
        "java.lang.Math, random",
        "java.lang.StrictMath, random",
        "java.lang.String, format|formatted",
        "java.util.Collections, shuffle",
        "java.time\\..*, now",
        "java.lang.Class, forName|newInstance|cast|getDeclared.*|getMethods?|getFields?|getConstructors?|getRe.*",
    })
    void cards_and_rules_never_call(String owner, String names) {
        noClasses()
                .that()
                .resideInAnyPackage(PURE)
                .should()
                .callMethodWhere(target(owner(nameMatching(owner))).and(target(nameMatching(names))))
                .check(House.CLASSES);
    }

    @Test
    void types_of_cards_and_rules_are_closed() {
        classes()
                .that()
                .resideInAnyPackage(PURE)
                .and()
                .areNotAnonymousClasses()
                .should(beClosed())
                .check(House.CLASSES);
    }

    @Test
    void bots_never_touch_a_state() {
        noClasses()
                .that()
                .resideInAPackage("org.tercet.bots..")
                .and()
                // It plays the server's part for whole matches among bots.
                .resideOutsideOfPackage("org.tercet.bots.table")
                .should()
                .dependOnClassesThat(STATE)
                .check(House.CLASSES);
    }

    @Test
    void views_hold_no_state() {
        noFields()
                .that()
                .areDeclaredInClassesThat()
                .haveSimpleNameEndingWith("View")
                .should()
                .haveRawType(STATE)
                // A house in which no game has been built yet has no views either.
                .allowEmptyShould(true)
                .check(House.CLASSES);
    }

    private static ArchCondition<JavaClass> beClosed() {
        return new ArchCondition<>("be a record, an enum, an interface, sealed or final") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean closed = type.isRecord()
                        || type.isEnum()
                        || type.isInterface()
                        || type.getModifiers().contains(JavaModifier.FINAL)
                        || type.reflect().isSealed();
                events.add(new SimpleConditionEvent(type, closed, type.getName() + " is open"));
            }
        };
    }
}
