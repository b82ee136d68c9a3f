# shellcheck shell=sh
# Sourced by the launcher and by build.sh: makes sure that there is a Node new enough to build the client.

wanted_node=20

node_fits() {
    command -v npm >/dev/null 2>&1 || return 1
    node_major=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null) || return 1
    [ "${node_major:-0}" -ge "$wanted_node" ]
}

# From the system's packages, where we may and where they have it.
install_node() {
    [ "$(id -u)" -eq 0 ] || command -v brew >/dev/null 2>&1 || return 1
    if command -v apt-get >/dev/null 2>&1; then
        apt-get install -y nodejs npm
    elif command -v dnf >/dev/null 2>&1; then
        dnf install -y nodejs npm
    elif command -v apk >/dev/null 2>&1; then
        apk add nodejs npm
    elif command -v pacman >/dev/null 2>&1; then
        pacman -S --noconfirm nodejs npm
    elif command -v brew >/dev/null 2>&1; then
        brew install node
    else
        return 1
    fi >/dev/null 2>&1
}

need_node() {
    node_fits || { install_node && node_fits; } || {
        echo "tercet: building the browser client needs Node $wanted_node or newer with npm, and found none: please install it, for example from your system's packages." >&2
        return 1
    }
}
