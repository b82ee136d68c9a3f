# shellcheck shell=sh
# Sourced by build.sh: makes sure that there is a Chromium for the tests in a browser.

chromium_there() {
    [ -n "${TERCET_CHROMIUM:-}" ] && [ -x "$TERCET_CHROMIUM" ] && return
    for browser in chromium chromium-browser google-chrome; do
        ! command -v "$browser" >/dev/null 2>&1 || return 0
    done
    [ -x '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' ] || [ -x /Applications/Chromium.app/Contents/MacOS/Chromium ]
}

# From the system's packages, where we may and where they have it.
install_chromium() {
    [ "$(id -u)" -eq 0 ] || return 1
    if command -v apt-get >/dev/null 2>&1; then
        apt-get install -y --no-install-recommends chromium fonts-dejavu-core ||
            { apt-get update && apt-get install -y --no-install-recommends chromium fonts-dejavu-core; }
    elif command -v dnf >/dev/null 2>&1; then
        dnf install -y chromium
    elif command -v apk >/dev/null 2>&1; then
        apk add chromium
    elif command -v pacman >/dev/null 2>&1; then
        pacman -S --noconfirm chromium
    else
        return 1
    fi >/dev/null 2>&1
}

need_chromium() {
    chromium_there || { install_chromium && chromium_there; } || {
        echo "tercet: the tests in a browser need Chromium and found none: please install it, or name it in TERCET_CHROMIUM." >&2
        return 1
    }
}
