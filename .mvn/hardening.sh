# shellcheck shell=sh
# What the launcher does to find out how much Tercet stands, and what it is made of. docs/hardening.md explains the commands.

bills=$root/target/sbom

# The classes of the room `hardening`, and all that they need.
build_hardening() {
    work hardening -q -pl hardening -am -Dmaven.test.skip -Dspotless.check.skip package
    drop_lock
}

# Runs a class of that room: options of Java, --, the class, its words.
run_hardening() {
    options=$every_java
    while [ "$1" != -- ]; do
        options="$options $1"
        shift
    done
    shift
    # shellcheck disable=SC2086 # several options in one variable, on purpose
    "$java_found/bin/java" $options -cp "$root/hardening/target/test-classes:$root/hardening/target/lib/*" "$@"
}

# Bills of materials: of the program, of all that is needed to build and to test it, and of the browser client.
bills() {
    work sbom -q -Psbom -Dmaven.test.skip -Dspotless.check.skip package
    drop_lock
    mkdir -p "$bills"
    cp "$root/cli/target/program.cdx.json" "$root/target/everything.cdx.json" "$bills"
    (cd "$root/web" && npm sbom --package-lock-only --sbom-format cyclonedx >"$bills/web.cdx.json")
}

# Builds the program twice, in two places, two time zones and two languages, and compares what came out.
reproducible() {
    need_jdk
    need_node_here
    take_lock
    for place in one "another place"; do
        copy=$notes/reproducible/$place
        rm -rf "$copy"
        mkdir -p "$copy/.tercet"
        (cd "$root" && git ls-files -z | tar --null -T - -cf -) | tar -xf - -C "$copy"
        say "building in $copy…"
        zone=Pacific/Auckland language=es_ES.UTF-8
        [ "$place" = one ] || zone=America/Lima language=C
        (
            root=$copy notes=$copy/.tercet log=$copy/.tercet/build.log
            TZ=$zone LC_ALL=$language
            export TZ LC_ALL
            maven nothing reproducible -q -pl cli -am -Dmaven.test.skip -Dspotless.check.skip package
        ) || {
            say "the build failed; all it said is in $copy/.tercet/build.log."
            exit 1
        }
        (cd "$copy/cli/target/lib" && cksum ./*.jar) >"$notes/reproducible/$place.sums"
    done
    drop_lock
    if ! diff "$notes/reproducible/one.sums" "$notes/reproducible/another place.sums"; then
        say 'the two builds differ.'
        exit 1
    fi
    ours=$(grep -c 'tercet-' "$notes/reproducible/one.sums")
    [ "$ours" -gt 0 ] || exit 1
    echo "$ours jars of Tercet and the $(($(wc -l <"$notes/reproducible/one.sums") - ours)) that it needs are the same in both builds"
    rm -rf "$notes/reproducible/one" "$notes/reproducible/another place"
}

harden() {
    command=$1
    shift
    case $command in
        fuzz)
            build_hardening
            run_hardening -- org.tercet.hardening.fuzz.Fuzz "$@"
            ;;
        simulate-faults)
            build_hardening
            run_hardening -XX:+UseParallelGC -Xmx2g -- org.tercet.hardening.sim.Faults "$@"
            ;;
        interleavings)
            count=${1:-1000}
            [ $# -eq 0 ] || shift
            work interleavings -pl hardening -am -Dtest='*InterleavingsTest' -Dsurefire.failIfNoSpecifiedTests=false \
                -Dweb.test.skip=true "-Dtercet.interleavings=$count" test "$@"
            ;;
        sbom)
            bills
            echo "$bills/program.cdx.json, everything.cdx.json and web.cdx.json"
            ;;
        licences)
            bills
            build_hardening
            run_hardening -- org.tercet.hardening.supply.Licences "$root/.mvn/licences.txt" "$bills"/*.cdx.json
            ;;
        advisories)
            bills
            build_hardening
            # shellcheck disable=SC2086 # several options in one variable, on purpose
            run_hardening ${TERCET_JAVA_OPTS:-} -- org.tercet.hardening.supply.Advisories "$bills"/*.cdx.json
            ;;
        reproducible) reproducible ;;
    esac
}
