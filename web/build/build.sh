#!/bin/sh
# What Maven asks for: `build.sh` builds the client into dist, `build.sh test` checks its types and runs its tests, some of them in Chromium;
# `build.sh real` runs those that need the whole program. Nothing is done twice: a note in target says for which files it was done last.
# Any other word names a folder of e2e, whose tests are run without more ado.
set -eu
cd "$(dirname -- "$0")/.."
# shellcheck source=build/node.sh
. build/node.sh
# shellcheck source=build/chromium.sh
. build/chromium.sh
# shellcheck source=../.mvn/find-java.sh
. ../.mvn/find-java.sh

words=../wire/src/main/resources/org/tercet/wire/words

sources() {
    find src public build e2e index.html package.json package-lock.json .npmrc ./*.ts ./*.js tsconfig.json "$words" -type f -exec cksum {} + |
        sort | cksum
}

# Does $1 say what $2 says?
noted() {
    [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]
}

packages() {
    wanted="$(cksum <package-lock.json) $(node --version)"
    noted node_modules/.tercet "$wanted" && return
    npm ci --no-progress --loglevel=error
    printf '%s\n' "$wanted" >node_modules/.tercet
}

# What the server is made of.
program() {
    find ../*/src/main ../pom.xml ../*/pom.xml -type f -exec cksum {} + | sort | cksum
}

# Runs the tests of a folder of e2e against the program as it was built last.
with_server() {
    need_node
    packages
    need_chromium
    find_java jre
    JAVA_HOME=$java_found npm run --silent test:browser -- --mode "$1"
}

mkdir -p target
now=$(sources)
case ${1-} in
    test)
        noted target/tested "$now" && exit 0
        need_node
        packages
        npm run --silent check
        npm run --silent test
        need_chromium
        npm run --silent test:browser
        printf '%s\n' "$now" >target/tested
        ;;
    real)
        now="$now $(program)"
        noted target/tested-real "$now" && exit 0
        with_server real
        with_server play
        printf '%s\n' "$now" >target/tested-real
        ;;
    ?*)
        with_server "$1"
        ;;
    *)
        [ -f dist/index.html ] && noted target/built "$now" && exit 0
        need_node
        packages
        npm run --silent build -- --logLevel warn
        printf '%s\n' "$now" >target/built
        ;;
esac
