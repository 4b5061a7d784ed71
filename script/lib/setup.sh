# SPDX-License-Identifier: Apache-2.0
# Installs what a build needs and this machine lacks; says nothing where nothing is missing. Sourced by
# the other scripts, which run in the package's folder.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# say WORDS: a line for people, on standard error.
say() { echo "$(basename "$0"): $*" >&2; }

# run_quietly LABEL COMMAND…: shows the command's output only where it fails.
run_quietly() {
    local label=$1 log status=0
    shift
    log=$(mktemp)
    "$@" >"$log" 2>&1 </dev/null || status=$?
    if [ "$status" -ne 0 ]; then
        cat "$log" >&2
        say "$label failed"
    fi
    rm -f "$log"
    return "$status"
}

need_swift() {
    command -v swift >/dev/null && return
    say "no Swift toolchain found: install Swift 6.3 or later (see 'Install Swift' on swift.org) and put its"
    say "usr/bin folder in PATH"
    exit 2
}

# The C libraries, by pkg-config: one call where all are there.
need_libraries() {
    command -v pkg-config >/dev/null && pkg-config --exists libarchive openssl yaml-0.1 && return
    if [ "$(uname)" = Darwin ]; then
        install_with_brew pkgconf libarchive openssl@3 libyaml
    else
        install_with_apt pkg-config libarchive-dev libssl-dev libyaml-dev
    fi
}

# Packages that the tests ask about what was generated: a JSON schema validator and a roff linter.
need_test_tools() {
    local missing=()
    python3 -c 'import jsonschema' 2>/dev/null || /usr/bin/python3 -c 'import jsonschema' 2>/dev/null \
        || missing+=(python3-jsonschema)
    command -v groff >/dev/null || missing+=(groff)
    command -v unzip >/dev/null || missing+=(unzip)
    [ ${#missing[@]} -eq 0 ] && return
    [ "$(uname)" = Darwin ] && return # tests that need them are skipped there
    install_with_apt "${missing[@]}"
}

# A browser for the pages that are written, and a reader of what it prints. Fails where there is none and
# none can be installed, which is no fault of the change at hand.
need_browser() {
    local missing=()
    command -v chromium >/dev/null || command -v google-chrome >/dev/null \
        || [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ] || missing+=(chromium)
    command -v pdftotext >/dev/null || missing+=(poppler-utils)
    [ ${#missing[@]} -eq 0 ] && return
    if [ "$(uname)" != Darwin ] && command -v apt-get >/dev/null; then
        (install_with_apt "${missing[@]}") || true
    fi
    command -v chromium >/dev/null || command -v google-chrome >/dev/null \
        || [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ]
}

install_with_apt() {
    local sudo=
    if ! command -v apt-get >/dev/null; then
        say "please install: $*"
        exit 2
    fi
    [ "$(id -u)" -eq 0 ] || sudo=sudo
    say "installing $*"
    export DEBIAN_FRONTEND=noninteractive
    # The list of packages may be older than the archive: only where it is, fetch it anew.
    $sudo apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1 </dev/null && return
    run_quietly "apt-get update" $sudo apt-get update
    run_quietly "installing $*" $sudo apt-get install -y --no-install-recommends "$@"
}

install_with_brew() {
    if ! command -v brew >/dev/null; then
        say "please install: $*"
        exit 2
    fi
    say "installing $*"
    run_quietly "installing $*" brew install "$@"
    # Homebrew keeps these two out of pkg-config's way.
    PKG_CONFIG_PATH="$(brew --prefix libarchive)/lib/pkgconfig:$(brew --prefix openssl@3)/lib/pkgconfig"
    export PKG_CONFIG_PATH
}
