#!/usr/bin/env bash
# Installs the Debian/Ubuntu packages named as arguments that are not there yet. Does nothing, and needs neither network
# nor root, when all are. "a|b" means that any of the two will do, and that a is installed when none is there.
set -euo pipefail

is_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

missing_of() {
    local choice package
    for choice in "$@"; do
        for package in ${choice//|/ }; do
            if is_installed "$package"; then continue 2; fi
        done
        printf '%s\n' "${choice%%|*}"
    done
}

if ! command -v dpkg-query >/dev/null; then
    echo "This is no Debian or Ubuntu. Install these packages' counterparts by hand: $*" >&2
    exit 69
fi

mapfile -t missing < <(missing_of "$@")
[ ${#missing[@]} -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Missing: ${missing[*]}. Run as root: apt-get install ${missing[*]}" >&2; exit 69; }
    as_root=(sudo)
fi

echo "Installing: ${missing[*]}" >&2
"${as_root[@]}" apt-get update -qq
# Newer releases ship libheif's HEVC decoder as a package of its own.
if apt-cache show libheif-plugin-libde265 >/dev/null 2>&1; then missing+=(libheif-plugin-libde265); fi
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
