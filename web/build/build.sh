#!/bin/sh
# What Maven asks for: `build.sh` builds the client into dist, `build.sh test` checks its types and runs its tests, some of them in Chromium.
# Nothing is done twice: a note in target says for which files it was done last.
set -eu
cd "$(dirname -- "$0")/.."
# shellcheck source=build/node.sh
. build/node.sh
# shellcheck source=build/chromium.sh
. build/chromium.sh

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
    *)
        [ -f dist/index.html ] && noted target/built "$now" && exit 0
        need_node
        packages
        npm run --silent build -- --logLevel warn
        printf '%s\n' "$now" >target/built
        ;;
esac
