# shellcheck shell=sh
# Sourced by `tercet` and `mvnw`: looks for a Java of the wanted release in the places where it is usually installed.
#
#   find_java jdk   sets java_found to the home of a JDK (it has a compiler), or to nothing
#   find_java jre   the same, and a runtime without a compiler will do
#
# Exactly the wanted release is preferred wherever it is; a newer one is taken only if there is no such.

wanted_java=25

# The release number of the Java installed in $1, in java_major.
java_major_of() {
    java_major=0
    if [ -r "$1/release" ]; then
        while IFS= read -r line || [ -n "$line" ]; do
            case $line in
                JAVA_VERSION=*) java_version=${line#JAVA_VERSION=} ;;
                *) continue ;;
            esac
            java_version=${java_version#\"}
            java_major=${java_version%%[!0-9]*}
            break
        done <"$1/release"
    else
        java_major=$("$1/bin/java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p' | head -n 1)
    fi
    java_major=${java_major:-0}
}

# Keeps the home $1 if it is the best so far.
consider_java() {
    [ -z "$java_exact" ] && [ -x "$1/bin/java" ] || return 0
    [ "$java_kind" = jre ] || [ -x "$1/bin/javac" ] || return 0
    java_major_of "$1"
    if [ "$java_major" -eq "$wanted_java" ]; then
        java_exact=$1
    elif [ "$java_major" -gt "$wanted_java" ] && [ -z "$java_newer" ]; then
        java_newer=$1
    fi
}

# The `java` on the path may be a chain of links, or a script that starts the real one.
consider_java_on_path() {
    on_path=$(command -v java 2>/dev/null) || return 0
    # On macOS this one is a stub that opens a dialogue when nothing is installed.
    [ "$on_path" != /usr/bin/java ] || [ ! -x "$root_folder/usr/libexec/java_home" ] || return 0
    while [ -L "$on_path" ]; do
        link=$(readlink "$on_path")
        case $link in
            /*) on_path=$link ;;
            *) on_path=${on_path%/*}/$link ;;
        esac
    done
    path_home=${on_path%/bin/java}
    if [ ! -r "$path_home/release" ]; then
        path_home=$("$on_path" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')
    fi
    [ -z "$path_home" ] || consider_java "$path_home"
}

# TERCET_JAVA_ROOT stands for / in tests of the search itself.
find_java() {
    java_kind=$1 java_exact='' java_newer=''
    root_folder=${TERCET_JAVA_ROOT:-} home_folder=${HOME:-/nowhere}
    [ -z "${JAVA_HOME:-}" ] || consider_java "$JAVA_HOME"
    [ -n "$java_exact" ] || consider_java_on_path
    if [ -z "$java_exact" ] && [ -x "$root_folder/usr/libexec/java_home" ]; then
        mac_home=$("$root_folder/usr/libexec/java_home" -v "$wanted_java" 2>/dev/null) && consider_java "$mac_home"
    fi
    for home in \
        "$root_folder"/usr/lib/jvm/* "$root_folder"/usr/lib64/jvm/* "$root_folder"/usr/java/* \
        "$root_folder"/opt/*jdk* "$root_folder"/opt/java/* "$root_folder"/opt/*/*jdk* \
        "$root_folder"/usr/local/*jdk* "$root_folder"/usr/local/openjdk-* \
        "$root_folder"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        "$home_folder"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        "$root_folder"/opt/homebrew/opt/openjdk* "$root_folder"/usr/local/opt/openjdk* \
        "$root_folder"/home/linuxbrew/.linuxbrew/opt/openjdk* \
        "${SDKMAN_DIR:-$home_folder/.sdkman}"/candidates/java/* \
        "$home_folder"/.jdks/* "$home_folder"/.gradle/jdks/* "$home_folder"/.asdf/installs/java/* "$home_folder"/.local/share/mise/installs/java/*; do
        consider_java "$home"
    done
    # shellcheck disable=SC2034 # for whoever sources this file
    java_found=${java_exact:-$java_newer}
}
